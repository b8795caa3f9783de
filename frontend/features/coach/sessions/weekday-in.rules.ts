import type { CalendarDate } from '#schema/contracts/dates.ts';
import { addDays } from '#schema/rules/time.ts';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * The next day after today that somebody’s words name: “the test on Thursday”, “tomorrow”.
 * Undefined where they name none.
 */
export function dayNamedIn(words: string, today: CalendarDate): CalendarDate | undefined {
  const said = words.toLowerCase();
  if (/\btomorrow\b/.test(said)) return addDays(today, 1);
  const wanted = DAYS.findIndex((day) => new RegExp(`\\b${day}s?\\b`).test(said));
  if (wanted < 0) return undefined;
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (wanted - now + 7) % 7 || 7);
}
