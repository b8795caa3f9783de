import type { ReviewAnswer } from '#schema/contracts/learning.ts';
import { DAY_MS } from '#schema/rules/time.ts';

type Recall = ReviewAnswer['recall'];

/**
 * Days between reviews. That spacing helps is well supported (g = 0.74 over massed practice;
 * Latimier et al. 2021, who find no clear difference between growing and even gaps); the numbers
 * are [design].
 */
export const REVIEW_DAYS = [1, 3, 7, 16, 35] as const;

const inDays = (days: number, now: Date) => new Date(now.getTime() + days * DAY_MS).toISOString();

export interface ReviewState {
  /** How many intervals lie behind it, 0 to 5. */
  step: number;
  /** ISO 8601; null when all intervals lie behind it. */
  dueAt: string | null;
}

/** A question of a unit that has just been finished. */
export const firstReview = (now: Date) => ({ step: 0, dueAt: inDays(REVIEW_DAYS[0], now) });

const STEP_AFTER: Record<Recall, (step: number) => number> = {
  remembered: (step) => step + 1,
  partly: (step) => step,
  forgotten: () => 0,
};

/**
 * When a question comes back: remembered, after the next interval; partly, after the same one
 * again; forgotten, after the first. Remembered through the last interval, it is done. @param step
 * 0 to 4
 */
export function afterRecall(step: number, recall: Recall, now: Date): ReviewState {
  const next = STEP_AFTER[recall](step);
  const days = REVIEW_DAYS[next];
  return { step: next, dueAt: days === undefined ? null : inDays(days, now) };
}
