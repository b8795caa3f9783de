import { expect, type Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { signUp, test } from './support/journey.ts';

/** Marks the document: what a load would take away. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = '';
  });
const isSameDocument = (page: Page) =>
  page.evaluate(() => 'sameDocument' in document.documentElement.dataset);
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name, exact: true });
const historyLength = (page: Page) => page.evaluate(() => history.length);

test('a place is gone to without a load, and says where one is', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await mark(page);
  await expect(page).toHaveTitle('Yet');

  for (const [name, path, title] of [
    ['Goals', '/goals', 'Goals · Yet'],
    ['Learn', '/learning-paths', 'Learning paths · Yet'],
    ['Home', '/', 'Yet'],
  ] as const) {
    await place(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('#main')).toBeFocused();
    await expect(place(page, name)).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page).toHaveTitle('Learning paths · Yet');
  await page.goBack();
  await expect(page).toHaveTitle('Goals · Yet');
  await page.goForward();
  await expect(page).toHaveTitle('Learning paths · Yet');
  await expect(page.getByRole('heading', { name: 'Learning Paths', level: 1 })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('the header stays where it is from place to place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await page.goto('/');
  const edges = async () => {
    const [brand, account] = await Promise.all([
      page.getByRole('banner').getByRole('link', { name: 'Yet', exact: true }).boundingBox(),
      page.getByRole('button', { name: 'Your account' }).boundingBox(),
    ]);
    return [brand?.x, brand?.y, account?.x];
  };
  const atHome = await edges();
  // A broad page, a long one, one of reading width, and one that is shorter than the window.
  for (const path of ['/goals', '/settings', '/evidence', '/shared']) {
    await page.goto(path);
    expect([path, ...(await edges())]).toEqual([path, ...atHome]);
  }
});

test('the next page begins at its top, and the last one is found where it was left', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/learning-paths?tab=all');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 480 });
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(top).toBe(400);
  await place(page, 'Goals').click();
  await expect(page).toHaveTitle('Goals · Yet');
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Learning paths · Yet');
  await expect.poll(top).toBe(400);
  // Gone back is gone back once: the page after that begins at its top again.
  await place(page, 'Home').click();
  await expect(page).toHaveTitle('Yet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
  ).toBeGreaterThan(400);
  expect(await top()).toBe(0);
});

test('what a screen keeps in the address adds nothing to the way back', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await place(page, 'Goals').click();
  await expect(page.getByRole('heading', { name: 'Goals', level: 1 })).toBeVisible();
  const before = await historyLength(page);
  await page.getByRole('tab', { name: /tree/i }).click();
  await expect(page).toHaveURL('/goals?tab=tree');
  expect(await historyLength(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/');

  await page.goto('/learning-paths');
  await page.getByRole('searchbox', { name: 'Search the units' }).fill('100%25 & more');
  await expect(page).toHaveURL(/q=100%2525/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search the units' })).toHaveValue(
    '100%25 & more',
  );
});

test('an address that is no place says so, with the status and without', async ({ page }) => {
  await signUp(page);
  for (const path of ['/nowhere', '/Goals', '/goals/7', '/learning-paths/1/more']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Yet');
  }
  const answer = await page.goto('/goals/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Goals', level: 1 })).toBeVisible();
  // Within the page as well: a link to a place that is gone.
  await mark(page);
  await page.evaluate(() => history.pushState(null, '', '/gone'));
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a link opens another window for whoever asks for one, and leaves the app where the app ends', async ({
  page,
  context,
}) => {
  await page.goto('/privacy-policy');
  await mark(page);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Who Eden is' })
    .first()
    .click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/who-eden-is');
  await expect(page).toHaveURL('/privacy-policy');

  await page.getByRole('link', { name: 'Back to Login' }).first().click();
  await expect(page).toHaveURL('/auth');
  expect(await isSameDocument(page)).toBe(false);
  // Until then each tab is a link to a page of its own.
  await hydrated(page);
  await mark(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page).toHaveURL('/auth?tab=register');
  expect(await isSameDocument(page)).toBe(true);
  await page
    .getByRole('link', { name: /forgot|privacy/i })
    .first()
    .click();
  await expect(page).not.toHaveURL(/\/auth/);
  expect(await isSameDocument(page)).toBe(false);
});

test('a place’s code is fetched when a hand comes near a link to it, or the keyboard', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const codeOf = (screen: string) =>
    asked.filter((path) => path.includes(`/${screen}.screen-`)).length;

  await place(page, 'Journey').hover();
  await expect.poll(() => codeOf('journey')).toBeGreaterThan(0);
  await place(page, 'Learn').focus();
  await expect.poll(() => codeOf('learning-paths')).toBeGreaterThan(0);
  await expect(page).toHaveURL('/');
  expect(codeOf('goals')).toBe(0);
});

test('a place fades into the next where motion is welcome, and nowhere else', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement;
      dataset['fades'] = String(Number(dataset['fades'] ?? 0) + 1);
      return start(update);
    };
  });
  const fades = () => page.evaluate(() => Number(document.documentElement.dataset['fades'] ?? 0));
  await signUp(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await place(page, 'Goals').click();
  await expect(page).toHaveTitle('Goals · Yet');
  expect(await fades()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await place(page, 'Home').click();
  await expect(page).toHaveTitle('Yet');
  expect(await fades()).toBe(1);
});
