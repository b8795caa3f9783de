import type { CalendarDate } from '#schema/contracts/dates.ts';
import { normalForm } from '#worker/lib/text/normal-form.ts';

type Field = 'year' | 'month' | 'day';
const FALLBACK_LOCALE = 'en-US';

/** The order of day, month and year in a locale's short dates. */
function fieldOrder(locale: string): Field[] {
  const isField = (type: string): type is Field =>
    type === 'year' || type === 'month' || type === 'day';
  return new Intl.DateTimeFormat(locale, { calendar: 'gregory' })
    .formatToParts(new Date(0))
    .map((part) => part.type)
    .filter(isField);
}

function knownLocale(acceptLanguage: string | undefined): string {
  const first = acceptLanguage?.split(',')[0]?.split(';')[0]?.trim();
  try {
    return first
      ? (Intl.DateTimeFormat.supportedLocalesOf(first)[0] ?? FALLBACK_LOCALE)
      : FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
}

function toCalendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return undefined;
  return date.toISOString().slice(0, 10);
}

/**
 * Reads a date as a browser's `toLocaleDateString()` writes it (12/31/2026, 31.12.2026, 2026/12/31
 * …), in the order of the caller's language. Where that order gives no date (month 31), the other
 * one is tried. Undefined when it is none.
 */
export function readLocaleDate(
  answer: string,
  acceptLanguage: string | undefined,
): CalendarDate | undefined {
  const numbers = normalForm(answer, 'NFKC').match(/\d+/g);
  if (numbers?.length !== 3) return undefined;
  if (numbers[0]?.length === 4) {
    return toCalendarDate(Number(numbers[0]), Number(numbers[1]), Number(numbers[2]));
  }
  const order = fieldOrder(knownLocale(acceptLanguage));
  const field = (name: Field) => Number(numbers[order.indexOf(name)]);
  const year = field('year') < 100 ? 2000 + field('year') : field('year');
  return (
    toCalendarDate(year, field('month'), field('day')) ??
    toCalendarDate(year, field('day'), field('month'))
  );
}
