import { expect, type Page } from '@playwright/test';

/** What people do on the page of plans, and what it may say to them. */

const PRO_PATH = 'Working through hard days';
/** The first unit of that path. */
const PRO_UNIT = '/api/learning-units/17';

export const planCard = (page: Page, plan: string) =>
  page.getByRole('article', { name: plan, exact: true });
/** What the card about the current subscription says: the plan, and where it stands. */
export const currentPlan = (page: Page, words: string) =>
  page.getByRole('heading', { name: words, exact: true });
export const payDialog = (page: Page) => page.getByRole('dialog', { name: /^(Pay for|Change to)/ });
export const receipts = (page: Page, plan: string) =>
  page.getByRole('article', { name: new RegExp(`^${plan}, `) });

export async function choosePro(page: Page, way: 'Card' | 'PayPal') {
  await page.goto('/subscriptions');
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await payDialog(page).getByRole('radio', { name: way }).check();
}

export async function cancel(page: Page, plan: string) {
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Cancel ${plan}?` });
  await expect(dialog).toContainText(`You keep ${plan} until`);
  await expect(dialog).toContainText('What ends then');
  await expect(dialog).toContainText('All your goals with their plans, your journal');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(currentPlan(page, `${plan} Canceled`)).toBeVisible();
}

export async function expectProPath(page: Page, access: 'open' | 'closed') {
  await page.goto('/learning-paths?tab=all');
  const path = page.getByRole('article', { name: PRO_PATH });
  await expect(path).toBeVisible();
  await expect(path.getByRole('button', { name: 'Enroll' })).toHaveCount(access === 'open' ? 1 : 0);
  await expect(path.getByText('Subscription Required')).toHaveCount(access === 'open' ? 0 : 1);
  expect((await page.request.get(PRO_UNIT)).status()).toBe(access === 'open' ? 200 : 403);
}

export async function expectNothingGranted(page: Page) {
  await page.goto('/subscriptions');
  await expect(currentPlan(page, 'Free Active')).toBeVisible();
  await expect(page.getByText('Nothing paid so far.')).toBeVisible();
  const status = await (await page.request.get('/api/subscription-status')).json();
  expect([status.subscriptionTier, status.subscriptionStatus]).toEqual(['free', null]);
  expect((await page.request.get(PRO_UNIT)).status()).toBe(403);
}
