import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GoalListIsland } from '#frontend/features/goals/list/goal-list.island.tsx';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';

const AT = '2030-01-01T00:00:00.000Z';
const CHANGE = 'PATCH /api/goals/2';
const [NARROW, WIDE] = [
  [390, 844],
  [1280, 900],
] as const;
const PATH = window.location.pathname;

beforeEach(() => page.viewport(...NARROW));
afterEach(() => window.history.replaceState(null, '', PATH));

/** What the server does with a goal that is to rest, or to be put away. */
function changed(goal: Goal, { paused, archived, ...rest }: GoalPatch): Goal {
  const { pausedAt, archivedAt, ...kept } = { ...goal, ...(rest as Partial<Goal>) };
  return {
    ...kept,
    ...((paused ?? pausedAt) && { pausedAt: AT }),
    ...((archived ?? archivedAt) && { archivedAt: AT }),
  };
}

/** A list of goals at an address, on a server that keeps what is changed of the second. */
function showGoals(goals: Goal[], search = ''): void {
  window.history.replaceState(null, '', PATH + search);
  const rows = new Map(goals.map((goal) => [goal.id, goal]));
  answerApi({
    'GET /api/goals': () => [...rows.values()],
    'GET /api/goals/summary': () => ({ total: rows.size, completed: 0 }),
    [CHANGE]: ({ body }) => {
      rows.set(2, changed(rows.get(2) as Goal, body as GoalPatch));
      return rows.get(2);
    },
  });
  renderPart(<GoalListIsland />);
}

const five = () => [
  aGoal({ id: 5, title: 'Newest' }),
  aGoal({ id: 4, title: 'Call Nain' }),
  aGoal({ id: 3, title: 'Paused one', pausedAt: AT }),
  aGoal({ id: 2, title: 'Bake bread' }),
  aGoal({ id: 1, title: 'Put away', archivedAt: AT }),
];
const card = (name: string) => page.getByRole('article', { name });
const line = (name: string) => page.getByRole('link', { name, exact: true });
const titles = () =>
  page
    .getByRole('article')
    .elements()
    .map((article) => document.getElementById(article.getAttribute('aria-labelledby') ?? ''))
    .map((title) => title?.textContent);

test('lines open in place on a narrow screen, each at its address, and close again', async () => {
  showGoals(five());
  await expect.element(card('Newest').getByText('0 of 2 steps reached')).toBeVisible();
  await line('Bake bread').click();
  await expect.element(card('Bake bread').getByText('No description')).toBeVisible();
  await expect.element(card('Newest').getByText('No description')).toBeVisible();
  expect(window.location.search).toBe('?goal=2');
  await page.getByRole('button', { name: 'Close: Bake bread' }).click();
  await expect.element(card('Bake bread').getByText('No description')).not.toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('on a wide screen one goal stands beside the list, and going back shows the one before', async () => {
  await page.viewport(...WIDE);
  showGoals(five());
  await expect.element(card('Newest').getByText('No description')).toBeVisible();
  await line('Bake bread').click();
  await expect.element(card('Bake bread').getByText('No description')).toBeVisible();
  await expect.element(card('Newest').getByText('No description')).not.toBeInTheDocument();
  await expect.element(line('Bake bread')).toHaveAttribute('aria-current', 'true');
  window.history.back();
  await expect.element(card('Newest').getByText('No description')).toBeVisible();
});

test('an address opens its goal, and one of before leads to the same', async () => {
  showGoals(five(), '#goal-2');
  await expect.element(card('Bake bread').getByText('No description')).toBeVisible();
  expect(window.location.search).toBe('?goal=2');
});

test('a goal is paused and resumed; without an answer that is given back', async () => {
  showGoals(five(), '?goal=2');
  await card('Bake bread').getByRole('button', { name: 'Pause' }).click();
  await expect.element(card('Bake bread').getByText(/^Paused\. It asks/)).toBeVisible();
  await card('Bake bread').getByRole('button', { name: 'Resume' }).click();
  await expect.element(card('Bake bread').getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => sentTo(CHANGE)).toEqual([{ paused: true }, { paused: false }]);
  answerApi({ [CHANGE]: () => refusal(500, 'The books are closed') });
  await card('Bake bread').getByRole('button', { name: 'Pause' }).click();
  await expect.element(page.getByText('The books are closed')).toBeVisible();
  await expect.element(card('Bake bread').getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('an archived goal leaves the list, can be brought back in its place, and is found', async () => {
  showGoals(five(), '?goal=2');
  await card('Bake bread').getByRole('button', { name: 'Archive' }).click();
  await expect.element(page.getByText('“Bake bread” is archived.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(card('Bake bread')).toBeVisible();
  await expect.poll(() => sentTo(CHANGE)).toEqual([{ archived: true }, { archived: false }]);
  await page.getByRole('combobox', { name: 'Show' }).selectOptions('Archived');
  await expect.poll(titles).toEqual(['Put away']);
  await page.getByRole('button', { name: 'Show all open goals' }).click();
  await expect.poll(titles).toEqual(['Newest', 'Call Nain', 'Paused one', 'Bake bread']);
});

test('goals are searched, filtered and put in order, and the address remembers', async () => {
  showGoals(five());
  await page.getByRole('searchbox', { name: 'Search your goals' }).fill('AWAY');
  await expect.poll(titles).toEqual(['Put away']);
  await expect.element(page.getByText('1 goal', { exact: true })).toBeVisible();
  expect(window.location.search).toBe('?q=AWAY');
  await page.getByRole('searchbox', { name: 'Search your goals' }).fill('');
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('By title');
  await expect.poll(titles).toEqual(['Bake bread', 'Call Nain', 'Newest', 'Paused one']);
  showGoals(five(), '?show=paused');
  await expect.poll(titles).toEqual(['Paused one']);
  await expect.element(page.getByRole('combobox', { name: 'Show' })).toHaveValue('paused');
});

test('a few goals stand open all, without tools to look for them', async () => {
  showGoals([aGoal({ id: 5, title: 'Newest' }), aGoal({ id: 2, title: 'Bake bread' })]);
  await expect.element(card('Newest').getByText('No description')).toBeVisible();
  await expect.element(card('Bake bread').getByText('No description')).toBeVisible();
  await page.viewport(...WIDE);
  await expect.element(card('Bake bread').getByText('No description')).toBeVisible();
  expect(page.getByRole('searchbox').elements()).toEqual([]);
});

test('sixty goals stand on three screens, all of them at once', async () => {
  await page.viewport(1440, 900);
  const sixty = Array.from({ length: 60 }, (_, at) =>
    aGoal({ id: 60 - at, title: `Goal ${60 - at}` }),
  );
  showGoals(sixty);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(line('Goal 1')).toBeInTheDocument();
  const lines = [...document.querySelectorAll('[data-row]')];
  expect(lines).toHaveLength(60);
  const top = (lines[0] as Element).getBoundingClientRect().top;
  const { bottom } = (lines.at(-1) as Element).getBoundingClientRect();
  // What stands above the first line takes less than 400 px of the first screen.
  expect(bottom - top).toBeLessThan(3 * 900 - 400);
});

test('each part of a goal has its address', async () => {
  showGoals(five(), '?goal=2');
  const parts = card('Bake bread').getByRole('navigation');
  await expect
    .element(parts.getByRole('link', { name: 'Plan' }))
    .toHaveAttribute('aria-current', 'true');
  await parts.getByRole('link', { name: 'Journal' }).click();
  expect(window.location.search).toBe('?goal=2&part=journal');
  await expect
    .element(parts.getByRole('link', { name: 'Journal' }))
    .toHaveAttribute('aria-current', 'true');
});

test('the title of a line that is opened takes the focus along', async () => {
  showGoals(five());
  await expect.element(line('Bake bread')).toBeVisible();
  (line('Bake bread').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Bake bread' })).toHaveFocus();
});

test('the arrow keys go from line to line, past the card between them', async () => {
  await page.viewport(...WIDE);
  showGoals(five());
  await expect.element(card('Newest').getByText('No description')).toBeVisible();
  (line('Newest').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(line('Call Nain')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.element(line('Paused one')).toHaveFocus();
});
