import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { inRoot } from '#scripts/lib/paths.ts';
import { PASSWORD } from '#tests/password.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { inDays, signUp, test } from './support/journey.ts';

/** A unit of the path that needs Pro, which no other journey reads. */
const UNIT = { id: 22, path: 3 };

/** Runs the documented command on the database of the running app. */
function admin(...args: string[]): string {
  const dataDir = join(process.env['E2E_DATA'] ?? '', process.env['E2E_PORT'] ?? '');
  const ran = spawnSync(process.execPath, [inRoot('scripts', 'admin.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return ran.stdout + ran.stderr;
}

async function becomeAdmin(page: Page): Promise<string> {
  const name = await signUp(page);
  expect(admin('make', name)).toContain(`${name} is an admin now.`);
  return name;
}

/** Another person in a browser of their own. */
async function somebodyElse(browser: Browser): Promise<{ page: Page; name: string }> {
  const page = await (await browser.newContext()).newPage();
  return { page, name: await signUp(page) };
}

const openUnit = (page: Page) => page.goto(`/learning-units/${UNIT.id}`);
const title = (page: Page) => page.getByLabel('Title', { exact: true });

test('the first admin is made on the command line; to everybody else there is nothing there', async ({
  page,
}) => {
  const name = await signUp(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/settings');
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'open the administration' })).toHaveCount(0);
  expect(loaded.filter((url) => /assets\/.*admin/.test(url))).toEqual([]);
  for (const path of [
    '/admin',
    '/admin/users/1',
    '/admin/content',
    '/admin/content/unit/1',
    '/admin/audit',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
  expect((await page.request.get('/api/admin/users')).status()).toBe(404);

  expect(admin('make', name)).toContain('is an admin now.');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'open the administration' }).click();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  expect(admin('list')).toContain(name);

  expect(admin('remove', name)).toContain('is no admin now.');
  await page.reload();
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('an admin grants a plan and mends a unit; its learner reads it, and the trail tells of both', async ({
  page,
  browser,
}) => {
  test.slow();
  const me = await becomeAdmin(page);
  const learner = await somebodyElse(browser);
  await openUnit(learner.page);
  await expect(learner.page.getByText('Subscription Required').first()).toBeVisible();

  await test.step('a plan until a day', async () => {
    await page.goto('/admin');
    await page.getByRole('searchbox').fill(learner.name.toUpperCase());
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await expect(page.getByText('a•••@mail.org')).toBeVisible();
    await expectNoBarriers(page, page.url());
    await page.getByRole('link', { name: learner.name }).click();
    await expect(page.getByRole('heading', { name: learner.name, level: 1 })).toBeVisible();
    await page.getByLabel('Through the end of').fill(inDays(-3));
    await page.getByRole('button', { name: 'Grant Pro' }).click();
    await expect(page.getByText('Please choose a day that is not over')).toBeVisible();
    await page.getByLabel('Through the end of').fill(inDays(40));
    await page.getByRole('button', { name: 'Grant Pro' }).click();
    await expect(page.getByText(/^Granted until the end of/)).toBeVisible();
    await expect(page.getByText(/^Pro until/)).toBeFocused();
    await expectNoBarriers(page, page.url());
  });

  await openUnit(learner.page);
  const before = await learner.page.getByRole('heading', { level: 1 }).textContent();
  const mended = `${before}, once more`;

  await test.step('a draft, which is nobody else’s to see', async () => {
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Content' })
      .click();
    await page.getByRole('searchbox').fill(before ?? '');
    await page.getByRole('link', { name: before ?? '' }).click();
    await expect(title(page)).toHaveValue(before ?? '');
    await expectNoBarriers(page, page.url());
    await title(page).fill('Short');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Please write at least 6 characters')).toBeVisible();
    await expect(page.getByText('One field needs another look.')).toBeVisible();
    await expect(title(page)).toBeFocused();
    // What was refused must not draw the hand away from what is being written.
    await page.getByLabel('Claim').pressSequentially(' ');
    await expect(page.getByLabel('Claim')).toBeFocused();
    await page.getByLabel('Claim').press('Backspace');
    await title(page).fill(mended);
    const text = page.getByLabel('Text', { exact: true });
    const html = await text.inputValue();
    await text.fill(`<p class="loud">Read <em>this</em> first.</p><div>And this.</div>${html}`);
    await expect(page.getByRole('region', { name: 'As it will be read' })).toContainText(
      'Read this first.',
    );
    // What is typed outlives the page.
    await expect(page.getByText('Not saved yet; kept on this device.')).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveValue(mended);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved.')).toBeVisible();
    await expect(page.getByText('and their words stayed: div.')).toBeVisible();
    await expect(text).toHaveValue(/^<p>Read <em>this<\/em> first\.<\/p>And this\./);
    await expect(page.getByText('It differs from what people see in: title, text.')).toBeVisible();
    await openUnit(learner.page);
    await expect(learner.page.getByRole('heading', { name: before ?? '', level: 1 })).toBeVisible();
  });

  await test.step('a preview on the learner’s own page, which keeps nothing', async () => {
    const changes: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && changes.push(request.url()));
    await page.getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { name: mended, level: 1 })).toBeVisible();
    await expect(page.getByText('Read this first.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(page.getByText('This is a preview; nothing is kept here.').first()).toBeVisible();
    await expectNoBarriers(page, page.url());
    await page.getByRole('link', { name: 'Back to the text' }).click();
    await expect(title(page)).toHaveValue(mended);
    expect(changes).toEqual([]);
  });

  await test.step('published, by the keyboard', async () => {
    await page.getByRole('button', { name: 'Publish' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Publish this draft?' });
    await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeFocused();
    await expect(dialog.getByText('What changes: title, text.')).toBeVisible();
    await expectNoBarriers(page, page.url());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^What people see was published here/)).toBeVisible();
    await openUnit(learner.page);
    await expect(learner.page.getByRole('heading', { name: mended, level: 1 })).toBeVisible();
    await expect(learner.page.getByText('Read this first.').first()).toBeVisible();
  });

  await test.step('the trail has it all, newest first', async () => {
    await page.goto('/admin/audit');
    const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: me });
    await expect(lines).toContainText([
      `Published the unit “${mended}”: title, text`,
      `Saved a draft of the unit “${mended}”: title, text`,
      `Granted Pro to ${learner.name} until`,
      `Made ${me} an admin`,
    ]);
    await expectNoBarriers(page, page.url());
    await page.getByLabel('Show').selectOption({ label: 'Plans granted' });
    await expect(lines).toHaveCount(1);
    await page.getByRole('link', { name: new RegExp(`^Granted Pro to ${learner.name}`) }).click();
    await expect(page.getByRole('heading', { name: learner.name, level: 1 })).toBeVisible();
  });

  await test.step('the plan ends when it is ended', async () => {
    await page.getByRole('button', { name: 'End Pro now' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End Pro' }).click();
    await expect(page.getByText('Pro has ended.')).toBeVisible();
    await openUnit(learner.page);
    await expect(learner.page.getByText('Subscription Required').first()).toBeVisible();
  });
  await learner.page.context().close();
});

for (const [width, colorScheme, tag] of [
  [390, 'dark', []],
  [1440, 'light', ['@full']],
] as const) {
  test(`every place of the administration can be read and reached, ${colorScheme} at ${width} px`, {
    tag: [...tag],
  }, async ({ page }) => {
    test.slow();
    await becomeAdmin(page);
    const { id } = await (await page.request.get('/api/user')).json();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 850 });
    const texts = [
      'unit/1',
      'unit/2',
      'unit/3',
      'unit/4',
      'path/1',
      'module/1',
      'motivation/1',
      'micro/1',
    ];
    for (const path of [
      '/admin',
      '/admin?q=nobody-at-all',
      `/admin/users/${id}`,
      '/admin/users/99999999',
      '/admin/content',
      '/admin/content?kind=motivation',
      ...texts.map((text) => `/admin/content/${text}`),
      '/admin/content/unit/999999',
      '/admin/audit',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoBarriers(page, page.url());
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect([path, Math.max(0, overflow)]).toEqual([path, 0]);
    }
  });
}

test('two admins at one text lose nothing', async ({ page, browser }) => {
  await becomeAdmin(page);
  const other = await somebodyElse(browser);
  admin('make', other.name);
  for (const one of [page, other.page]) await one.goto('/admin/content/module/6');
  const [mine, theirs] = ['What I would rather call it', 'What they would rather call it'];
  await title(page).fill(mine);
  await title(other.page).fill(theirs);
  await other.page.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.page.getByText('Draft saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(`${other.name} changed this in the meantime`)).toBeVisible();
  await expect(page.getByText('Theirs differs from yours in: title.')).toBeVisible();
  await expect(title(page)).toHaveValue(mine);
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();

  await title(other.page).fill(`${theirs} still`);
  await other.page.getByRole('button', { name: 'Save draft' }).click();
  await other.page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title(other.page)).toHaveValue(mine);
  await other.page.getByRole('button', { name: 'Put the draft away' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Put it away' }).click();
  await expect(title(other.page)).not.toHaveValue(mine);
  await other.page.context().close();
});

test('somebody who is locked out gets in again, and somebody who should not be in is put out', async ({
  page,
  browser,
}) => {
  await becomeAdmin(page);
  const person = await somebodyElse(browser);
  const attempt = (password: string) =>
    person.page.request.post('/api/login', { data: { username: person.name, password } });
  for (let tries = 0; tries < 10; tries++) await attempt('Wrong-horse-7');
  expect((await attempt(PASSWORD)).status()).toBe(429);

  await page.goto(`/admin?q=${person.name}`);
  await expect(page.getByText('Locked', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: person.name }).click();
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('Unlocked: they can try again now.')).toBeVisible();
  await expect(page.getByText('Locked', { exact: true })).toHaveCount(0);
  expect((await attempt(PASSWORD)).status()).toBe(200);

  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(/^Signed out: \d browsers?\.$/)).toBeVisible();
  expect((await person.page.request.get('/api/user')).status()).toBe(401);
  await person.page.context().close();
});
