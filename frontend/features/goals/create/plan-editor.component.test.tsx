import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AddGoal } from '#frontend/features/goals/edit/add-goal.island.tsx';
import { forgetGoalDraft } from '#frontend/features/goals/edit/goal-draft.state.ts';
import { aReply, EACH_MONTH } from '#frontend/testing/goal-talk.ts';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { NewGoal } from '#schema/contracts/goals.ts';

const PLAN = 'POST /api/goals/roadmap';
const SET = 'POST /api/goals';
const dialog = page.getByRole('dialog', { name: 'Create New Goal' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });

/** Creates the goal and says what was sent of its plan. */
async function kept() {
  await button('Create Goal').click();
  await expect.element(dialog).not.toBeInTheDocument();
  return (sentTo(SET) as NewGoal[]).at(-1)?.roadmap?.milestones ?? [];
}

/** The dialog at the plan, its first step open to be changed. */
beforeEach(async () => {
  answerApi({
    [PLAN]: () => aReply(),
    [SET]: () => aGoal(),
    'GET /api/goals': () => [aGoal()],
    'GET /api/goals/summary': () => ({ total: 1, completed: 0 }),
  });
  forgetGoalDraft();
  renderPart(<AddGoal />);
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await dialog.getByLabelText('Title').fill('Save 10,000');
  await dialog.getByLabelText('Target date').fill('2099-01-01');
  await button('See the plan first').click();
  await button('Show the plan').click();
  await button('Edit step 1: A first transfer').click();
});

test('words and dates are changed, tasks added, moved and removed, and kept so', async () => {
  await expect.element(field('Step title')).toHaveFocus();
  await field('Step title').fill('A first small transfer');
  await dialog.getByLabelText('Date', { exact: true }).fill('2098-02-02');
  await button('Move task 2 of step 1 up').click();
  await expect
    .element(field('Task 1 of step 1'))
    .toHaveValue('When my pay arrives, then I move the money');
  await button('Remove task 2 of step 1').click();
  await field('Task 1 of step 1').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Task 2 of step 1')).toHaveFocus();
  await userEvent.keyboard('Ask the bank');
  await button('Done with step 1').click();
  await expect.element(button('Edit step 1: A first small transfer')).toHaveFocus();
  const [first] = await kept();
  expect(first).toMatchObject({
    title: 'A first small transfer',
    targetDate: '2098-02-02',
    tasks: ['When my pay arrives, then I move the money', 'Ask the bank'],
  });
});

test('a task goes over the edge of its step into the next one', async () => {
  await button('Move task 2 of step 1 down').click();
  await expect.element(button('Move task 1 of step 2 down')).toHaveFocus();
  const [first, second] = await kept();
  expect(first?.tasks).toEqual(['Open an account']);
  expect(second?.tasks).toEqual(['When my pay arrives, then I move the money', 'Set it up']);
});

test('steps change places by keyboard and the dates keep their order', async () => {
  const down = button('Move step 1 down');
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Move step 2 down')).toHaveFocus();
  expect((await kept()).map(({ title, targetDate }) => [title, targetDate])).toEqual([
    ['A standing order', '2098-01-01'],
    ['A first transfer', '2098-06-01'],
    ['All of it', '2099-01-01'],
  ]);
});

test('a step is removed, put back, and another one added', async () => {
  await button('Remove step 1').click();
  await expect.element(button('Put it back')).toHaveFocus();
  await expect.element(dialog.getByText('2 steps, all yours to change')).toBeVisible();
  await button('Put it back').click();
  await button('Add a step').click();
  await expect.element(field('Step title').last()).toHaveFocus();
  await userEvent.keyboard('A feast');
  expect((await kept()).map(({ title }) => title)).toEqual([
    'A first transfer',
    'A standing order',
    'All of it',
    'A feast',
  ]);
});

test('what is wrong is said at its field before anything is sent', async () => {
  await field('Step title').fill('');
  await dialog.getByLabelText('Date', { exact: true }).fill('2099-05-05');
  await button('Create Goal').click();
  await expect.element(dialog.getByText('A milestone needs a title')).toBeVisible();
  await expect
    .element(dialog.getByText('A step cannot end after the date of the goal'))
    .toBeVisible();
  expect(sentTo(SET)).toEqual([]);
});

test('what the server refuses stands at its field, and nothing is lost', async () => {
  const issues = [{ path: 'roadmap.milestones.1.targetDate', message: 'This date has passed' }];
  const refused = JSON.stringify({ message: 'This date has passed', issues });
  answerApi({
    [SET]: () =>
      new Response(refused, { status: 400, headers: { 'Content-Type': 'application/json' } }),
  });
  await field('Step title').fill('A first small transfer');
  await button('Create Goal').click();
  await expect
    .element(dialog.getByRole('group', { name: 'Step 2' }).getByText('This date has passed'))
    .toBeVisible();
  await expect.element(field('Step title').first()).toHaveValue('A first small transfer');
});

test('a new plan takes the place of changes only when that is wanted', async () => {
  await field('Step title').fill('A first small transfer');
  await button('Back').click();
  await dialog.getByLabelText(EACH_MONTH.text, { exact: false }).fill('300');
  await button('Plan again').click();
  const question = page.getByRole('alertdialog', { name: 'Plan again?' });
  await question.getByRole('button', { name: 'Keep my changes' }).click();
  await expect.element(button('Edit step 1: A first small transfer')).toBeVisible();
  await button('Back').click();
  await button('Plan again').click();
  await question.getByRole('button', { name: 'Plan again' }).click();
  await expect.element(button('Edit step 1: A first transfer')).toBeVisible();
  expect(sentTo(PLAN)).toHaveLength(2);
});

test('closed by accident, the changed plan is still there', async () => {
  await field('Step title').fill('A first small transfer');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await expect.element(dialog.getByText('A first small transfer')).toBeVisible();
  expect((await kept())[0]?.title).toBe('A first small transfer');
});
