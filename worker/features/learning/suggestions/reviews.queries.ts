import { and, eq, sql } from 'drizzle-orm';
import type { AnsweredReview } from '#schema/rules/learning/review-schedule.ts';
import { learningUnits, reviewItems } from '#schema/tables/learning.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

interface OwnReview {
  userId: number;
  reviewId: number;
}

/** Adds a review for each question of a finished unit. Existing ones stay unchanged. */
export const insertReviews = (p: { userId: number; unitId: number; dueAt: string }) =>
  queryBuilder.run(sql`
    insert into review_items (user_id, unit_id, place, step, due_at)
    select ${p.userId}, learning_units.id, entry.key, 0, ${p.dueAt}
    from learning_units, json_each(learning_units.adaptive_content, '$.retrieval') as entry
    where learning_units.id = ${p.unitId}
    on conflict do nothing`);

/** Suspends the reviews of a unit that is unticked, until it is ticked again. */
const isActive = (userId: unknown) =>
  sql`exists (select 1 from user_progress where user_progress.user_id = ${userId}
    and user_progress.unit_id = review_items.unit_id and user_progress.completed = 1)`;

const entry = (field: 'question' | 'answer') =>
  sql<string>`learning_units.adaptive_content ->> ('$.retrieval[' || review_items.place || '].${sql.raw(field)}')`;

/** Longest due first. Questions that the unit no longer asks are left out. */
export const listDue = (p: { userId: number; now: string; limit: number }) =>
  queryBuilder
    .select({
      id: reviewItems.id,
      step: reviewItems.step,
      dueAt: sql<string>`review_items.due_at`.as('due_at'),
      unitId: reviewItems.unitId,
      unitTitle: learningUnits.title,
      question: entry('question').as('question'),
      answer: entry('answer').as('answer'),
    })
    .from(reviewItems)
    .innerJoin(learningUnits, sql`${learningUnits.id} = ${reviewItems.unitId}`)
    .where(
      sql`${reviewItems.userId} = ${p.userId} and ${reviewItems.dueAt} <= ${p.now} and ${isActive(p.userId)}
        and ${entry('question')} is not null`,
    )
    .orderBy(reviewItems.dueAt, reviewItems.id)
    .limit(p.limit);

/** How many are due, and when the next one will be. */
export const countDue = (p: { userId: number; now: string }) =>
  queryBuilder
    .select({
      dueCount: sql<number>`coalesce(sum(review_items.due_at <= ${p.now}), 0)`.as('due_count'),
      nextDueAt: sql<
        string | null
      >`min(iif(review_items.due_at > ${p.now}, review_items.due_at, null))`.as('next_due_at'),
    })
    .from(reviewItems)
    .innerJoin(learningUnits, sql`${learningUnits.id} = ${reviewItems.unitId}`)
    .where(
      sql`${reviewItems.userId} = ${p.userId} and ${reviewItems.dueAt} is not null and ${isActive(p.userId)}
        and ${entry('question')} is not null`,
    );

export const findReview = (p: OwnReview) =>
  queryBuilder
    .select({
      step: reviewItems.step,
      // Null while the review is suspended, and when it is done.
      dueAt: sql<string | null>`iif(${isActive(p.userId)}, review_items.due_at, null)`.as('due_at'),
      reviewedAt: reviewItems.reviewedAt,
      difficulty: reviewItems.difficulty,
      stability: reviewItems.stability,
    })
    .from(reviewItems)
    .where(and(eq(reviewItems.id, p.reviewId), eq(reviewItems.userId, p.userId)));

/** Moves a review on, if its step is still the answered one: of two answers at once, one counts. */
export const moveReview = (
  p: OwnReview & {
    fromStep: number;
    fromDueAt: string;
    next: AnsweredReview;
    now: string;
  },
) =>
  queryBuilder
    .update(reviewItems)
    .set({ ...p.next, reviewedAt: p.now })
    .where(
      sql`${reviewItems.id} = ${p.reviewId} and ${reviewItems.userId} = ${p.userId}
        and ${reviewItems.step} = ${p.fromStep} and ${reviewItems.dueAt} = ${p.fromDueAt}`,
    )
    .returning({ id: reviewItems.id, step: reviewItems.step, dueAt: reviewItems.dueAt });
