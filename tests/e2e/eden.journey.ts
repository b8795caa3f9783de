import { expect, type Page } from '@playwright/test';
import { setGoal, signUp, test } from './support/journey.ts';

const RED_INK =
  'My supervisor covered my draft in red ink and I have not opened the file for nine days.';

const box = (page: Page) => page.getByRole('textbox', { name: /message|eden/i });
const log = (page: Page) => page.getByRole('log');
const replies = (page: Page) => log(page).getByRole('article').filter({ hasText: /^Eden/ });

/** Waits until a draft with these words lies in the browser's own storage. */
const isKeptHere = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => Object.values(localStorage).join('\n'))).toContain(words);

async function say(page: Page, words: string) {
  await box(page).fill(words);
  await page.keyboard.press('Enter');
}

test('a visitor is welcomed and shown where to log in', async ({ page }) => {
  await page.goto('/chat');
  await expect(page.getByText('Welcome to Eden')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', /^\/auth/);
});

test('a talk with Eden: answered, explained, kept, found again and deleted', async ({ page }) => {
  await signUp(page);
  await page.goto('/chat');
  for (const category of ['Personal Growth', 'Goal Setting', 'Learning & Development']) {
    await expect(page.getByText(category, { exact: true })).toBeVisible();
  }
  await say(page, RED_INK);
  await expect(page.getByText(RED_INK).first()).toBeVisible();
  await expect(replies(page)).toHaveCount(1);
  await expect(page).toHaveURL(/c=\d+/);

  await say(page, 'any ideas?');
  await expect(replies(page)).toHaveCount(2);
  // Copied can be what has been said to its end.
  await expect(log(page).getByRole('button', { name: 'Copy' })).toHaveCount(2);
  await page.getByText('Why this?').first().click();
  await expect(
    log(page)
      .getByText(/\d{4}|study|practice/i)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(replies(page)).toHaveCount(2);
  await expect(log(page).getByText(RED_INK)).toBeVisible();

  await page.goto('/chat');
  await expect(log(page).getByText(RED_INK)).toBeHidden();
  await page.getByRole('searchbox').fill('red ink');
  await page.getByRole('button', { name: /^My supervisor covered/ }).click();
  await expect(replies(page)).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Delete.*My supervisor/ })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText(RED_INK)).toHaveCount(0);
  expect(await (await page.request.get('/api/coach/conversations')).json()).toEqual([]);
});

test('Shift+Enter breaks the line, a draft survives a reload, and a temporary chat leaves nothing', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/chat');
  await box(page).fill('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(box(page)).toHaveValue('one\ntwo');
  await isKeptHere(page, 'one');
  await page.reload();
  await expect(box(page)).toHaveValue('one\ntwo');
  await page
    .getByRole('switch', { name: /temporary/i })
    .or(page.getByRole('checkbox', { name: /temporary/i }))
    .click();
  // The browser shows what stood in the field before the page can send it.
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await box(page).press('Enter');
  await expect(replies(page)).toHaveCount(1);
  expect(await (await page.request.get('/api/coach/conversations')).json()).toEqual([]);
});

for (const [status, title, words] of [
  [429, 'Rate Limit Reached', 'Eden needs a short rest. Please try again in a few minutes.'],
  [500, 'Connection Error', 'Server error. Please try again later.'],
  [503, null, 'Unable to reach Eden. Please try again later.'],
] as const) {
  test(`an answer of ${status} is said in the documented words and loses nothing`, async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/chat');
    await page.route('**/api/coach/chat', (route) =>
      route.fulfill({ status, json: { message: 'no' } }),
    );
    await say(page, RED_INK);
    if (title) await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByText(RED_INK).first()).toBeVisible();
    await page.unroute('**/api/coach/chat');
    await page
      .getByRole('button', { name: /try again|retry/i })
      .first()
      .click();
    await expect(replies(page)).toHaveCount(1);
  });
}

test('a session that ended says so, and the message waits for who signs in again', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/chat');
  await page.route('**/api/coach/chat', (route) =>
    route.fulfill({ status: 401, json: { message: 'no' } }),
  );
  await say(page, RED_INK);
  await expect(page.getByText('Connection Error')).toBeVisible();
  await expect(page.getByText('Please log in again to continue chatting with Eden.')).toBeVisible();
  await page.unroute('**/api/coach/chat');
  await page.goto('/chat');
  await expect(box(page)).toHaveValue(RED_INK);
});

test('somebody in danger finds where to turn, without a technique', async ({ page }) => {
  await signUp(page);
  await page.goto('/chat');
  await say(page, "I don't want to be here anymore");
  await expect(log(page).getByText(/988/).first()).toBeVisible();
  await expect(page.getByText('Why this?')).toHaveCount(0);
});

test('Eden is customised, and says so', async ({ page }) => {
  await signUp(page);
  await page.goto('/chat');
  await page
    .getByRole('button', { name: /settings|customi[sz]e|manner/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /challenging/i }).click();
  await dialog.getByRole('radio', { name: /scholarly/i }).click();
  await dialog.getByRole('radio', { name: /socratic/i }).click();
  await dialog.getByRole('button', { name: /save/i }).click();
  await expect(
    page.getByText("Eden's coaching style has been customized to your preferences"),
  ).toBeVisible();
  const user = await (await page.request.get('/api/user')).json();
  expect([user.coachPersonality, user.coachTone, user.coachStyle]).toEqual([
    'challenging',
    'scholarly',
    'socratic',
  ]);
});

test('a journal entry is kept with feedback and taken to Eden', async ({ page }) => {
  await signUp(page);
  await setGoal(page, 'Finish my thesis');
  await page.goto('/goals');
  const card = page.getByRole('article', { name: 'Finish my thesis' });
  await card.getByText('Journal Entries').click();
  const entry = card.getByRole('textbox', { name: /entry|write/i });
  await entry.fill(RED_INK);
  await isKeptHere(page, 'red ink');
  await page.reload();
  await card.getByText('Journal Entries').click();
  await expect(entry).toHaveValue(RED_INK);
  await card.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('AI Coach Feedback')).toBeVisible();
  await expect(entry).toHaveValue('');
  await page.reload();
  await card.getByText('Journal Entries').click();
  await expect(card.getByText(RED_INK)).toBeVisible();
  await card.getByRole('button', { name: /discuss with eden/i }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(log(page).getByText(RED_INK)).toBeVisible();
  await expect(box(page)).toHaveValue("I'd like to discuss this further with you, Eden.");
  await page.keyboard.press('Enter');
  await expect(replies(page)).toHaveCount(2);
});

test('an entry typed while the session ended is saved after signing in again', async ({
  page,
  context,
}) => {
  await signUp(page);
  await setGoal(page, 'Finish my thesis');
  await page.goto('/goals');
  const card = page.getByRole('article', { name: 'Finish my thesis' });
  await card.getByText('Journal Entries').click();
  const entry = card.getByRole('textbox', { name: /entry|write/i });
  await entry.fill(RED_INK);
  const cookies = await context.cookies();
  await context.clearCookies();
  await card.getByRole('button', { name: 'Save entry' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await context.addCookies(cookies);
  await page.goto('/goals');
  await card.getByText('Journal Entries').click();
  await expect(card.getByText(RED_INK)).toBeVisible();
  await expect(entry).toHaveValue('');
});

test('the daily word stands on the home page, with something to do', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  const { message } = await (await page.request.post('/api/motivation/daily', { data: {} })).json();
  await expect(page.getByText('Daily Motivation')).toBeVisible();
  expect(message.length).toBeGreaterThan(20);
});

test.describe('with a model behind her', () => {
  test.use({ baseURL: process.env['E2E_ORIGIN_WITH_MODEL'] });

  test('Eden speaks the model’s words, shown safely, and says whose they are', async ({ page }) => {
    await signUp(page);
    await page.goto('/chat');
    await say(page, RED_INK);
    await expect(log(page).locator('strong', { hasText: 'bracing' })).toBeVisible();
    await expect(page.getByText('loopback-model')).toBeVisible();
    expect(await log(page).locator('img').count()).toBe(0);
    await page.reload();
    await expect(log(page).locator('strong', { hasText: 'bracing' })).toBeVisible();
  });

  test('the built-in coach answers when the model breaks', async ({ page }) => {
    await signUp(page);
    await page.goto('/chat');
    await say(page, 'please break: I am stuck with my thesis and nothing works');
    await expect(replies(page)).toHaveCount(1);
    await expect(page.getByText('loopback-model')).toHaveCount(0);
  });

  test('a goal gets the built-in plan when the model is limited', async ({ page }) => {
    await signUp(page);
    const planned = await page.request.post('/api/goals/roadmap', {
      data: { goal: { title: 'Learn Welsh' } },
    });
    expect((await planned.json()).roadmap.coach).toBe('built-in');
  });
});
