import type { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';

type Choices<Value extends string> = { value: Value; name: string; words: string }[];

export const PERSONALITIES: Choices<CoachPreferences['coachPersonality']> = [
  { value: 'supportive', name: 'Supportive', words: 'Builds on what already works.' },
  { value: 'challenging', name: 'Challenging', words: 'Holds you to a high standard.' },
  { value: 'analytical', name: 'Analytical', words: 'Looks for the pattern behind it.' },
];
export const TONES: Choices<CoachPreferences['coachTone']> = [
  { value: 'warm', name: 'Warm', words: 'Like a friend who takes the time.' },
  { value: 'neutral', name: 'Neutral', words: 'Plain and short.' },
  { value: 'scholarly', name: 'Scholarly', words: 'Names the research behind it.' },
];
export const STYLES: Choices<CoachPreferences['coachStyle']> = [
  { value: 'growth_mindset', name: 'Growth mindset', words: 'Looks for the “not yet” in things.' },
  { value: 'socratic', name: 'Socratic', words: 'Asks questions, so that the answer is yours.' },
  { value: 'action_oriented', name: 'Action-oriented', words: 'Goes straight to one thing to do.' },
];

/** What the sample answers: one situation, so that only the manner differs. */
export const SAMPLE_MESSAGE = 'I have not opened my draft for nine days.';

const OPENINGS: Record<CoachPreferences['coachTone'], string> = {
  warm: 'Nine days is a long time to carry a closed file around.',
  neutral: 'Nine days, one closed file.',
  scholarly:
    'Nine days of not looking: research on procrastination would call that putting off a feeling, not a task.',
};
const MIDDLES: Record<CoachPreferences['coachPersonality'], string> = {
  supportive: 'You are here and talking about it, so the hardest part has begun.',
  challenging: 'I expect you to finish it, and I think you can get there.',
  analytical: 'It stops in the first two minutes each time, so that is the part to change.',
};
const ENDINGS: Record<CoachPreferences['coachStyle'], string> = {
  growth_mindset:
    'You have not found your way back in yet; what do you understand now that you did not when you closed it?',
  socratic: 'What do you expect to find on the first page? And what would it mean if you did?',
  action_oriented:
    'If you sit down with your coffee tomorrow, then you read one page and mark one line. Nothing more.',
};

/** How Eden would answer the sample in this manner. */
export function sampleReply({ coachPersonality, coachTone, coachStyle }: CoachPreferences): string {
  return [OPENINGS[coachTone], MIDDLES[coachPersonality], ENDINGS[coachStyle]].join(' ');
}
