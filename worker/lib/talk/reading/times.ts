import { datesIn } from '#worker/lib/text/dates-in.ts';
import type { Clause } from './clauses.ts';

const COUNT =
  '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple of|several|many|some|so many|\\d{1,3})';
const SPAN = '(?:days?|weeks?|months?|years?|yrs?|nights?|decades?)';
const NAMED =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|new year|easter|summer|autumn|winter|spring|yesterday|school|university|childhood|covid|lockdown|\\d{4})';

const SINCE = new RegExp(
  `\\bsince (?:(?:about|around|early|late|mid|the|last|this) ){0,2}(?:${NAMED}|week|month|year|night|morning|start|beginning|baby|move|divorce|wedding|funeral)\\b`,
  'i',
);
const FOR = new RegExp(
  `\\bfor (?:(?:about|almost|nearly|over|more than|at least|like|the last|the past|now) ){0,2}(?:${COUNT} ${SPAN}|(?:ages|years|months|weeks|days|a while|a long time|so long|forever))(?: now)?\\b`,
  'i',
);
const AGO = new RegExp(`\\b(?:about |almost |over )?${COUNT} ${SPAN} ago\\b`, 'i');
/** Of a line without any stop nothing is told. */
const isShortEnough = ({ text }: Clause) => text.length <= 200;
/** “For two hours every day” is how much, and not how long. */
const IS_RATE = /^\s*(?:every|each|a|per|in)\b/i;
const HOLDS_ON = /\b(?:been|have|has|havent|hasnt|now|already|still|ve)\b|['’]ve\b|n['’]t\b/i;

/**
 * “for three weeks”, “since April”, “two months ago”: how long it has been so, in the person's
 * words.
 */
export function howLongIn(clauses: readonly Clause[]): string | undefined {
  for (const { text } of clauses.filter(isShortEnough)) {
    const since = SINCE.exec(text)?.[0];
    if (since) return withCapitals(since.toLowerCase());
    const during = FOR.exec(text);
    if (during && HOLDS_ON.test(text) && !IS_RATE.test(text.slice(during.index + during[0].length)))
      return during[0].toLowerCase();
    const ago = AGO.exec(text)?.[0];
    if (ago) return ago.toLowerCase();
  }
  return undefined;
}

const withCapitals = (words: string) =>
  words.replace(
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter)\b/g,
    (name) => name[0]?.toUpperCase() + name.slice(1),
  );

/**
 * Only which words name a time is of interest here, so the day from which they are reckoned does
 * not matter.
 */
const ANY_DAY = new Date('2026-01-05T12:00:00');
const IS_DUE =
  /\b(?:by|until|till|before|due(?: on| by)?|deadline(?: is)?(?: on)?)\s*(?:the |this )?$/i;
const IS_AHEAD =
  /^(?:tomorrow|tonight|next|in (?:a|an|one|two|three|\d)|this (?:evening|afternoon|weekend))/i;
/** “a week” is a length of time, and no day. */
const NAMES_A_DAY =
  /day|tomorrow|tonight|weekend|\d(?:st|nd|rd|th)|^in |next|january|february|march|april|may|june|july|august|september|october|november|december|\d[./-]\d/i;
const IS_BEHIND = /\b(?:now|after|last|ago|yesterday|since|past|every|each|usually|always)\b/i;

/** “by Friday”, “tomorrow at 7:30”: when something is due or comes, in the person's words. */
export function dueIn(clauses: readonly Clause[]): string | undefined {
  for (const { text, isPast, isQuestion } of clauses.filter(isShortEnough)) {
    for (const { index, text: words, start } of datesIn(text, ANY_DAY)) {
      const before = text.slice(0, index);
      const prefix = IS_DUE.exec(before)?.[0] ?? /\b(?:on|at)\s+$/i.exec(before)?.[0] ?? '';
      const isDue = IS_DUE.test(before);
      const names =
        (start.isCertain('weekday') || start.isCertain('day')) && NAMES_A_DAY.test(words);
      if (isQuestion || IS_BEHIND.test(words) || IS_BEHIND.test(before.slice(-8)) || !names)
        continue;
      if (isDue || IS_AHEAD.test(words) || !isPast) {
        const isNamedDue = /^(?:due|deadline)/i.test(prefix);
        const by = IS_AHEAD.test(words) ? words : `by ${words.replace(/^on /i, '')}`;
        const due = isNamedDue ? by : `${prefix}${words}`;
        return withCapitals(due.toLowerCase().replace(/\s+/g, ' ').trim());
      }
    }
  }
  return undefined;
}

const NUMBER =
  /(?:[£$€]\s?\d[\d.,]*k?|\b\d+(?:[.,:]\d+)*\s?(?:km|k|m|mi|miles?|metres?|meters?|kg|kilos?|lbs?|stone|pounds|euros?|dollars|%|percent|hours?|hrs?|h|minutes?|mins?|pages?|words|chapters?|steps|reps|lengths|laps|times|am|pm|emails?|people|am\b)|\b\d{1,2}[:.]\d{2}\b)(?!\w)/giu;

/** The numbers of a message with their units, as they were typed. */
export const numbersIn = (message: string): string[] => [
  ...new Set(
    [...message.slice(0, 1500).matchAll(NUMBER)].map(([number]) =>
      number.replace(/[.,]$/, '').trim(),
    ),
  ),
];
