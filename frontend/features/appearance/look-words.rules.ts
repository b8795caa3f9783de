import type { Level, Mood, Theme } from '#schema/rules/appearance/appearance-choice.ts';

/** The five colours a mood is shown by, and the role each of them has in the stylesheet. */
export const SWATCHES = ['primary', 'secondary', 'accent', 'background', 'surface'] as const;
export type Swatch = (typeof SWATCHES)[number];

type MoodWords = { name: string; words: string; coach: string; colours: Record<Swatch, string> };

export const MOOD_WORDS: Record<Mood, MoodWords> = {
  calm: {
    name: 'Calm',
    words: 'Sea glass, mist and sand. For slow days.',
    coach: 'No hurry. What is one small thing that would make today lighter?',
    colours: {
      primary: 'Sea glass',
      secondary: 'Mist blue',
      accent: 'Sand',
      background: 'Shore',
      surface: 'Shell',
    },
  },
  energetic: {
    name: 'Energetic',
    words: 'Marigold, coral and warm clay. For days with plenty of energy.',
    coach: 'You have energy today. Which step would you like to take first?',
    colours: {
      primary: 'Marigold',
      secondary: 'Coral',
      accent: 'Warm clay',
      background: 'Linen',
      surface: 'Morning',
    },
  },
  focused: {
    name: 'Focused',
    words: 'Forest green, moss and brass. For doing one thing at a time.',
    coach: 'One thing at a time. What is next, as small as you can say it?',
    colours: {
      primary: 'Forest green',
      secondary: 'Moss',
      accent: 'Brass',
      background: 'Warm paper',
      surface: 'Cream',
    },
  },
  creative: {
    name: 'Creative',
    words: 'Plum, peach and iris. For trying things another way.',
    coach: 'Try it an odd way for once. What would you do if nobody was looking?',
    colours: {
      primary: 'Plum',
      secondary: 'Peach',
      accent: 'Iris',
      background: 'Petal',
      surface: 'Blossom',
    },
  },
  reflective: {
    name: 'Reflective',
    words: 'Dark blue, lavender and pale rose. For looking back.',
    coach: 'Look back for a moment. What has become easier since you began?',
    colours: {
      primary: 'Dusk indigo',
      secondary: 'Lavender',
      accent: 'Pale rose',
      background: 'Evening',
      surface: 'Pale cloud',
    },
  },
};

type LevelWords = { name: string; words: string; reached: number; next: string };

/** How far the sample goal has come says what the level is about. */
export const SAMPLE_STEPS = 6;
export const LEVEL_WORDS: Record<Level, LevelWords> = {
  beginning: {
    name: 'Beginning',
    words: 'Pale and fresh',
    reached: 1,
    next: 'Next: hold the bow loosely',
  },
  progressing: {
    name: 'Progressing',
    words: 'The full colours',
    reached: 3,
    next: 'Next: a scale, slowly',
  },
  milestone: {
    name: 'Milestone',
    words: 'A stronger accent',
    reached: 5,
    next: 'Reached: a song by heart',
  },
  completion: {
    name: 'Completion',
    words: 'Late-summer gold',
    reached: 6,
    next: 'Done. What helped most?',
  },
};

/** What a colour is called. Levels and the dark change some of them, and with them the name. */
export function colourName(swatch: Swatch, mood: Mood, level: Level, theme: Theme): string {
  if (theme === 'dark' && swatch === 'background') return 'Night garden';
  if (theme === 'dark' && swatch === 'surface') return 'Deep leaf';
  if (level === 'completion' && swatch === 'accent') return 'Late gold';
  return MOOD_WORDS[mood].colours[swatch];
}
