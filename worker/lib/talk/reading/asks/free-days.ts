import { WEEKDAYS } from '#schema/rules/goals/rhythms.ts';
export type DayName = (typeof WEEKDAYS)[number];

const NAMES =
  /\b(mon|tues?|weds?|wednes|thurs?|fri|satur|sat|sun)(?:days?)?\b|\b(weekends?)\b|\b(weekdays|(?:in|during) the week)\b/gi;
const FREE =
  /\b(?:free|off|nothing|quiet|quieter|spare|clear|empty|available|at home|easier|easiest|finish early|home early)\b/i;
const NOT_FREE = /\b(?:not|never|n['’]?t|no) (?:\w+ )?(?:free|off|available|at home)\b/i;

const dayOf = (name: string): DayName | undefined =>
  WEEKDAYS.find((day) => day.toLowerCase().startsWith(name.toLowerCase().slice(0, 3)));

/** Which days of a week were told to be taken, and which to be free, each in the order of a week. */
export function daysToldIn(messages: readonly string[]): { taken: DayName[]; free: DayName[] } {
  const told = new Map<DayName, boolean>();
  for (const message of messages)
    for (const sentence of message.slice(0, 900).split(/(?<=[.!?])\s|\n/)) {
      if (/\?\s*$/.test(sentence) && !/,/.test(sentence)) continue;
      let isFree = FREE.test(sentence) && !NOT_FREE.test(sentence);
      for (const part of sentence.split(/[,;]|\bbut\b/)) {
        const days = [...part.matchAll(NAMES)].flatMap(([, day, weekend, week]) =>
          weekend
            ? (['Saturday', 'Sunday'] as const)
            : week
              ? WEEKDAYS.slice(0, 5)
              : (day && dayOf(day)) || [],
        );
        // “Tuesdays and Thursdays” say together what they are.
        const says = part
          .replace(NAMES, '')
          .replace(/\b(?:and|on|or|the|evenings?|nights?)\b/gi, '')
          .trim();
        if (says) isFree = FREE.test(part) && !NOT_FREE.test(part);
        for (const day of days) told.set(day, isFree);
      }
    }
  const of = (isFree: boolean) => WEEKDAYS.filter((day) => told.get(day) === isFree);
  return { taken: of(false), free: of(true) };
}

/** A day in the middle of the week is the likeliest to be kept. */
const TRIED_FIRST: readonly DayName[] = [
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Monday',
  'Sunday',
  'Saturday',
  'Friday',
];

/** The first day for which nothing was named. */
export const dayLeft = (taken: readonly DayName[]): DayName | undefined =>
  TRIED_FIRST.find((day) => !taken.includes(day));
