import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTaskChange } from '#frontend/api/goals/task-changes.ts';
import { useDragOrder } from '#frontend/features/goals/plan/use-drag-order.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { todayHere } from '#frontend/lib/today-here.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import type { Rhythm, RhythmDays } from '#schema/contracts/rhythms.ts';
import type { TaskId, TaskPatch } from '#schema/contracts/tasks.ts';
import { oldestAnswer, withDays } from '#schema/rules/goals/rhythm-answers.ts';
import { taskIdAt } from '#schema/rules/goals/tasks.ts';
import { MAX_TASKS } from '#schema/rules/limits.ts';
import styles from './task-list.module.css';
import { TaskRow } from './task-row.tsx';

const AddTask = lazyComponent(() => import('./add-task.tsx').then((m) => m.AddTask));

/** A task that was just deleted, while it can still be brought back. */
type Removed = {
  id: TaskId;
  words: string;
  place: number;
  done: boolean;
  date: string | undefined;
  rhythm: Rhythm | undefined;
  days: RhythmDays;
};

const sayRefused = (error: Error) =>
  showToast({
    title: 'Task not changed',
    description: errorMessage(error, 'Please try again in a moment.'),
  });

type Props = {
  goal: Goal;
  step: number;
  /** The tools of the step itself, beside the form that adds a task. */
  tools?: ReactNode;
};

/** The tasks of one milestone of an own goal: ticked and changed where they stand. */
export function GoalTasks({ goal, step, tools }: Props) {
  const change = useTaskChange(sayRefused);
  const [removed, setRemoved] = useState<Removed>();
  const [isAdding, setIsAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: TaskId; hold: string }>(undefined);
  const { id: goalId, roadmap, doneTasks = [], taskDates = {} } = goal;
  const rhythmOf = (id: TaskId) => {
    const rhythm = goal.taskRhythms?.[id];
    return rhythm && { rhythm, answers: goal.rhythmAnswers?.[id] ?? {} };
  };
  const milestone = roadmap.milestones[step];
  const tasks = milestone?.tasks ?? [];
  const rows = tasks.map((words, place) => ({ id: taskIdAt(goal, step, place), words, place }));

  // A row that moves loses the focus on its way, and gets it back here.
  useLayoutEffect(() => {
    if (!moved.current) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-task="${moved.current.id}"] ${moved.current.hold}`)
      ?.focus();
    moved.current = undefined;
  });

  const patch = (taskId: TaskId, body: TaskPatch) =>
    change({ kind: 'task-change', goalId, taskId, body });
  const move = (taskId: TaskId, place: number) => {
    if (place < 0 || place >= tasks.length) return;
    // By its grip, or by the button that its other tools are behind.
    const isByGrip = document.activeElement?.hasAttribute('data-grip');
    moved.current = { id: taskId, hold: isByGrip ? '[data-grip]' : '[aria-expanded]' };
    patch(taskId, { milestone: step, place });
  };
  useDragOrder(list, rows.length, (from, to) => {
    const row = rows[from];
    if (row) patch(row.id, { milestone: step, place: to });
  });
  const remove = ({ id, words, place }: (typeof rows)[number]) => {
    setRemoved({
      id,
      words,
      place,
      done: doneTasks.includes(id),
      date: taskDates[id],
      rhythm: rhythmOf(id)?.rhythm,
      days: withDays(rhythmOf(id)?.answers ?? {}, {}, oldestAnswer(todayHere())),
    });
    change({ kind: 'task-delete', goalId, taskId: id, body: {} });
  };
  const add = (words: string) => {
    const id = crypto.randomUUID().slice(0, 8);
    change({ kind: 'task-add', goalId, body: { id, milestone: step, words } });
  };
  const bringBack = ({ id, words, place, done, date, rhythm, days }: Removed) => {
    setRemoved(undefined);
    change({ kind: 'task-add', goalId, body: { id, milestone: step, words } });
    patch(id, {
      milestone: step,
      place,
      ...(done && { done }),
      ...(date && { date }),
      ...(rhythm && { rhythm }),
      ...(rhythm && Object.keys(days).length > 0 && { days }),
    });
  };

  return (
    <div className={styles.tasks}>
      {rows.length > 0 && (
        <ul ref={list}>
          {rows.map((row) => (
            <TaskRow
              key={row.id}
              {...row}
              goalId={goalId}
              isDone={doneTasks.includes(row.id)}
              date={taskDates[row.id]}
              rhythm={rhythmOf(row.id)}
              isLast={row.place === tasks.length - 1}
              onChange={(body) => patch(row.id, body)}
              onMove={(by) => move(row.id, row.place + by)}
              onRemove={() => remove(row)}
            />
          ))}
        </ul>
      )}
      {removed && (
        <p role="status" className={styles.removed}>
          <span>“{removed.words}” is deleted.</span>
          <Button kind="quiet" size="small" onClick={() => bringBack(removed)}>
            Undo
          </Button>
        </p>
      )}
      <div className={styles.acts}>
        {tasks.length < MAX_TASKS &&
          (isAdding ? (
            <Suspense fallback={null}>
              <AddTask onAdd={add} onClose={() => setIsAdding(false)} />
            </Suspense>
          ) : (
            <Button kind="quiet" size="small" onClick={() => setIsAdding(true)}>
              Add a task
            </Button>
          ))}
        {tools}
      </div>
    </div>
  );
}
