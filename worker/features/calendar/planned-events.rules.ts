import type { SentEvents } from '#schema/contracts/calendar.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { IfThen } from '#schema/contracts/if-thens.ts';
import type { Rhythm, RhythmAnswer } from '#schema/contracts/rhythms.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import type { TaskId, TaskTicks } from '#schema/contracts/tasks.ts';
import { doneTasksOf, taskIdAt, taskListOf } from '#schema/rules/goals/tasks.ts';
import { addDays } from '#schema/rules/time.ts';
import { recurrencesOf } from './recurrence.rules.ts';

/** The parts of a goal that go into a calendar; nothing of its journal. */
export interface DatedGoal {
  id: number;
  title: string;
  createdAt: string;
  completed: boolean;
  targetDate: CalendarDate | null;
  milestone: number;
  roadmap: Roadmap;
  taskIds: TaskId[][];
  taskTicks: TaskTicks;
  taskDates: Record<TaskId, CalendarDate>;
  taskRhythms: Record<TaskId, Rhythm>;
  rhythmAnswers: Record<TaskId, Record<CalendarDate, RhythmAnswer>>;
  ifThens: IfThen[];
  pausedAt: string | null;
  /** Of if-thens that ask on some days of the week alone, which. */
  ifThenDays: Record<string, number[]>;
}

/** One event as it should stand in a calendar now. */
export interface PlannedEvent {
  /** Stable as long as the thing itself is the same: `12-task-0-2`. */
  key: string;
  /** The key and when the goal was set: nobody else's event is called so, here or elsewhere. */
  uid: string;
  summary: string;
  description: string;
  /** Its first day. */
  from: CalendarDate;
  /** The hour on that clock, `07:30`; all day without one. */
  at?: string;
  /** How it repeats, and until which day if there is one. */
  rule?: string;
  until?: CalendarDate;
}

/** How long what has gone by stays in the calendar, in days. */
export const DAYS_BACK = 31;
/** Further ahead than any plan that is kept. */
export const DAYS_AHEAD = 366 * 5;
export const EVENTS_MAX = 1_000;

/** An event of a goal before it has its names. */
type Draft = Omit<PlannedEvent, 'key' | 'uid'> & { subject: string };

const goalLine = ({ title }: DatedGoal) => `For “${title}”.`;

/** The goal’s own day, its steps, and the tasks that were given a day. */
function* datesOf(goal: DatedGoal): Generator<Draft> {
  const { roadmap, milestone, targetDate, taskDates, taskRhythms } = goal;
  const list = taskListOf(goal);
  const done = new Set(doneTasksOf({ ...list, taskTicks: goal.taskTicks, milestone }));
  const description = goalLine(goal);
  if (targetDate) {
    const summary = `${goal.completed ? 'Goal reached' : 'Goal'}: ${goal.title}`;
    yield { subject: 'goal', summary, from: targetDate, description: '' };
  }
  for (const [step, { title, targetDate: from, tasks }] of roadmap.milestones.entries()) {
    const summary = `${step <= milestone ? 'Reached' : 'Step'}: ${title}`;
    yield { subject: `step-${step}`, summary, from, description };
    for (const [place, task] of tasks.entries()) {
      const id = taskIdAt(list, step, place);
      const date = taskDates[id];
      if (!date || taskRhythms[id]) continue;
      const words = done.has(id) ? `Done: ${task}` : task;
      yield { subject: `task-${id}`, summary: words, from: date, description };
    }
  }
}

const timesWords = (times: number) =>
  times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;

/**
 * From when on a rhythm is told. “Every so many days” counts from the day it was kept last; others
 * fall on their days whatever was done.
 */
function startOf(
  rhythm: Rhythm,
  answers: Record<CalendarDate, RhythmAnswer> | undefined,
  today: CalendarDate,
): CalendarDate {
  const kept = Object.keys(answers ?? {}).filter((day) => answers?.[day] === 'done');
  const last = kept.toSorted().at(-1);
  return rhythm.every === 'days' && last ? addDays(last, rhythm.count) : today;
}

/** What repeats: rhythms of tasks, and if-thens that are tied to an hour. */
function* repeatingOf(goal: DatedGoal, today: CalendarDate): Generator<Draft> {
  const list = taskListOf(goal);
  const until = goal.targetDate && goal.targetDate >= today ? { until: goal.targetDate } : {};
  for (const [step, { tasks }] of goal.roadmap.milestones.entries()) {
    for (const [place, task] of tasks.entries()) {
      const id = taskIdAt(list, step, place);
      const rhythm = goal.taskRhythms[id];
      if (!rhythm) continue;
      const often = rhythm.every === 'week' ? ` (${timesWords(rhythm.times)} this week)` : '';
      const words = { summary: task + often, description: goalLine(goal) };
      const start = startOf(rhythm, goal.rhythmAnswers[id], today);
      for (const { rule, first: from, part } of recurrencesOf(rhythm, start)) {
        const subject = part ? `rhythm-${id}-${part}` : `rhythm-${id}`;
        yield { subject, ...words, from, rule, ...until };
      }
    }
  }
  for (const { id, cue, when, at, act } of goal.ifThens) {
    if (cue !== 'time' || !at) continue;
    const words = { summary: act, description: `If ${when}. ${goalLine(goal)}` };
    const days = goal.ifThenDays[id];
    const often: Rhythm = days ? { every: 'weekdays', days } : { every: 'days', count: 1 };
    for (const { rule, first: from } of recurrencesOf(often, today))
      yield { subject: `if-${id}`, ...words, from, at, rule, ...until };
  }
}

/** How it repeats, in one line: while it does so alike, it goes on from where it began. */
export const repeatsAs = ({ rule, at = 'all day' }: Pick<PlannedEvent, 'rule' | 'at'>) =>
  rule === undefined ? undefined : `${rule} ${at}`;

/** `2026-03-01T08:00:00.000Z` as a short word of letters and digits. */
const creationStamp = (createdAt: string) => Date.parse(createdAt).toString(36);

function asEvent({ id, createdAt }: DatedGoal, { subject, ...draft }: Draft): PlannedEvent {
  const key = `${id}-${subject}`;
  return { ...draft, key, uid: `${key}-${creationStamp(createdAt)}@yet` };
}

/** Since when it repeats as it does. */
function keepFirstDate(event: PlannedEvent, sent: SentEvents): PlannedEvent {
  const known = sent[event.key];
  const goesOn = known && !known.cancelledAt && known.repeats === repeatsAs(event);
  return event.rule !== undefined && goesOn ? { ...event, from: known.from } : event;
}

/** The distance of a day from today, past or future: near events are sent first. */
const distance = (date: CalendarDate, today: CalendarDate) =>
  Math.abs(Date.parse(date) - Date.parse(today));

/**
 * What should stand in a person's calendar today, the nearest `EVENTS_MAX`. What repeats begins on
 * the day on which it was first sent (`sent`), so that no later look moves it.
 */
export function plannedEvents(
  goals: DatedGoal[],
  sent: SentEvents,
  today: CalendarDate,
): PlannedEvent[] {
  const events = goals.flatMap((goal) => {
    // What is over, or rests, asks for nothing more; what lies behind it stays where it was.
    const isOpen = !goal.completed && goal.pausedAt === null;
    const dates = [...datesOf(goal)].filter(({ from }) => isOpen || from <= today);
    const drafts = [...dates, ...(isOpen ? repeatingOf(goal, today) : [])];
    return drafts.map((draft) => keepFirstDate(asEvent(goal, draft), sent));
  });
  const [first, last] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  return (
    events
      // What would begin after its end does not fall on any day.
      .filter(({ from, until = last }) => from <= last && from <= until)
      .filter(({ from, rule }) => rule !== undefined || from >= first)
      .toSorted((one, other) => distance(one.from, today) - distance(other.from, today))
      .slice(0, EVENTS_MAX)
  );
}

/**
 * One thing of a goal, whenever it is: for who takes it along by itself. A rhythm may be two events
 * (see `recurrencesOf`); what rests or is over does not repeat any more.
 * @param subject `goal`, `step-2`, `task-0-1`, `rhythm-0-1` or `if-` and an id
 */
export function eventsOf(goal: DatedGoal, subject: string, today: CalendarDate): PlannedEvent[] {
  const isOpen = !goal.completed && goal.pausedAt === null;
  return [...datesOf(goal), ...(isOpen ? repeatingOf(goal, today) : [])]
    .filter((draft) => draft.subject === subject || draft.subject === `${subject}-february`)
    .map((draft) => asEvent(goal, draft));
}
