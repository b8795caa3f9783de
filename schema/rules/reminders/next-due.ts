import type { CalendarDate, ClockTime } from '#schema/contracts/dates.ts';
import { addDays } from '#schema/rules/time.ts';
import { clockAt, instantAt } from './local-time.ts';

/** When a person is to be left alone, however often they asked to be asked. */
export interface QuietHours {
  from: ClockTime;
  until: ClockTime;
}

/** The facts that a reminder's times are computed from. */
export interface ReminderPlan {
  at: ClockTime;
  /** The person's IANA zone. */
  zone: string;
  /** The hour at which their day begins: an earlier time of day belongs to the day before. */
  dayStartsAt: number;
  /** Dues at or before this instant are over. */
  plannedFrom: Date;
  /** The last day that was asked about. */
  lastDay: CalendarDate | null;
  /** Asked for by “move it”: once more, whatever was asked about that day. */
  movedTo: Date | null;
  quiet: QuietHours | null;
  /** The last day of a holiday. */
  pausedUntil: CalendarDate | null;
  /** The only day it asks on, or whether it asks on a day. */
  asks: { on: CalendarDate } | { when: (day: CalendarDate) => boolean };
}

export interface Due {
  at: Date;
  /** The person's day that it asks about. */
  day: CalendarDate;
}

/**
 * Nothing asks from this day on: about it instants leave the years of four digits, by whose order
 * they are found.
 */
const END_OF_DAYS = '9999-12-01';
/** A rhythm repeats within a year; a leap year and a holiday come on top. */
const DAYS_AHEAD = 400;

/** Whether a time of day lies in quiet hours, which may go over midnight. */
export function isQuiet(time: ClockTime, { from, until }: QuietHours): boolean {
  return from <= until ? time >= from && time < until : time >= from || time < until;
}

const MINUTE_MS = 60_000;
/** Ends of quiet hours that are looked at: one may fall into a gap of the clocks. */
const ENDS = 4;

/** The next full minute that is not quiet. */
function firstLoud(instant: Date, zone: string, quiet: QuietHours): Date {
  let at = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
  do at += MINUTE_MS;
  while (isQuiet(clockAt(new Date(at), zone).time, quiet));
  return new Date(at);
}

/** The instant itself, or the end of the quiet hours that it falls into. */
function afterQuiet(instant: Date, { zone, quiet }: ReminderPlan): Date {
  let at = instant;
  for (let left = ENDS; quiet && left > 0; left -= 1) {
    const { date, time } = clockAt(at, zone);
    if (!isQuiet(time, quiet)) return at;
    const ends = quiet.from > quiet.until && time >= quiet.from ? addDays(date, 1) : date;
    const end = instantAt(ends, quiet.until, zone);
    // Where clocks go back in the quiet hours their end shows twice, and the first may be over.
    at = end > at ? end : firstLoud(at, zone, quiet);
  }
  return at;
}

/** The person's day at an instant: what is done at one in the morning belongs to yesterday. */
export function personDayAt(instant: Date, zone: string, dayStartsAt: number): CalendarDate {
  const { date, time } = clockAt(instant, zone);
  return Number(time.slice(0, 2)) < dayStartsAt ? addDays(date, -1) : date;
}

/** When it asks about a day of the person. */
function dueOf(plan: ReminderPlan, day: CalendarDate): Due {
  const isAfterMidnight = Number(plan.at.slice(0, 2)) < plan.dayStartsAt;
  const date = isAfterMidnight ? addDays(day, 1) : day;
  return { at: afterQuiet(instantAt(date, plan.at, plan.zone), plan), day };
}

function firstRegular(plan: ReminderPlan): Due | undefined {
  const { asks, lastDay, pausedUntil, plannedFrom } = plan;
  const isOpen = (day: CalendarDate) =>
    day < END_OF_DAYS &&
    (lastDay === null || day > lastDay) &&
    (pausedUntil === null || day > pausedUntil);
  if ('on' in asks) {
    const due = isOpen(asks.on) ? dueOf(plan, asks.on) : undefined;
    return due && due.at > plannedFrom ? due : undefined;
  }
  // What is quiet until morning belongs to the evening before.
  const first = addDays(clockAt(plannedFrom, plan.zone).date, -2);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(first, ahead);
    if (!isOpen(day) || !asks.when(day)) continue;
    const due = dueOf(plan, day);
    if (due.at > plannedFrom) return due;
  }
  return undefined;
}

function movedDue(plan: ReminderPlan): Due | undefined {
  const { movedTo, plannedFrom, pausedUntil, zone, dayStartsAt } = plan;
  if (!movedTo) return undefined;
  const day = personDayAt(movedTo, zone, dayStartsAt);
  const at = afterQuiet(movedTo, plan);
  return at > plannedFrom && (pausedUntil === null || day > pausedUntil) ? { at, day } : undefined;
}

/**
 * The first time after `plannedFrom` at which a reminder asks; undefined where there is none in
 * sight. Each of the person's days is asked about once, whatever their zone or its clocks do.
 * @throws RangeError for an unknown zone
 */
export function nextDue(plan: ReminderPlan): Due | undefined {
  const regular = firstRegular(plan);
  const moved = movedDue(plan);
  if (!regular || !moved) return regular ?? moved;
  return moved.at < regular.at ? moved : regular;
}
