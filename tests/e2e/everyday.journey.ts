import { expect } from '@playwright/test';
import { signUp, test } from './support/journey.ts';

test('on the first way to Goals its shape stands there until it comes', async ({ page }) => {
  await signUp(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/goals.screen-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('link', { name: 'Goals', exact: true })
    .click();
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
  await expect(page.locator('main [aria-hidden="true"] span').first()).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Your goals', level: 1 })).toBeVisible();
});

test('a toast leaves Start Assessment free on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { assessed: false });
  await page.goto('/');
  // A word that arrives while the welcome card shows.
  await page.evaluate(() =>
    sessionStorage.setItem(
      'yet:next-page-toast',
      JSON.stringify({ title: 'Welcome!', description: 'Successfully registered' }),
    ),
  );
  await page.reload();
  const start = page.getByRole('link', { name: 'Start Assessment' });
  await start.scrollIntoViewIfNeeded();
  await expect(page.getByText('Successfully registered')).toBeVisible();
  await start.click({ timeout: 2000 });
  await expect(page).toHaveURL('/mindset-quiz');
});
