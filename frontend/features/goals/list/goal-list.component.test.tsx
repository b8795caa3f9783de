import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { GoalListIsland } from './goal-list.island.tsx';

const CHANGE = 'PATCH /api/goals/1';

/** The list of somebody with these goals, on a server that keeps what is changed. */
function showGoals(...goals: Goal[]) {
  const rows = new Map(goals.map((goal) => [goal.id, goal]));
  answerApi({
    'GET /api/goals': () => [...rows.values()],
    'GET /api/goals/summary': () => ({
      total: rows.size,
      completed: [...rows.values()].filter(({ completed }) => completed).length,
    }),
    [CHANGE]: ({ body }) => {
      rows.set(1, { ...(rows.get(1) as Goal), ...(body as Partial<Goal>) });
      return rows.get(1);
    },
    'DELETE /api/goals/1': () => void rows.delete(1),
  });
  renderPart(<GoalListIsland />);
}

const tick = () => page.getByRole('checkbox', { name: 'Complete goal: Learn the cello' });

test('a ticked goal is completed, celebrated, and found among the completed ones', async () => {
  showGoals(aGoal());
  await tick().click();
  await expect.element(page.getByText('Goal completed: Learn the cello')).toBeVisible();
  await expect.poll(() => sentTo(CHANGE)).toEqual([{ completed: true }]);
  await expect.element(tick()).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Show Completed Goals/ }).click();
  await expect
    .element(page.getByRole('checkbox', { name: 'Reopen goal: Learn the cello' }))
    .toBeChecked();
});

test('a tick that the server refuses is given back, in its words', async () => {
  showGoals(aGoal());
  answerApi({ [CHANGE]: () => refusal(500, 'The books are closed') });
  await tick().click();
  await expect.element(page.getByText('Goal not changed')).toBeVisible();
  await expect.element(page.getByText('The books are closed')).toBeVisible();
  await expect.element(tick()).not.toBeChecked();
});

test('while a tick is saved it shows already, and cannot be pressed twice', async () => {
  showGoals(aGoal());
  const { promise, resolve } = Promise.withResolvers<Goal>();
  answerApi({ [CHANGE]: () => promise });
  await tick().click();
  const shown = page.getByRole('checkbox', { name: /: Learn the cello$/ });
  await expect.element(shown).toBeDisabled();
  await expect.element(shown).toBeChecked();
  resolve(aGoal({ completed: true }));
  await expect.element(shown).not.toBeInTheDocument();
  expect(sentTo(CHANGE)).toHaveLength(1);
});

test('a reached step moves the plan on, and the hands with it', async () => {
  showGoals(aGoal());
  await page.getByRole('button', { name: /^Mark as reached ?: Hold the bow$/ }).click();
  await expect.element(page.getByText('1 of 2 steps reached')).toBeVisible();
  await expect.poll(() => sentTo(CHANGE)).toEqual([{ milestone: 0 }]);
  await expect
    .element(page.getByRole('button', { name: /^Mark as reached ?: Play a scale$/ }))
    .toHaveFocus();
});

test('a step that was reached too early is taken back', async () => {
  showGoals(aGoal({ milestone: 0 }));
  await page.getByRole('button', { name: /^Take back ?: Hold the bow$/ }).click();
  await expect.element(page.getByText('0 of 2 steps reached')).toBeVisible();
  await expect.poll(() => sentTo(CHANGE)).toEqual([{ milestone: -1 }]);
});

test('only the next step lies open until all are asked for', async () => {
  showGoals(aGoal());
  await expect.element(page.getByText('Play a scale')).toBeVisible();
  await expect.element(page.getByText('Tune first')).not.toBeVisible();
  await page.getByRole('button', { name: 'Show all steps' }).click();
  await expect.element(page.getByText('Tune first')).toBeVisible();
});

test('deleting asks first: who keeps it sends nothing, who means it sees it go', async () => {
  showGoals(aGoal(), aGoal({ id: 2, title: 'Rest well' }));
  const card = page.getByRole('article', { name: 'Learn the cello' });
  await card.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(sentTo('DELETE /api/goals/1')).toEqual([]);

  await card.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: /^Delete/ }).click();
  await expect.element(page.getByText('Goal deleted')).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(page.getByRole('article', { name: 'Rest well' })).toBeVisible();
});

test('a goal gets another title in its dialog', async () => {
  showGoals(aGoal());
  await page.getByRole('button', { name: 'Edit goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit goal' });
  await dialog.getByLabelText('Title', { exact: true }).fill('Learn the viola');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect.element(page.getByRole('article', { name: 'Learn the viola' })).toBeVisible();
  await expect.poll(() => sentTo(CHANGE)).toMatchObject([{ title: 'Learn the viola' }]);
});

test('a list that does not load says so, and comes when asked for again', async () => {
  answerApi({ 'GET /api/goals': () => refusal(500, 'The books are closed') });
  renderPart(<GoalListIsland />);
  await expect.element(page.getByText('Your goals did not load')).toBeVisible();
  answerApi({
    'GET /api/goals': () => [aGoal()],
    'GET /api/goals/summary': () => ({ total: 1, completed: 0 }),
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('article', { name: 'Learn the cello' })).toBeVisible();
});
