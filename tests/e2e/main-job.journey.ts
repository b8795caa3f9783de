import { expect } from '@playwright/test';
import { PASSWORD } from '#tests/password.ts';
import { inDays, test, unusedName } from './support/journey.ts';

test('a person registers, sets a goal, gets a plan, makes progress and sees it at home', async ({
  page,
}) => {
  const username = unusedName();
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth/);

  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Email/).fill(`${username}@mail.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Successfully registered')).toBeVisible();

  // The gate: every guarded page is the welcome card until an assessment is saved.
  await expect(page.getByText('Takes about 5-10 minutes to complete')).toBeVisible();
  await page.goto('/goals');
  await expect(page.getByRole('link', { name: 'Start Assessment' })).toBeVisible();
  const scores = {
    challengesScore: 3,
    obstaclesScore: 3,
    effortScore: 3,
    criticismScore: 3,
    successScore: 3,
  };
  const saved = await page.request.post('/api/mindset/assessments', {
    data: { overallScore: 3, ...scores },
  });
  expect(saved.status()).toBe(201);

  await page.goto('/goals');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Learn a Musical Instrument' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Goal' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Learn a Musical Instrument');
  await dialog.getByLabel('Title').fill('Learn the cello');
  await dialog.getByLabel('Description').fill('Enough to play one slow piece for my sister');
  await dialog.getByLabel('Target date').fill(inDays(120));
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(dialog).toBeHidden();

  const card = page.getByRole('article', { name: 'Learn the cello' });
  await expect(card).toBeVisible();
  await expect(card.getByText(/^0 of [5-7] steps reached$/)).toBeVisible();
  await expect(card.getByText('Enough to play one slow piece for my sister').first()).toBeVisible();
  await expect(
    card
      .getByRole('listitem')
      .filter({ hasText: /^(If|When) .*, then I / })
      .first(),
  ).toBeVisible();

  const first = await card.locator('[aria-current=step] summary span').nth(1).textContent();
  await card.getByRole('button', { name: /^Mark as reached/ }).click();
  await expect(page.getByText(`Milestone achieved: ${first}`)).toBeVisible();
  await expect(card.getByText(/^1 of \d steps reached$/)).toBeVisible();
  await page.reload();
  await expect(card.getByText(/^1 of \d steps reached$/)).toBeVisible();

  await card.getByRole('button', { name: /^Take back/ }).click();
  await expect(card.getByText(/^0 of \d steps reached$/)).toBeVisible();

  await card.getByRole('checkbox', { name: 'Complete goal: Learn the cello' }).click();
  await expect(page.getByText('Goal completed: Learn the cello')).toBeVisible();
  await expect(page.locator('canvas, [data-confetti]').first()).toBeAttached();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: /Show Completed Goals/ }).click();
  await expect(card).toBeVisible();
  await expect(card.getByRole('heading').locator('s')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );

  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByText('1 of 1 goals conquered')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 1 goals conquered')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Achievement Tree' })).toBeVisible();
});
