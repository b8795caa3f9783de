import { formatLocalDate, localDate, localNow } from '#frontend/lib/render-locale.ts';

const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/**
 * The day of an instant, as one would say it: "Today", "Yesterday", "14 March", with the year when
 * it is another.
 */
export function dayWords(instant: string, now = localNow()): string {
  const day = localDate(instant);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (sameDay(day, now)) return 'Today';
  if (sameDay(day, yesterday)) return 'Yesterday';
  return formatLocalDate(day, {
    day: 'numeric',
    month: 'long',
    ...(day.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
}

/** Day and time: "Today, 14:05". */
export function momentWords(instant: string, now = localNow()): string {
  const time = formatLocalDate(localDate(instant), { hour: 'numeric', minute: '2-digit' });
  return `${dayWords(instant, now)}, ${time}`;
}

const inText = (words: string) => words.replace(/^(Today|Yesterday)/, (day) => day.toLowerCase());

/** A day and a moment within a sentence: "today", "3 June"; "today, 14:05". */
export const dayInText = (instant: string, now = localNow()) => inText(dayWords(instant, now));
export const momentInText = (instant: string, now = localNow()) =>
  inText(momentWords(instant, now));
