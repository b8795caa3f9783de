import { capitalised } from '#frontend/lib/words/capitalised.rules.ts';
import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import type { LearningPath, UnitSummary } from '#schema/contracts/learning.ts';

export const difficultyWord = (difficulty: LearningPath['difficulty']) => capitalised(difficulty);
export const typeWord = (type: UnitSummary['type']) => capitalised(type);
export const tierWord = (tier: SubscriptionTier) => capitalised(tier);

export const countedNoun = (amount: number, noun: string) =>
  `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** "1.5 hours", "1 hour". */
export const hoursWords = (hours: number) => countedNoun(hours, 'hour');

/** Minutes under 60, otherwise hours and minutes. Source: specification, section 9. */
export function durationWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** "8 to 12 min", or one figure when both are the same. */
export const timeRangeWords = ({ from, to }: { from: number; to: number }) =>
  from === to ? durationWords(to) : `${from} to ${durationWords(to)}`;

/** A sentence of the form "Title: the rest", as a title and a sentence of its own. */
export function titleAndWords(sentence: string): { title: string; words: string } {
  const [title, words] = sentence.split(/: (.*)/s);
  return words
    ? { title: title as string, words: capitalised(words) }
    : { title: '', words: sentence };
}

/** "3 of 8 units", with a word of its own at the end. */
export function unitsDoneWords(completed: number, units: number): string {
  if (units > 0 && completed >= units) return `All ${countedNoun(units, 'unit')} done`;
  return `${completed} of ${countedNoun(units, 'unit')}`;
}

export type CardState = 'upgrade' | 'enroll' | 'continue';

/**
 * The action on a path's card. An enrolment outlives the plan it was made with, so the lock is
 * checked first.
 */
export function cardState(
  { locked }: Pick<LearningPath, 'locked'>,
  isEnrolled: boolean,
): CardState {
  if (locked) return 'upgrade';
  return isEnrolled ? 'continue' : 'enroll';
}

/** How a unit of each type gets done. One rule a type, told where the button stands. */
export const COMPLETION_RULE: Record<UnitSummary['type'], string> = {
  text: 'It’s complete when you say so.',
  video: 'It’s complete when the talk ends, or when you say so.',
  quiz: 'It’s complete once you’ve answered every question.',
  exercise: 'It’s complete when you say so. What you write is kept either way.',
};
