import {
  type GoalDraft,
  typeGoal,
  typeTitle,
} from '#frontend/features/goals/edit/goal-draft.state.ts';
import type { FieldErrors } from '#frontend/lib/validate.ts';
import { Field, TextArea } from '#frontend/ui/controls/field.tsx';

type Props = { draft: GoalDraft; errors: FieldErrors; today: string };

/** The documented fields: title, description and a date that is today until another is chosen. */
export function WordsStage({ draft, errors, today }: Props) {
  return (
    <>
      <Field
        label="Title"
        value={draft.title}
        onChange={(event) => typeTitle(event.target.value)}
        error={errors.title ?? errors['goal.title']}
      />
      <TextArea
        label="Description"
        optional
        value={draft.description}
        onChange={(event) => typeGoal({ description: event.target.value })}
        hint="Where you start from and what done looks like help the plan most."
        error={errors.description ?? errors['goal.description']}
      />
      <Field
        label="Target date"
        type="date"
        min={today}
        value={draft.targetDate || today}
        onChange={(event) => typeGoal({ targetDate: event.target.value, wantsDate: false })}
        error={errors.targetDate ?? errors['goal.targetDate']}
      />
    </>
  );
}
