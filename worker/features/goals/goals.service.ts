import type { Goal, GoalPatch, NewGoal } from '#schema/contracts/goals.ts';
import { OPEN_GOALS } from '#schema/rules/account/entitlements.ts';
import { ifThensOfPlan } from '#schema/rules/goals/if-thens.ts';
import { PLAN_MAY_WAIT_DAYS, planDateIssues } from '#schema/rules/goals/plan-dates.ts';
import { addDays } from '#schema/rules/time.ts';
import type { UserContext } from '#worker/context.ts';
import {
  logGoalCompletedActivity,
  logGoalCreated,
  logGoalLetGo,
  logMilestoneReachedActivity,
  logPlanChanged,
} from '#worker/features/activities/activities.service.ts';
import {
  logGoalCompletedJourneyEvent,
  logMilestoneJourneyEvent,
} from '#worker/features/profile/journey.service.ts';
import { noticeForText } from '#worker/features/safety/safety.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { AssertionFailed } from '#worker/lib/database/database.ts';
import { conflict, forbidden, invalid, notFound } from '#worker/lib/errors.ts';
import { refusePastDate, todayOf } from './goal-dates.service.ts';
import { type GoalRow, toGoal } from './goal-row.rules.ts';
import { refuseHarmfulGoal, wordsOfGoal } from './goal-words.service.ts';
import {
  assertMilestoneIsNext,
  assertOpenGoalsLeft,
  deleteOwnGoal,
  deleteOwnJournal,
  deleteOwnShareNotes,
  deleteOwnShares,
  deleteReminderSendsOfGoal,
  deleteRemindersOfGoal,
  findOwnGoal,
  insertGoal,
  keepWithoutGoal,
  updateOwnGoal,
  updateOwnGoalAlone,
} from './goals.queries.ts';
import { assertPlanUnchanged } from './tasks.queries.ts';
import { carryTasks } from './tasks.service.ts';

const NO_SUCH_GOAL = 'Goal not found';
const TOO_MANY_OPEN = `A free account holds up to ${OPEN_GOALS.free} open goals. Complete or delete one, or move to a paid plan for unlimited goals.`;
const CHANGED_MEANWHILE = 'This plan was just changed somewhere else. Have another look at it.';
const NOT_ONE_STEP = 'Milestones are reached one after another. This one isn’t next.';
const DONE_ALREADY = 'A completed goal can’t be paused. Reopen it first if you’d like a pause.';

/** The steps of a new plan lie between today and its date, each after the one above it. */
function refusePlanOutOfBounds(ctx: UserContext, { roadmap, targetDate }: NewGoal) {
  const from = addDays(todayOf(ctx), -PLAN_MAY_WAIT_DAYS);
  const issues = planDateIssues(roadmap?.milestones ?? [], { from, to: targetDate });
  if (issues[0]) throw invalid(issues[0].message, issues);
}

function asGoalError(thrown: unknown): unknown {
  if (!(thrown instanceof AssertionFailed)) return thrown;
  if (thrown.guard === 'open_goals_left') return forbidden(TOO_MANY_OPEN);
  if (thrown.guard === 'plan_unchanged') return conflict(CHANGED_MEANWHILE);
  return thrown.guard === 'milestone_is_next' ? conflict(NOT_ONE_STEP) : thrown;
}

/**
 * @throws invalid for a date in the past, or a plan that leaves its dates; forbidden when a free
 * account has all its open goals; conflict with a notice for a goal that speaks of danger or would
 * do harm, unless `saidSafe`.
 */
export async function createGoal(ctx: UserContext, goal: NewGoal): Promise<Goal> {
  refusePastDate(ctx, goal.targetDate);
  refusePlanOutOfBounds(ctx, goal);
  await refuseHarmfulGoal(ctx, goal);
  const { userId } = ctx.caller;
  const now = ctx.clock.now().toISOString();
  try {
    const [, created] = await ctx.write([
      assertOpenGoalsLeft({ userId, goalId: 0, limit: OPEN_GOALS.free, now }),
      insertGoal({
        userId,
        title: goal.title,
        description: goal.description || null,
        targetDate: goal.targetDate,
        roadmap: goal.roadmap ?? { milestones: [] },
        ifThens: ifThensOfPlan(goal.roadmap ?? { milestones: [] }),
        clarificationResponses: goal.clarificationResponses ?? [],
        createdAt: now,
      }),
      logGoalCreated(ctx, goal.title),
      ...awardStickers(ctx, 'goalCreated'),
    ]);
    return toGoal(created[0] as GoalRow);
  } catch (thrown) {
    throw asGoalError(thrown);
  }
}

/** Logs that a milestone is reached; goes before the change. */
const tellOfMilestone = (ctx: UserContext, goalId: number, milestone: number) =>
  milestone < 0
    ? []
    : [
        logMilestoneReachedActivity(ctx, goalId, milestone),
        logMilestoneJourneyEvent(
          { userId: ctx.caller.userId, goalId, milestone },
          ctx.clock.now().toISOString(),
        ),
      ];

/**
 * A step along the plan, or a word put right: what is done all the time, in as few statements as it
 * takes.
 */
async function stepOrEdit(ctx: UserContext, goalId: number, patch: GoalPatch): Promise<Goal> {
  const now = ctx.clock.now().toISOString();
  const milestone = patch.milestone ?? -1;
  const changed = await ctx.writeUnguarded({
    before: tellOfMilestone(ctx, goalId, milestone),
    change: updateOwnGoalAlone({ ...ctx.session(), goalId, now }, patch),
    after: milestone < 0 ? [] : awardStickers(ctx, 'milestoneReached'),
  });
  if (changed) return toGoal(changed as GoalRow);
  const [, found] = await ctx.read([findOwnGoal({ userId: ctx.caller.userId, goalId })]);
  if (!found[0]) throw notFound(NO_SUCH_GOAL);
  throw conflict(patch.paused && found[0].completed ? DONE_ALREADY : NOT_ONE_STEP);
}

/** Completing, reopening and planning anew, held to rules that span rows. */
async function updateGoalLifecycle(
  ctx: UserContext,
  goalId: number,
  patch: GoalPatch,
): Promise<{ goal: Goal; typed: string[] }> {
  const own = { userId: ctx.caller.userId, goalId };
  const now = ctx.clock.now().toISOString();
  const { completed, milestone, roadmap } = patch;
  const plan = roadmap && (await carryTasks(ctx, goalId, roadmap));
  const replans = patch.roadmap !== undefined || patch.targetDate !== undefined;
  // These logs look at the state before the change, so they go first; what it earns comes last.
  const before = [
    ...(plan ? [assertPlanUnchanged({ ...own, planVersion: plan.planVersion })] : []),
    ...(milestone === undefined ? [] : [assertMilestoneIsNext({ ...own, milestone })]),
    ...(completed === false ? [assertOpenGoalsLeft({ ...own, limit: OPEN_GOALS.free, now })] : []),
    ...(completed === true
      ? [logGoalCompletedActivity(ctx, goalId), logGoalCompletedJourneyEvent(own, now)]
      : []),
    ...tellOfMilestone(ctx, goalId, milestone ?? -1),
    ...(replans ? [logPlanChanged(ctx, goalId)] : []),
  ];
  const after = [
    ...(milestone !== undefined && milestone >= 0 ? awardStickers(ctx, 'milestoneReached') : []),
    ...(completed === true ? awardStickers(ctx, 'goalCompleted') : []),
    ...(replans ? awardStickers(ctx, 'planChanged') : []),
  ];
  try {
    const results = await ctx.write([
      ...before,
      updateOwnGoal({ ...own, now }, { ...patch, ...(plan && { carried: plan.carried }) }),
      ...after,
    ]);
    const [changed] = results[before.length] as GoalRow[];
    if (!changed) throw notFound(NO_SUCH_GOAL);
    return { goal: toGoal(changed), typed: plan?.typed ?? [] };
  } catch (thrown) {
    throw asGoalError(thrown);
  }
}

/**
 * Completes, reopens, moves or edits an own goal, with what follows from it in the same batch. A
 * milestone moves by one step only; two tabs that ask for the same step get one 200 and one 409.
 * @throws notFound, conflict, invalid, forbidden
 */
export async function changeGoal(
  ctx: UserContext,
  goalId: number,
  patch: GoalPatch,
): Promise<Goal> {
  const { completed, roadmap, targetDate } = patch;
  if (targetDate !== undefined) refusePastDate(ctx, targetDate);
  const turns = completed !== undefined || roadmap !== undefined || targetDate !== undefined;
  const { goal, typed } = turns
    ? await updateGoalLifecycle(ctx, goalId, patch)
    : { goal: await stepOrEdit(ctx, goalId, patch), typed: [] };
  for (const words of [wordsOfGoal(patch), ...typed]) {
    const safetyNotice = words === '' ? undefined : await noticeForText(ctx, words);
    if (safetyNotice) return { ...goal, safetyNotice };
  }
  return goal;
}

/**
 * Deletes an own goal with its journal, its shares and what was left there; what was kept for it
 * stays. @throws notFound
 */
export async function deleteGoal(ctx: UserContext, goalId: number): Promise<void> {
  const own = { userId: ctx.caller.userId, goalId };
  const [, , , , , , , deleted] = await ctx.write([
    logGoalLetGo(ctx, goalId),
    deleteOwnJournal(own),
    deleteOwnShareNotes(own),
    deleteOwnShares(own),
    keepWithoutGoal(own),
    deleteReminderSendsOfGoal(own),
    deleteRemindersOfGoal(own),
    deleteOwnGoal(own),
    ...awardStickers(ctx, 'goalLetGo'),
  ]);
  if (deleted.length === 0) throw notFound(NO_SUCH_GOAL);
}
