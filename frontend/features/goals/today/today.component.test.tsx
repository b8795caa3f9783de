import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { withTaskWrite } from '#frontend/api/goals/task-writes.rules.ts';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, noConnection, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { TaskPatch } from '#schema/contracts/tasks.ts';
import { Today } from './today.island.tsx';

const FIRST = 'PATCH /api/goals/1/tasks/0-0';
const tasks = ['Find a teacher', 'Rent a cello'];

function showToday() {
  let goal = aGoal({
    roadmap: {
      milestones: [{ title: 'Begin', description: '', targetDate: '2098-01-01', tasks }],
    },
  });
  const patch =
    (taskId: string) =>
    ({ body }: { body: unknown }) => {
      goal = withTaskWrite(goal, {
        kind: 'task-change',
        goalId: 1,
        taskId,
        body: body as TaskPatch,
      });
      return goal;
    };
  const answers = {
    'GET /api/goals': () => [goal],
    [FIRST]: patch('0-0'),
    'PATCH /api/goals/1/tasks/0-1': patch('0-1'),
  };
  answerApi(answers);
  renderPart(<Today />);
  return answers;
}

const box = (words: string) => page.getByRole('checkbox', { name: words, exact: true });

test('a task is ticked in its place, the next one comes, and the tick can be taken back', async () => {
  showToday();
  await box('Find a teacher').click();
  await expect.element(box('Find a teacher')).toBeChecked();
  await expect.element(box('Rent a cello')).toBeVisible();
  await box('Find a teacher').click();
  await expect.poll(() => sentTo(FIRST)).toEqual([{ done: true }, { done: false }]);
  await expect.element(box('Rent a cello')).not.toBeInTheDocument();
  await expect.element(box('Find a teacher')).not.toBeChecked();
});

test('the words of a task tick it as its box does, and are said once', async () => {
  showToday();
  await page.getByText('Find a teacher', { exact: true }).click();
  await expect.element(box('Find a teacher')).toBeChecked();
  await expect.poll(() => sentTo(FIRST)).toEqual([{ done: true }]);
  expect(box('Find a teacher').element().hasAttribute('aria-label')).toBe(false);
});

test('a tick moves no other box: the task that comes next stands at the end', async () => {
  let goals = [7, 8].map((id) =>
    aGoal({
      id,
      roadmap: {
        milestones: [
          {
            title: 'Begin',
            description: '',
            targetDate: '2098-01-01',
            tasks: [`First of ${id}`, `Second of ${id}`],
          },
        ],
      },
    }),
  );
  answerApi({
    'GET /api/goals': () => goals,
    'PATCH /api/goals/8/tasks/0-0': () => {
      goals = goals.map((goal) => (goal.id === 8 ? { ...goal, doneTasks: ['0-0'] } : goal));
      return goals[1];
    },
  });
  renderPart(<Today />);
  await expect.element(box('First of 7')).toBeVisible();
  const place = () => box('First of 7').element().getBoundingClientRect().top;
  // Words with more room than before take fewer lines, and pull up all that is below.
  const room = () =>
    page.getByText('First of 8', { exact: true }).element().getBoundingClientRect().width;
  const before = [place(), room()];
  await box('First of 8').click();
  await expect.element(box('Second of 8')).toBeVisible();
  expect([place(), room()]).toEqual(before);
  await expect.poll(() => sentTo('PATCH /api/goals/8/tasks/0-0')).toHaveLength(1);
  const names = page
    .getByRole('checkbox')
    .elements()
    .map((one) => one.getAttribute('aria-label') ?? one.closest('li')?.textContent);
  expect(names.map((name) => name?.match(/(First|Second) of \d/)?.[0])).toEqual([
    'First of 8',
    'First of 7',
    'Second of 8',
  ]);
});

test('where something was just done a sprig grows, with one leaf more each time, and goes with the tick', async () => {
  showToday();
  const leavesAt = (words: string) =>
    box(words).element().closest('li')?.querySelector('[data-leaves]')?.getAttribute('data-leaves');
  await box('Find a teacher').click();
  await expect.poll(() => leavesAt('Find a teacher')).toBe('1');
  await box('Rent a cello').click();
  await expect.poll(() => leavesAt('Rent a cello')).toBe('2');
  await box('Find a teacher').click();
  await expect.poll(() => leavesAt('Find a teacher')).toBeUndefined();
});

test('the last promise is there to be read again, in its own words, with the way to its goal', async () => {
  const ifThens = [
    { id: 'plan-0-1', cue: 'event', when: 'it rains', act: 'I row indoors', madeBy: 'plan' },
    { id: 'mine', cue: 'event', when: 'the kettle boils', act: 'I stretch', madeBy: 'person' },
  ] as const;
  answerApi({
    'GET /api/goals': () => [aGoal({ title: 'Row to the island', ifThens: [...ifThens] })],
  });
  renderPart(<Today />);
  const promise = page.getByRole('region', { name: 'Your last promise' });
  await expect.element(promise.getByText('If the kettle boils, then I stretch')).toBeVisible();
  await expect.element(promise.getByRole('link', { name: 'Row to the island' })).toBeVisible();
});

test('a task is moved to tomorrow, and back', async () => {
  showToday();
  await page.getByRole('button', { name: 'Not now: Find a teacher' }).click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect.element(page.getByText('Moved to tomorrow.')).toBeVisible();
  await expect.element(page.getByText('That’s all for today. The rest can wait.')).toBeVisible();
  await expect.poll(() => sentTo(FIRST)).toEqual([{ date: expect.stringMatching(/^\d{4}-/) }]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => sentTo(FIRST).at(-1)).toEqual({ date: null });
  await expect.element(page.getByRole('button', { name: 'Not now: Find a teacher' })).toBeVisible();
});

test('a skipped task waits at the end of its step, and another has its turn', async () => {
  showToday();
  await page.getByRole('button', { name: 'Not now: Find a teacher' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect.element(box('Rent a cello')).toBeVisible();
  await expect.poll(() => sentTo(FIRST)).toEqual([{ milestone: 0, date: null }]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => sentTo(FIRST).at(-1)).toEqual({ milestone: 0, place: 0, date: null });
});

test('what the server refuses is as it was, and said', async () => {
  showToday();
  answerApi({ [FIRST]: () => refusal(404, 'This task is not in the plan any more') });
  await box('Find a teacher').click();
  await expect.element(page.getByText('This task is not in the plan any more')).toBeVisible();
  await expect.element(box('Find a teacher')).not.toBeChecked();
});

test('a tick without a connection stays, and is sent when there is one', async () => {
  const answers = showToday();
  answerApi({ [FIRST]: noConnection });
  await box('Find a teacher').click();
  await expect.element(box('Rent a cello')).toBeVisible();
  await expect.element(box('Find a teacher')).toBeChecked();
  const tried = sentTo(FIRST).length;
  answerApi(answers);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => sentTo(FIRST).length, { timeout: 20_000 }).toBeGreaterThan(tried);
});

test('who has no goal is asked to plant one', async () => {
  answerApi({ 'GET /api/goals': () => [] });
  renderPart(<Today />);
  await expect.element(page.getByText('Begin with one goal')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Set your first goal' })).toBeVisible();
});

test('goals that do not load are said to be safe', async () => {
  answerApi({ 'GET /api/goals': () => refusal(400, 'The books are closed') });
  renderPart(<Today />);
  await expect.element(page.getByText(/They’re safe\./)).toBeVisible();
});
