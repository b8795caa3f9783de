import type {
  ReviewAnswer,
  ReviewQueue,
  ReviewResult,
} from '#schema/contracts/learning-reviews.ts';
import { afterRecall } from '#schema/rules/learning/review-schedule.ts';
import type { UserContext } from '#worker/context.ts';
import { logReviewFinished } from '#worker/features/activities/activities.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { conflict, notFound } from '#worker/lib/errors.ts';
import { countDue, findReview, listDue, moveReview } from './reviews.queries.ts';

const DUE_SENT = 20;
const NOT_DUE = 'This question is not due yet.';

/**
 * The reviews due now. Only finished units are asked about, also after a plan has ended: what was
 * learned is the person's own.
 */
export async function reviewQueue(ctx: UserContext): Promise<ReviewQueue> {
  const key = { userId: ctx.caller.userId, now: ctx.clock.now().toISOString() };
  const [, due, counts] = await ctx.read([listDue({ ...key, limit: DUE_SENT }), countDue(key)]);
  return {
    due: due.map(({ unitId, unitTitle, ...item }) => ({
      ...item,
      unit: { id: unitId, title: unitTitle },
    })),
    dueCount: counts[0]?.dueCount ?? 0,
    nextDueAt: counts[0]?.nextDueAt ?? null,
  };
}

/**
 * Records how well something was recalled. The last one due finishes the day's review.
 * @throws notFound; conflict when it is not due, as for a double click
 */
export async function answerReview(
  ctx: UserContext,
  reviewId: number,
  { recall }: ReviewAnswer,
): Promise<ReviewResult> {
  const own = { userId: ctx.caller.userId, reviewId };
  const at = ctx.clock.now();
  const now = at.toISOString();
  const [, found] = await ctx.read([findReview(own)]);
  const [review] = found;
  if (!review) throw notFound('Review not found');
  const { dueAt } = review;
  if (dueAt === null || dueAt > now) throw conflict(NOT_DUE);
  const next = afterRecall({ ...review, dueAt }, recall, at);
  const [moved] = await ctx.write([
    moveReview({ ...own, next, fromStep: review.step, fromDueAt: dueAt, now }),
    logReviewFinished(ctx),
    ...awardStickers(ctx, 'reviewFinished'),
  ]);
  if (!moved[0]) throw conflict(NOT_DUE);
  return moved[0];
}
