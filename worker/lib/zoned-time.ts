import type { CalendarDate } from '#schema/contracts/dates.ts';
import { addDays, DAY_MS } from '#schema/rules/time.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();
/** As people write them: there are fewer zones than this. */
const CLOCKS_MAX = 1_000;

function minuteClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  if (clocks.size >= CLOCKS_MAX) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/** What the clock there shows, as if it were UTC, in milliseconds. */
function shown(instant: number, timeZone: string): number {
  const [date = '', time = ''] = minuteClock(timeZone).format(instant).split(', ');
  return Date.parse(`${date}T${time}Z`);
}

/**
 * The instant at which a clock in this zone shows a time of a day, `07:30`. Where that time comes
 * twice it is the first; where it is skipped, the time that would have been reached without the
 * change of clocks. @throws RangeError for an unknown zone
 */
export function instantOf(date: CalendarDate, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // The offsets of the day before and of the day after: one of them holds at that time.
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((at) => shown(at, timeZone) - at);
  const candidates = offsets.map((offset) => wanted - offset).toSorted((one, two) => one - two);
  const exact = candidates.find((at) => shown(at, timeZone) === wanted);
  return new Date(exact ?? wanted - (offsets[0] as number));
}

/** Monday is 1, as in ISO 8601. */
export const isoWeekday = (date: CalendarDate): number =>
  new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/**
 * The first time after `after` that it is this hour of this day of the week there. @throws
 * RangeError for an unknown zone
 */
export function nextWeekly(
  after: Date,
  { weekday, hour }: { weekday: number; hour: number },
  timeZone: string,
): Date {
  const today = new Date(shown(after.getTime(), timeZone)).toISOString().slice(0, 10);
  const time = `${String(hour).padStart(2, '0')}:00`;
  for (let ahead = -1; ; ahead += 1) {
    const date = addDays(today, ahead);
    if (isoWeekday(date) !== weekday) continue;
    const at = instantOf(date, time, timeZone);
    if (at.getTime() > after.getTime()) return at;
  }
}
