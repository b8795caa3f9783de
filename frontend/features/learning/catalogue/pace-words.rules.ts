/** Pace, not a kind of person: steps and labels as in the specification, section 9. */
export function paceWords(velocity: number): { label: string; meaning: string } {
  if (velocity > 1.2)
    return {
      label: 'Fast Learner',
      meaning:
        'Lately you have finished more than two units a week. Keep some time for trying them out.',
    };
  if (velocity > 0.8)
    return {
      label: 'Steady Progress',
      meaning:
        'Lately you have finished about two units a week, a pace that leaves room to try things.',
    };
  return {
    label: 'Thoughtful Approach',
    meaning:
      'Lately you have finished fewer than two units a week. A unit that is tried out is worth the wait.',
  };
}

/**
 * Above 0.7 there is something to be glad of; below it, what would move it. Counted as in
 * `schema/rules/learning/learning-pace.ts`.
 */
export function engagementWords(engagement: number): string {
  return engagement > 0.7
    ? 'You stay with what you open, finish it and add words of your own. That is what makes it stay.'
    : 'It counts units finished, time spent with them and words of your own. Any of the three moves it.';
}
