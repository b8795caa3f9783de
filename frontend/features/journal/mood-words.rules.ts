import type { EntryMood } from '#schema/contracts/enums.ts';

/** What each mood is called, from heaviest to lightest. */
export const ENTRY_MOOD_WORDS: Record<EntryMood, string> = {
  heavy: 'Heavy',
  low: 'Low',
  even: 'Even',
  good: 'Good',
  bright: 'Bright',
};
