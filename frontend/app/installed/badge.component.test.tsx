import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { goalsQuery } from '#frontend/api/goals/goals.ts';
import { privateStateBelongsTo } from '#frontend/lib/private-state.ts';
import { todayHere } from '#frontend/lib/today-here.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import { keepBadge } from './badge.ts';

const TODAY = todayHere();

/** A goal with three tasks: one for today, one overdue, one for later. */
const goalWith = (doneTasks: string[]) =>
  ({
    id: 1,
    title: 'Row',
    completed: false,
    milestone: -1,
    roadmap: {
      milestones: [{ title: 'Begin', targetDate: '2099-01-01', tasks: ['a', 'b', 'c', 'd'] }],
    },
    taskIds: [['t1', 't2', 't3', 't4']],
    doneTasks,
    taskDates: { t1: TODAY, t2: '2020-01-01', t3: '2099-01-01' },
  }) as unknown as Goal;

/** The desktop's browsers for tests have no sign to write on: what would be shown is noted. */
function noteBadge() {
  const shown: number[] = [];
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  });
  return shown;
}
afterEach(() => vi.unstubAllGlobals());

test('the sign shows what has come to its day, goes down by each tick, and is empty in the end', () => {
  const shown = noteBadge();
  const client = new QueryClient();
  const know = (...done: string[]) =>
    client.setQueryData(goalsQuery.queryKey, { pages: [[goalWith(done)]], pageParams: [null] });
  privateStateBelongsTo(1);
  keepBadge(client);
  expect(shown).toEqual([]);
  know();
  know('t1');
  know('t1');
  know('t1', 't2');
  expect(shown).toEqual([2, 1, 0]);
  know('t1');
  // Whoever leaves takes it along.
  privateStateBelongsTo(null);
  expect(shown).toEqual([2, 1, 0, 1, 0]);
});
