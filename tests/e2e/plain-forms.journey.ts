import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { PASSWORD } from '#tests/password.ts';
import { hydrated } from './support/hydrated.ts';
import { test, unusedName } from './support/journey.ts';
import { mailsTo } from './support/mailbox.ts';
import { isExhaustiveRun } from './support/tags.ts';

const NEW_PASSWORD = 'Another-horse-8';
const REFUSED = 'Invalid username or password';

/**
 * Forms that work without a script; and with one, on a line so slow that people press before it is
 * there.
 */

async function withoutScripts(
  browser: Browser,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    await journey(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Makes an account by the API and forgets its session. */
async function anAccount(page: Page, more: object = {}): Promise<string> {
  const username = unusedName();
  await page.request.post('/api/register', { data: { username, password: PASSWORD, ...more } });
  await page.context().clearCookies();
  return username;
}

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const signIn = (page: Page) => page.getByRole('button', { name: /^(Sign In|Signing In\.\.\.)$/ });

test.describe('without a script', () => {
  test('somebody registers, and signs in: wrong, then right, and goes on to where they were going', async ({
    browser,
  }) => {
    await withoutScripts(browser, async (page) => {
      const username = unusedName();
      await page.goto('/auth');
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByLabel('Username').fill(username);
      await password(page).fill('abcdefgh');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(
        page.getByText('Password must include at least one uppercase letter.'),
      ).toBeVisible();
      await expect(page.getByLabel('Username')).toHaveValue(username);
      await expect(password(page)).toHaveValue('');
      await password(page).fill(PASSWORD);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible();

      await page.context().clearCookies();
      await page.goto('/goals?tab=tree');
      await expect(page).toHaveURL(/\/auth\?next=/);
      await page.getByLabel('Username').fill(username);
      await password(page).fill('Wrong-horse-7');
      await signIn(page).click();
      const refusal = page.getByRole('alert').filter({ hasText: REFUSED });
      await expect(refusal).toBeVisible();
      await expect(refusal).toBeFocused();
      await expect(page).toHaveTitle('Login failed · Yet');
      await expect(page.getByLabel('Username')).toHaveValue(username);
      await password(page).fill(PASSWORD);
      await signIn(page).click();
      await expect(page).toHaveURL(/\/goals\?tab=tree$/);
    });
  });

  test('a forgotten password is asked for, and another one set by the mailed link', async ({
    browser,
    page: withApi,
  }) => {
    const email = `${unusedName()}@mail.org`;
    const username = await anAccount(withApi, { email });
    await withoutScripts(browser, async (page) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill('nobody');
      await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await expect(page.getByText('No real email is sent in this demo.')).toBeVisible();

      await expect.poll(() => linkIn(email)).toBeDefined();
      await page.goto(linkIn(email) as string);
      await page.getByLabel('New Password').fill(NEW_PASSWORD);
      await page.getByLabel('Confirm Password').fill('Another-horse-9');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByText("Passwords don't match")).toBeVisible();
      await page.getByLabel('New Password').fill(NEW_PASSWORD);
      await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
      await expect(page).toHaveURL(/\/auth$/, { timeout: 6000 });
      await page.getByLabel('Username').fill(username);
      await password(page).fill(NEW_PASSWORD);
      await signIn(page).click();
      await expect(page).toHaveURL(/\/$/);

      await page.goto('/reset-password');
      await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    });
  });

  test('a recovery code opens the account again', async ({ browser, page: withApi }) => {
    const username = unusedName();
    await withApi.request.post('/api/register', { data: { username, password: PASSWORD } });
    const made = await withApi.request.post('/api/recovery-codes', {
      data: { password: PASSWORD },
    });
    const { codes } = await made.json();
    await withoutScripts(browser, async (page) => {
      await page.goto('/recover');
      const send = async (code: string) => {
        await page.getByLabel('Recovery code').fill(code);
        await page.getByLabel('New Password').fill(NEW_PASSWORD);
        await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
        await page.getByRole('button', { name: 'Set new password' }).click();
      };
      await page.getByLabel('Username').fill(username);
      await send('AAAA-BBBB-CCCC-DDDD');
      await expect(page.getByRole('alert').filter({ hasText: 'don’t match' })).toBeFocused();
      await expect(page.getByLabel('Username')).toHaveValue(username);
      await send(codes[0]);
      await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
    });
  });

  test('a message is written, and nothing of it is lost for what is missing', async ({
    browser,
  }) => {
    await withoutScripts(browser, async (page) => {
      await page.goto('/contact');
      const message = 'It rains in the second greenhouse.\nAnd nobody came.';
      await page.getByLabel('Message').fill(message);
      await page.getByLabel('Email').fill('maya@garden.org');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Missing Information')).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue(message);
      await page.getByLabel('Name').fill('Maya');
      await page.getByLabel('Category').selectOption('bug');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
      await expect(page.getByText(/Thank you, Maya\. Your reference is \d{6}/)).toBeVisible();
    });
  });
});

function linkIn(email: string): string | undefined {
  return mailsTo(email)
    .map(({ text }) => /^https?:\S+\/reset-password\?\S+$/m.exec(text)?.[0])
    .find(Boolean);
}

/**
 * When somebody presses, and how: `across` presses once before the script is there and once when it
 * is.
 */
type Press = { when: 'before' | 'during' | 'after' | 'across'; isDouble: boolean; afterMs: number };

const ALL_PRESSES: Press[] = [
  ...Array.from({ length: 12 }, (_, n) => ({
    when: 'before' as const,
    isDouble: n % 2 === 1,
    afterMs: 20 * n,
  })),
  ...Array.from({ length: 24 }, (_, n) => ({
    when: 'during' as const,
    isDouble: n % 2 === 1,
    afterMs: 70 * n,
  })),
  ...Array.from({ length: 8 }, (_, n) => ({
    when: 'after' as const,
    isDouble: n % 2 === 1,
    afterMs: 30 * n,
  })),
  ...Array.from({ length: 6 }, (_, n) => ({
    when: 'across' as const,
    isDouble: true,
    afterMs: 50 * n,
  })),
];

/**
 * Once and twice at each moment: long before the script, at both ends of its way, after it, and on
 * both sides of it.
 */
const TYPICAL = [0, 1, 12, 13, 34, 35, 36, 37, 44];
const PRESSES = isExhaustiveRun
  ? ALL_PRESSES
  : ALL_PRESSES.filter((_, index) => TYPICAL.includes(index));

/** How long each script is on its way, in milliseconds. */
const SLOW_MS = 700;

/** Holds each script back for a while, or until it is let go. */
async function slowDown(page: Page, { when }: Press): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (when === 'before' || when === 'across') await letGo;
    else await sleep(SLOW_MS);
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** As a password manager does: nobody has touched the page. */
const prefill = (page: Page, fields: Record<string, string>) =>
  page.evaluate((values) => {
    for (const [name, value] of Object.entries(values))
      for (const field of document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
        field.value = value;
  }, fields);

/** Opens the page, has it filled in, and presses; returns what was sent, once it is known. */
async function press(
  page: Page,
  fields: Record<string, string>,
  one: Press,
): Promise<() => string[]> {
  const { when, isDouble, afterMs } = one;
  const sent: string[] = [];
  const note = (request: { method(): string; url(): string }) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /^\/(auth|api\/login)$/.test(pathname)) sent.push(pathname);
  };
  page.on('request', note);
  const letGo = await slowDown(page, one);
  await page.goto('/auth', { waitUntil: 'commit' });
  await signIn(page).waitFor();
  await prefill(page, fields);
  if (when === 'after') await hydrated(page);
  const box = await signIn(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.waitForTimeout(afterMs);
  if (when === 'across') {
    // The answer is long in coming, and the script is there before it.
    await page.route('/auth*', async (route) => {
      if (route.request().method() === 'POST') await sleep(2500);
      await route.continue();
    });
    await page.mouse.click(x, y);
    letGo();
    await page.waitForTimeout(1200 + afterMs);
    await page.mouse.click(x, y);
  } else if (isDouble) await page.mouse.dblclick(x, y, { delay: afterMs % 50 });
  else await page.mouse.click(x, y);
  letGo();
  return () => {
    page.off('request', note);
    return sent;
  };
}

test.describe('on a slow line, in a form that a password manager filled, with the button touched first', () => {
  test.describe.configure({ timeout: 400_000 });

  test(`who is refused is told, ${PRESSES.length} times of ${PRESSES.length}, and nothing is sent twice`, async ({
    page,
  }) => {
    expect(ALL_PRESSES).toHaveLength(50);
    const ways = new Set<string>();
    for (const [turn, one] of PRESSES.entries()) {
      const fields = { username: unusedName(), password: 'Wrong-horse-7' };
      const sent = await press(page, fields, one);
      const what = `press ${turn}: ${JSON.stringify(one)}`;
      await expect(page.getByText(REFUSED).first(), what).toBeVisible({ timeout: 20_000 });
      await expect(page.getByLabel('Username'), what).toHaveValue(fields.username);
      await hydrated(page);
      await expect(page.getByText(REFUSED).first(), what).toBeVisible();
      const posts = sent();
      expect(posts, what).toHaveLength(1);
      ways.add(`${one.when} ${posts[0]}`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    // By the browser itself while the script was on its way, by the script from then on.
    const [native, scripted] = ['/auth', '/api/login'];
    expect([...ways].filter((way) => !way.startsWith('during')).sort()).toEqual([
      `across ${native}`,
      `after ${scripted}`,
      `before ${native}`,
    ]);
    expect([...ways].filter((way) => way.startsWith('during')).sort()).toEqual([
      `during ${scripted}`,
      `during ${native}`,
    ]);
  });

  const few = PRESSES.filter((_, index) => index % (isExhaustiveRun ? 5 : 3) === 0);
  test(`who is right is in, ${few.length} times of ${few.length}, by one request each`, async ({
    page,
  }) => {
    const username = await anAccount(page);
    for (const [turn, one] of few.entries()) {
      const sent = await press(page, { username, password: PASSWORD }, one);
      const what = `press ${turn}: ${JSON.stringify(one)}`;
      await expect(page, what).toHaveURL(/\/$/, { timeout: 20_000 });
      await expect(page.getByRole('navigation', { name: 'Places' }), what).toBeVisible();
      await expect(page.getByText('Successfully logged in'), what).toBeVisible();
      expect(sent(), what).toHaveLength(1);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().clearCookies({ name: 'session' });
    }
  });
});

test('while it is sent by the script the button says so, and sends nothing more', async ({
  page,
}) => {
  let sent = 0;
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route('/api/login', async (route) => {
    sent += 1;
    await letGo;
    await route.continue();
  });
  await page.goto('/auth');
  await page.getByLabel('Username').fill(unusedName());
  await password(page).fill('Wrong-horse-7');
  await signIn(page).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  await password(page).press('Enter');
  await page.getByRole('button', { name: 'Signing In...' }).click({ force: true });
  resolve();
  await expect(page.getByText(REFUSED).first()).toBeVisible();
  expect(sent).toBe(1);
});
