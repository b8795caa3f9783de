import type { CalendarDate } from '#schema/contracts/dates.ts';
import { localNow } from './render-locale.ts';

/** Today where the person is. Calendar dates carry no time zone; the device's clock decides. */
export function todayHere(now = localNow()): CalendarDate {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
