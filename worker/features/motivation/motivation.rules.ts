import type { CalendarDate } from '#schema/contracts/dates.ts';

/**
 * The place in the collection at which a person's day begins, 0 to 100: different for each day and
 * person.
 */
export function shuffleOf(userId: number, day: CalendarDate): number {
  const days = Math.floor(Date.parse(day) / 86_400_000);
  return (days * 31 + userId * 17) % 101;
}
