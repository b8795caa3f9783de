import {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
  default as ical,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import { instantAt } from '#schema/rules/reminders/local-time.ts';
import { addDays } from '#schema/rules/time.ts';
import type { CancelledEvent, FeedEvent } from './sent-events.rules.ts';

/** How often a calendar is asked to look, in seconds. */
const REFRESH_SECONDS = 4 * 60 * 60;
/** How long a promise with an hour takes in the calendar: it is a moment, not an appointment. */
const MINUTES = 15;

export interface IcsOptions {
  /** Of the person, for what has an hour; without one it is that hour wherever they are. */
  timeZone: string | null;
  /** Where an event leads to, if mails and the like may name this app's address at all. */
  url: string | undefined;
}

/** A day as the library reads one whatever zone this runs in. */
const dayOf = (date: CalendarDate) => `${date}T00:00:00.000Z`;

const compact = (text: string) => text.replaceAll(/[-:]|\.\d{3}/g, '');

/**
 * `UNTIL` is a date where the days are, and an instant in UTC where they have an hour in a zone.
 */
function ruleOf({ rule, until, at }: FeedEvent, timeZone: string | null): string | undefined {
  if (rule === undefined || until === undefined) return rule;
  if (at === undefined) return `${rule};UNTIL=${compact(until)}`;
  const end = timeZone
    ? compact(instantAt(until, at, timeZone).toISOString())
    : `${compact(until)}T${compact(at)}00`;
  return `${rule};UNTIL=${end}`;
}

/** The time so many minutes after another on the same clock; at midnight the day ends. */
function later(at: string, minutes: number): string {
  const [hours = 0, past = 0] = at.split(':').map(Number);
  const all = Math.min(hours * 60 + past + minutes, 24 * 60 - 1);
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}

function timesOf({ from, at }: FeedEvent, timeZone: string | null): Partial<ICalEventData> {
  if (at === undefined) return { allDay: true, start: dayOf(from), end: dayOf(addDays(from, 1)) };
  const [start, end] = [`${from}T${at}:00`, `${from}T${later(at, MINUTES)}:00`];
  // In a zone the library takes the clock of the text as it stands; else it wants it as if in UTC.
  return timeZone
    ? { start, end, timezone: timeZone }
    : { start: `${start}.000Z`, end: `${end}.000Z`, floating: true };
}

function addEvent(calendar: ICalCalendar, event: FeedEvent, options: IcsOptions): void {
  const rule = ruleOf(event, options.timeZone);
  calendar.createEvent({
    ...(timesOf(event, options.timeZone) as ICalEventData),
    id: event.uid,
    sequence: event.sequence,
    stamp: event.changedAt,
    lastModified: event.changedAt,
    summary: event.summary,
    ...(event.description && { description: event.description }),
    ...(rule !== undefined && { repeating: rule }),
    ...(options.url !== undefined && { url: options.url }),
    status: ICalEventStatus.CONFIRMED,
    // The event does not block time: in a free/busy view the person is free.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
}

/** What is known of it is when it was and that it is no more. */
function addCancelled(calendar: ICalCalendar, { uid, sequence, changedAt, from }: CancelledEvent) {
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    allDay: true,
    start: dayOf(from),
    end: dayOf(addDays(from, 1)),
    summary: 'No longer planned',
    status: ICalEventStatus.CANCELLED,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
}

/** The zone's rules as RFC 5545 has them. */
function zoneBlock(timeZone: string): string | null {
  const [block] = tzlib_get_ical_block(timeZone);
  return block ?? null;
}

/** Whether this zone can be told: then what has an hour stands in it. */
export const tellableZone = (timeZone: string | null): string | null =>
  timeZone && Array.isArray(tzlib_get_ical_block(timeZone)) ? timeZone : null;

/** All that a calendar reads, as iCalendar (RFC 5545). */
export function feedAsIcs(
  events: FeedEvent[],
  cancelled: CancelledEvent[],
  options: IcsOptions,
): string {
  const calendar = ical({
    prodId: { company: 'Yet', product: 'Yet', language: 'EN' },
    name: 'Yet',
    description: 'Your goals, steps and promises.',
    ttl: REFRESH_SECONDS,
    timezone: { name: null, generator: zoneBlock },
  });
  if (options.timeZone) calendar.x('X-WR-TIMEZONE', options.timeZone);
  for (const event of events) addEvent(calendar, event, options);
  for (const event of cancelled) addCancelled(calendar, event);
  return calendar.toString();
}

/** Events to take along, in a file. */
export function eventsAsIcs(events: FeedEvent[], options: IcsOptions): string {
  const calendar = ical({
    prodId: { company: 'Yet', product: 'Yet', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) addEvent(calendar, event, options);
  return calendar.toString();
}
