import { addDays } from '#schema/rules/time.ts';

/** A month as `YYYY-MM`, and the days of its grid, weeks from Monday on. */

const pad = (number: number) => String(number).padStart(2, '0');

/** The calendar day of a local date. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
export const monthOf = (day: string): string => day.slice(0, 7);

/** Midday of a calendar day, for formatting: no clock change moves it to another day. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The month so many months later. */
export function monthLater(month: string, months: number): string {
  const date = dateOf(`${month}-01`);
  date.setMonth(date.getMonth() + months);
  return monthOf(dayOf(date));
}

/** The same date in another month, or that month's last. */
export function dayInMonth(day: string, month: string): string {
  const last = addDays(`${monthLater(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

/** The weeks of a month; null where a week has days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = dateOf(`${month}-01`);
  const empty = (first.getDay() + 6) % 7;
  const last = Number(addDays(`${monthLater(month, 1)}-01`, -1).slice(8));
  const cells = [
    ...Array.from({ length: empty }, () => null),
    ...Array.from({ length: last }, (_, index) => `${month}-${pad(index + 1)}`),
  ];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  );
}

/** The day that a key moves to from a day of the grid; undefined for other keys. */
export function dayForKey(key: string, day: string): string | undefined {
  const weekday = (dateOf(day).getDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return dayInMonth(day, monthLater(monthOf(day), -1));
    case 'PageDown':
      return dayInMonth(day, monthLater(monthOf(day), 1));
  }
}
