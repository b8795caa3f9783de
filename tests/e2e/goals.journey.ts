import { expect } from '@playwright/test';
import { inDays, setGoal, signUp, test } from './support/journey.ts';

test('the form keeps what was typed when the plan or the goal fails, and sends it once it works', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Goal' });
  await dialog.getByLabel('Title').fill('Learn to sail');
  await dialog.getByLabel('Description').fill('Single-handed, round the island');
  await dialog.getByLabel('Target date').fill(inDays(200));

  await page.route('**/api/goals/roadmap', (route) =>
    route.fulfill({ status: 500, json: { message: 'no' } }),
  );
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(
    page.getByText('Failed to generate goal roadmap. Please try again.').first(),
  ).toBeVisible();
  await page.unroute('**/api/goals/roadmap');

  await page.route('**/api/goals', (route) =>
    route.fulfill({ status: 503, json: { message: '' } }),
  );
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(
    dialog.getByText('Failed to create goal What you typed is still here.'),
  ).toBeVisible();
  await page.unroute('**/api/goals');

  await expect(dialog.getByLabel('Title')).toHaveValue('Learn to sail');
  await expect(dialog.getByLabel('Description')).toHaveValue('Single-handed, round the island');
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByRole('article', { name: 'Learn to sail' })).toBeVisible();
});

test('a date in the past is refused in the documented words', async ({ page }) => {
  await signUp(page);
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Goal' });
  await dialog.getByLabel('Title').fill('Too late');
  await dialog.getByLabel('Target date').fill(inDays(-3));
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(dialog.getByText('Date must be today or in the future')).toBeVisible();
});

test('a goal is edited and deleted', async ({ page }) => {
  await signUp(page);
  await setGoal(page, 'Read twelve books');
  await page.goto('/goals');
  const card = page.getByRole('article', { name: 'Read twelve books' });
  await card.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit goal' });
  await edit.getByLabel('Title', { exact: true }).fill('Read ten books');
  await edit.getByRole('button', { name: /^Save/ }).click();
  await expect(edit).toBeHidden();
  const renamed = page.getByRole('article', { name: 'Read ten books' });
  await expect(renamed).toBeVisible();
  await page.reload();
  await renamed.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(renamed).toBeHidden();
  await page.reload();
  await expect(page.getByText('Run a Marathon')).toBeVisible();
});

test('two tabs that reach the same milestone end in a state the rule allows', async ({
  page,
  context,
}) => {
  await signUp(page);
  await setGoal(page, 'Swim across the lake');
  const other = await context.newPage();
  await Promise.all([page.goto('/goals'), other.goto('/goals')]);
  const button = (tab: typeof page) => tab.getByRole('button', { name: /^Mark as reached/ });
  await Promise.all([expect(button(page)).toBeVisible(), expect(button(other)).toBeVisible()]);
  // At once, before one tab hears of the other's press: `click` would wait until nothing moves.
  await Promise.all([page, other].map((tab) => button(tab).dispatchEvent('click')));
  for (const tab of [page, other])
    await expect(tab.getByText(/^1 of \d steps reached$/)).toBeVisible();
  // What a tab shows may still be on its way.
  await expect
    .poll(async () => (await (await page.request.get('/api/goals')).json())[0].milestone)
    .toBe(0);
});

test('the tab is kept in the URL', async ({ page }) => {
  await signUp(page);
  await page.goto('/goals');
  await page.getByRole('tab', { name: 'Achievement Tree' }).click();
  await expect(page).toHaveURL(/tab=tree/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Achievement Tree' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
