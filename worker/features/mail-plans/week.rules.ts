import type { CalendarDate } from '#schema/contracts/dates.ts';
import { addDays } from '#schema/rules/time.ts';
import { dateInZone } from '#worker/lib/calendar.ts';

/** Before noon a mail covers the seven days that are over, after it today as well. */
const NOON = 12;

/** What was done on one day of a week. */
export interface WeekDay {
  date: CalendarDate;
  count: number;
}

export interface NamedStep {
  title: string;
  goal: string;
}

/** A person’s week, and what stands in the next one. */
export interface Week {
  /** Seven, the oldest first. */
  days: WeekDay[];
  /** Ticked one by one. */
  tasks: number;
  /** Days on which something that repeats was done. */
  repeats: number;
  steps: NamedStep[];
  goals: string[];
  /** Journal entries: how many, never what. */
  entries: number;
  ahead: (NamedStep & { date: CalendarDate })[];
  tasksAhead: number;
}

/** The rows about one person’s last days. */
export interface WeekFacts {
  /** Instants. */
  ticks: string[];
  /** Days. */
  repeats: CalendarDate[];
  activities: { type: string; localDay: CalendarDate; goal: string | null; step: string | null }[];
  ahead: (NamedStep & { date: CalendarDate })[];
  /** Days of open tasks. */
  tasksAhead: CalendarDate[];
}

/** The last day that the mail due at this instant covers. */
export function lastDayOfWeek(dueAt: Date, hour: number, timeZone: string): CalendarDate {
  const today = dateInZone(dueAt, timeZone);
  return hour < NOON ? addDays(today, -1) : today;
}

/** The seven days up to `last`, counted where the person lives. */
export function weekOf(facts: WeekFacts, last: CalendarDate, timeZone: string): Week {
  const first = addDays(last, -6);
  const isIn = (date: CalendarDate) => date >= first && date <= last;
  const isAhead = (date: CalendarDate) => date > last && date <= addDays(last, 7);
  const ticked = facts.ticks.map((at) => dateInZone(new Date(at), timeZone)).filter(isIn);
  const repeats = facts.repeats.filter(isIn);
  const activities = facts.activities.filter(({ localDay }) => isIn(localDay));
  const all = [...ticked, ...repeats, ...activities.map(({ localDay }) => localDay)];
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at)).map((date) => ({
    date,
    count: all.filter((one) => one === date).length,
  }));
  const ofType = (wanted: string) => activities.filter(({ type }) => type === wanted);
  return {
    days,
    tasks: ticked.length,
    repeats: repeats.length,
    steps: ofType('milestone_reached').map(({ step, goal }) => ({
      title: step ?? '',
      goal: goal ?? '',
    })),
    goals: ofType('goal_completed').map(({ goal }) => goal ?? ''),
    entries: ofType('journal_entry').length,
    ahead: facts.ahead
      .filter(({ date }) => isAhead(date))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    tasksAhead: facts.tasksAhead.filter(isAhead).length,
  };
}

/**
 * Whether the week has anything to report: no mail is sent about a week in which nothing was done.
 */
export const hasHappened = ({ days }: Week): boolean => days.some(({ count }) => count > 0);
