import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import type { RhythmDays } from '#schema/contracts/rhythms.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import type { NewTask, TaskId, TaskPatch } from '#schema/contracts/tasks.ts';
import { oldestAnswer, withDays } from '#schema/rules/goals/rhythm-answers.ts';
import {
  carryTaskIds,
  findTask,
  type TaskFault,
  withChangedTask,
  withoutTask,
  withTask,
} from '#schema/rules/goals/task-edits.ts';
import { type TaskList, taskIdsOf, taskListOf } from '#schema/rules/goals/tasks.ts';
import { ANSWERS_KEPT_DAYS, MAX_TASKS } from '#schema/rules/limits.ts';
import type { UserContext } from '#worker/context.ts';
import { noticeForText } from '#worker/features/safety/safety.service.ts';
import { dateInZone, todayFor } from '#worker/lib/calendar.ts';
import { AssertionFailed } from '#worker/lib/database/database.ts';
import { type AppError, conflict, invalid, notFound } from '#worker/lib/errors.ts';
import { type GoalRow, statesOf, toGoal } from './goal-row.rules.ts';
import {
  assertPlanUnchanged,
  findOwnPlan,
  type TaskState,
  updateOwnPlan,
  updateOwnTask,
} from './tasks.queries.ts';
import { typedInto } from './typed-words.rules.ts';

const REFUSALS: Record<TaskFault, () => AppError> = {
  'no such task': () => notFound('This task is not in the plan any more'),
  'no such step': () => notFound('This step is not in the plan any more'),
  'step is full': () => conflict(`A step holds up to ${MAX_TASKS} tasks. This one is full.`),
  'id is taken': () => conflict('This task is in the plan already'),
};

const NO_SUCH_GOAL = 'Goal not found';
const NO_RHYTHM = 'This task does not repeat, so no day of it can be answered';
const NOT_YET = 'This day has not come yet';
const TOO_LONG_AGO = `Answers are kept for ${ANSWERS_KEPT_DAYS} days. This one is older.`;
/** Two devices that change one plan at the same moment: the later one looks again. */
const TRIES = 3;

/** A random id for a task that came without one. */
export const newTaskId = (): TaskId => crypto.randomUUID().slice(0, 8);

/** The first zone on earth to reach a new day. */
const LATEST_ZONE = 'Etc/GMT-14';

/** When a task's state is changed, and since when answers are kept. */
interface StateOwner {
  now: string;
  oldest: CalendarDate;
}

/** What of a goal's row a change of its tasks sets. */
type PlanPatch = Parameters<typeof updateOwnPlan>[1];

/**
 * Changes an own plan by what it is now: reads it, and writes in one batch that fails where it was
 * changed meanwhile. @throws notFound, conflict
 */
async function changePlan(
  ctx: UserContext,
  goalId: number,
  change: (row: GoalRow) => PlanPatch,
): Promise<Goal> {
  const own = { userId: ctx.caller.userId, goalId };
  for (let left = TRIES; ; left -= 1) {
    const [, [row]] = await ctx.read([findOwnPlan(own)]);
    if (!row) throw notFound(NO_SUCH_GOAL);
    const { planVersion, ...goal } = row;
    try {
      const [, [changed]] = await ctx.write([
        assertPlanUnchanged({ ...own, planVersion }),
        updateOwnPlan(own, change(goal)),
      ]);
      if (!changed) throw notFound(NO_SUCH_GOAL);
      return toGoal(changed);
    } catch (thrown) {
      const isOvertaken = thrown instanceof AssertionFailed && thrown.guard === 'plan_unchanged';
      if (!isOvertaken || left <= 1) throw thrown;
    }
  }
}

/** @throws notFound, conflict for a change that is not to be made */
function made(changed: TaskList | TaskFault): TaskList {
  if (typeof changed === 'string') throw REFUSALS[changed]();
  return changed;
}

/** Words of care go along where what was typed speaks of danger. */
async function withNoticeFor(ctx: UserContext, words: string | undefined, goal: Goal) {
  const safetyNotice = words ? await noticeForText(ctx, words) : undefined;
  return { ...goal, ...(safetyNotice && { safetyNotice }) };
}

/** Puts a task at the end of a milestone. @throws notFound, conflict where there is no room */
export async function addTask(ctx: UserContext, goalId: number, task: NewTask): Promise<Goal> {
  const { id = newTaskId() } = task;
  const goal = await changePlan(ctx, goalId, (row) => {
    const { roadmap, taskIds = [] } = made(withTask(taskListOf(row), { ...task, id }));
    return { roadmap, taskIds };
  });
  return withNoticeFor(ctx, task.words, goal);
}

/** The earliest day that may be answered, and the last: what is today somewhere on earth. */
function daysToAnswer(ctx: UserContext) {
  const now = ctx.clock.now();
  return { oldest: oldestAnswer(todayFor(now, undefined)), last: dateInZone(now, LATEST_ZONE) };
}

/** @throws invalid for a day to come, or one that is not kept any more */
function refuseOtherDays(ctx: UserContext, days: RhythmDays = {}) {
  const { oldest, last } = daysToAnswer(ctx);
  for (const day of Object.keys(days)) {
    const message = day > last ? NOT_YET : day < oldest ? TOO_LONG_AGO : undefined;
    if (message) throw invalid(message, [{ path: `days.${day}`, message }]);
  }
}

async function setTaskState(ctx: UserContext, goalId: number, taskId: TaskId, state: TaskState) {
  const now = ctx.clock.now().toISOString();
  const own = { ...ctx.session(), goalId, taskId, now, oldestAnswer: daysToAnswer(ctx).oldest };
  const changed = await ctx.writeUnguarded({
    before: [],
    change: updateOwnTask(own, state),
    after: [],
  });
  if (changed) return toGoal(changed as GoalRow);
  const [, [row]] = await ctx.read([findOwnPlan({ userId: ctx.caller.userId, goalId })]);
  if (!row) throw notFound(NO_SUCH_GOAL);
  throw findTask(taskListOf(row), taskId) ? conflict(NO_RHYTHM) : REFUSALS['no such task']();
}

/**
 * The state of a task, for a change of the whole plan. @throws conflict for days of a task that
 * does not repeat
 */
function stateAfter(row: GoalRow, id: TaskId, state: TaskState, own: StateOwner): PlanPatch {
  const { done, date, rhythm, days } = state;
  const { now } = own;
  const { [id]: _, ...otherDates } = row.taskDates;
  const { [id]: before, ...otherRhythms } = row.taskRhythms;
  if (days && !(rhythm ?? before)) throw conflict(NO_RHYTHM);
  return {
    ...(rhythm !== undefined && {
      taskRhythms: rhythm ? { ...otherRhythms, [id]: rhythm } : otherRhythms,
    }),
    ...(days && {
      rhythmAnswers: {
        ...row.rhythmAnswers,
        [id]: withDays(row.rhythmAnswers[id] ?? {}, days, own.oldest),
      },
    }),
    ...(done !== undefined && {
      taskTicks: { ...row.taskTicks, [id]: done ? (row.taskTicks[id] ?? now) : null },
    }),
    ...(date !== undefined && {
      taskDates: date === null ? otherDates : { ...otherDates, [id]: date },
    }),
  };
}

/**
 * Ticks, dates, renames or moves an own task, sets how often it repeats, or answers days of that. A
 * change that leaves the plan alone is one statement; renaming or moving reads the plan first.
 * @throws notFound, conflict, invalid
 */
export async function changeTask(
  ctx: UserContext,
  goalId: number,
  taskId: TaskId,
  patch: TaskPatch,
): Promise<Goal> {
  const { words, milestone, place, ...state } = patch;
  const isReplaced = words !== undefined || milestone !== undefined || place !== undefined;
  refuseOtherDays(ctx, state.days);
  if (!isReplaced) return setTaskState(ctx, goalId, taskId, state);
  const own = { now: ctx.clock.now().toISOString(), oldest: daysToAnswer(ctx).oldest };
  const goal = await changePlan(ctx, goalId, (row) => {
    const { roadmap, taskIds = [] } = made(withChangedTask(taskListOf(row), taskId, patch));
    return { roadmap, taskIds, ...stateAfter(row, taskId, state, own) };
  });
  return withNoticeFor(ctx, words, goal);
}

/** Takes a task out of an own plan, with what stood beside it. @throws notFound */
export async function deleteTask(ctx: UserContext, goalId: number, taskId: TaskId): Promise<void> {
  await changePlan(ctx, goalId, (row) => {
    const list = made(withoutTask(taskListOf(row), taskId));
    const ids = taskIdsOf(list);
    return { roadmap: list.roadmap, taskIds: ids, ...statesOf(row, ids) };
  });
}

/**
 * For a plan that is about to be replaced: the ids, ticks, dates and rhythms that its tasks keep,
 * and the sentences that are new in it. The caller writes it in the same batch with
 * `assertPlanUnchanged`. @throws notFound
 */
export async function carryTasks(ctx: UserContext, goalId: number, roadmap: Roadmap) {
  const [, [row]] = await ctx.read([findOwnPlan({ userId: ctx.caller.userId, goalId })]);
  if (!row) throw notFound(NO_SUCH_GOAL);
  const ids = carryTaskIds(taskListOf(row), roadmap, newTaskId);
  const typed = typedInto(roadmap, [row.roadmap]);
  return { planVersion: row.planVersion, typed, carried: { taskIds: ids, ...statesOf(row, ids) } };
}
