import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '#tests/password.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { setGoal, signUp, test } from './support/journey.ts';

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

test('a toast leaves Next in the quiz free on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { assessed: false });
  // Who has no results is sent to the questions, and told why.
  await page.goto('/mindset-results');
  await expect(page.getByText('Please complete the mindset assessment first')).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next' }).click({ timeout: 2000 });
  await expect(page.getByText('Question 2 of 20')).toBeVisible();
});

/** What a browser says of a page that somebody turns to. */
const comeToFront = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const goalNamed = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Complete goal: ${title}` });

test('two tabs of one browser show the same, as soon as one of them has written', async ({
  page,
}) => {
  await signUp(page);
  await setGoal(page, 'Fold a crane');
  await page.goto('/goals');
  const other = await page.context().newPage();
  await other.goto('/goals');
  await other.waitForLoadState('networkidle');
  await expect(goalNamed(other, 'Fold a crane')).not.toBeChecked();
  await page.waitForLoadState('networkidle');
  await goalNamed(page, 'Fold a crane').click();
  await expect(page.getByText('Goal completed: Fold a crane')).toBeVisible();
  await expect(goalNamed(other, 'Fold a crane')).toBeHidden();
});

test('what another device wrote is there when a page comes to the front', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await signUp(page);
  await page.goto('/goals');
  await page.waitForLoadState('networkidle');
  const device = await browser.newContext({ baseURL });
  const phone = await device.newPage();
  await phone.request.post('/api/login', { data: { username, password: PASSWORD } });
  await setGoal(phone, 'Learn to whistle');
  await expect(async () => {
    await comeToFront(page);
    await expect(goalNamed(page, 'Learn to whistle')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await device.close();
});

test('a tab that somebody else left open is theirs no longer once another person signs in', async ({
  page,
}) => {
  await signUp(page);
  await setGoal(page, 'Tell nobody of this');
  await page.goto('/goals');
  await page.waitForLoadState('networkidle');
  await expect(goalNamed(page, 'Tell nobody of this')).toBeVisible();
  const other = await page.context().newPage();
  await signUp(other);
  await other.goto('/');
  await expect(goalNamed(page, 'Tell nobody of this')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your goals', level: 1 })).toBeVisible();
  // And after the tab that signs out, nobody's.
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('the journal is two taps away, keeps a mood and words, and finds them by day and by word', async ({
  page,
}) => {
  await signUp(page);
  const goal = await setGoal(page, 'Fold a crane');
  await page.request.post(`/api/goals/${goal.id}/journal`, {
    data: { content: 'The paper tore twice.', feedback: false },
  });
  await page.goto('/');
  const places = page.getByRole('navigation', { name: 'Places' });
  await places.getByRole('link', { name: 'Journal', exact: true }).click();
  await page.getByRole('button', { name: 'Bright', exact: true }).click();
  await expect(page.getByText('Bright, kept')).toBeVisible();
  await page.getByLabel('New entry').fill('A heron on the roof.');
  await page.getByRole('button', { name: 'Save entry' }).click();
  const entries = page.getByRole('list', { name: 'Entries' });
  await expect(entries.getByRole('listitem')).toHaveCount(3);
  await expect(entries.getByText('Fold a crane')).toBeVisible();
  await page.reload();
  await expect(entries.getByText('A heron on the roof.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search all entries' }).fill('tore');
  await expect(entries.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search all entries' }).fill('');
  await page.getByRole('button', { name: /, 3 entries, bright$/ }).click();
  await expect(page).toHaveURL(/\/journal\?day=/);
  await expect(entries.getByRole('listitem')).toHaveCount(3);
  await expectNoBarriers(page, 'the journal');
});

test('any place is reached by the keyboard: by a few letters of its name, or by its key', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await expect(palette.getByRole('combobox', { name: 'Go to' })).toBeFocused();
  await page.keyboard.type('knows');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await expectNoBarriers(page, 'the palette');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/what-eden-knows');
  await expect(page).toHaveTitle('What Eden knows · Yet');
  await expect(palette).toBeHidden();
  await page.keyboard.press('Alt+Shift+J');
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Journal · Yet');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('on a phone the settings and the way out are in the menu of the account', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expectNoBarriers(page, 'the account menu');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Successfully logged out')).toBeVisible();
});
