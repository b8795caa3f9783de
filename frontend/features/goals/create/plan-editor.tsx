import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#frontend/lib/validate.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { PlanBounds } from '#schema/rules/goals/plan-dates.ts';
import { MAX_MILESTONES } from '#schema/rules/limits.ts';
import styles from './plan-editor.module.css';
import { PlanStepItem } from './plan-step-item.tsx';
import {
  addStep,
  addTaskToStep,
  changeStep,
  type Direction,
  errorsOfStep,
  moveStep,
  moveTask,
  type PlanStep,
  removeStep,
} from './plan-steps.rules.ts';

type Props = {
  steps: PlanStep[];
  bounds: PlanBounds;
  errors: FieldErrors;
  onChange: (steps: PlanStep[]) => void;
};

/** What was taken away last, to be put back: the plan before, and where it stood. */
type Removed = { before: PlanStep[]; place: number; words: string };

const firstKey = (steps: PlanStep[]) => steps.slice(0, 1).map(({ key }) => key);

const withKey = (keys: ReadonlySet<number>, key: number, isIn: boolean): ReadonlySet<number> => {
  const next = new Set(keys);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
};

/** A plan as a list of steps that lie closed, but for the first; each can be changed in place. */
export function PlanEditor({ steps, bounds, errors, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  /** What gets the focus once the plan is drawn as it is now. */
  const wanted = useRef<string>(undefined);
  const [editing, setEditing] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(firstKey(steps)));
  const [removed, setRemoved] = useState<Removed>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (wanted.current) list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });

  const change = (next: PlanStep[], focus?: string, words = '') => {
    wanted.current = focus;
    setRemoved(undefined);
    setSaid(words);
    onChange(next);
  };
  const remove = (next: PlanStep[], place: number, words: string) => {
    change(next, '[data-undo]');
    setRemoved({ before: steps, place, words });
  };
  const setIsEditing = (key: number, isEditing: boolean) => {
    wanted.current = `[data-step="${key}"] ${isEditing ? '[data-title]' : '[data-edit]'}`;
    setEditing(withKey(editing, key, isEditing));
    setOpen(withKey(open, key, true));
  };
  const opensAll = steps.every(({ key }) => open.has(key));

  const append = () => {
    const { steps: next, key } = addStep(steps, bounds.to);
    if (key === undefined) return;
    setEditing(withKey(editing, key, true));
    setOpen(withKey(open, key, true));
    change(next, `[data-step="${key}"] [data-title]`, `Step ${next.length} added`);
  };
  const move = (step: PlanStep, by: Direction) => {
    const at = steps.indexOf(step) + by;
    if (!steps[at]) return;
    const button = `[data-step="${step.key}"] [data-step-actions] [data-move="${by}"]`;
    change(moveStep(steps, step.key, by), button, `Now step ${at + 1} of ${steps.length}`);
  };
  const appendTask = (step: PlanStep) => {
    const { steps: next, key } = addTaskToStep(steps, step.key);
    if (key !== undefined) change(next, `[data-task="${key}"] textarea`);
  };
  const shiftTask = (key: number, by: Direction) => {
    const next = moveTask(steps, key, by);
    const at = next.findIndex(({ tasks }) => tasks.some((task) => task.key === key));
    const step = next[at] as PlanStep;
    // Over the edge of its step it can be seen only where that one is being changed, too.
    setEditing(withKey(editing, step.key, true));
    const place = step.tasks.findIndex((task) => task.key === key) + 1;
    change(next, `[data-task="${key}"] [data-move="${by}"]`, `Task ${place} of step ${at + 1}`);
  };

  const undo = removed && (
    <p className={styles.removed}>
      {removed.words}{' '}
      <Button
        kind="quiet"
        size="small"
        data-undo=""
        onClick={() => change(removed.before, undefined, 'It is back')}
      >
        Put it back
      </Button>
    </p>
  );

  return (
    <div>
      <div className={styles.head}>
        <p>
          {steps.length} {steps.length === 1 ? 'step' : 'steps'}, all yours to change
        </p>
        <Button
          kind="quiet"
          size="small"
          aria-expanded={opensAll}
          onClick={() => setOpen(new Set(opensAll ? firstKey(steps) : steps.map(({ key }) => key)))}
        >
          {opensAll ? 'Show the first step only' : 'Show all steps'}
        </Button>
      </div>
      <ol ref={list} className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.key} className={styles.step} data-step={step.key}>
            {removed?.place === at && undo}
            <PlanStepItem
              step={step}
              at={at}
              isLast={at === steps.length - 1}
              isOpen={open.has(step.key)}
              onOpen={(isOpen) => setOpen((keys) => withKey(keys, step.key, isOpen))}
              isEditing={editing.has(step.key)}
              bounds={bounds}
              errors={errorsOfStep(step, at, errors)}
              onChange={(part) => change(changeStep(steps, step.key, part))}
              onEdit={(isEditing) => setIsEditing(step.key, isEditing)}
              onMove={(by) => move(step, by)}
              onRemove={() => remove(removeStep(steps, step.key), at, 'The step is gone.')}
              onAddTask={() => appendTask(step)}
              onMoveTask={shiftTask}
              onRemoveTask={(key) =>
                remove(
                  changeStep(steps, step.key, {
                    tasks: step.tasks.filter((task) => task.key !== key),
                  }),
                  at,
                  'The task is gone.',
                )
              }
            />
          </li>
        ))}
        {removed && removed.place >= steps.length && <li className={styles.step}>{undo}</li>}
      </ol>
      {steps.length < MAX_MILESTONES && (
        <Button kind="outline" size="small" onClick={append}>
          Add a step
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
