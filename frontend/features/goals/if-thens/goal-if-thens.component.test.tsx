import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { withPartWrite } from '#frontend/api/goals/if-then-writes.rules.ts';
import { GoalListIsland } from '#frontend/features/goals/list/goal-list.island.tsx';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, noConnection, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { IfThen } from '#schema/contracts/if-thens.ts';

const ADD = 'POST /api/goals/1/if-thens';
const ONE = 'PATCH /api/goals/1/if-thens/one';
const REMOVE = 'DELETE /api/goals/1/if-thens/one';
const RAIN: IfThen = {
  id: 'one',
  cue: 'event',
  when: 'it rains',
  act: 'I play indoors',
  madeBy: 'plan',
};

function showCard(...ifThens: IfThen[]) {
  let goal = aGoal({ ifThens });
  const answers = {
    'GET /api/goals': () => [goal],
    'GET /api/goals/summary': () => ({ total: 1, completed: 0 }),
    [ADD]: ({ body }: { body: unknown }) => {
      goal = withPartWrite(goal, {
        kind: 'if-then-add',
        goalId: 1,
        body: body as IfThen,
      });
      return goal;
    },
    [ONE]: ({ body }: { body: unknown }) => {
      goal = withPartWrite(goal, {
        kind: 'if-then-change',
        goalId: 1,
        ifThenId: 'one',
        body: body as object,
      });
      return goal;
    },
    [REMOVE]: () => {
      goal = withPartWrite(goal, {
        kind: 'if-then-delete',
        goalId: 1,
        ifThenId: 'one',
        body: {},
      });
    },
  };
  answerApi(answers);
  renderPart(<GoalListIsland />);
  return answers;
}

const change = () => page.getByRole('button', { name: 'Change: If it rains, then I play indoors' });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

test('an if-then is added with a time, and stands in the card at once', async () => {
  showCard();
  await page.getByRole('button', { name: 'Add an if–then' }).click();
  await page.getByRole('button', { name: 'A time' }).click();
  await page.getByLabelText('At', { exact: true }).fill('07:30');
  await field('then …').fill('I open the cello case');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(page.getByText('I open the cello case')).toBeVisible();
  await expect
    .poll(() => sentTo(ADD))
    .toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{8}$/),
        cue: 'time',
        at: '07:30',
        when: 'it is 07:30',
        act: 'I open the cello case',
      },
    ]);
});

test('what is missing is said at its field, and nothing is sent', async () => {
  showCard();
  await page.getByRole('button', { name: 'Add an if–then' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(page.getByText('Say when')).toBeVisible();
  await expect.element(page.getByText('Say what you will do')).toBeVisible();
  expect(sentTo(ADD)).toEqual([]);
});

test('an if-then is changed where it stands', async () => {
  showCard(RAIN);
  await change().click();
  await expect.element(page.getByText('From your plan')).toBeVisible();
  await field('then …').fill('I tune it');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('I tune it')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Change: If it rains/ })).toHaveFocus();
  await expect.poll(() => sentTo(ONE)).toMatchObject([{ act: 'I tune it', at: null }]);
});

test('a deleted if-then can be brought back', async () => {
  showCard(RAIN);
  await change().click();
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await expect.element(page.getByText('If–then deleted.')).toBeVisible();
  await expect.poll(() => sentTo(REMOVE)).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('I play indoors')).toBeVisible();
  await expect.poll(() => sentTo(ADD)).toMatchObject([{ id: 'one', act: 'I play indoors' }]);
});

test('three are shown, all on a press', async () => {
  showCard(...['a', 'b', 'c', 'd'].map((act, at) => ({ ...RAIN, id: `id-${at}`, act })));
  await expect.element(page.getByText('c', { exact: true })).toBeVisible();
  await expect.element(page.getByText('d', { exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show all 4' }).click();
  await expect.element(page.getByText('d', { exact: true })).toBeVisible();
});

test('what is refused is as it was, and said', async () => {
  showCard(RAIN);
  answerApi({ [ONE]: () => refusal(404, 'This if-then is not here any more') });
  await change().click();
  await field('then …').fill('I tune it');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('This if-then is not here any more')).toBeVisible();
  await expect.element(page.getByText('I play indoors')).toBeVisible();
});

test('without a connection it waits, and is sent when there is one', async () => {
  const answers = showCard(RAIN);
  answerApi({ [ONE]: noConnection });
  await change().click();
  await field('then …').fill('I tune it');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('I tune it')).toBeVisible();
  const tried = sentTo(ONE).length;
  answerApi(answers);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => sentTo(ONE).length, { timeout: 20_000 }).toBeGreaterThan(tried);
});
