import type { CalendarDate } from '#schema/contracts/dates.ts';
import { addDays } from '#schema/rules/time.ts';

/** When nobody has said another hour, a day begins while most people sleep. */
export const DAY_STARTS_AT = 3;

/** What a clock on the wall shows: the date, and the hour from 0 to 23. */
export interface WallClock {
  date: CalendarDate;
  hour: number;
}

/**
 * The day it is for a person whose days begin at this hour, 0 to 23: before it, the day before is
 * not over. Where clocks are put forward or back the hour on the wall decides, as it does for them.
 */
export const personDay = ({ date, hour }: WallClock, dayStartsAt = DAY_STARTS_AT): CalendarDate =>
  hour < dayStartsAt ? addDays(date, -1) : date;
