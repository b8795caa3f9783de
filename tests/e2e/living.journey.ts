import { expect, type Page } from '@playwright/test';
import { personDay } from '#schema/rules/goals/person-day.ts';
import { addDays } from '#schema/rules/time.ts';
import { inDays, signUp, test } from './support/journey.ts';

/** What is lived with beside a plan: promises, rhythms, and dates that are looked at again. */

test.use({ serviceWorkers: 'allow' });

/** The day it is for whoever uses the browser: before it begins, it is still the day before. */
function today(): string {
  const now = new Date();
  return personDay({ date: now.toLocaleDateString('sv-SE'), hour: now.getHours() });
}

const box = (page: Page, words: string) => page.getByRole('checkbox', { name: words, exact: true });
const goalOf = async (page: Page) => (await (await page.request.get('/api/goals')).json())[0];

async function setPlan(page: Page) {
  const milestones = [
    { title: 'Begin', description: '', targetDate: inDays(5), tasks: ['Row a little', 'Buy oars'] },
    { title: 'Go on', description: '', targetDate: inDays(20), tasks: ['Row further', 'Rest'] },
    { title: 'Arrive', description: '', targetDate: inDays(33), tasks: ['Land', 'Look around'] },
  ];
  const data = { title: 'Row to the island', targetDate: inDays(40), roadmap: { milestones } };
  return (await page.request.post('/api/goals', { data })).json();
}

test('a promise and a rhythm are made on the card, and kept without a network', async ({
  page,
  context,
}) => {
  await signUp(page);
  await setPlan(page);
  await page.goto('/goals');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

  await page.getByRole('button', { name: 'Add an if–then' }).click();
  await page.getByRole('textbox', { name: 'If …' }).fill('I see the lake');
  await page.getByRole('textbox', { name: 'then …' }).fill('I check the oars');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('I check the oars')).toBeVisible();

  await page.getByRole('button', { name: 'Change task: Row a little' }).click();
  await page.getByRole('button', { name: 'Times a week' }).click();
  await expect(page.getByText('0 of 3 this week')).toBeVisible();
  await expect
    .poll(async () => (await goalOf(page)).taskRhythms)
    .toEqual({ '0-0': { every: 'week', times: 3 } });

  await context.setOffline(true);
  await box(page, 'Row a little').check();
  await expect(page.getByText('1 of 3 this week')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => Object.values((await goalOf(page)).rhythmAnswers?.['0-0'] ?? {}))
    .toEqual(['done']);

  await page.goto('/');
  await expect(box(page, 'Row a little')).toBeChecked();
  await expect(box(page, 'Buy oars')).not.toBeChecked();
  expect((await goalOf(page)).ifThens).toMatchObject([
    { when: 'I see the lake', madeBy: 'person' },
  ]);
  await expect(page.getByRole('region', { name: 'Your last promise' })).toContainText(
    'If I see the lake, then I check the oars',
  );
});

test('dates that have gone by are looked at again, taken, and given back', async ({ page }) => {
  await signUp(page);
  const { id, roadmap } = await setPlan(page);
  const slipped = roadmap.milestones.map((step: object, at: number) => ({
    ...step,
    targetDate: addDays(today(), [-10, 5, 18][at] ?? 0),
  }));
  await page.request.patch(`/api/goals/${id}`, { data: { roadmap: { milestones: slipped } } });
  await page.goto('/goals');
  await page.getByRole('button', { name: 'I was away' }).click();
  await page.getByRole('button', { name: 'Move the dates on' }).click();
  await page.getByRole('button', { name: 'Use these dates' }).click();
  await expect(page.getByText('The new dates are saved.')).toBeVisible();
  await expect
    .poll(async () => (await goalOf(page)).roadmap.milestones.map((step: any) => step.targetDate))
    .toEqual([7, 22, 35].map((days) => addDays(today(), days)));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await goalOf(page)).roadmap.milestones[0].targetDate)
    .toBe(addDays(today(), -10));
});
