/**
 * What a person can choose about the look, and how a stored choice is read. No colours here:
 * browsers load this.
 */

export const MOODS = ['calm', 'energetic', 'focused', 'creative', 'reflective'] as const;
export const LEVELS = ['beginning', 'progressing', 'milestone', 'completion'] as const;
export const THEMES = ['light', 'dark'] as const;

/**
 * The stylesheet's colours by role, each a custom property of that name. What they are for:
 * `appearance.ts`.
 */
export const ROLES = [
  'surface',
  'surface-raised',
  'wash',
  'line',
  'line-control',
  'text',
  'text-muted',
  'primary',
  'on-primary',
  'primary-fill',
  'on-fill',
  'fill-edge',
  'secondary',
  'secondary-fill',
  'accent',
  'accent-fill',
  'highlight',
  'highlight-fill',
  'danger',
  'focus',
] as const;

export type Mood = (typeof MOODS)[number];
export type Level = (typeof LEVELS)[number];
export type Theme = (typeof THEMES)[number];
export type ColourRole = (typeof ROLES)[number];

/**
 * `theme` is there once it is chosen; until then the system decides. `calm` hides confetti and game
 * elements. `sound` and `vibration` are small signs of what was done, there for who asks for them.
 */
export type Appearance = {
  mood: Mood;
  progress: Level;
  theme?: Theme;
  calm?: boolean;
  sound?: boolean;
  vibration?: boolean;
};

export const DEFAULT_APPEARANCE: Appearance = { mood: 'focused', progress: 'progressing' };

const oneOf = <Name extends string>(names: readonly Name[], value: unknown) =>
  names.find((name) => name === value);

/** Reads what the browser kept. Each part that makes no sense falls back by itself. */
export function readAppearance(stored: string | null): Appearance {
  let kept: Record<string, unknown> = {};
  try {
    kept = JSON.parse(stored ?? '') ?? {};
  } catch {
    // Somebody else's text under our key is as good as none.
  }
  const theme = oneOf(THEMES, kept['theme']);
  return {
    mood: oneOf(MOODS, kept['mood']) ?? DEFAULT_APPEARANCE.mood,
    progress: oneOf(LEVELS, kept['progress']) ?? DEFAULT_APPEARANCE.progress,
    ...(theme && { theme }),
    ...(kept['calm'] === true && { calm: true }),
    ...(kept['sound'] === true && { sound: true }),
    ...(kept['vibration'] === true && { vibration: true }),
  };
}
