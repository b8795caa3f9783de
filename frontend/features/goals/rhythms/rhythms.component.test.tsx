import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { withTaskWrite } from '#frontend/api/goals/task-writes.rules.ts';
import { GoalListIsland } from '#frontend/features/goals/list/goal-list.island.tsx';
import { Today } from '#frontend/features/goals/today/today.island.tsx';
import { todayHere } from '#frontend/lib/today-here.ts';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, noConnection, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import type { TaskPatch } from '#schema/contracts/tasks.ts';
import { personDay } from '#schema/rules/goals/person-day.ts';
import { addDays } from '#schema/rules/time.ts';

const PLAY = 'PATCH /api/goals/1/tasks/0-0';
const now = new Date();
const TODAY = personDay({ date: todayHere(now), hour: now.getHours() });
const YESTERDAY = addDays(TODAY, -1);
const DAILY = { every: 'days', count: 1 } as const;

const goalWith = (more: Partial<Goal>) =>
  aGoal({
    roadmap: {
      milestones: [
        { title: 'Begin', description: '', targetDate: '2098-01-01', tasks: ['Play', 'Tune'] },
      ],
    },
    ...more,
  });

function serve(first: Goal) {
  let goal = first;
  const answers = {
    'GET /api/goals': () => [goal],
    'GET /api/goals/summary': () => ({ total: 1, completed: 0 }),
    [PLAY]: ({ body }: { body: unknown }) => {
      goal = withTaskWrite(goal, {
        kind: 'task-change',
        goalId: 1,
        taskId: '0-0',
        body: body as TaskPatch,
      });
      return goal;
    },
  };
  answerApi(answers);
  return answers;
}

const box = (words: string) => page.getByRole('checkbox', { name: words, exact: true });

test('on Today what repeats is ticked for this day, and can be open again', async () => {
  serve(goalWith({ taskRhythms: { '0-0': DAILY } }));
  renderPart(<Today />);
  await box('Play').click();
  await expect.poll(() => sentTo(PLAY)).toEqual([{ days: { [TODAY]: 'done' } }]);
  await expect.element(page.getByText('Taking root')).toBeVisible();
  await box('Play').click();
  await expect.poll(() => sentTo(PLAY).at(-1)).toEqual({ days: { [TODAY]: null } });
  await expect.element(page.getByText('Not begun yet')).toBeVisible();
});

test('a rest counts, and yesterday can still be answered', async () => {
  serve(
    goalWith({
      taskRhythms: { '0-0': DAILY },
      rhythmAnswers: { '0-0': { [addDays(TODAY, -2)]: 'done' } },
    }),
  );
  renderPart(<Today />);
  await page.getByRole('button', { name: /^Did it/ }).click();
  await expect.poll(() => sentTo(PLAY)).toEqual([{ days: { [YESTERDAY]: 'done' } }]);
  await expect.element(page.getByText('Yesterday is still open.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Rest today/ }).click();
  await expect.element(page.getByText('Resting today. That counts.')).toBeVisible();
  await expect.poll(() => sentTo(PLAY).at(-1)).toEqual({ days: { [TODAY]: 'rest' } });
});

test('what repeats is no next task, and keeps no step from being ready', async () => {
  serve(goalWith({ taskRhythms: { '0-0': DAILY }, doneTasks: ['0-1'] }));
  renderPart(<Today />);
  await expect.element(page.getByText('Ready to be reached: Begin')).toBeVisible();
  await expect.element(box('Play')).toBeVisible();
});

test('a day on which nothing is due says so, though something repeats on other days', async () => {
  const inTwoDays = ((new Date(`${TODAY}T12:00:00Z`).getUTCDay() + 1) % 7) + 1;
  serve(
    goalWith({
      taskRhythms: { '0-0': { every: 'weekdays', days: [inTwoDays] } },
      taskDates: { '0-1': '2097-01-01' },
    }),
  );
  renderPart(<Today />);
  await expect
    .element(page.getByText('Nothing is due today. Rest is part of growing.'))
    .toBeVisible();
  await expect.element(page.getByText('In your rhythm')).not.toBeInTheDocument();
});

test('a rhythm is chosen with the task, and said in words', async () => {
  serve(goalWith({}));
  renderPart(<GoalListIsland />);
  await page.getByRole('button', { name: 'Change task: Play' }).click();
  await page.getByRole('button', { name: 'Times a week' }).click();
  await expect.poll(() => sentTo(PLAY)).toEqual([{ rhythm: { every: 'week', times: 3 } }]);
  await expect.element(page.getByText('3 times a week').first()).toBeVisible();
  await page.getByRole('button', { name: 'Times a week: one more' }).click();
  await expect.poll(() => sentTo(PLAY).at(-1)).toEqual({ rhythm: { every: 'week', times: 4 } });
  await page.getByRole('button', { name: 'On days' }).click();
  const days = page.getByRole('group', { name: 'Days of the week' });
  await expect.element(days).toBeVisible();
  await expect.poll(() => sentTo(PLAY).at(-1)).toMatchObject({ rhythm: { every: 'weekdays' } });
  // Of one day none can be taken away.
  const pressed = days.getByRole('button', { pressed: true });
  const before = sentTo(PLAY).length;
  await pressed.click();
  expect(sentTo(PLAY)).toHaveLength(before);
  await page.getByRole('button', { name: 'Once' }).click();
  await expect.poll(() => sentTo(PLAY).at(-1)).toEqual({ rhythm: null });
});

test('a refused answer is taken back, and said', async () => {
  serve(goalWith({ taskRhythms: { '0-0': DAILY } }));
  answerApi({ [PLAY]: () => refusal(409, 'This task does not repeat') });
  renderPart(<Today />);
  await box('Play').click();
  await expect.element(page.getByText('This task does not repeat')).toBeVisible();
  await expect.element(box('Play')).not.toBeChecked();
});

test('an answer without a connection stays, and is sent when there is one', async () => {
  const answers = serve(goalWith({ taskRhythms: { '0-0': DAILY } }));
  answerApi({ [PLAY]: noConnection });
  renderPart(<Today />);
  await box('Play').click();
  await expect.element(box('Play')).toBeChecked();
  await expect.element(page.getByText('Taking root')).toBeVisible();
  const tried = sentTo(PLAY).length;
  answerApi(answers);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => sentTo(PLAY).length, { timeout: 20_000 }).toBeGreaterThan(tried);
});
