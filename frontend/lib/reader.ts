/** Where and when a page is read: the server must write dates as the reader's own device would. */
export interface Reader {
  /** IANA zone. */
  zone: string;
  /** BCP 47. */
  locale: string;
}

/** A page as it was for somebody at some moment. */
export interface ReadingScope {
  reader: Reader;
  now: Date;
}

let scoped: ReadingScope | undefined;
/** The scope's own moment on its reader's clock: a page of many dates asks for it again and again. */
let scopedNow: Date | undefined;

/**
 * Renders as for this reader until another scope is set; `undefined` is the device itself. On the server a page is
 * rendered in one synchronous go that begins by setting it, so that two readers never mix.
 */
export function readAs(scope: ReadingScope | undefined): void {
  scoped = scope;
  scopedNow = undefined;
}

export function deviceReader(): Reader {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  return { zone: timeZone, locale };
}

/** What `toLocale…String` is given: the reader's locale, or the device's own. */
export const readerLocale = (): string | undefined => scoped?.reader.locale;

export function readerNow(): Date {
  if (!scoped) return new Date();
  scopedNow ??= onReadersClock(scoped.now);
  return new Date(scopedNow);
}

/** A date whose local fields (day, hour, …) are those of the reader's clock at this instant. */
export const readerDate = (instant: string | number): Date => onReadersClock(new Date(instant));

function onReadersClock(at: Date): Date {
  return scoped ? new Date(at.getTime() + offsetOf(at, scoped.reader.zone) - deviceOffsetOf(at)) : at;
}

const deviceOffsetOf = (at: Date) => -at.getTimezoneOffset() * 60_000;

const dateFormats = new Map<string, Intl.DateTimeFormat>();
/** Readers of many locales share a server. */
const FORMATS_KEPT = 100;

/** A date in the reader's locale. Its formats are kept: making one takes longer than a hundred dates. */
export function formatReaderDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  const locale = readerLocale();
  const key = JSON.stringify([locale, options]);
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    if (dateFormats.size >= FORMATS_KEPT) dateFormats.clear();
    dateFormats.set(key, format);
  }
  return format.format(date);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which a zone's clock is ahead of UTC at an instant. */
function offsetOf(at: Date, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  // "11/21/2026, GMT-03:30"; UTC itself is plain "GMT".
  const [offset] = /[+-]\d\d:\d\d/.exec(format.format(at)) ?? ['Z'];
  return -Date.parse(`1970-01-01T00:00${offset}`);
}
