import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { inDays, signUp, test } from './support/journey.ts';
import { mailTo } from './support/mailbox.ts';

const summariesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event).summary);

async function withPlan(page: Page) {
  const goal = await page.request.post('/api/goals', {
    data: {
      title: 'Swim across the lake',
      targetDate: inDays(200),
      roadmap: {
        milestones: [
          {
            title: 'Ten lengths',
            description: '',
            targetDate: inDays(40),
            tasks: ['Buy goggles', 'Find a pool'],
          },
        ],
      },
    },
  });
  expect(goal.status()).toBe(201);
}

async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  return violations.map(({ id }) => id);
}

test('a calendar reads along under an address that is shown once, until it is ended', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await withPlan(page);
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'In your calendar' }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByRole('textbox', { name: 'Address' }).inputValue();
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Nobody is signed in there.
  const read = await request.get(address);
  expect(summariesIn(await read.text()).toSorted()).toEqual([
    'Goal: Swim across the lake',
    'Step: Ten lengths',
  ]);
  await page.getByRole('button', { name: 'I have put it in' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'In your calendar' }).click();
  await expect(page.getByText('Last read today')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveCount(0);

  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('a task with a day is taken along as a file', async ({ page }) => {
  await signUp(page);
  await withPlan(page);
  await page.goto('/goals');
  await page.locator('[data-task]').first().getByRole('button').last().click();
  await page.getByLabel('Day').fill(inDays(3));
  const link = page.getByRole('link', { name: /^Add to my calendar.*Buy goggles$/ });
  // The change is on its way until the server has it.
  await expect
    .poll(async () => (await (await page.request.get('/api/goals')).json())[0].taskDates)
    .toEqual({ '0-0': inDays(3) });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([file.status(), await file.text()]).toEqual([200, expect.stringContaining('VEVENT')]);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('yet.ics');
  expect(summariesIn(readFileSync(await download.path(), 'utf8'))).toEqual(['Buy goggles']);
});

test('the week’s mail waits for a confirmed address, and is chosen to the hour', async ({
  page,
}) => {
  const username = await signUp(page);
  await page.goto('/settings');
  await expect(page.getByText('it needs an email address that you have confirmed')).toBeVisible();
  const { link } = await mailTo(`${username}@mail.org`, 'confirm your email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'My week by mail' }).click();
  await page.getByLabel('Day', { exact: true }).selectOption('5');
  await page.getByLabel('Hour', { exact: true }).selectOption('7');
  await page.getByRole('switch', { name: 'One mail when I was away' }).click();
  await expect
    .poll(async () => (await page.request.get('/api/mail-plans')).json())
    .toEqual({ week: { weekday: 5, hour: 7, namesGoals: false }, away: true, canReceive: true });
  await page.reload();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('5');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('switch', { name: 'My week by mail' }).click();
  await expect(page.getByLabel('Hour', { exact: true })).toHaveCount(0);
});

test('a week is looked back over from a link, and what matters next gets a day in a plan', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await withPlan(page);
  await page.goto('/chat?start=review');
  const isAt = (step: number) =>
    expect(page.getByText(`My week in review · Step ${step} of 6`)).toBeVisible();
  const say = async (words: string) => {
    await page.getByRole('textbox', { name: /message to eden/i }).fill(words);
    await page.keyboard.press('Enter');
  };
  await isAt(1);
  await say('Ten lengths, twice');
  await isAt(2);
  await say('Packed the bag the evening before');
  await isAt(3);
  await page.getByRole('button', { name: 'I forgot' }).click();
  await isAt(4);
  await say('Go before work');
  await isAt(5);
  await say('the test on Thursday, a walk with Mum');
  await page.getByRole('button', { name: 'Keep it', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Kept: Your week' })).toBeVisible();
  const ahead = page.getByRole('region', { name: 'Next week, if you like' });
  const test = ahead.getByRole('form', { name: 'the test on Thursday' });
  const day = await test.getByLabel('Day').inputValue();
  expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(4);
  expect(await violationsOn(page)).toEqual([]);
  await test.getByRole('button', { name: /Add as a task/ }).click();
  await expect(
    ahead.getByText('“the test on Thursday” is in “Swim across the lake” now.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tie one of them to a moment' })).toBeVisible();

  const [goal] = await (await page.request.get('/api/goals')).json();
  expect(goal.roadmap.milestones[0].tasks).toContain('the test on Thursday');
  expect(Object.values(goal.taskDates)).toEqual([day]);
  // Opened again, nothing is begun anew.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Kept: Your week' })).toHaveCount(1);
});

test('the end of a week offers a look back, which can be put away or done', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-28T18:00:00Z'));
  await signUp(page);
  await withPlan(page);
  await page.goto('/');
  const offer = page.getByRole('link', { name: 'Look back over the week' });
  await expect(offer).toHaveAttribute('href', '/chat?start=review');
  await page.getByRole('button', { name: 'Not this week' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByText('Buy goggles')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2026-12-05T18:00:00Z'));
  await page.reload();
  await expect(offer).toBeVisible();
});
