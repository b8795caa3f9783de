import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GoalListIsland } from '#frontend/features/goals/list/goal-list.island.tsx';
import { todayHere } from '#frontend/lib/today-here.ts';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import { addDays } from '#schema/rules/time.ts';
import { AddGoal } from './add-goal.island.tsx';
import { EXAMPLE_GOALS } from './example-goals.ts';
import { forgetGoalDraft } from './goal-draft.state.ts';

const PLAN = 'POST /api/goals/roadmap';
const SET = 'POST /api/goals';
const dialog = page.getByRole('dialog', { name: 'Create New Goal' });
const title = dialog.getByLabelText('Title', { exact: true });
const create = dialog.getByRole('button', { name: 'Create Goal' });

/** Opens the dialog, with a server that plans and keeps what comes. */
async function openDialog() {
  const { roadmap } = aGoal();
  answerApi({
    [PLAN]: () => ({ roadmap }),
    [SET]: () => aGoal(),
    'GET /api/goals': () => [aGoal()],
    'GET /api/goals/summary': () => ({ total: 1, completed: 0 }),
  });
  forgetGoalDraft();
  renderPart(<AddGoal />);
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await expect.element(title).toHaveFocus();
}

test('what was typed makes a plan and then a goal, and the dialog goes', async () => {
  await openDialog();
  await title.fill('Learn the cello');
  await dialog.getByLabelText('Target date').fill('2099-01-01');
  await create.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentTo(PLAN)).toMatchObject([
    { goal: { title: 'Learn the cello', targetDate: '2099-01-01' } },
  ]);
  expect(sentTo(SET)).toMatchObject([
    { title: 'Learn the cello', targetDate: '2099-01-01', roadmap: aGoal().roadmap },
  ]);
});

test.each(EXAMPLE_GOALS)(
  'the example “$title” proposes a date with room for it',
  async ({ title: name, days }) => {
    answerApi({
      'GET /api/goals': () => [],
      'GET /api/goals/summary': () => ({ total: 0, completed: 0 }),
    });
    forgetGoalDraft();
    renderPart(
      <>
        <AddGoal />
        <GoalListIsland />
      </>,
    );
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect.element(title).toHaveValue(name);
    await expect
      .element(dialog.getByLabelText('Target date'))
      .toHaveValue(addDays(todayHere(), days));
  },
);

test('a date in the past is refused before anything is sent', async () => {
  await openDialog();
  await title.fill('Too late');
  await dialog.getByLabelText('Target date').fill('2020-01-01');
  await create.click();
  await expect.element(dialog.getByText('Date must be today or in the future')).toBeVisible();
  expect([...sentTo(PLAN), ...sentTo(SET)]).toEqual([]);
});

test('what the server refuses is still there, to be sent again', async () => {
  await openDialog();
  answerApi({ [SET]: () => refusal(503, '') });
  await title.fill('Learn the cello');
  await dialog.getByLabelText('Target date').fill('2099-01-01');
  await create.click();
  await expect
    .element(dialog.getByText('Failed to create goal What you typed is still here.'))
    .toBeVisible();
  await expect.element(title).toHaveValue('Learn the cello');
  answerApi({ [SET]: () => aGoal() });
  await create.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentTo(SET)).toHaveLength(2);
});

test('closed by accident it keeps the draft; cancelled it forgets it', async () => {
  await openDialog();
  await title.fill('Learn the cello');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await expect.element(title).toHaveValue('Learn the cello');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await expect.element(title).toHaveValue('');
});
