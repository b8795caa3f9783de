import { expect, test } from 'vitest';
import type { QueuedWrite, Write } from '#frontend/outbox/queued-write.ts';
import { connectionWords, describeWrite, outboxSummary } from './outbox-words.rules.ts';
import { reword, withoutPlan, wordsIn } from './reword.rules.ts';

const held = (waiting: number, refused: number) => [
  ...Array.from({ length: waiting }, () => ({ state: 'waiting' as QueuedWrite['state'] })),
  ...Array.from({ length: refused }, () => ({ state: 'refused' as QueuedWrite['state'] })),
];

test.each([
  [1, 0, '1 thing waits to be sent.'],
  [2, 0, '2 things wait to be sent.'],
  [0, 1, '1 thing was not accepted.'],
  [3, 2, '3 things wait to be sent. 2 things were not accepted.'],
  [0, 0, ''],
])('%i waiting, %i refused', (waiting, refused, words) => {
  expect(outboxSummary(held(waiting, refused))).toBe(words);
});

test('the line says since when, and why', () => {
  const now = new Date(2026, 10, 21, 15, 0);
  const at = (day: number) => ({
    isLost: true,
    seenAt: new Date(2026, 10, day, 14, 5).toISOString(),
  });
  expect(connectionWords(at(21), false, now)).toMatch(
    /^You are offline\. You’re seeing what was here at (14:05|2:05.PM)\.$/,
  );
  expect(connectionWords(at(20), false, now)).toMatch(/was here yesterday at /);
  expect(connectionWords(at(3), true, now)).toMatch(
    /^Yet cannot be reached just now\. You’re seeing what was here at .+ on .*3/,
  );
  expect(connectionWords({ isLost: true, seenAt: null }, false, now)).toBe(
    'You are offline. Journal entries and goals are kept on this device and sent later.',
  );
});

const goals = [{ id: 1, title: 'Row to the island' }];
const about = 'Row to the island';

test.each<[Write, object]>([
  [
    { kind: 'entry', goalId: 1, body: { content: 'Rain' } },
    { what: 'Journal entry', about, text: 'Rain' },
  ],
  [
    { kind: 'entry', goalId: 2, body: { content: 'Rain' } },
    { what: 'Journal entry', text: 'Rain' },
  ],
  [
    { kind: 'entry-change', goalId: 1, entryId: 3, body: { content: 'Snow' } },
    { what: 'Changed journal entry', about, text: 'Snow' },
  ],
  [
    { kind: 'goal', body: { title: 'Swim', targetDate: '2099-01-01' } },
    { what: 'New goal', text: 'Swim' },
  ],
  [
    { kind: 'goal-change', goalId: 1, body: { completed: true } },
    { what: 'Goal completed', about },
  ],
  [
    { kind: 'goal-change', goalId: 1, body: { completed: false } },
    { what: 'Goal reopened', about },
  ],
  [
    { kind: 'goal-change', goalId: 1, body: { paused: true } },
    { what: 'Goal paused', about },
  ],
  [
    { kind: 'goal-change', goalId: 1, body: { archived: false } },
    { what: 'Goal put back', about },
  ],
  [
    { kind: 'goal-change', goalId: 1, body: { milestone: 0 } },
    { what: 'Step on the way to a goal', about },
  ],
  [
    { kind: 'goal-change', goalId: 1, body: { title: 'Row' } },
    { what: 'Changed goal', about, text: 'Row' },
  ],
])('%j is told apart', (write, words) => {
  expect(describeWrite(write, goals)).toEqual(words);
});

test('a refused goal can be given another date, and loses the plan made for the old one', () => {
  const write: Write = {
    kind: 'goal',
    body: {
      title: 'Swim',
      description: null,
      targetDate: '2020-01-01',
      roadmap: { milestones: [] },
    },
  };
  expect(wordsIn(write)).toEqual({ title: 'Swim', description: '', targetDate: '2020-01-01' });
  const mended = reword(write, { title: 'Swim', description: '', targetDate: '2099-01-01' });
  expect(mended).toEqual({
    value: {
      kind: 'goal',
      body: expect.objectContaining({ title: 'Swim', targetDate: '2099-01-01' }),
    },
  });
  expect(
    'value' in mended && 'roadmap' in mended.value.body && mended.value.body.roadmap,
  ).toBeFalsy();
  expect(reword(write, { title: '', description: '', targetDate: 'soon' })).toEqual({
    errors: { title: 'Please give your goal a title', targetDate: expect.any(String) },
  });
});

test('a tick has no words to change, a changed goal only those that were', () => {
  expect(wordsIn({ kind: 'goal-change', goalId: 1, body: { completed: true } })).toEqual({});
  const write: Write = { kind: 'goal-change', goalId: 1, body: { title: 'Row' } };
  expect(wordsIn(write)).toEqual({ title: 'Row' });
  expect(reword(write, { title: 'Row there' })).toEqual({
    value: { ...write, body: { title: 'Row there' } },
  });
  const entry: Write = { kind: 'entry', goalId: 1, body: { content: 'Rain', feedback: false } };
  expect(reword(entry, { content: 'Snow' })).toEqual({
    value: { ...entry, body: { content: 'Snow', feedback: false } },
  });
});

test('a goal that is sent again as it was keeps the plan that somebody made', () => {
  const roadmap = {
    milestones: [{ title: 'Oars', description: '', targetDate: '2099-01-01', tasks: [] }],
  };
  const body = { title: 'Row', description: null, targetDate: '2099-02-02', roadmap };
  const write = { kind: 'goal' as const, body };
  const same = { title: 'Row', description: '', targetDate: '2099-02-02' };
  expect(reword(write, same)).toMatchObject({ value: { body: { roadmap } } });
  expect(reword(write, { ...same, title: 'Sail' })).not.toMatchObject({
    value: { body: { roadmap } },
  });
  expect(withoutPlan(write)).toBeUndefined();
});

test('a goal that could not be planned can be sent without a plan', () => {
  const write = { kind: 'goal' as const, body: { title: 'asdf', targetDate: '2099-02-02' } };
  expect(withoutPlan(write)).toMatchObject({ body: { roadmap: { milestones: [] } } });
});
