import { countedNoun } from '#frontend/features/learning/catalogue/path-words.rules.ts';
import { localDate, localNow } from '#frontend/lib/render-locale.ts';
import type { RECALLS, ReviewResult } from '#schema/contracts/learning-reviews.ts';

type Recall = (typeof RECALLS)[number];

/** How it went, in the person's words; none of them is a mark. */
export const RECALL_CHOICES: { recall: Recall; words: string }[] = [
  { recall: 'forgotten', words: 'Not yet' },
  { recall: 'partly', words: 'Partly' },
  { recall: 'remembered', words: 'Remembered' },
];

const startOfDay = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** "later today", "tomorrow", "in 7 days", counted in the person's own days. */
export function nextReviewWords(dueAt: string, now = localNow()): string {
  const days = Math.round(
    (startOfDay(localDate(dueAt)).getTime() - startOfDay(now).getTime()) / 86_400_000,
  );
  if (days <= 0) return 'later today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** Says when a question returns after it was answered. */
export function returnWords({ dueAt }: Pick<ReviewResult, 'dueAt'>, now = localNow()): string {
  return dueAt === null
    ? 'You know that one now. It won’t be asked again.'
    : `It comes back ${nextReviewWords(dueAt, now)}.`;
}

export const dueWords = (count: number) =>
  count === 0 ? 'Nothing to recall today' : `${countedNoun(count, 'question')} to recall`;
