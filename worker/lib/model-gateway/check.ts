import { screen } from '#worker/lib/safety/screen.ts';

/**
 * Stands for words that were answered with care where they were written: that is passed on, the
 * words are not.
 */
export const WITHHELD =
  '(Words that spoke of danger or harm. They were answered, and are not repeated here.)';

/** Whether a text speaks neither of danger nor of harm, nor may do so. Total. */
export const isHarmless = (text: string): boolean => screen(text).level === 'safe';

/**
 * Every text in a value, however deep: what people wrote, since the names of its fields are ours.
 */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A copy of a value with each of its texts replaced. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]),
  );
}

/**
 * Whether every text of a value is harmless, each by itself and all in a row: a sentence may run
 * over two fields.
 */
export function isHarmlessThroughout(value: unknown): boolean {
  const texts = textsIn(value);
  return texts.every(isHarmless) && isHarmless(texts.join(' '));
}
