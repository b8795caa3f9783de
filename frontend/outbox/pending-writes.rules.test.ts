import { expect, test } from 'vitest';
import { applyPendingWrites, summaryWith } from '#frontend/api/goals/pending-goals.rules.ts';
import { entryWith } from '#frontend/api/journal/pending-entries.rules.ts';
import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';
import type { JournalEntry } from '#schema/contracts/journal.ts';
import type { QueuedWrite, Write } from './queued-write.ts';

const AT = '2026-11-21T12:00:00.000Z';
let id = 0;
const queued = (write: Write, state: QueuedWrite['state'] = 'waiting'): QueuedWrite => ({
  id: ++id,
  userId: 7,
  key: `key-${id}`,
  write,
  writtenAt: AT,
  state,
});
const change = (goalId: number, body: Extract<Write, { kind: 'goal-change' }>['body']) =>
  queued({ kind: 'goal-change', goalId, body });

const goal: Goal = {
  id: 1,
  title: 'Row to the island',
  description: 'In the small boat',
  completed: false,
  completedAt: null,
  createdAt: AT,
  targetDate: '2099-01-01',
  milestone: -1,
  roadmap: { milestones: [] },
  clarificationResponses: [],
};

test('what waits shows as done, change upon change', () => {
  const other = { ...goal, id: 2 };
  const writes = [
    change(1, { milestone: 0 }),
    change(1, { title: 'Row there and back' }),
    change(1, { completed: true }),
  ];
  expect(applyPendingWrites([goal, other], writes)).toEqual([
    {
      ...goal,
      milestone: 0,
      doneTasks: [],
      title: 'Row there and back',
      completed: true,
      completedAt: AT,
    },
    other,
  ]);
  expect(
    applyPendingWrites([goal], [change(1, { completed: true }), change(1, { completed: false })]),
  ).toEqual([goal]);
});

test('what was refused, or is on its way, shows as the server has it', () => {
  const body = { completed: true };
  const writes = (['refused', 'sending'] as const).map((state) =>
    queued({ kind: 'goal-change', goalId: 1, body }, state),
  );
  expect(applyPendingWrites([goal], writes)).toEqual([goal]);
});

test('a goal that is to rest or to be put away does so at once, and its first moment stays', () => {
  const shown = (...patches: GoalPatch[]) =>
    applyPendingWrites(
      [goal],
      patches.map((patch) => change(1, patch)),
    )[0];
  expect(shown({ paused: true }, { archived: true })).toEqual({
    ...goal,
    pausedAt: AT,
    archivedAt: AT,
  });
  expect(shown({ paused: true }, { completed: true })).not.toHaveProperty('pausedAt');
  expect(shown({ paused: true }, { paused: false })).toEqual(goal);
  const resting = { ...goal, pausedAt: '2026-01-01T00:00:00.000Z' };
  expect(applyPendingWrites([resting], [change(1, { paused: true })])).toEqual([resting]);
});

test('a plan whose steps changed places keeps the ticks of their tasks', () => {
  const step = (title: string) => ({
    title,
    description: '',
    targetDate: '2099-01-01',
    tasks: ['Rest'],
  });
  const [a, b] = [step('A'), step('B')];
  const before = { ...goal, roadmap: { milestones: [a, b] }, doneTasks: ['0-0'] };
  const [after] = applyPendingWrites([before], [change(1, { roadmap: { milestones: [b, a] } })]);
  expect(after?.taskIds).toEqual([['1-0'], ['0-0']]);
});

test('the counts go along', () => {
  const writes = [
    change(1, { completed: true }),
    change(2, { completed: false }),
    change(3, { completed: true }),
    change(3, { milestone: 1 }),
    queued({ kind: 'goal', body: { title: 'Mend the boat', targetDate: '2099-01-01' } }),
  ];
  expect(summaryWith({ total: 3, completed: 1 }, writes)).toEqual({ total: 4, completed: 2 });
});

test('an entry shows its last words', () => {
  const entry: JournalEntry = {
    id: 9,
    goalId: 1,
    content: 'Rain',
    mood: null,
    createdAt: AT,
    updatedAt: null,
  };
  const writes = ['Sleet', 'Snow'].map((content) =>
    queued({ kind: 'entry-change', goalId: 1, entryId: 9, body: { content } }),
  );
  expect(entryWith(entry, writes)).toEqual({ ...entry, content: 'Snow', updatedAt: AT });
  expect(entryWith({ ...entry, id: 10 }, writes)).toEqual({ ...entry, id: 10 });
});
