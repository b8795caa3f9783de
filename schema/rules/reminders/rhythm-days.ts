import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Rhythm, RhythmAnswer } from '#schema/contracts/rhythms.ts';
import { addDays, DAY_MS } from '#schema/rules/time.ts';

export type RhythmAnswers = Record<CalendarDate, RhythmAnswer>;

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: CalendarDate): number =>
  new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

const isLastOfMonth = (day: CalendarDate) => addDays(day, 1).slice(8) === '01';

function isDoneForTheWeek(times: number, day: CalendarDate, answers: RhythmAnswers): boolean {
  const monday = addDays(day, 1 - weekdayOf(day));
  const kept = Object.keys(answers).filter((one) => one >= monday && one < addDays(monday, 7));
  return kept.length >= times;
}

/**
 * Whether a rhythm asks on a day: the day is one of its own, and nothing has been said of it yet.
 * “So many times a week” asks on any day until it has been kept as often; “every so many days” is
 * counted from the last day that it was kept, and asks at once where there is none.
 */
export function rhythmAsksOn(rhythm: Rhythm, day: CalendarDate, answers: RhythmAnswers): boolean {
  if (answers[day]) return false;
  switch (rhythm.every) {
    case 'weekdays':
      return rhythm.days.includes(weekdayOf(day));
    case 'week':
      return !isDoneForTheWeek(rhythm.times, day, answers);
    case 'days': {
      const last = Object.keys(answers)
        .filter((one) => one < day)
        .sort()
        .at(-1);
      return last === undefined || daysBetween(last, day) >= rhythm.count;
    }
    case 'month': {
      const date = Number(day.slice(8));
      return date === rhythm.day || (date < rhythm.day && isLastOfMonth(day));
    }
  }
}
