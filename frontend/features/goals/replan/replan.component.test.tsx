import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GoalListIsland } from '#frontend/features/goals/list/goal-list.island.tsx';
import { todayHere } from '#frontend/lib/today-here.ts';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, noConnection, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';
import { personDay } from '#schema/rules/goals/person-day.ts';
import { addDays } from '#schema/rules/time.ts';

const CHANGE = 'PATCH /api/goals/1';
const NOW = new Date();
/** Before the person’s day begins it is still the day before. */
const TODAY = personDay({ date: todayHere(NOW), hour: NOW.getHours() });
const step = (title: string, days: number, ...tasks: string[]) => ({
  title,
  description: '',
  targetDate: addDays(TODAY, days),
  tasks,
});
const SLIPPED = {
  milestones: [
    step('Hold the bow', -50, 'Find a teacher', 'Rent a cello'),
    step('Play a scale', -20, 'Tune it', 'Slowly', 'With a beat', 'By heart'),
    step('Play a song', -4, 'Choose it', 'Learn it'),
    step('Play for somebody', 8, 'Ask them', 'Play'),
  ],
};

function showCard(more: Partial<Goal> = {}) {
  let goal = aGoal({ roadmap: SLIPPED, milestone: 0, targetDate: addDays(TODAY, 16), ...more });
  const answers = {
    'GET /api/goals': () => [goal],
    'GET /api/goals/summary': () => ({ total: 1, completed: 0 }),
    [CHANGE]: ({ body }: { body: unknown }) => {
      goal = { ...goal, ...(body as Partial<Goal>) };
      return goal;
    },
  };
  answerApi(answers);
  renderPart(<GoalListIsland />);
  return answers;
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const sent = () => sentTo(CHANGE).at(-1) as GoalPatch;

test('where a step’s day has gone by the dates are offered, taken, and given back', async () => {
  showCard();
  await expect.element(page.getByText(/^“Play a scale” was planned for/)).toBeVisible();
  await press('Look at the dates again');
  await press('Move the dates on');
  await expect.element(page.getByText(/nothing gets denser/)).toBeVisible();
  expect(sentTo(CHANGE)).toEqual([]);
  await press('Use these dates');
  await expect.poll(() => sentTo(CHANGE)).toHaveLength(1);
  expect(sent().roadmap?.milestones.map(({ targetDate }) => targetDate)).toEqual([
    addDays(TODAY, -50),
    addDays(TODAY, 7),
    addDays(TODAY, 23),
    addDays(TODAY, 35),
  ]);
  expect(sent().targetDate).toBe(addDays(TODAY, 43));
  await expect.element(page.getByText('The new dates are saved.')).toBeVisible();
  await press('Undo');
  await expect.poll(() => sent().roadmap).toEqual(SLIPPED);
  expect(sent().targetDate).toBe(addDays(TODAY, 16));
});

test('left as it is, nothing is sent', async () => {
  showCard();
  await press('I was away');
  await expect.element(page.getByText(/^Good that you are here/)).toBeVisible();
  await press('Leave it as it is');
  await expect.element(page.getByRole('button', { name: 'Look at the dates again' })).toHaveFocus();
  await expect.element(page.getByText(/^“Play a scale” was planned for/)).toBeVisible();
  expect(sentTo(CHANGE)).toEqual([]);
});

test('a smaller beginning shows what is in its parts', async () => {
  showCard();
  await press('Look at the dates again');
  await press('Begin smaller');
  await expect.element(page.getByText('A first part: Play a scale')).toBeVisible();
  await press('Use these dates');
  await expect
    .poll(() => sent()?.roadmap?.milestones.map(({ tasks }) => tasks))
    .toEqual([
      ['Find a teacher', 'Rent a cello'],
      ['Tune it', 'Slowly'],
      ['With a beat', 'By heart'],
      ['Choose it', 'Learn it'],
      ['Ask them', 'Play'],
    ]);
});

test('a first version keeps the date, and says what is left for later', async () => {
  showCard({ targetDate: addDays(TODAY, 26), description: 'For my sister' });
  await press('Look at the dates again');
  await press('A smaller first version');
  await expect.element(page.getByText('For later')).toBeVisible();
  await press('Use these dates');
  await expect.poll(() => sent()).toMatchObject({ targetDate: addDays(TODAY, 26) });
  expect(sent().roadmap?.milestones.map(({ title }) => title)).toEqual([
    'Hold the bow',
    'Play a scale',
    'Play a song',
  ]);
  expect(sent().description).toBe('For my sister\n\nLeft for later: Play for somebody');
});

test('a plan on its way can be looked at on request', async () => {
  showCard({ milestone: 2 });
  await expect.element(page.getByText(/was planned for/)).not.toBeInTheDocument();
  await press('Look at the dates again');
  await press('More room');
  await expect.element(page.getByText(/half as much time again/)).toBeVisible();
});

test('without a connection the new dates are shown, and the ticks stand where they stood', async () => {
  showCard({ doneTasks: ['1-2'] });
  answerApi({ [CHANGE]: noConnection });
  await press('Look at the dates again');
  await press('Begin smaller');
  await press('Use these dates');
  await expect.element(page.getByText('A first part: Play a scale')).toBeVisible();
  await page.getByRole('button', { name: 'Show all steps' }).click();
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect.element(box('With a beat')).toBeChecked();
  await expect.element(box('Tune it')).not.toBeChecked();
});
