import {
  editPlan,
  type GoalDraft,
  typeGoal,
} from '#frontend/features/goals/edit/goal-draft.state.ts';
import { formatDate } from '#frontend/features/goals/list/goal-dates.rules.ts';
import type { FieldErrors } from '#frontend/lib/validate.ts';
import { ChoiceChips } from '#frontend/ui/controls/choice-chips.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import styles from './create-goal.module.css';
import { type GoalTalk, planIsFor } from './goal-talk.rules.ts';
import { PlanEditor } from './plan-editor.tsx';
import { StageHeading } from './stage-heading.tsx';

type Props = {
  draft: GoalDraft;
  talk: GoalTalk;
  today: string;
  errors: FieldErrors;
  isPending: boolean;
  onReplan: (draft: GoalDraft) => void;
};

/** The plan before it is kept: to be read, and to be changed in every part. */
export function PlanStage({ draft, talk, today, errors, isPending, onReplan }: Props) {
  const { roadmap, options = [] } = talk.reply;
  const chosen = options.find(({ targetDate }) => targetDate === draft.targetDate);
  const choose = (label: string) => {
    const option = options.find((one) => one.label === label);
    if (option && option !== chosen) onReplan(typeGoal({ targetDate: option.targetDate }));
  };
  return (
    <>
      <StageHeading>Your plan</StageHeading>
      <p className={styles.said}>
        {planIsFor(draft) ?? `“${draft.title}”, by ${formatDate(draft.targetDate)}.`}
      </p>
      {roadmap.note && <Notice>{roadmap.note}</Notice>}
      {options.length > 1 && (
        <ChoiceChips
          legend="There isn’t much time for all of it. Which would you rather have?"
          choices={options.map(({ label }) => label)}
          value={chosen?.label}
          onChoose={choose}
          disabled={isPending}
        />
      )}
      <PlanEditor
        key={talk.plannedFrom}
        steps={talk.steps}
        bounds={{ from: today, to: draft.targetDate }}
        errors={errors}
        onChange={editPlan}
      />
    </>
  );
}
