import { momentWords } from '#frontend/lib/moment-words.rules.ts';
import { readerLocale } from '#frontend/lib/reader.ts';

/** The day of an instant that was set as a day: in UTC, wherever it is read. */
export const dateWords = (instant: string): string =>
  new Date(instant).toLocaleDateString(readerLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A moment within a sentence: "today, 14:05". */
export const momentInText = (instant: string): string =>
  momentWords(instant).replace(/^(Today|Yesterday)\b/, (day) => day.toLowerCase());
