import type { DateWords } from '#schema/contracts/first-view.ts';

/** A page as it was for somebody at some moment. */
export interface ReadingScope {
  locale: string;
  /** Minutes by which the reader's clock is ahead of UTC at an instant; absent where the reader is this very device. */
  aheadAt?: (instant: Date) => number;
  now: Date;
  /** Filled by the server as it writes; in the browser they are found again instead of asked for anew. */
  words: DateWords;
}

const MINUTE_MS = 60_000;

let scoped: ReadingScope | undefined;
/** The scope's own moment on its reader's clock: a page of many dates asks for it again and again. */
let scopedNow: Date | undefined;
let words: DateWords = {};

/**
 * Renders as for this reader until another scope is set; `undefined` is the device itself. On the server a page is
 * rendered in one synchronous go that begins by setting it, so that two readers never mix.
 */
export function readAs(scope: ReadingScope | undefined): void {
  if (scope) words = scope.words;
  // What was written for this very device stays true.
  else if (scoped?.aheadAt) words = {};
  scoped = scope;
  scopedNow = undefined;
}

/** What `toLocaleString` is given: the reader's locale, or the device's own. */
export const readerLocale = (): string | undefined => scoped?.locale;

export function readerNow(): Date {
  if (!scoped) return new Date();
  scopedNow ??= onReadersClock(scoped.now);
  return new Date(scopedNow);
}

/** A date whose local fields (day, hour, …) are those of the reader's clock at this instant. */
export const readerDate = (instant: string | number): Date => onReadersClock(new Date(instant));

function onReadersClock(at: Date): Date {
  if (!scoped?.aheadAt) return at;
  return new Date(at.getTime() + (scoped.aheadAt(at) + at.getTimezoneOffset()) * MINUTE_MS);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();
/** Readers of many locales share a server. */
const FORMATS_KEPT = 100;

/** A date in the reader's locale, by its local fields down to the minute. */
export function formatReaderDate(
  date: Date,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'>,
): string {
  const asked = JSON.stringify(options);
  words[asked] ??= {};
  // "May 03 2026 00:00", everywhere.
  const day = date.toString().slice(4, 21);
  words[asked][day] ??= dateFormat(asked, options).format(date);
  return words[asked][day];
}

/** Formats are kept: making one takes longer than a hundred dates. */
function dateFormat(asked: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = readerLocale();
  const key = `${locale} ${asked}`;
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    if (dateFormats.size >= FORMATS_KEPT) dateFormats.clear();
    dateFormats.set(key, format);
  }
  return format;
}
