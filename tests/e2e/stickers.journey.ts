import { expect } from '@playwright/test';
import { setGoal, signUp, test } from './support/journey.ts';

test('an action earns a sticker, which is seen, pinned and stays so', async ({ page }) => {
  await signUp(page);
  const goal = await setGoal(page, 'Learn the cello');
  await page.goto('/goals');
  await page.getByRole('button', { name: /^Mark as reached/ }).click();
  await expect(page.getByText(/^New stickers?: .*First True Leaf/)).toBeVisible();

  await page.goto('/goals?tab=stickers');
  await expect(page.getByRole('tab', { name: /^New/ })).toContainText('3');
  await page.getByRole('button', { name: /First True Leaf/ }).click();
  const dialog = page.getByRole('dialog', { name: 'First True Leaf' });
  await expect(
    dialog.getByText('You reached the first milestone on a plan of your own.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Pin this sticker' }).click();
  await expect(page.getByText('Sticker updated')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByRole('tab', { name: /^New/ })).toContainText('2');
  await page.getByRole('tab', { name: /^Pinned/ }).click();
  await expect(page.getByRole('button', { name: /First True Leaf/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /First Seed/ })).toHaveCount(0);

  const reopened = await page.request.patch(`/api/goals/${goal.id}`, { data: { milestone: -1 } });
  expect(reopened.status()).toBe(200);
  const stickers = await (await page.request.get('/api/stickers/user')).json();
  expect(stickers.map(({ sticker }: { sticker: { name: string } }) => sticker.name)).toContain(
    'First True Leaf',
  );
});

test('stickers still to come say what earns them and how far one is', async ({ page }) => {
  await signUp(page);
  await page.goto('/goals?tab=stickers');
  await page
    .getByText(/^Still to come/)
    .first()
    .click();
  await expect(page.getByText('Reach your first milestone')).toBeVisible();
  await expect(page.getByText(/^\d of 4/).first()).toBeVisible();
});

test('the tree says in words what it shows', async ({ page }) => {
  await signUp(page);
  for (const title of ['Read twelve books', 'Call grandmother weekly']) {
    const goal = await setGoal(page, title);
    await page.request.patch(`/api/goals/${goal.id}`, { data: { completed: true } });
  }
  await page.goto('/goals?tab=tree');
  const tree = page.getByRole('img', { name: /sprout/i });
  await expect(tree).toBeVisible();
  await expect(page.getByText('Read twelve books').first()).toBeAttached();
});
