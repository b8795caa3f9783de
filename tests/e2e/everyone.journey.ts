import { expect } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { inDays, setGoal, signUp, test } from './support/journey.ts';
import { puzzles, readingOrder } from './support/reading-order.ts';
import { isExhaustiveRun, LOOKS } from './support/tags.ts';

const PUBLIC = [
  '/auth',
  '/forgot-password',
  '/reset-password?token=a-token',
  '/recover',
  '/privacy-policy',
  '/terms-of-service',
  '/contact',
  '/nowhere',
  '/evidence',
  '/chat',
];
const GUARDED = [
  '/',
  '/goals',
  '/goals?tab=tree',
  '/goals?tab=stickers',
  '/subscriptions',
  '/settings',
  '/what-eden-knows',
  '/chat',
  '/mindset-quiz',
  '/mindset-results',
  '/journey',
  '/check-in',
  '/shared',
  '/learning-paths',
  '/learning-paths?tab=all',
  '/learning-paths?show=micro',
  '/learning-paths/1',
  '/learning-units/1',
  '/learning-units/2',
  '/learning-units/3',
  '/learning-units/4',
  '/reviews',
];

for (const { colorScheme, width, tag } of LOOKS) {
  /**
   * In `npm test` a phone by day and a desktop by night share the pages; `npm run test:full` looks
   * at each in every look.
   */
  const shareOf = (paths: string[]) =>
    paths.filter((_, index) => isExhaustiveRun || index % 2 === (colorScheme === 'light' ? 0 : 1));
  test(`no page has an accessibility finding, ${colorScheme} at ${width} px`, {
    tag,
  }, async ({ page }) => {
    // Each is read whole: a busy machine takes its time.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 850 });
    const check = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoBarriers(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect([path, Math.max(0, overflow)]).toEqual([path, 0]);
    };
    for (const path of shareOf(PUBLIC)) await check(path);
    await signUp(page, { assessed: false });
    await check('/');
    await signUp(page);
    await check('/goals');
    await setGoal(page, 'Learn Spanish for our trip to Mexico');
    for (const path of shareOf(GUARDED)) await check(path);
  });
}

test('the main job is done with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await page.goto('/goals');
  const add = page.getByRole('button', { name: 'Add Goal' });
  await expect(add).toBeVisible();
  for (
    let presses = 0;
    presses < 30 && !(await add.evaluate((el) => el === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Goal' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Whittle a spoon');
  await dialog.getByLabel('Target date').fill(inDays(30));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('What I understood')).toBeFocused();
  await dialog.getByLabel('What is the very first part of it?').focus();
  await page.keyboard.type('Find a piece of lime wood');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Create Goal' }).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Whittle a spoon' });
  await expect(card).toBeVisible();
  const mark = card.getByRole('button', { name: /^Mark as reached/ });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText(/^1 of \d steps reached$/)).toBeVisible();
  const checkbox = card.getByRole('checkbox', { name: /^Complete goal/ });
  await expect(checkbox).toBeEnabled();
  await checkbox.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Goal completed: Whittle a spoon')).toBeVisible();
});

test('reduced motion gets no confetti', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
  await setGoal(page, 'Rest well');
  await page.goto('/goals');
  await page.getByRole('checkbox', { name: 'Complete goal: Rest well' }).click();
  await expect(page.getByText('Goal completed: Rest well')).toBeVisible();
  expect(await page.locator('canvas').count()).toBe(0);
});

test('pages carry the policy and the headers, and a missing file is not cached', async ({
  page,
}) => {
  for (const path of ['/', '/auth', '/goals', '/nowhere']) {
    const headers = (await page.request.get(path)).headers();
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+';/,
    );
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  }
  const missing = await page.request.get('/assets/missing-abc123.js');
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
  const html = await (await page.request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] as string;
  const asset = await page.request.get(script);
  expect(asset.headers()['cache-control']).toContain('immutable');
  expect(asset.headers()['x-content-type-options']).toBe('nosniff');
});

/** Each of the places that are opened every day, heard from its beginning to its end. */
const HEARD = [
  '/',
  '/goals',
  '/journal',
  '/chat',
  '/learning-paths',
  '/journey',
  '/mindset-results',
  '/mindset-quiz',
  '/check-in',
  '/settings',
];

for (const width of [1440, 390]) {
  test(`ten places are heard in order, each thing by its name and once, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    const goal = await setGoal(page, 'Fold a crane');
    await page.request.post(`/api/goals/${goal.id}/journal`, {
      data: { content: 'The paper tore twice.', feedback: false, mood: 'low' },
    });
    for (const path of HEARD) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const read = await readingOrder(page);
      expect([path, read.length > 30, puzzles(read)]).toEqual([path, true, []]);
      // The way past the places comes first, and they come before what the page is about.
      const controls = read.filter(({ role }) => role === 'link' || role === 'heading');
      expect(controls[0]?.name).toBe('Skip to content');
      expect(controls.findIndex(({ role }) => role === 'heading')).toBeGreaterThan(6);
    }
  });
}

test('the step of a plan says first what moves it, then what is in it', async ({ page }) => {
  await signUp(page);
  await setGoal(page, 'Fold a crane');
  await page.goto('/goals');
  const read = await readingOrder(page);
  const at = (role: string, name: RegExp) =>
    read.findIndex((one) => one.role === role && name.test(one.name));
  expect(at('button', /^Move step 1/)).toBeGreaterThan(-1);
  expect(at('DisclosureTriangle', /^Next /)).toBeGreaterThan(at('button', /^Move step 1/));
  const task = read.findIndex(
    ({ role }, place) => role === 'checkbox' && place > at('DisclosureTriangle', /^Next /),
  );
  expect(task).toBeGreaterThan(-1);
  expect(task).toBeLessThan(at('button', /^Move step 2/));
});
