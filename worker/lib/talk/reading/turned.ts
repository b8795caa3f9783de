import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { sayBack } from './say-back.ts';

/** What belongs to the talk and changes nothing of what is said. */
const FILLERS =
  /[,\s]*\b(?:lol|lmao|haha+|tbh|ngl|omg|bro|bruh|mate|pls|plz|please|honestly|literally|idk)\b(?=[\s,.?!]|$)|[,\s]+(?:though|tho)[\s.?!]*$/gi;
/** “Everyone has there mates”. */
const THEIR = /\b(has|have|got|with|lost|in) there (?=(?!to\b|is\b|are\b|and\b|for\b)[a-z]{3})/gi;
/** “Its the same”. */
const ITS =
  /^its (?!own|owner|name)|\bits(?= (?:the|a|an|not|too|so|just|all|only|been|over|wrong|fine|like|still|\w+ing)\b)/gi;
/** Somebody who speaks for several is one of them: “you” is right for all. */
const OF_SEVERAL: readonly [RegExp, string][] = [
  [/\bwe['’]re\b/gi, "i'm"],
  [/\bwe['’](ll|ve|d)\b/gi, "i'$1"],
  [/\bwe\b/gi, 'i'],
  [/\bus\b/gi, 'me'],
  [/\bour\b/gi, 'my'],
  [/\bours\b/gi, 'mine'],
];
/** Without an apostrophe these are words of their own. */
const NAMES_OF_DAYS = /\b(mon|tues|wednes|thurs|fri|satur|sun)days\b/gi;

/** “I go and I freeze” are two clauses of the same person. */
const BEFORE_I = /\s+and\s+(?=i\b)/i;

const ended = (text: string) => text.replace(/[\s.,;:?!…–—-]+$/u, '').trim();

/**
 * A clause as Eden says it to the person: “she leaves me on read” is “she leaves you on read”.
 * Undefined where that may not be right, or where it is too long to be one clause.
 */
export function turnedClause(clause: string, longest = 20): string | undefined {
  const own = OF_SEVERAL.reduce(
    (said, [word, turned]) => said.replace(word, turned),
    ended(
      clause
        .replace(FILLERS, '')
        .replace(THEIR, '$1 their ')
        .replace(ITS, (its) => `it's${its.endsWith(' ') ? ' ' : ''}`),
    ),
  );
  if (countSpacedWords(own) > longest) return undefined;
  const parts = own.split(BEFORE_I).map((part) => sayBack(part));
  if (parts.includes(undefined)) return undefined;
  const turned = parts
    .join(' and ')
    .replace(
      NAMES_OF_DAYS,
      (day) => `${(day[0] ?? '').toUpperCase()}${day.slice(1).toLowerCase()}`,
    );
  return turned && !/\n|\{|\}/.test(turned) ? asInside(turned) : undefined;
}

/** Words that stand inside a sentence begin small, unless they are a name. */
const asInside = (text: string) =>
  text.replace(
    /^(?:You|If|He|She|It|They|The|My|Your|Nobody|Everybody|Everyone|This|That|There|What)\b/,
    (word) => word.toLowerCase(),
  );

/** Something to do, as it follows “You could”: “ring her first”. */
export function turnedAct(act: string, longest = 14): string | undefined {
  const turned = turnedClause(`i ${act}`, longest + 1);
  return turned?.startsWith('you ') ? turned.slice('you '.length) : undefined;
}
