import { screen } from '#worker/lib/safety/screen.ts';
import { containsBlockedPhrase } from './blocklist.ts';
import { isHarmless } from './check.ts';

const TO_FIRST_PERSON: [RegExp, string][] = [
  [/\byou(?:’|')?re\b|\byou are\b/giu, 'I am'],
  [/\byourself\b/giu, 'myself'],
  [/\byours\b/giu, 'mine'],
  [/\byour\b/giu, 'my'],
  [/\byou\b/giu, 'I'],
];

/**
 * Whether a text is certainly of danger or harm when it is put in the first person, as the screen's
 * training texts are.
 */
function isCertainlyHarmful(text: string): boolean {
  const inFirstPerson = TO_FIRST_PERSON.reduce(
    (words, [pattern, word]) => words.replace(pattern, word),
    text,
  );
  const { level } = screen(inFirstPerson);
  return level === 'danger' || level === 'harm';
}

/** Whether a model's text may be shown. Linear in its length. */
export const isAllowedText = (text: string): boolean =>
  isHarmless(text) && !isCertainlyHarmful(text) && !containsBlockedPhrase(text);

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** The texts of each item of a document, including its lists of texts. */
function textsOfItems(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return isText(value) ? [[value]] : [];
  const parts = Object.values(value);
  const own = parts.flatMap((part) => (isText(part) || areTexts(part) ? part : []));
  return [own, ...parts.filter((part) => !isText(part) && !areTexts(part)).flatMap(textsOfItems)];
}

/**
 * Whether a model's document may be shown. The steps are screened whole: line by line, the screen
 * would alarm at every other plan of our own planner.
 */
export const isAllowedDocument = (document: unknown): boolean =>
  textsOfItems(document).every(
    (texts) => !isCertainlyHarmful(texts.join(' ')) && !texts.some(containsBlockedPhrase),
  );
