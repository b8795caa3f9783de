import type { ReviewAnswer } from '#schema/contracts/learning-reviews.ts';

/** What FSRS is compared with: the days between reviews that this product had before. */
const STEPS = [1, 3, 7, 16, 35];

/**
 * The steps as they were: remembered, on to the next; partly, the same again; forgotten, the first
 * again; after the last, never again. @returns days until it is asked again, or null
 */
export function nextFixedStep(step: number, recall: ReviewAnswer['recall']) {
  const next = { remembered: step + 1, partly: step, forgotten: 0 }[recall];
  return { step: next, days: STEPS[next] ?? null };
}
