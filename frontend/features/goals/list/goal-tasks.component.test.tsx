import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withTaskWrite } from '#frontend/api/goals/task-writes.rules.ts';
import { createOutboxStore } from '#frontend/outbox/outbox-store.ts';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, noConnection, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import type { NewTask, TaskPatch } from '#schema/contracts/tasks.ts';
import { GoalListIsland } from './goal-list.island.tsx';

const TASKS = ['Find a teacher', 'Rent a cello', 'Ask Nain'];
const change = (id: string) => `PATCH /api/goals/1/tasks/${id}`;

/** The list of somebody with one goal of three tasks, on a server that does what it is asked. */
function showTasks(more: Partial<Goal> = {}) {
  let goal = aGoal(more);
  const [first] = goal.roadmap.milestones;
  if (first) first.tasks = [...TASKS];
  const patches = ['0-0', '0-1', '0-2'].map((taskId) => [
    change(taskId),
    ({ body }: { body: unknown }) => {
      const write = { kind: 'task-change', goalId: 1, taskId, body: body as TaskPatch } as const;
      goal = withTaskWrite(goal, write);
      return goal;
    },
  ]);
  const deletions = ['0-0', '0-1', '0-2'].map((taskId) => [
    `DELETE /api/goals/1/tasks/${taskId}`,
    () => {
      goal = withTaskWrite(goal, { kind: 'task-delete', goalId: 1, taskId, body: {} });
    },
  ]);
  answerApi({
    'GET /api/goals': () => [goal],
    'GET /api/goals/summary': () => ({ total: 1, completed: 0 }),
    'POST /api/goals/1/tasks': ({ body }) => {
      goal = withTaskWrite(goal, {
        kind: 'task-add',
        goalId: 1,
        body: body as NewTask & { id: string },
      });
      return goal;
    },
    ...Object.fromEntries([...patches, ...deletions]),
  });
  renderPart(<GoalListIsland />);
}

const box = (words: string) => page.getByRole('checkbox', { name: words, exact: true });
const openTools = (words: string) =>
  page.getByRole('button', { name: `Change task: ${words}` }).click();
const shownTasks = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-task] input[type="checkbox"]')].map(
    ({ labels }) => labels?.[0]?.textContent,
  );

test('tasks are ticked and unticked where they stand, however fast', async () => {
  showTasks();
  await box('Find a teacher').click();
  await box('Rent a cello').click();
  await expect.element(box('Find a teacher')).toBeChecked();
  await expect.element(box('Rent a cello')).toBeChecked();
  await expect.poll(() => sentTo(change('0-1'))).toEqual([{ done: true }]);
  await box('Find a teacher').click();
  await expect.element(box('Find a teacher')).not.toBeChecked();
  await expect.poll(() => sentTo(change('0-0'))).toEqual([{ done: true }, { done: false }]);
  await expect.element(box('Rent a cello')).toBeChecked();
});

test('a task is ticked by its words, too', async () => {
  showTasks();
  await page.getByText('Find a teacher', { exact: true }).click();
  await expect.element(box('Find a teacher')).toBeChecked();
  await expect.poll(() => sentTo(change('0-0'))).toEqual([{ done: true }]);
});

test('a tick that the server refuses is given back, in its words', async () => {
  showTasks();
  answerApi({ [change('0-0')]: () => refusal(404, 'This task is not in the plan any more') });
  await box('Find a teacher').click();
  await expect.element(page.getByText('This task is not in the plan any more')).toBeVisible();
  await expect.element(box('Find a teacher')).not.toBeChecked();
});

test('a task is added, and the line stays open for another', async () => {
  showTasks();
  await page.getByRole('button', { name: 'Add a task' }).first().click();
  const field = page.getByLabelText('New task');
  await field.fill('Buy rosin');
  await userEvent.keyboard('{Enter}');
  await expect.element(box('Buy rosin')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect
    .poll(() => sentTo('POST /api/goals/1/tasks'))
    .toMatchObject([{ milestone: 0, words: 'Buy rosin' }]);
});

test('a task is renamed, given a day, and deleted, which can be undone', async () => {
  showTasks();
  await openTools('Rent a cello');
  await page.getByLabelText('Words of this task').fill('Borrow a cello');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect.element(box('Borrow a cello')).toBeVisible();
  await openTools('Borrow a cello');
  await page.getByLabelText('Day', { exact: true }).fill('2098-05-04');
  await expect.element(page.getByRole('article').getByText(/^in \d+ years$/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete task' }).click();
  await expect.element(box('Borrow a cello')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(box('Borrow a cello')).toBeVisible();
  await expect
    .poll(shownTasks)
    .toEqual(['Find a teacher', 'Borrow a cello', 'Ask Nain', 'Tune first']);
});

test('a task is moved by its buttons and by the keyboard, and the focus goes along', async () => {
  showTasks();
  await openTools('Find a teacher');
  await page.getByRole('button', { name: 'Move down' }).click();
  await expect
    .poll(() => shownTasks().slice(0, 3))
    .toEqual(['Rent a cello', 'Find a teacher', 'Ask Nain']);
  const more = page.getByRole('button', { name: 'Change task: Find a teacher' });
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect
    .poll(() => shownTasks().slice(0, 3))
    .toEqual(['Rent a cello', 'Ask Nain', 'Find a teacher']);
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect
    .poll(() => sentTo(change('0-0')))
    .toEqual([
      { milestone: 0, place: 1 },
      { milestone: 0, place: 2 },
      { milestone: 0, place: 1 },
    ]);
});

test('without a connection a tick and a new task stay, and are marked as waiting', async () => {
  showTasks();
  answerApi({ [change('0-0')]: noConnection, 'POST /api/goals/1/tasks': noConnection });
  await box('Find a teacher').click();
  await page.getByRole('button', { name: 'Add a task' }).first().click();
  await page.getByLabelText('New task').fill('Buy rosin');
  await userEvent.keyboard('{Enter}');
  await expect.element(box('Find a teacher')).toBeChecked();
  await expect.element(box('Buy rosin')).toBeVisible();
  await expect.element(page.getByText('Waiting to be sent')).toBeVisible();
  const stored = async () => (await createOutboxStore().all()).map(({ state }) => state);
  await expect.poll(stored).toEqual(['waiting', 'waiting']);
});
