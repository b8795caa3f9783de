import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GoalListIsland } from '#frontend/features/goals/list/goal-list.island.tsx';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { carryTaskIds } from '#schema/rules/goals/task-edits.ts';

const CHANGE = 'PATCH /api/goals/1';
const TASK = 'PATCH /api/goals/1/tasks/1-0';

const step = (title: string, targetDate: string, tasks: string[] = []) => ({
  title,
  description: '',
  targetDate,
  tasks,
});

/** A goal with one step reached and three to come, on a server that keeps what is changed. */
function showPlan(): void {
  let goal = aGoal({
    milestone: 0,
    roadmap: {
      milestones: [
        step('Begin', '2097-01-01'),
        step('Tune', '2097-02-01', ['Buy a fork', 'Listen']),
        step('Practise', '2097-03-01'),
        step('Play', '2097-04-01', ['Invite somebody']),
      ],
    },
  });
  answerApi({
    'GET /api/goals': () => [goal],
    'GET /api/goals/summary': () => ({ total: 1, completed: 0 }),
    [CHANGE]: ({ body }) => {
      const { roadmap } = body as Pick<Goal, 'roadmap'>;
      goal = { ...goal, roadmap, taskIds: carryTaskIds(goal, roadmap, () => 'another') };
      return goal;
    },
    [TASK]: () => goal,
  });
  renderPart(<GoalListIsland />);
}

const titlesSent = () =>
  sentTo(CHANGE).map((body) =>
    (body as Pick<Goal, 'roadmap'>).roadmap.milestones.map(({ title }) => title).join(' '),
  );
const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` });

test('a step is reworded and dated where it stands, and its tasks stay', async () => {
  showPlan();
  await page.getByRole('button', { name: /^Change step ?: Tune$/ }).click();
  const form = page.getByRole('form', { name: 'Step 2' });
  await form.getByLabelText('Step title').fill('Tune by ear');
  await form.getByLabelText('Date').fill('2097-03-09');
  await form.getByRole('button', { name: 'Save step' }).click();
  await expect.element(form.getByText(/after the one below it/)).toBeVisible();
  await form.getByLabelText('Date').fill('2097-02-20');
  await form.getByRole('button', { name: 'Save step' }).click();
  await expect.element(page.getByText('Tune by ear')).toBeVisible();
  await expect.poll(() => sentTo(CHANGE)).toHaveLength(1);
  expect((sentTo(CHANGE)[0] as Goal).roadmap.milestones[1]).toEqual({
    title: 'Tune by ear',
    description: '',
    targetDate: '2097-02-20',
    tasks: ['Buy a fork', 'Listen'],
  });
});

test('the grip of a step comes before the tasks of the step, for who goes by the keyboard', async () => {
  showPlan();
  await expect.element(grip('step 2: Tune')).toBeInTheDocument();
  const task = page.getByRole('checkbox', { name: 'Buy a fork' }).element();
  const isAfter = grip('step 2: Tune').element().compareDocumentPosition(task);
  expect(isAfter & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a step is moved by the arrow keys at its grip, which keeps the focus; reached ones stay', async () => {
  showPlan();
  await expect.element(grip('step 2: Tune')).toBeInTheDocument();
  await expect.element(grip('step 1: Begin')).not.toBeInTheDocument();
  (grip('step 2: Tune').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(grip('step 3: Tune')).toHaveFocus();
  await expect.element(page.getByText('“Tune” is step 3 of 4 now.')).toBeInTheDocument();
  await expect.poll(titlesSent).toEqual(['Begin Practise Tune Play']);
  const [sent] = sentTo(CHANGE) as Goal[];
  expect(sent?.roadmap.milestones.map(({ targetDate }) => targetDate)).toEqual([
    '2097-01-01',
    '2097-02-01',
    '2097-03-01',
    '2097-04-01',
  ]);
});

test('steps and tasks are dragged by their grips to another place', async () => {
  showPlan();
  await userEvent.hover(grip('step 4: Play'));
  const [held, goal] = [grip('step 4: Play'), page.getByText('Next', { exact: true })];
  await userEvent.dragAndDrop(held, goal);
  await expect.poll(titlesSent).toEqual(['Begin Play Tune Practise']);
  await page.getByRole('button', { name: 'Show all steps' }).click();
  await userEvent.hover(grip('task: Listen'));
  await userEvent.dragAndDrop(
    grip('task: Buy a fork'),
    page.getByRole('checkbox', { name: 'Listen' }),
    { targetPosition: { x: 10, y: 26 } },
  );
  await expect.poll(() => sentTo(TASK)).toEqual([{ milestone: 2, place: 1 }]);
});

test('a step is added at the end and deleted again', async () => {
  showPlan();
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByRole('textbox', { name: 'New step' }).fill('Sing along');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Sing along')).toBeVisible();
  await page.getByRole('button', { name: 'Show all steps' }).click();
  await page.getByRole('button', { name: /^Change step ?: Sing along$/ }).click();
  await page.getByRole('button', { name: 'Delete step' }).click();
  await expect.element(page.getByText('Sing along')).not.toBeInTheDocument();
  await expect
    .poll(titlesSent)
    .toEqual(['Begin Tune Practise Play Sing along', 'Begin Tune Practise Play']);
});
