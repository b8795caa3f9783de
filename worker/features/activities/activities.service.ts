import type { Activity, ActivityPage, MoodTried } from '#schema/contracts/activities.ts';
import { countWords, tellsOfSetback } from '#schema/rules/goals/setback.ts';
import type { UserContext } from '#worker/context.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { momentOf } from '#worker/lib/moment.ts';
import {
  insertActivity,
  insertCheerSent,
  insertEntryWritten,
  insertGoalCompleted,
  insertGoalCreated,
  insertGoalLetGo,
  insertGoalShared,
  insertMicroContentDone,
  insertMilestoneReached,
  insertOnceADay,
  insertPathCompleted,
  insertPlanChanged,
  insertReviewFinished,
  insertUnitCompleted,
  listOwnActivities,
} from './activities.queries.ts';
import { SENTENCES } from './sentences.rules.ts';

export async function listActivities(
  ctx: UserContext,
  { limit, before }: ActivityPage,
): Promise<Activity[]> {
  const page = { userId: ctx.caller.userId, limit, before: before ?? Number.MAX_SAFE_INTEGER };
  const [, rows] = await ctx.read([listOwnActivities(page)]);
  return rows;
}

const own = (ctx: UserContext, goalId: number) => ({
  userId: ctx.caller.userId,
  goalId,
  ...momentOf(ctx),
});

/*
 * Statements that log activities within the batch of the change. Most read the state before the
 * change and run first; `logGoalCreated`, `logPathCompleted` and `logReviewFinished` run after it.
 */

export const logGoalCreated = (ctx: UserContext, title: string) =>
  insertGoalCreated({ userId: ctx.caller.userId, title, ...momentOf(ctx) });

export const logGoalCompletedActivity = (ctx: UserContext, goalId: number) =>
  insertGoalCompleted(own(ctx, goalId));

export const logMilestoneReachedActivity = (ctx: UserContext, goalId: number, milestone: number) =>
  insertMilestoneReached({ ...own(ctx, goalId), ...ctx.session(), milestone });

export const logPlanChanged = (ctx: UserContext, goalId: number) =>
  insertPlanChanged(own(ctx, goalId));

export const logGoalLetGo = (ctx: UserContext, goalId: number) => insertGoalLetGo(own(ctx, goalId));

/**
 * Logs a new share. `how` is its kind; `sharedWithKey` is the other person, where known. Runs
 * before the share.
 */
export const logGoalShared = (
  ctx: UserContext,
  goalId: number,
  how: 'link' | 'person' | 'sealed',
  sharedWithKey: string | null = null,
) => insertGoalShared({ ...own(ctx, goalId), how, sharedWithKey });

/** Runs after the note left at the share with this code. */
export const logCheerSent = (ctx: UserContext, code: string) =>
  insertCheerSent({ userId: ctx.caller.userId, code, ...momentOf(ctx) });

export const logEntryWritten = (ctx: UserContext, goalId: number, content: string) =>
  insertEntryWritten({
    ...own(ctx, goalId),
    words: countWords(content),
    setback: tellsOfSetback(content) ? 1 : 0,
  });

/** An entry about no goal counts like any other, but the feed does not quote it. */
export const logFreeEntryWritten = (ctx: UserContext, content: string) =>
  insertActivity({
    userId: ctx.caller.userId,
    type: 'journal_entry',
    description: SENTENCES.free_entry,
    metadata: { words: countWords(content), setback: tellsOfSetback(content) ? 1 : 0 },
    ...momentOf(ctx),
  });

export const logAssessmentTaken = (ctx: UserContext) =>
  insertActivity({
    userId: ctx.caller.userId,
    type: 'assessment_taken',
    description: SENTENCES.assessment_taken,
    metadata: {},
    ...momentOf(ctx),
  });

export const logCheckIn = (ctx: UserContext) =>
  insertActivity({
    userId: ctx.caller.userId,
    type: 'check_in',
    description: SENTENCES.check_in,
    metadata: {},
    ...momentOf(ctx),
  });

export const logTalk = (ctx: UserContext) =>
  insertOnceADay({
    userId: ctx.caller.userId,
    type: 'talked_with_eden',
    ...momentOf(ctx),
  });

export const logUnitCompleted = (ctx: UserContext, unitId: number) =>
  insertUnitCompleted({ userId: ctx.caller.userId, unitId, ...momentOf(ctx) });

/** `now` is the moment that the enrolment was completed at. */
export const logPathCompleted = (ctx: UserContext, pathId: number, now: string) =>
  insertPathCompleted({ userId: ctx.caller.userId, pathId, ...momentOf(ctx), now });

export const logReviewFinished = (ctx: UserContext) =>
  insertReviewFinished({ userId: ctx.caller.userId, ...momentOf(ctx) });

export const logMicroContentDone = (ctx: UserContext, microContentId: number) =>
  insertMicroContentDone({ userId: ctx.caller.userId, microContentId, ...momentOf(ctx) });

/** Logs that a mood was tried; several on one day are separate lines. */
export async function tryMood(ctx: UserContext, { mood }: MoodTried): Promise<void> {
  await ctx.write([
    insertActivity({
      userId: ctx.caller.userId,
      type: 'mood_tried',
      description: `Tried the ${mood} mood`,
      metadata: { mood },
      ...momentOf(ctx),
    }),
    ...awardStickers(ctx, 'moodTried'),
  ]);
}
