import type { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';

/** "Supportive, warm, growth mindset". */
export function mannerWords({ coachPersonality, coachTone, coachStyle }: CoachPreferences): string {
  const words = [
    coachPersonality,
    coachTone,
    coachStyle.replace('_', coachStyle === 'action_oriented' ? '-' : ' '),
  ].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
