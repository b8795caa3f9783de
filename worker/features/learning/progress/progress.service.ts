import type {
  NewProgress,
  ProgressPage,
  ProgressPatch,
  UserProgress,
} from '#schema/contracts/learning.ts';
import { paceSince } from '#schema/rules/learning/learning-pace.ts';
import { firstReview } from '#schema/rules/learning/review-schedule.ts';
import type { UserContext } from '#worker/context.ts';
import {
  logPathCompleted,
  logUnitCompleted,
} from '#worker/features/activities/activities.service.ts';
import { UNITS_MAX } from '#worker/features/learning/catalogue/paths.service.ts';
import {
  materialOf,
  NO_SUCH_UNIT,
  requireTier,
} from '#worker/features/learning/catalogue/units.service.ts';
import {
  countFinisher,
  countLearner,
} from '#worker/features/learning/suggestions/effectiveness.queries.ts';
import { refreshRecommendations } from '#worker/features/learning/suggestions/recommendations.service.ts';
import { insertReviews } from '#worker/features/learning/suggestions/reviews.queries.ts';
import { logLearningMilestone } from '#worker/features/profile/journey.service.ts';
import { noticeForText } from '#worker/features/safety/safety.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { invalid, notFound } from '#worker/lib/errors.ts';
import { reasonOf } from '#worker/lib/log.ts';
import { enrol, finishPath, updateFigures } from './enrollments.queries.ts';
import {
  findRecord,
  findUnitToRecord,
  listProgress,
  listRecentlyFinished,
  listUnitProgress,
  upsertProgress,
} from './progress.queries.ts';
import { enrolmentFigures, outcomeOf, problemOf, type QuizOutcome } from './progress.rules.ts';

const NO_SUCH_RECORD = 'Progress not found';

/** Last opened first. */
export async function progress(
  ctx: UserContext,
  { unitId, limit }: ProgressPage,
): Promise<UserProgress[]> {
  const page = { userId: ctx.caller.userId, unitId: unitId ?? null, limit };
  const [, rows] = await ctx.read([listProgress(page)]);
  return rows;
}

/**
 * Loads a unit with the person's progress in it and its path, before a change. @throws notFound,
 * forbidden
 */
async function loadProgressState(
  ctx: UserContext,
  which: { unitId: number } | { progressId: number },
) {
  const { userId } = ctx.caller;
  const key = { userId, unitId: null, progressId: null, ...which };
  const [user, units, records, progressOfUnits, recent] = await ctx.read([
    findUnitToRecord(key),
    findRecord(key),
    listUnitProgress({ ...key, limit: UNITS_MAX }),
    listRecentlyFinished({ userId, since: paceSince(ctx.clock.now()), limit: UNITS_MAX }),
  ]);
  const [unit] = units;
  if (!unit) throw notFound('unitId' in which ? NO_SUCH_UNIT : NO_SUCH_RECORD);
  requireTier(unit.pathTier, user.subscriptionTier);
  return { unit, record: records[0], progressOfUnits, recent };
}
type Situation = Awaited<ReturnType<typeof loadProgressState>>;

/** The fields of the record that change. */
function changeOf(
  userId: number,
  { unit }: Situation,
  { notes, answers, written, secondsSpent }: NewProgress,
  { completed, result, engagement }: QuizOutcome,
) {
  return {
    userId,
    unitId: unit.id,
    completed: completed ?? null,
    setsNotes: notes !== undefined,
    notes: notes || null,
    answers: answers ?? null,
    masteryScore: result,
    written: written ?? null,
    secondsSpent: secondsSpent ?? null,
    difficulty: unit.difficultyLevel,
    engagement,
  };
}

/**
 * Stores a change of a unit's record with all its consequences in one batch. Activity, enrolment,
 * reviews and a finished path depend on the rows in the batch, so each happens once, even for
 * parallel requests.
 */
async function keep(
  ctx: UserContext,
  situation: Situation,
  sent: NewProgress,
  openedAt: string,
): Promise<UserProgress> {
  const { unit, record, progressOfUnits, recent } = situation;
  const material = materialOf(unit);
  const problem = problemOf(material, sent);
  if (problem) throw invalid(problem.message, [problem]);
  const { userId } = ctx.caller;
  const at = ctx.clock.now();
  const now = at.toISOString();
  const outcome = outcomeOf(material, record, sent);
  const own = { userId, pathId: unit.pathId, now };
  const course = {
    unitId: unit.id,
    finishedAt: record?.completedAt ?? now,
    progressOfUnits,
    recent,
  };
  const change = upsertProgress({ ...changeOf(userId, situation, sent, outcome), openedAt, now });
  const figures = updateFigures({ ...own, ...enrolmentFigures(course, outcome, at) });

  if (!outcome.completed) {
    const [kept] = await ctx.write([
      change,
      ...(outcome.completed === false ? [figures] : []),
      ...(sent.answers ? awardStickers(ctx, 'unitCompleted') : []),
    ]);
    return (kept as UserProgress[])[0] as UserProgress;
  }
  const [, , , kept, , , finished] = await ctx.write([
    // Finishing a unit enrols in its path.
    enrol({ ...own, reason: null }),
    countLearner(own),
    logUnitCompleted(ctx, unit.id),
    change,
    figures,
    countFinisher(own),
    finishPath(own),
    logPathCompleted(ctx, unit.pathId, now),
    logLearningMilestone(own, now),
    insertReviews({ userId, unitId: unit.id, dueAt: firstReview(at).dueAt }),
    ...awardStickers(ctx, 'unitCompleted'),
  ]);
  if (finished.length > 0) await tryRefreshRecommendations(ctx);
  return kept[0] as UserProgress;
}

/** Refreshes the recommendations after a path is finished; a failure is only logged. */
async function tryRefreshRecommendations(ctx: UserContext): Promise<void> {
  try {
    await refreshRecommendations(ctx);
  } catch (thrown) {
    ctx.log.error('recommendations-failed', { reason: reasonOf(thrown) });
  }
}

/** Notes and exercises that speak of danger are stored like any others, and answered with care. */
async function withNoticeOn(
  ctx: UserContext,
  { notes, written }: NewProgress,
  kept: UserProgress,
): Promise<UserProgress> {
  const words = [notes, ...(written ?? [])].filter(Boolean).join('\n');
  const safetyNotice = words === '' ? undefined : await noticeForText(ctx, words);
  return { ...kept, ...(safetyNotice && { safetyNotice }) };
}

/** Opens a unit, with any fields to store. @throws notFound, forbidden, invalid */
export async function openUnit(
  ctx: UserContext,
  unitId: number,
  sent: NewProgress,
): Promise<UserProgress> {
  const situation = await loadProgressState(ctx, { unitId });
  return withNoticeOn(ctx, sent, await keep(ctx, situation, sent, ctx.clock.now().toISOString()));
}

/** Changes an own record. @throws notFound, forbidden, invalid */
export async function changeProgress(
  ctx: UserContext,
  progressId: number,
  patch: ProgressPatch,
): Promise<UserProgress> {
  const situation = await loadProgressState(ctx, { progressId });
  return withNoticeOn(
    ctx,
    patch,
    await keep(ctx, situation, patch, situation.record?.openedAt as string),
  );
}
