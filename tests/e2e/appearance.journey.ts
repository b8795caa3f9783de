import { expect, type Page } from '@playwright/test';
import { setGoal, signUp, test } from './support/journey.ts';

const looks = (page: Page) => page.evaluate(() => ({ ...document.documentElement?.dataset }));
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const PAPER = 'rgb(246, 242, 232)';
const NIGHT = 'rgb(16, 24, 19)';

test('the page follows the system live until a theme is chosen, and again when the choice is handed back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUp(page);
  await page.goto('/settings');
  await expect.poll(() => ground(page)).toBe(PAPER);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page)).toBe(NIGHT);
  const dark = page.getByRole('switch', { name: 'Dark Mode' });
  await expect(dark).toBeChecked();
  await dark.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => ground(page)).toBe(PAPER);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(dark).not.toBeChecked();
  expect(await ground(page)).toBe(PAPER);
  await page.getByRole('button', { name: 'Follow my device again' }).click();
  await expect.poll(() => ground(page)).toBe(NIGHT);
  await expect(dark).toBeFocused();
});

test('a mood passes over the page, is there before the first paint, and shows in other tabs', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/settings');
  await page.getByRole('tab', { name: 'Focused' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Creative' })).toBeFocused();
  expect(await looks(page)).toMatchObject({ mood: 'creative', shifting: '' });
  await expect.poll(() => looks(page)).not.toHaveProperty('shifting');
  await page.getByRole('radio', { name: 'Completion' }).check();
  await expect(page.getByRole('list', { name: 'Colours of Creative' })).toContainText('Late gold');
  const settled = { theme: 'light', mood: 'creative', level: 'completion' };
  await expect.poll(() => looks(page)).toEqual(settled);
  const chosen = await ground(page);

  await page.goto('/goals', { waitUntil: 'commit' });
  await expect.poll(() => looks(page)).toEqual(settled);
  await page.waitForLoadState();
  expect(await ground(page)).toBe(chosen);

  const other = await page.context().newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto('/settings');
  await other.getByRole('tab', { name: 'Calm' }).click();
  await expect.poll(() => looks(other)).toEqual({ ...settled, mood: 'calm' });
  await expect.poll(() => looks(page)).toMatchObject({ mood: 'calm' });
});

test('calm mode keeps the confetti and the stickers away, not the words', async ({ page }) => {
  await signUp(page);
  await setGoal(page, 'Rest well');
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Calm mode' }).check();
  await page.goto('/goals');
  await page.getByRole('checkbox', { name: 'Complete goal: Rest well' }).click();
  await expect(page.getByText('Goal completed: Rest well')).toBeVisible();
  expect(await page.locator('canvas').count()).toBe(0);
  await expect(page.getByText(/^New sticker/)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Achievement Tree' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sticker Collection' })).toHaveCount(0);
});

test('the address is changed in the settings, with the documented words', async ({ page }) => {
  const username = await signUp(page);
  await page.goto('/settings');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue(`${username}@mail.org`);
  await email.fill(`${username}@letter.org`);
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText('Email Updated')).toBeVisible();
  await expect(page.getByText('Your email has been successfully updated')).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue(`${username}@letter.org`);
  await page.route('**/api/user', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await email.fill('other@letter.org');
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText('Update Failed')).toBeVisible();
  await expect(email).toHaveValue('other@letter.org');
});
