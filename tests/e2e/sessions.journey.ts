import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { signUp, test } from './support/journey.ts';

const box = (page: Page) => page.getByRole('textbox', { name: /message to eden/i });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const isAtStep = (page: Page, step: number) =>
  expect(page.getByText(`Get started · Step ${step} of`)).toBeVisible();

async function say(page: Page, words: string) {
  await box(page).fill(words);
  await page.keyboard.press('Enter');
}

test('a guided session on a phone: begun by a press, left, gone on with, kept and deleted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/chat');
  const offers = page.getByRole('region', { name: 'Work through something with Eden' });
  await expect(offers.getByRole('button')).toHaveCount(3);
  await say(page, 'Let’s do “Get started”.');
  await isAtStep(page, 1);

  await say(page, 'The letter to the tax office');
  await isAtStep(page, 2);
  await press(page, 'It has become so big');
  await isAtStep(page, 3);

  // Closed and opened again: the step is open as it was.
  await page.goto('/chat');
  await page.getByRole('link', { name: /Go on with “Get started”/ }).click();
  await isAtStep(page, 3);
  await press(page, 'Skip');
  await isAtStep(page, 4);
  await say(page, 'I have put the dishes away');
  await isAtStep(page, 5);

  const seven = page.getByRole('button', { name: '7', exact: true });
  const { height, width } = (await seven.boundingBox()) ?? { height: 0, width: 0 };
  expect([height, width].every((side) => side >= 44)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await seven.click();

  const draft = page.getByRole('region', { name: 'Your way to begin' });
  await expect(draft).toContainText('The letter to the tax office');
  await press(page, 'Change it');
  await expect(box(page)).toHaveValue(/The letter to the tax office/);
  await say(page, 'If the dishes are done, then I open the folder.');
  await expect(draft).toHaveText(/If the dishes are done, then I open the folder\./);
  const { violations } = await new AxeBuilder({ page }).include('[role=log]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await press(page, 'Keep it');
  await expect(page.getByRole('region', { name: 'Kept: Your way to begin' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('region', { name: 'Kept: Your way to begin' })).toBeVisible();
  await page.goto('/what-eden-knows');
  const kept = page.getByRole('list', { name: 'Kept from sessions' });
  await expect(kept).toContainText('If the dishes are done');
  await kept.getByRole('button', { name: 'Delete: Your way to begin' }).click();
  await expect(kept.getByRole('listitem')).toHaveCount(0);
});

test('a temporary chat offers no session', async ({ page }) => {
  await signUp(page);
  await page.goto('/chat');
  await expect(page.getByText('Work through something with Eden')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Temporary chat' }).check();
  await expect(page.getByText('Work through something with Eden')).toBeHidden();
});
