import { type Browser, expect, type Page } from '@playwright/test';
import { freshName, PASSWORD, setGoal, signUp, test } from './journey.ts';
import { trickle } from './trickle.ts';

/** What the page asked the API for, in the order it did. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Holds every script back until told. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const withoutScripts = (browser: Browser) => browser.newContext({ javaScriptEnabled: false });

test('public pages are whole without a script', async ({ browser }) => {
  const context = await withoutScripts(browser);
  const page = await context.newPage();
  await page.goto('/auth');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.goto('/auth?tab=register');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await page.goto('/evidence');
  await expect(page.getByRole('heading', { name: 'What the evidence says', level: 1 })).toBeVisible();
  const missing = await page.goto('/nowhere');
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await context.close();
});

test('a visitor is sent to sign in, and a signed-in person away from it, before any script runs', async ({
  page,
}) => {
  const ask = (path: string) => page.request.get(path, { maxRedirects: 0 });
  expect((await ask('/goals?tab=tree')).headers()['location']).toBe('/auth?next=%2Fgoals%3Ftab%3Dtree');
  await signUp(page);
  expect((await ask('/auth')).headers()['location']).toBe('/');
  expect((await ask('/auth?next=%2Fjourney')).headers()['location']).toBe('/journey');
  expect((await ask('/auth?next=%2F%2Fevil.test')).headers()['location']).toBe('/');
});

test('a session that ended elsewhere leads to the sign-in page, with the way back', async ({ page }) => {
  await signUp(page);
  const cookies = await page.context().cookies();
  await page.request.post('/api/logout');
  await page.context().addCookies(cookies);
  await page.goto('/goals');
  await expect(page).toHaveURL(/\/auth\?next=%2Fgoals/);
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('home comes with what it shows: nothing is asked twice, and nobody is asked who they are', async ({
  page,
}) => {
  await signUp(page);
  await setGoal(page, 'Build a <script>boat</script>');
  // The first visit tells the zone and has the day's word chosen.
  await page.goto('/');
  await expect(page.getByRole('blockquote')).toBeVisible();
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('Build a &lt;script&gt;boat');
  expect(html).not.toContain('<script>boat');
  expect(html).not.toContain(' style=');
  const calls = callsOf(page);
  await page.reload();
  await expect(page.getByText('0 of 1 goals conquered')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => call !== 'GET /api/activities')).toEqual([]);
});

test('what is pressed and typed before the page wakes up is done when it does', async ({ page }) => {
  await signUp(page);
  await setGoal(page, 'Fold a crane');
  const release = await holdScripts(page);
  await page.goto('/goals', { waitUntil: 'commit' });
  const box = page.getByRole('checkbox', { name: 'Complete goal: Fold a crane' });
  await box.click();
  await expect(box).not.toBeChecked();
  release();
  await expect(page.getByText('Goal completed: Fold a crane')).toBeVisible();
});

test('words typed to Eden before the page wakes up are kept', async ({ page }) => {
  await signUp(page);
  const release = await holdScripts(page);
  await page.goto('/chat', { waitUntil: 'commit' });
  const message = page.getByLabel('Message to Eden');
  await message.pressSequentially('I put it off ');
  release();
  // Nobody stops typing because a page wakes up.
  await message.pressSequentially('again, and again, and this time I know why', { delay: 15 });
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await expect(message).toHaveValue('I put it off again, and again, and this time I know why');
});

test('a page is shown when it is whole, and in pieces where the line is too bad to wait', async ({
  browser,
  request,
}) => {
  const html = await (await request.get('/evidence')).text();
  const page = await browser.newPage();
  const firstPaint = async (pauseMs: number) => {
    const line = await trickle(html, pauseMs);
    await page.goto(line.url);
    const at = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    );
    line.close();
    return at;
  };
  expect(await firstPaint(500), 'the second piece came after half a second').toBeGreaterThan(500);
  const bad = 5000;
  expect(await firstPaint(bad), 'nobody looks at nothing for that long').toBeLessThan(bad);
  await page.close();
});

test('a page that comes empty, since it could not be rendered, does not wait to be painted', async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/settings', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html
      .replace(/<div id="root">[\s\S]*<\/div>(?=<script)/, '<div id="root"></div>')
      .replace(/<script type="application\/json"[\s\S]*?<\/script>/, '');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A page that can be painted is given three seconds.
  const waited = await page.evaluate(() => {
    const [read] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const code = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'));
    return (code?.startTime ?? Number.NaN) - (read?.domContentLoadedEventEnd ?? Number.NaN);
  });
  expect(waited).toBeLessThan(2000);
});

test('the sign-in form is sent without React', async ({ page }) => {
  const username = freshName();
  await page.request.post('/api/register', { data: { username, password: PASSWORD } });
  await page.request.post('/api/logout');
  await page.route('**/assets/{core,auth}*.js', (route) => route.abort());
  await page.goto('/auth?next=%2Fmindset-quiz', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/mindset-quiz/);
});

test('whoever asked for the other form before the page woke up, and writes already, writes on in that form', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').click();
  await page.keyboard.type('ada-');
  release();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await page.keyboard.type('lovelace');
  await expect(page.getByLabel('Username')).toHaveValue('ada-lovelace');
});

test('dates are written as the reader writes them, from the second page on without asking', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Pacific/Auckland' });
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await signUp(page);
  await setGoal(page, 'Plant a hedge');
  const today = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Pacific/Auckland',
    dateStyle: 'medium',
  }).format(new Date());
  await page.goto('/goals');
  const card = page.getByRole('article', { name: 'Plant a hedge' });
  // The first page of all is written by a guess, and set right when it wakes up.
  await expect(card).toContainText(/Created \d/);
  await page.waitForLoadState('networkidle');
  const words = (await card.textContent()) ?? '';
  await page.reload();
  await expect(card).toBeVisible();
  expect(await card.textContent()).toBe(words);
  expect(words).toContain(today.slice(0, 3));
  const html = await (await page.request.get('/goals')).text();
  expect(html).toContain('"zone":"Pacific/Auckland","locale":"de-DE"');
  expect(broken).toEqual([]);
  await context.close();
});

test('where the code for another reader does not come, dates are the device’s own', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Pacific/Auckland' });
  const page = await context.newPage();
  await signUp(page);
  await setGoal(page, 'Plant a hedge');
  // As on the first page of all: the server guesses, and guesses wrong.
  await context.clearCookies({ name: 'reader' });
  await page.route('**/assets/another-reader*.js', (route) => route.abort());
  await page.goto('/goals');
  const today = new Intl.DateTimeFormat('de-DE', { timeZone: 'Pacific/Auckland', dateStyle: 'medium' });
  await expect(page.getByRole('article', { name: 'Plant a hedge' })).toContainText(
    today.format(new Date()).slice(0, 3),
  );
  // React finds other dates than the server wrote, and writes its own: the page wakes up all the same.
  await expect(page.locator('[data-awake]')).toBeAttached();
  await context.close();
});

test('a page that was written for this device wakes up without asking Intl, whose first answer is slow', async ({
  page,
}) => {
  await signUp(page);
  await setGoal(page, 'Plant a hedge');
  await page.goto('/goals');
  // The first page may have been a wrong guess; it tells better when it is quiet.
  await page.waitForLoadState('networkidle');
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    for (const name of [
      'DateTimeFormat',
      'NumberFormat',
      'RelativeTimeFormat',
      'PluralRules',
      'Collator',
    ] as const) {
      const note = () => document.querySelector('[data-awake]') === null && asked.push(name);
      const watched = new Proxy(Intl[name], {
        construct(target, given) {
          note();
          return Reflect.construct(target, given);
        },
        apply(target, self, given) {
          note();
          return Reflect.apply(target as () => unknown, self, given);
        },
      });
      Object.assign(Intl, { [name]: watched });
    }
  });
  for (const path of ['/goals', '/', '/chat']) {
    await page.goto(path);
    await expect(page.locator('[data-awake]')).toBeAttached();
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked), path).toEqual([]);
  }
});
