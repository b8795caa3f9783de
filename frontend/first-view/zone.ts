const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/**
 * A cookie names the zone, and a zone has names without end: its letters may be small or capital.
 */
const FORMATS_KEPT = 100;

/** Minutes by which a zone's clock is ahead of UTC at an instant. */
export function aheadIn(zone: string, at: Date): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    if (formats.size >= FORMATS_KEPT) formats.clear();
    formats.set(zone, format);
  }
  // "11/21/2026, GMT-03:30"; UTC itself may be plain "GMT".
  const [offset] = /[+-]\d\d:\d\d/.exec(format.format(at)) ?? ['Z'];
  return (0 - Date.parse(`1970-01-01T00:00${offset}`)) / MINUTE_MS;
}
