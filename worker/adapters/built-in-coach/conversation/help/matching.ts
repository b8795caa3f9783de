import type { TalkContext } from '#worker/adapters/built-in-coach/conversation/context.ts';
import { countSpacedWords, foldText } from '#worker/lib/text/fold-text.ts';
import type { AboutPage } from './help-words.ts';

const READ_AT_MOST = 600;
const MESSAGES_READ = 5;
/** A short clause with a “not” in it says what it is not about: “I don’t smoke”. */
const SHORT_DENIAL = 4;
/** A beginning of so few letters is a whole word. */
const WHOLE_WORD = 3;

const compiled = new Map<string, RegExp>();

function patternOf(group: string): RegExp {
  const known = compiled.get(group);
  if (known) return known;
  const beginnings = group.split('|').map((one) => (one.length <= WHOLE_WORD ? `${one}\\b` : one));
  const made = new RegExp(`\\b(?:${beginnings.join('|')})`);
  compiled.set(group, made);
  return made;
}

/** Whether a text has one of the beginnings of words that a group lists. */
const meets = (group: string, folded: string): boolean => patternOf(group).test(folded);

/** What a message tells, without what it denies in a few words. */
const toldIn = (message: string) =>
  foldText(message.slice(0, READ_AT_MOST))
    .split(/(?<=[.?!,;])\s+/)
    .filter(
      (part) =>
        !(countSpacedWords(part) <= SHORT_DENIAL && /\b(?:not|no|never)\b|n't\b/.test(part)),
    )
    .join(' ');

/** What was told lately, in small letters. */
export const toldLately = ({ request }: TalkContext): string =>
  [...request.recentTurns.slice(-MESSAGES_READ).map(({ message }) => message), request.message]
    .map(toldIn)
    .join(' . ');

/** The first page about a word of a text. */
export const pageAbout = <Page extends Pick<AboutPage, 'about'>>(
  pages: readonly Page[],
  ...texts: readonly string[]
): Page | undefined => {
  for (const text of texts) {
    const found = pages.find(({ about }) => meets(about, foldText(text)));
    if (found) return found;
  }
  return undefined;
};
