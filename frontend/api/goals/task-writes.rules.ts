import type { Write } from '#frontend/outbox/queued-write.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import type { TaskId, TaskPatch } from '#schema/contracts/tasks.ts';
import { withDays } from '#schema/rules/goals/rhythm-answers.ts';
import { withChangedTask, withoutTask, withTask } from '#schema/rules/goals/task-edits.ts';
import { taskIdAt } from '#schema/rules/goals/tasks.ts';

export type TaskWrite = Extract<Write, { kind: 'task-add' | 'task-change' | 'task-delete' }>;

export const isTaskWrite = (write: Write): write is TaskWrite => write.kind.startsWith('task-');

const without = (ids: TaskId[] | undefined, gone: TaskId[]) =>
  (ids ?? []).filter((id) => !gone.includes(id));

/** A goal with a milestone reached or taken back. Reaching one ticks its tasks. */
export function withMilestone(goal: Goal, milestone: number): Goal {
  const tasks = goal.roadmap.milestones[milestone]?.tasks ?? [];
  const ids = tasks.map((_, place) => taskIdAt(goal, milestone, place));
  if (milestone <= goal.milestone) return { ...goal, milestone };
  return { ...goal, milestone, doneTasks: [...without(goal.doneTasks, ids), ...ids] };
}

function withTaskState(goal: Goal, id: TaskId, patch: TaskPatch): Goal {
  const { done, date, rhythm, days } = patch;
  const { [id]: _, ...otherDates } = goal.taskDates ?? {};
  const { [id]: before, ...otherRhythms } = goal.taskRhythms ?? {};
  const answers = goal.rhythmAnswers ?? {};
  return {
    ...goal,
    ...(done !== undefined && {
      doneTasks: [...without(goal.doneTasks, [id]), ...(done ? [id] : [])],
    }),
    ...(date !== undefined && { taskDates: date ? { ...otherDates, [id]: date } : otherDates }),
    ...(rhythm !== undefined && {
      taskRhythms: rhythm ? { ...otherRhythms, [id]: rhythm } : otherRhythms,
    }),
    ...(days &&
      (rhythm ?? before) && {
        rhythmAnswers: { ...answers, [id]: withDays(answers[id] ?? {}, days, '') },
      }),
  };
}

/**
 * A goal as the server will have it once it has this write, by the same rules. Twice is as good as
 * once; what the server would refuse changes nothing.
 */
export function withTaskWrite(goal: Goal, write: TaskWrite): Goal {
  const list =
    write.kind === 'task-add'
      ? withTask(goal, write.body)
      : write.kind === 'task-delete'
        ? withoutTask(goal, write.taskId)
        : withChangedTask(goal, write.taskId, write.body);
  if (typeof list === 'string') return goal;
  return write.kind === 'task-change' ? withTaskState(list, write.taskId, write.body) : list;
}
