import type { CalendarDate } from '#schema/contracts/dates.ts';
import { addDays } from '#schema/rules/time.ts';

/** When the working week ends for most: Friday, five in the afternoon. */
const FRIDAY = 5;
const FROM_HOUR = 17;

/**
 * The Monday of the week that is ending, from Friday evening to Sunday night where the person is;
 * undefined on other days.
 */
export function weekThatEnds(now: Date): CalendarDate | undefined {
  const day = now.getDay() || 7;
  if (day < FRIDAY || (day === FRIDAY && now.getHours() < FROM_HOUR)) return undefined;
  const pad = (part: number) => String(part).padStart(2, '0');
  const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return addDays(today, 1 - day);
}
