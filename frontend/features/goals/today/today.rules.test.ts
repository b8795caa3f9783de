import { expect, test } from 'vitest';
import { aGoal } from '#frontend/testing/goals.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import {
  greeting,
  inOrder,
  inTheirPlaces,
  itemsForToday,
  keyOf,
  MOST_TODAY,
} from './today.rules.ts';

const TODAY = '2026-11-23';
const planned = (id: number, targetDate: string, more: Partial<Goal> = {}) =>
  aGoal({
    id,
    title: `Goal ${id}`,
    roadmap: {
      milestones: [
        { title: 'First', description: '', targetDate, tasks: [`a${id}`, `b${id}`] },
        { title: 'Second', description: '', targetDate: '2027-06-01', tasks: [`c${id}`] },
      ],
    },
    ...more,
  });
const wordsFor = (...goals: Goal[]) => itemsForToday(goals, TODAY).map(({ words }) => words);

test('each open goal gives its next task, the nearest milestone first', () => {
  expect(wordsFor(planned(1, '2027-01-01'), planned(2, '2026-12-01'))).toEqual(['a2', 'a1']);
  expect(wordsFor(planned(1, '2027-01-01', { completed: true }))).toEqual([]);
  expect(wordsFor(planned(1, '2027-01-01', { doneTasks: ['0-0'] }))).toEqual(['b1']);
});

test('tasks whose day has come go before, wherever they stand; those of later days wait', () => {
  const dated = planned(1, '2027-01-01', { taskDates: { '1-0': TODAY, '0-1': '2026-11-20' } });
  expect(wordsFor(planned(2, '2026-12-01'), dated)).toEqual(['b1', 'c1', 'a2', 'a1']);
  const done = { ...dated, doneTasks: ['0-1'] };
  expect(wordsFor(done)).toEqual(['c1', 'a1']);
});

test('a goal whose next task was put off is quiet today', () => {
  expect(wordsFor(planned(1, '2027-01-01', { taskDates: { '0-0': '2026-11-24' } }))).toEqual([]);
});

test('a milestone with all its tasks done is shown as ready, and cannot be ticked there', () => {
  const [item] = itemsForToday([planned(1, '2027-01-01', { doneTasks: ['0-0', '0-1'] })], TODAY);
  expect(item).toMatchObject({ words: 'First', step: 0 });
  expect(item?.taskId).toBeUndefined();
  expect(wordsFor(planned(1, '2027-01-01', { milestone: 1 }))).toEqual([]);
});

test('a goal that rests or was put away asks for nothing', () => {
  const at = '2026-11-01T00:00:00.000Z';
  const due = { taskDates: { '0-0': TODAY } };
  expect(wordsFor(planned(1, TODAY, { ...due, pausedAt: at }))).toEqual([]);
  expect(wordsFor(planned(1, TODAY, { ...due, archivedAt: at }))).toEqual([]);
});

test('what was ticked keeps its place, above the task of its goal that is next now', () => {
  const others = [planned(3, '2027-01-01'), planned(1, '2027-01-01')];
  const before = itemsForToday([...others, planned(2, '2027-01-01')], TODAY);
  const pressed = before.filter(({ goalId }) => goalId === 2);
  for (const doneTasks of [['0-0'], ['0-0', '0-1']]) {
    const after = itemsForToday([...others, planned(2, '2027-01-01', { doneTasks })], TODAY);
    const next = doneTasks.length === 1 ? 'b2' : 'First';
    expect(inOrder([...after, ...pressed]).map(({ words }) => words)).toEqual([
      'a3',
      'a2',
      next,
      'a1',
    ]);
  }
});

test('it is a few things, each once', () => {
  const many = Array.from({ length: 20 }, (_, id) =>
    planned(id, '2027-01-01', { taskDates: { '0-0': TODAY, '0-1': TODAY } }),
  );
  const items = itemsForToday(many, TODAY);
  expect(items).toHaveLength(MOST_TODAY);
  expect(new Set(items.map(keyOf)).size).toBe(MOST_TODAY);
});

test('what stood there keeps its place, and what comes instead stands below', () => {
  const [one, two] = [planned(1, '2026-12-01'), planned(2, '2027-01-01')];
  const before = itemsForToday([one, two], TODAY);
  const [ticked] = before;
  const after = itemsForToday([{ ...one, doneTasks: ['0-0'] }, two], TODAY);
  const items = inOrder([...(ticked ? [ticked] : []), ...after]);
  expect(items.map(({ words }) => words)).toEqual(['a1', 'b1', 'a2']);
  const placed = inTheirPlaces(items, before.map(keyOf));
  expect(placed.map(({ words }) => words)).toEqual(['a1', 'a2', 'b1']);
  expect(inTheirPlaces(items, [])).toEqual(items);
});

test.each([
  [4, 'Good evening'],
  [5, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i o’clock it says %s', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});
