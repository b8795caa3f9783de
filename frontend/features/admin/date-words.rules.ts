import { formatLocalDate } from '#frontend/lib/render-locale.ts';

/** The day of an instant that was set as a day: in UTC, wherever it is read. */
export function utcDateWords(instant: string): string {
  const at = new Date(instant);
  const day = new Date(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  return formatLocalDate(day, { day: 'numeric', month: 'long', year: 'numeric' });
}
