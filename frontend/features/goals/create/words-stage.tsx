import { useEffect, useRef } from 'react';
import {
  type GoalDraft,
  typeGoal,
  typeTitle,
} from '#frontend/features/goals/edit/goal-draft.state.ts';
import type { FieldErrors } from '#frontend/lib/validate.ts';
import { Field, TextArea } from '#frontend/ui/controls/field.tsx';
import styles from './create-goal.module.css';

type Props = { draft: GoalDraft; errors: FieldErrors; today: string };

/** The documented fields: title, description and a date that is today until another is chosen. */
export function WordsStage({ draft, errors, today }: Props) {
  const isBack = useRef(draft.talk !== undefined);
  const part = useRef<HTMLDivElement>(null);
  // Coming back from the talk, the focus goes to this stage: the button that had it is gone.
  useEffect(() => {
    if (isBack.current) part.current?.closest<HTMLElement>('[role=dialog]')?.focus();
  }, []);
  return (
    <div ref={part} className={styles.words}>
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
        hint="It helps to say where you’re starting from and how you’ll know you’re done."
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
    </div>
  );
}
