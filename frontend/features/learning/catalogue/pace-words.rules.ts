/** Pace, not a kind of person: steps and labels as in the specification, section 9. */
export function paceWords(velocity: number): { label: string; meaning: string } {
  if (velocity > 1.2)
    return {
      label: 'Fast Learner',
      meaning:
        'You’ve been finishing more than two units a week. Keep some time for trying things out.',
    };
  if (velocity > 0.8)
    return {
      label: 'Steady Progress',
      meaning: 'You’ve been finishing about two units a week, which leaves room to try things.',
    };
  return {
    label: 'Thoughtful Approach',
    meaning:
      'You’ve been finishing fewer than two units a week. A unit that you try out is worth the wait.',
  };
}

/**
 * Above 0.7 there is something to be glad of; below it, what would move it. Counted as in
 * `schema/rules/learning/learning-pace.ts`.
 */
export function engagementWords(engagement: number): string {
  return engagement > 0.7
    ? 'You finish what you open and add words of your own. That’s what makes it stick.'
    : 'It counts the units you finish, the time you spend on them and what you write. Any of the three raises it.';
}
