import { type FormEvent, useState } from 'react';
import { EventLink } from '#frontend/features/goals/calendar/event-link.tsx';
import { type FieldErrors, validate } from '#frontend/lib/validate.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field, TextArea } from '#frontend/ui/controls/field.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { Milestone, type Roadmap } from '#schema/contracts/roadmaps.ts';
import { stepDateError } from './step-dates.rules.ts';
import { changeStepAt, removeStepAt } from './step-edits.rules.ts';
import styles from './step-tools.module.css';

export type StepToolsProps = {
  goal: Goal;
  step: number;
  canMove: { up: boolean; down: boolean };
  onMove: (by: -1 | 1) => void;
  onChange: (roadmap: Roadmap) => void;
  onClose: () => void;
};

/** One step of an own plan with its fields, where it stands. */
export function StepTools({ goal, step, canMove, onMove, onChange, onClose }: StepToolsProps) {
  const { roadmap, targetDate: goalDate } = goal;
  const before = roadmap.milestones[step] as Milestone;
  const [draft, setDraft] = useState(before);
  const [errors, setErrors] = useState<FieldErrors>({});
  const set = (part: Partial<Milestone>) => setDraft({ ...draft, ...part });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Tasks are edited elsewhere, so the plan's present tasks are taken.
    const result = validate(Milestone, { ...draft, tasks: before.tasks });
    const found: FieldErrors = 'errors' in result ? { ...result.errors } : {};
    const late = stepDateError(roadmap, step, draft.targetDate, goalDate);
    if (late) found['targetDate'] ??= late;
    setErrors(found);
    if (Object.keys(found).length > 0 || 'errors' in result) return;
    onChange(changeStepAt(roadmap, step, result.value));
    onClose();
  };

  return (
    <form
      noValidate
      className={styles.tools}
      aria-label={`Step ${step + 1}`}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Field
        label="Step title"
        autoFocus
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
        error={errors['title']}
      />
      <Field
        label="Date"
        type="date"
        value={draft.targetDate}
        onChange={(event) => set({ targetDate: event.target.value })}
        error={errors['targetDate']}
      />
      <TextArea
        label="Why, and how you’ll know"
        optional
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
        error={errors['description']}
      />
      <div className={styles.line}>
        <Button type="submit" size="small">
          Save step
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <div className={styles.line}>
        <Button kind="quiet" size="small" disabled={!canMove.up} onClick={() => onMove(-1)}>
          Move up
        </Button>
        <Button kind="quiet" size="small" disabled={!canMove.down} onClick={() => onMove(1)}>
          Move down
        </Button>
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            onChange(removeStepAt(roadmap, step));
            onClose();
          }}
        >
          Delete step
        </Button>
      </div>
      <EventLink
        goalId={goal.id}
        of={{ milestone: step }}
        name={before.title}
        label="Add this step to my calendar"
      />
    </form>
  );
}
