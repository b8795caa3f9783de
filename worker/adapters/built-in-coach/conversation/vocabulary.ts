/** Languages that are recognised and answered with an apology; `script` is any other alphabet. */
export const APOLOGY_LANGUAGES = ['es', 'de', 'fr', 'it', 'pt', 'nl', 'script'] as const;
export type Language = (typeof APOLOGY_LANGUAGES)[number];

/** That this coach speaks English, and questions that may be answered in any words. */
export interface Apology {
  says: string;
  asks: readonly string[];
}

/** The lists of `content/eden/listening.yaml`. */
export const LISTENING = [
  'listen',
  'quiet',
  'vague',
  'unsure',
  'after-no',
  'not-that',
  'no-idea',
  'no-more-ideas',
  'nothing-open',
  'stopped',
  'unknown',
  'unreadable',
  'entry-notes',
  'entry-questions',
] as const;
export type Listening = (typeof LISTENING)[number];
