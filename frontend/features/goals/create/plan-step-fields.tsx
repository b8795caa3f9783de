import { useId } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field, TextArea } from '#frontend/ui/controls/field.tsx';
import { MAX_TASKS } from '#schema/rules/limits.ts';
import { GrowingLine } from './growing-line.tsx';
import { MoveButtons } from './move-buttons.tsx';
import styles from './plan-editor.module.css';
import type { StepProps } from './plan-step-item.tsx';
import type { Direction, PlanTask } from './plan-steps.rules.ts';

/** A step with all that can be changed in it. */
export function PlanStepFields({
  step,
  at,
  isLast,
  bounds,
  errors,
  onChange,
  onEdit,
  onMove,
  onRemove,
  onAddTask,
  onMoveTask,
  onRemoveTask,
}: StepProps) {
  const id = useId();
  const { tasks } = step;
  const setTask = (key: number, text: string) =>
    onChange({ tasks: tasks.map((task) => (task.key === key ? { key, text } : task)) });
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Step {at + 1}</legend>
      <div className={styles.row}>
        <div className={styles.titleField}>
          <label htmlFor={`${id}-title`}>Step title</label>
          <GrowingLine
            id={`${id}-title`}
            data-title=""
            value={step.title}
            isWrong={errors.title !== undefined}
            aria-describedby={errors.title && `${id}-title-error`}
            onType={(title) => onChange({ title })}
          />
          {errors.title && (
            <p id={`${id}-title-error`} className={styles.error} role="alert">
              {errors.title}
            </p>
          )}
        </div>
        <Field
          label="Date"
          type="date"
          min={bounds.from}
          max={bounds.to}
          value={step.targetDate}
          onChange={(event) => onChange({ targetDate: event.target.value })}
          error={errors.targetDate}
        />
      </div>
      <TextArea
        label="Why, and how you’ll know"
        optional
        value={step.description}
        onChange={(event) => onChange({ description: event.target.value })}
        error={errors.description}
      />
      <div>
        <p className={styles.label}>Tasks</p>
        <ol className={styles.editTasks}>
          {tasks.map((task, index) => (
            <TaskRow
              key={task.key}
              task={task}
              name={`Task ${index + 1} of step ${at + 1}`}
              error={errors.tasks.get(task.key)}
              canMove={{
                up: index > 0 || at > 0,
                down: index < tasks.length - 1 || !isLast,
              }}
              onType={(text) => setTask(task.key, text)}
              onEnter={onAddTask}
              onMove={(by) => onMoveTask(task.key, by)}
              onRemove={() => onRemoveTask(task.key)}
            />
          ))}
        </ol>
        {tasks.length < MAX_TASKS && (
          <Button kind="quiet" size="small" onClick={onAddTask}>
            Add a task<span className="visually-hidden"> to step {at + 1}</span>
          </Button>
        )}
      </div>
      <div className={styles.actions} data-step-actions="">
        <Button kind="outline" size="small" onClick={() => onEdit(false)}>
          Done<span className="visually-hidden"> with step {at + 1}</span>
        </Button>
        <MoveButtons
          what={`step ${at + 1}`}
          canMove={{ up: at > 0, down: !isLast }}
          onMove={onMove}
        />
        <Button kind="quiet" size="small" onClick={onRemove}>
          Remove<span className="visually-hidden"> step {at + 1}</span>
        </Button>
      </div>
    </fieldset>
  );
}

type TaskRowProps = {
  task: PlanTask;
  name: string;
  error: string | undefined;
  canMove: { up: boolean; down: boolean };
  onType: (text: string) => void;
  onEnter: () => void;
  onMove: (by: Direction) => void;
  onRemove: () => void;
};

function TaskRow({ task, name, error, canMove, onType, onEnter, onMove, onRemove }: TaskRowProps) {
  const id = useId();
  return (
    <li className={styles.task} data-task={task.key}>
      <GrowingLine
        aria-label={name}
        aria-describedby={error ? id : undefined}
        value={task.text}
        isWrong={error !== undefined}
        onType={onType}
        onEnter={onEnter}
      />
      <div className={styles.taskActions}>
        <MoveButtons what={name.toLowerCase()} canMove={canMove} onMove={onMove} />
        <button
          type="button"
          className={styles.icon}
          aria-label={`Remove ${name.toLowerCase()}`}
          onClick={onRemove}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" />
          </svg>
        </button>
      </div>
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </li>
  );
}
