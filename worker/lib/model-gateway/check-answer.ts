import { screen } from '#worker/lib/safety/screen.ts';
import { isHarmless } from './check.ts';
import { saysWhatIsNeverSaid } from './never-said.ts';

const AS_IF_OF_ONESELF: [RegExp, string][] = [
  [/\byou(?:’|')?re\b|\byou are\b/giu, 'I am'],
  [/\byourself\b/giu, 'myself'],
  [/\byours\b/giu, 'mine'],
  [/\byour\b/giu, 'my'],
  [/\byou\b/giu, 'I'],
];

/**
 * Whether a text is certainly of danger or harm, once it is turned into what somebody would say of
 * themselves: that is what the screen has learnt from.
 */
function isCertainlyHarmful(text: string): boolean {
  const turned = AS_IF_OF_ONESELF.reduce(
    (words, [pattern, word]) => words.replace(pattern, word),
    text,
  );
  const { level } = screen(turned);
  return level === 'danger' || level === 'harm';
}

/** Whether what a model says to somebody may be shown. Total, and linear in its length. */
export const maySay = (text: string): boolean =>
  isHarmless(text) && !isCertainlyHarmful(text) && !saysWhatIsNeverSaid(text);

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** The texts of each item of a document, its lists of texts included. */
function textsOfItems(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return isText(value) ? [[value]] : [];
  const parts = Object.values(value);
  const own = parts.flatMap((part) => (isText(part) || areTexts(part) ? part : []));
  return [own, ...parts.filter((part) => !isText(part) && !areTexts(part)).flatMap(textsOfItems)];
}

/**
 * Whether a document of a model's may be shown. A plan's short lines are not read one by one, where
 * the screen alarms at every other plan of our own planner, but those of each step in a row.
 */
export const mayShow = (document: unknown): boolean =>
  textsOfItems(document).every(
    (texts) => !isCertainlyHarmful(texts.join(' ')) && !texts.some(saysWhatIsNeverSaid),
  );
