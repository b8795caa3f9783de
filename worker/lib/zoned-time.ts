import { weekdayOf } from '#schema/rules/goals/rhythms.ts';
import { clockAt, instantAt } from '#schema/rules/reminders/local-time.ts';
import { addDays } from '#schema/rules/time.ts';

/**
 * The first time after `after` that it is this hour of this day of the week there. @throws
 * RangeError for an unknown zone
 */
export function nextWeekly(
  after: Date,
  { weekday, hour }: { weekday: number; hour: number },
  timeZone: string,
): Date {
  const today = clockAt(after, timeZone).date;
  const time = `${String(hour).padStart(2, '0')}:00`;
  for (let ahead = -1; ; ahead += 1) {
    const date = addDays(today, ahead);
    if (weekdayOf(date) !== weekday) continue;
    const at = instantAt(date, time, timeZone);
    if (at.getTime() > after.getTime()) return at;
  }
}
