import { describeDate } from '#frontend/features/goals/list/goal-dates.rules.ts';
import { StepSummary, TaskWords } from '#frontend/features/goals/plan/step-words.tsx';
import { Button } from '#frontend/ui/controls/button.tsx';
import { isIfThen } from '#schema/rules/goals/if-thens.ts';
import type { PlanBounds } from '#schema/rules/goals/plan-dates.ts';
import { MoveButtons } from './move-buttons.tsx';
import styles from './plan-editor.module.css';
import { PlanStepFields } from './plan-step-fields.tsx';
import type { Direction, errorsOfStep, PlanStep } from './plan-steps.rules.ts';

export type StepProps = {
  step: PlanStep;
  at: number;
  isLast: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  isEditing: boolean;
  bounds: PlanBounds;
  errors: ReturnType<typeof errorsOfStep>;
  onChange: (part: Partial<PlanStep>) => void;
  onEdit: (isEditing: boolean) => void;
  onMove: (by: Direction) => void;
  onRemove: () => void;
  onAddTask: () => void;
  onMoveTask: (key: number, by: Direction) => void;
  onRemoveTask: (key: number) => void;
};

/** One step of a plan that is not kept yet: to be read, or with its fields where it is changed. */
export function PlanStepItem(props: StepProps) {
  const { step, at, isOpen, onOpen, isEditing, errors, bounds } = props;
  const isWrong = errors.title || errors.description || errors.targetDate || errors.tasks.size > 0;
  if (isEditing || isWrong) return <PlanStepFields {...props} />;
  const { title, description, targetDate, tasks } = step;
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <StepSummary
        above={`Step ${at + 1}`}
        {...{ title, targetDate }}
        distance={describeDate(targetDate, bounds.from)}
        className={styles.summary}
      />
      <div className={styles.content}>
        {description && <p>{description}</p>}
        <TaskWords tasks={tasks.map((task) => ({ ...task, isIfThen: isIfThen(task.text) }))} />
        <StepActions {...props} />
      </div>
    </details>
  );
}

function StepActions({ step, at, isLast, onEdit, onMove, onRemove }: StepProps) {
  const name = (
    <span className="visually-hidden">
      {' '}
      step {at + 1}: {step.title}
    </span>
  );
  return (
    <div className={styles.actions} data-step-actions="">
      <Button kind="outline" size="small" data-edit="" onClick={() => onEdit(true)}>
        Edit{name}
      </Button>
      <MoveButtons
        what={`step ${at + 1}`}
        canMove={{ up: at > 0, down: !isLast }}
        onMove={onMove}
      />
      <Button kind="quiet" size="small" onClick={onRemove}>
        Remove{name}
      </Button>
    </div>
  );
}
