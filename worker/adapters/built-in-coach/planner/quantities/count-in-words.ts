import { plannerTextsIn } from '#worker/adapters/built-in-coach/planner/kinds.ts';
import type {
  CountedUnit,
  PlanLanguage,
} from '#worker/adapters/built-in-coach/planner/planner-words.ts';

/** How somebody's language counts; English where nothing is said. */
export const countsIn = (language: PlanLanguage = 'en') => plannerTextsIn(language).counts;

const formats = new Map<string, Intl.NumberFormat>();

/** A number as it is written in a language, with one decimal at most: “12,500”, “12.500”. */
export function writeNumber(value: number, language: PlanLanguage = 'en'): string {
  const { locale } = countsIn(language);
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(Math.round(value * 10) / 10);
}

/** A count in words up to twelve, in figures above. */
export const inWords = (count: number, language: PlanLanguage = 'en'): string =>
  countsIn(language).numbers[count] ?? writeNumber(count, language);

const withCount = (frame: string, count: number, language: PlanLanguage) =>
  frame.replace('{n}', inWords(count, language));

/** “three hours”, “one page”: a count of a unit. */
export function countOf(count: number, unit: CountedUnit, language: PlanLanguage = 'en'): string {
  const [one, several] = countsIn(language).units[unit];
  return count === 1 ? one : withCount(several, count, language);
}

/** “1,200 steps”, in figures, as amounts of many are told. */
export function figureOf(count: number, unit: CountedUnit, language: PlanLanguage = 'en'): string {
  const [one, several] = countsIn(language).units[unit];
  return count === 1 ? one : several.replace('{n}', writeNumber(count, language));
}

/** “once a week”, “three times a week”, “every day”, for 1 to 7 days. */
export function timesAWeek(days: number, language: PlanLanguage = 'en'): string {
  const { daily, once, twice, several } = countsIn(language).often;
  if (days >= 7) return daily;
  if (days === 1) return once;
  return days === 2 ? twice : withCount(several, days, language);
}

/**
 * How a span of days reads in a sentence: “by tonight”, “in 5 days”, “in 9 weeks”, “in 14 months”.
 */
export function withinSpan(days: number, language: PlanLanguage = 'en'): string {
  const { span } = countsIn(language);
  if (days === 0) return span.tonight;
  if (days === 1) return span.tomorrow;
  if (days < 21) return withCount(span.days, days, language);
  if (days < 120) return withCount(span.weeks, Math.round(days / 7), language);
  return withCount(span.months, Math.round(days / 30.4), language);
}

/** “about 20 weeks”, “about eight months”. */
export function waitOf(days: number, language: PlanLanguage = 'en'): string {
  const { wait } = countsIn(language);
  const weeks = Math.round(days / 7);
  if (weeks <= 1) return wait.week;
  if (days < 120) return withCount(wait.weeks, weeks, language);
  return days < 700
    ? withCount(wait.months, Math.round(days / 30.4), language)
    : withCount(wait.years, Math.round(days / 365), language);
}

/** “14 March 2027”, “14. März 2027”, “1er mars 2027”. */
export const writeDate = (date: string, language: PlanLanguage = 'en'): string => {
  const written = new Intl.DateTimeFormat(countsIn(language).locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written;
};
