import type { DateWords } from '#schema/contracts/first-view.ts';

/** A page as it was for somebody at some moment. */
export interface LocaleContext {
  locale: string;
  /**
   * Minutes by which the reader's clock is ahead of UTC at an instant; absent where the reader is
   * this very device.
   */
  aheadAt?: (instant: Date) => number;
  now: Date;
  /** Filled by the server as it writes; in the browser they are found again, to the letter. */
  words: DateWords;
  /** Set once anything was written that would read otherwise for another reader. */
  isUsed?: boolean;
}

const MINUTE_MS = 60_000;

let context: LocaleContext | undefined;
/**
 * The context's own moment on its reader's clock: a page of many dates asks for it again and again.
 */
let contextNow: Date | undefined;
let words: DateWords = {};

/**
 * Renders as for this reader until another context is set; `undefined` is the device itself. On the
 * server a page is rendered in one synchronous go that begins by setting it, so that two readers
 * never mix. In the browser it holds while the page hydrates.
 */
export function setLocaleContext(next: LocaleContext | undefined): void {
  // A browser's context is the device's own: what was written in it stays true.
  if (next) words = next.words;
  context = next;
  contextNow = undefined;
}

/** The reader of this page, for something that depends on who that is. */
function usedContext(): LocaleContext | undefined {
  if (context) context.isUsed = true;
  return context;
}

/** What `toLocaleString` is given: the reader's locale, or the device's own. */
export const renderLocale = (): string | undefined => usedContext()?.locale;

export function localNow(): Date {
  const reader = usedContext();
  if (!reader) return new Date();
  contextNow ??= shiftToZone(reader.now);
  return new Date(contextNow);
}

/** A date whose local fields (day, hour, …) are those of the reader's clock at this instant. */
export const localDate = (instant: string | number): Date => shiftToZone(new Date(instant));

function shiftToZone(at: Date): Date {
  const reader = usedContext();
  if (!reader?.aheadAt) return at;
  return new Date(at.getTime() + (reader.aheadAt(at) + at.getTimezoneOffset()) * MINUTE_MS);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();
/** Readers of many locales share a server. */
const FORMATS_KEPT = 100;

/** A date in the reader's locale, by its local fields down to the minute. */
export function formatLocalDate(
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
  const locale = renderLocale();
  const key = `${locale} ${asked}`;
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    if (dateFormats.size >= FORMATS_KEPT) dateFormats.clear();
    dateFormats.set(key, format);
  }
  return format;
}
