import { formatLocalDate, localDate, localNow } from '#frontend/lib/render-locale.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import type { QueuedWrite, Write } from '#frontend/outbox/queued-write.ts';
import type { Connection } from '#frontend/state/connection.state.ts';
import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';
import type { TaskPatch } from '#schema/contracts/tasks.ts';

const things = (count: number) => `${count} ${count === 1 ? 'thing' : 'things'}`;

/** How many wait, and how many were not taken; empty where there are none. */
export function outboxSummary(held: Pick<QueuedWrite, 'state'>[]): string {
  const refused = held.filter(({ state }) => state === 'refused').length;
  const waiting = held.length - refused;
  return [
    waiting > 0 && `${things(waiting)} ${waiting === 1 ? 'waits' : 'wait'} to be sent.`,
    refused > 0 && `${things(refused)} ${refused === 1 ? 'was' : 'were'} not accepted.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "at 14:05", with the day when it is not today. */
export function clockWords(instant: string, now = localNow()): string {
  const time = formatLocalDate(localDate(instant), { hour: 'numeric', minute: '2-digit' });
  const day = dayWords(instant, now);
  if (day === 'Today') return `at ${time}`;
  return day === 'Yesterday' ? `yesterday at ${time}` : `at ${time} on ${day}`;
}

/** Where we stand without a server, in one plain line. */
export function connectionWords(
  { seenAt }: Connection,
  hasNetwork: boolean,
  now = localNow(),
): string {
  const why = hasNetwork ? 'Yet cannot be reached just now.' : 'You are offline.';
  return seenAt
    ? `${why} You’re seeing what was here ${clockWords(seenAt, now)}.`
    : `${why} Journal entries and goals are kept on this device and sent later.`;
}

function changeWords({ completed, milestone, paused, archived }: GoalPatch): string {
  if (completed !== undefined) return completed ? 'Goal completed' : 'Goal reopened';
  if (paused !== undefined) return paused ? 'Goal paused' : 'Goal resumed';
  if (archived !== undefined) return archived ? 'Goal archived' : 'Goal put back';
  return milestone !== undefined ? 'Step on the way to a goal' : 'Changed goal';
}

const ANSWER_WORDS = {
  done: 'Answered: done',
  'not-yet': 'Answered: not yet',
  move: 'Answered: move it',
};

function taskWords({ done, date, rhythm, days }: TaskPatch): string {
  if (days) return 'A day of a rhythm';
  if (rhythm !== undefined) return 'How often a task repeats';
  if (done !== undefined) return done ? 'Task done' : 'Task not done yet';
  return date === undefined ? 'Changed task' : 'A day for a task';
}

/** What a write is, which goal it is about, and the words in it. */
export function describeWrite(
  write: Write,
  goals: Pick<Goal, 'id' | 'title'>[],
): { what: string; about?: string; text?: string } {
  const about = 'goalId' in write ? goals.find(({ id }) => id === write.goalId)?.title : undefined;
  switch (write.kind) {
    case 'entry':
      return { what: 'Journal entry', about, text: write.body.content || write.body.mood };
    case 'entry-change':
      return { what: 'Changed journal entry', about, text: write.body.content };
    case 'free-entry':
      return { what: 'Journal entry', text: write.body.content || write.body.mood };
    case 'free-entry-change':
      return { what: 'Changed journal entry', text: write.body.content };
    case 'goal':
      return { what: 'New goal', text: write.body.title };
    case 'goal-change':
      return { what: changeWords(write.body), about, text: write.body.title };
    case 'task-add':
      return { what: 'New task', about, text: write.body.words };
    case 'task-change':
      return { what: taskWords(write.body), about, text: write.body.words };
    case 'reminder-answer':
      return { what: ANSWER_WORDS[write.body.answer], about };
    case 'task-delete':
      return { what: 'Deleted task', about };
    case 'if-then-add':
      return { what: 'New if-then', about, text: write.body.act };
    case 'if-then-change':
      return { what: 'Changed if-then', about, text: write.body.act };
    case 'if-then-delete':
      return { what: 'Deleted if-then', about };
  }
}
