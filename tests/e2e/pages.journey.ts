import { type Browser, expect, type Page } from '@playwright/test';
import { PASSWORD } from '#tests/password.ts';
import { hydrated } from './support/hydrated.ts';
import { setGoal, signUp, test, unusedName } from './support/journey.ts';

/** What the page asked the API for, in the order it did. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Holds scripts back until told: all of them, or those of that name. */
async function holdScripts(page: Page, name = '*'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${name}.js`, async (route) => {
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
  await expect(
    page.getByRole('heading', { name: 'What the evidence says', level: 1 }),
  ).toBeVisible();
  const missing = await page.goto('/nowhere');
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await context.close();
});

test('a visitor is sent to sign in, and a signed-in person away from it, before any script runs', async ({
  page,
}) => {
  const ask = (path: string) => page.request.get(path, { maxRedirects: 0 });
  expect((await ask('/goals?tab=tree')).headers()['location']).toBe(
    '/auth?next=%2Fgoals%3Ftab%3Dtree',
  );
  await signUp(page);
  expect((await ask('/auth')).headers()['location']).toBe('/');
  expect((await ask('/auth?next=%2Fjourney')).headers()['location']).toBe('/journey');
  expect((await ask('/auth?next=%2F%2Fevil.test')).headers()['location']).toBe('/');
});

test('a session that ended elsewhere leads to the sign-in page, with the way back', async ({
  page,
}) => {
  await signUp(page);
  const cookies = await page.context().cookies();
  await page.request.post('/api/logout');
  await page.context().addCookies(cookies);
  await page.goto('/goals');
  await expect(page).toHaveURL(/\/auth\?next=%2Fgoals/);
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('an island whose code comes after another has its data hydrates what the page came with', async ({
  page,
}) => {
  await signUp(page);
  const release = await holdScripts(page, 'recovery-codes.island-*');
  await page.goto('/settings', { waitUntil: 'commit' });
  // Both tell of one answer: once it is there for the one, it is there for the other.
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  release();
  await hydrated(page);
  await expect(page.locator('summary').filter({ hasText: 'Recovery codes' })).toContainText(
    'None so far',
  );
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
  // Whether somebody comes back after weeks is asked of all their devices, after the page.
  const beside = ['GET /api/activities', 'GET /api/sessions'];
  expect(calls.filter((call) => !beside.includes(call))).toEqual([]);
});

test('a goal is not ticked before the page can keep it', async ({ page }) => {
  await signUp(page);
  await setGoal(page, 'Fold a crane');
  const release = await holdScripts(page);
  await page.goto('/goals', { waitUntil: 'commit' });
  const box = page.getByRole('checkbox', { name: 'Complete goal: Fold a crane' });
  await expect(box).toBeDisabled();
  release();
  await box.click();
  await expect(page.getByText('Goal completed: Fold a crane')).toBeVisible();
});

test('words typed to Eden before the page hydrates are kept', async ({ page }) => {
  await signUp(page);
  const release = await holdScripts(page);
  await page.goto('/chat', { waitUntil: 'commit' });
  const message = page.getByLabel('Message to Eden');
  await message.pressSequentially('I put it off ');
  release();
  // Nobody stops typing because a page hydrates.
  await message.pressSequentially('again, and again, and this time I know why', { delay: 15 });
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await expect(message).toHaveValue('I put it off again, and again, and this time I know why');
});

test('Enter sends what was typed to Eden before the page hydrated, and leaves no new line', async ({
  page,
}) => {
  await signUp(page);
  const release = await holdScripts(page);
  await page.goto('/chat', { waitUntil: 'commit' });
  const message = page.getByLabel('Message to Eden');
  await message.pressSequentially('I put it off again');
  await message.press('Enter');
  await expect(message).toHaveValue('I put it off again');
  release();
  await expect(page.getByRole('log').getByText('I put it off again')).toBeVisible();
  await expect(message).toHaveValue('');
});

test('what is typed into a form before the page hydrates is kept, whoever the server took the reader for', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Pacific/Auckland' });
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await email.fill('ada@mail.org');
  release();
  await hydrated(page);
  await expect(email).toHaveValue('ada@mail.org');
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await context.close();
});

test('a page that comes empty, since it could not be rendered, asks for itself', async ({
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
});

test('the sign-in form is sent without React', async ({ page }) => {
  const username = unusedName();
  await page.request.post('/api/register', { data: { username, password: PASSWORD } });
  await page.request.post('/api/logout');
  await page.route('**/assets/{core,auth}*.js', (route) => route.abort());
  await page.goto('/auth?next=%2Fmindset-quiz', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/mindset-quiz/);
});

test('whoever asked for the other form before the page hydrated, and writes already, writes on in that form', async ({
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
  // The first page of all is written by a guess, and set right when its script comes.
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
