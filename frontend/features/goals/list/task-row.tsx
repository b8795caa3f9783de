import { type KeyboardEvent, Suspense, useEffect, useId, useState } from 'react';
import { usePersonDay } from '#frontend/api/person-day.ts';
import { Grip } from '#frontend/features/goals/plan/grip.tsx';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { Checkbox } from '#frontend/ui/controls/checkbox.tsx';
import { MoreButton } from '#frontend/ui/controls/more-button.tsx';
import type { Rhythm } from '#schema/contracts/rhythms.ts';
import type { TaskPatch } from '#schema/contracts/tasks.ts';
import type { Answers } from '#schema/rules/goals/rhythms.ts';
import { describeDate, localToday } from './goal-dates.rules.ts';
import styles from './task-list.module.css';

const TaskTools = lazyComponent(() => import('./task-tools.tsx').then((m) => m.TaskTools));

const RhythmLine = lazyComponent(() =>
  import('#frontend/features/goals/rhythms/rhythm-line.tsx').then((m) => m.RhythmLine),
);

export type TaskRowProps = {
  goalId: number;
  id: string;
  words: string;
  place: number;
  isDone: boolean;
  isLast: boolean;
  date: string | undefined;
  /** Of one that repeats: how often, and what was answered. */
  rhythm?: { rhythm: Rhythm; answers: Answers } | undefined;
  onChange: (patch: TaskPatch) => void;
  /** By one place: -1 up, 1 down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/**
 * One task: a box to tick, its words, its day, and behind a button what else can be done with it.
 */
export function TaskRow(props: TaskRowProps) {
  const { id, words, place, date, rhythm, onChange, onMove } = props;
  const today = usePersonDay();
  const isDone = rhythm ? rhythm.answers[today] === 'done' : props.isDone;
  const [isOpen, setIsOpen] = useState(false);
  // The list learns of a press a moment later; until then the box shows it by itself.
  const [pressed, setPressed] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list's value counts.
  useEffect(() => setPressed(undefined), [isDone]);
  const tick = (done: boolean) => {
    setPressed(done);
    onChange(rhythm ? { days: { [today]: done ? 'done' : null } } : { done });
  };
  const toolsId = useId();
  const boxId = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <li
      className={styles.task}
      data-task={id}
      data-order={place}
      data-done={isDone || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.row} data-grips="">
        <Checkbox
          data-tick=""
          id={boxId}
          checked={pressed ?? isDone}
          onChange={(event) => tick(event.target.checked)}
        />
        <span className={styles.words}>
          <label htmlFor={boxId} className={styles.text}>
            {words}
          </label>
          {date && !isDone && (
            <time className={styles.day} dateTime={date}>
              {describeDate(date, localToday())}
            </time>
          )}
          {rhythm && (
            <Suspense fallback={null}>
              <RhythmLine
                {...rhythm}
                {...{ words, today }}
                onAnswer={(days) => onChange({ days })}
              />
            </Suspense>
          )}
        </span>
        <Grip
          what={`task: ${words}`}
          // Alt with an arrow key moves a task from anywhere in its row.
          isStop={false}
          canMove={{ up: place > 0, down: !props.isLast }}
          onMove={onMove}
        />
        <MoreButton
          label={`Change task: ${words}`}
          controls={toolsId}
          {...{ isOpen }}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <Suspense fallback={null}>
        {isOpen && <TaskTools {...props} toolsId={toolsId} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </li>
  );
}
