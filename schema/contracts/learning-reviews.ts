import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import { RowId } from './ids.ts';

/** A question from a finished unit, to be answered from memory before its answer is looked at. */
export const ReviewItem = z.strictObject({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  unit: z.strictObject({ id: z.int(), title: z.string() }),
  /** How often in a row it was remembered so far. */
  step: z.int(),
  dueAt: Instant,
});
export type ReviewItem = z.infer<typeof ReviewItem>;
export const ReviewQueue = z.strictObject({
  /** Due now, longest due first, at most 20. */
  due: z.array(ReviewItem),
  dueCount: z.int(),
  /** When the next one comes due; null when nothing is waiting. */
  nextDueAt: z.nullable(Instant),
});
export type ReviewQueue = z.infer<typeof ReviewQueue>;
export const RECALLS = ['remembered', 'partly', 'forgotten'] as const;
/** FSRS's grade of each; 4, `Easy`, is never given: nobody is asked whether it was easy. */
export const REVIEW_GRADES = [1, 2, 3] as const;
export type ReviewGrade = (typeof REVIEW_GRADES)[number];
export const ReviewAnswer = z.object({ recall: z.enum(RECALLS) });
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;
export const ReviewResult = z.strictObject({
  id: z.int(),
  /** How often in a row it was remembered, this time included. */
  step: z.int(),
  /** Null when it is known so well that it is not asked again. */
  dueAt: z.nullable(Instant),
});
export type ReviewResult = z.infer<typeof ReviewResult>;

export const ReviewParams = z.object({ reviewId: RowId });
