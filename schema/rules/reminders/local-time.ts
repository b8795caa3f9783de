import type { CalendarDate, ClockTime } from '#schema/contracts/dates.ts';
import { DAY_MS } from '#schema/rules/time.ts';

const SECOND_MS = 1_000;
/** People travel, and spellings of zones are without end: the oldest formats go. */
const FORMATS_KEPT = 1_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  if (formats.size >= FORMATS_KEPT) formats.clear();
  formats.set(zone, format);
  return format;
}

/** Milliseconds by which a zone's clock is ahead of UTC. @throws RangeError for an unknown zone */
function aheadMs(zone: string, instantMs: number): number {
  const [, sign, hours, minutes, seconds = '0'] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(formatOf(zone).format(instantMs)) ?? [];
  // UTC itself is plain “GMT”.
  if (!sign) return 0;
  const ahead = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * SECOND_MS;
  return sign === '-' ? -ahead : ahead;
}

/**
 * The instant at which a zone's clocks show a time on a date. One that exists twice, when clocks go
 * back, is the first of the two; one that does not exist, when they go forward, is as long after
 * the jump as it would have been without it (as `Temporal` does by default).
 * @throws RangeError for an unknown zone
 */
export function instantAt(date: CalendarDate, time: ClockTime, zone: string): Date {
  const wall = Date.parse(`${date}T${time}:00.000Z`);
  const before = aheadMs(zone, wall - DAY_MS);
  const offsets = [before, aheadMs(zone, wall), aheadMs(zone, wall + DAY_MS)];
  const matching = offsets
    .map((ahead) => ({ ahead, at: wall - ahead }))
    .filter(({ ahead, at }) => aheadMs(zone, at) === ahead)
    .map(({ at }) => at);
  return new Date(matching.length > 0 ? Math.min(...matching) : wall - before);
}

/** What the clocks of a zone show at an instant. @throws RangeError for an unknown zone */
export function clockAt(instant: Date, zone: string): { date: CalendarDate; time: ClockTime } {
  const shown = new Date(instant.getTime() + aheadMs(zone, instant.getTime())).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}
