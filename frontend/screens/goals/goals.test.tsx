import { expect, test } from 'vitest';
import { goalSummaryQuery, goalsQuery } from '#frontend/api/goals/goals.ts';
import { cacheOfMaya, pageInNode } from '#frontend/screens/page-in-node.tsx';
import type { Goal } from '#schema/contracts/goals.ts';

const goal = (id: number, completed: boolean): Goal => ({
  id,
  title: `Letter ${id}`,
  description: null,
  completed,
  completedAt: completed ? '2026-02-01T10:00:00.000Z' : null,
  createdAt: '2026-01-02T10:00:00.000Z',
  targetDate: '2099-01-01',
  roadmap: { milestones: [] },
  clarificationResponses: [],
  milestone: -1,
});

function goalsPage(goals: Goal[], summary: { total: number; completed: number }) {
  const client = cacheOfMaya();
  client.setQueryData(goalsQuery.queryKey, { pages: [goals], pageParams: [null] });
  client.setQueryData(goalSummaryQuery.queryKey, summary);
  return pageInNode(client, '/goals');
}

const goals = (count: number, completed = false) =>
  Array.from({ length: count }, (_, index) => goal(1000 - index, completed));
const linesIn = (html: string) => html.match(/data-row=""/g)?.length ?? 0;
const cardsIn = (html: string) => html.match(/<article/g)?.length ?? 0;

test('thirty goals are lines at first, one of them open, and more come when asked for', async () => {
  const many = await goalsPage(goals(40), { total: 40, completed: 0 });
  expect([linesIn(many), cardsIn(many), many.includes('Show more')]).toEqual([30, 1, true]);
  const few = await goalsPage(goals(30), { total: 30, completed: 0 });
  expect([linesIn(few), cardsIn(few), few.includes('Show more')]).toEqual([30, 1, false]);
});

test('an address opens its goal, however far down it is', async () => {
  const client = cacheOfMaya();
  client.setQueryData(goalsQuery.queryKey, { pages: [goals(80)], pageParams: [null] });
  client.setQueryData(goalSummaryQuery.queryKey, { total: 80, completed: 0 });
  const html = await pageInNode(client, '/goals', '?goal=925');
  expect(html).toContain('id="goal-925"');
  expect(html).toMatch(/aria-current="true"[^>]*href="[^"]*goal=925"/);
  expect(html).not.toContain(' style=');
});

test('where the newest goals are all completed, nobody is told that the older ones are', async () => {
  const older = await goalsPage(goals(50, true), { total: 60, completed: 50 });
  expect([older.includes('Every goal so far is completed'), older.includes('Show more')]).toEqual([
    false,
    true,
  ]);
  const all = await goalsPage(goals(50, true), { total: 50, completed: 50 });
  expect([all.includes('Every goal so far is completed'), all.includes('Show more')]).toEqual([
    true,
    false,
  ]);
});
