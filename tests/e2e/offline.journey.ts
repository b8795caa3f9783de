import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '#tests/password.ts';
import { inDays, setGoal, signUp, test, unusedName } from './support/journey.ts';
import { startReleases } from './support/release.ts';

/** Whatever breaks in between, what a person wrote arrives, and once. */

test.use({ serviceWorkers: 'allow' });

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const waits = (page: Page) => page.getByText('Waiting to be sent');
const notice = (page: Page) => page.getByRole('status', { name: 'Connection and updates' });

/** How many rows a database of the browser holds; none where it does not exist. */
const rowsIn = (page: Page, database: string, store: string) =>
  page.evaluate(
    ([name, from]) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name);
        // A database that comes to be by being looked for is not to stay.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(from).objectStore(from).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    [database, store] as const,
  );
const copies = (page: Page) => rowsIn(page, 'yet-last-seen', 'answers');
const unsent = (page: Page) => rowsIn(page, 'yet-outbox', 'writes');

/** Until the app's code lies on the device, and a copy of what the page shows. */
async function isReadyForOffline(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => copies(page)).toBeGreaterThan(2);
}

async function openJournal(page: Page, title: string) {
  await card(page, title).getByRole('button', { name: 'Journal Entries' }).click();
  return card(page, title).getByLabel('New entry');
}

async function write(page: Page, title: string, words: string) {
  await card(page, title).getByLabel('New entry').fill(words);
  await card(page, title).getByRole('button', { name: 'Save entry' }).click();
}

const entriesOf = async (page: Page, goalId: number): Promise<{ content: string }[]> =>
  (await page.request.get(`/api/goals/${goalId}/journal`)).json();
const goalsOf = async (
  page: Page,
): Promise<{ id: number; title: string; completed: boolean; roadmap: any }[]> =>
  (await page.request.get('/api/goals')).json();

async function onGoals(page: Page, title: string): Promise<number> {
  await signUp(page);
  const { id } = await setGoal(page, title);
  await page.goto('/goals');
  await expect(card(page, title)).toBeVisible();
  return id;
}

test('what a newcomer opens first opens again without a network', async ({ page, context }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  const username = unusedName();
  await page.getByLabel('Username').fill(username);
  // Its code has come while the rest is typed.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByLabel('Email').fill(`${username}@mail.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Later' })).toBeVisible();
  await expect.poll(() => copies(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible();
});

test('what is written offline waits where one sees it, outlives a reload, and arrives once', async ({
  page,
  context,
}) => {
  const goalId = await onGoals(page, 'Row to the island');
  const second = await setGoal(page, 'Mend the boat');
  await page.reload();
  await openJournal(page, 'Row to the island');
  await expect(page.getByText('No entries yet.')).toBeVisible();
  await isReadyForOffline(page);

  await context.setOffline(true);
  await expect(notice(page)).toContainText('You are offline.');
  await write(page, 'Row to the island', 'The heron was late again.');
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Not sent yet' })).toContainText(
    'The heron was late again.',
  );
  await page.getByRole('checkbox', { name: 'Complete goal: Mend the boat' }).click();
  await expect(page.getByText('Goal completed: Mend the boat')).toBeVisible();
  await expect(notice(page)).toContainText('2 things wait to be sent.');

  await page.getByRole('button', { name: 'Add Goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Goal' });
  await dialog.getByLabel('Title').fill('Build an oar');
  await dialog.getByLabel('Target date').fill(inDays(40));
  await dialog.getByRole('button', { name: 'Create Goal' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Build an oar')).toContainText('Its plan is made when it is sent.');

  await page.reload();
  await expect(card(page, 'Row to the island')).toBeVisible();
  await expect(notice(page)).toContainText(/You are offline\. You’re seeing what was here at \d/);
  await expect(notice(page)).toContainText('3 things wait to be sent.');
  await expect(card(page, 'Build an oar')).toBeVisible();
  await openJournal(page, 'Row to the island');
  await expect(page.getByText('The heron was late again.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Complete goal: Mend the boat' })).toBeHidden();

  await context.setOffline(false);
  await expect(notice(page)).toBeEmpty();
  await expect(waits(page)).toHaveCount(0);
  await expect(page.getByText('3 waiting changes have been sent.')).toBeVisible();
  await expect(card(page, 'Build an oar').getByText(/steps reached/)).toBeVisible();
  expect((await entriesOf(page, goalId)).map(({ content }) => content)).toEqual([
    'The heron was late again.',
  ]);
  const goals = await goalsOf(page);
  expect(goals.map(({ title, completed }) => [title, completed])).toEqual([
    ['Build an oar', false],
    ['Mend the boat', true],
    ['Row to the island', false],
  ]);
  expect(goals[0]?.roadmap.milestones.length).toBeGreaterThan(0);
  expect(goals[1]?.id).toBe(second.id);
});

/** Until the page has been painted so many times more. */
const pictures = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let seen = 0; seen < left; seen += 1) await new Promise(requestAnimationFrame);
  }, count);

test('a place that is not on the device says so once, and opens when the line is back', async ({
  context,
}) => {
  // Not the page that may not complain: what does not come is told to the console, too.
  const page = await context.newPage();
  await onGoals(page, 'Row to the island');
  await isReadyForOffline(page);
  const place = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const missing = page.getByText('This part of Yet could not be loaded');
  const asked: string[] = [];
  page.on('requestfailed', (request) => asked.push(request.url()));
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await context.setOffline(true);
  await place('Journey').click();
  await expect(missing).toBeVisible();
  await page.reload();
  await expect(missing).toBeVisible();
  // Enough for hundreds, were they asked for again and again with each picture.
  await pictures(page, 60);
  expect(asked.filter((url) => url.endsWith('.css')).length).toBeLessThan(20);
  // The shell that is kept has no content that it could wait for.
  expect(told.filter((text) => text.includes('rel=expect'))).toEqual([]);

  await place('Goals').click();
  await expect(card(page, 'Row to the island')).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    await place('Goals').click();
    await place('Journey').click();
    await expect(page.getByRole('heading', { name: 'Your Growth Journey' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ intervals: [1_000] });
});

test('an answer that was lost after the server saved: the entry is there once', async ({
  page,
}) => {
  const goalId = await onGoals(page, 'Row to the island');
  await openJournal(page, 'Row to the island');
  await page.route('**/journal', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await write(page, 'Row to the island', 'The heron was late again.');
  await expect(notice(page)).toContainText('1 thing waits to be sent.');
  await expect(waits(page)).toHaveCount(1);
  expect(await entriesOf(page, goalId)).toHaveLength(1);
  await page.unroute('**/journal');
  await notice(page).getByRole('button', { name: 'Show' }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(notice(page)).toBeEmpty();
  await expect(page.getByRole('list', { name: 'Entries' }).getByRole('article')).toHaveCount(1);
  expect(await entriesOf(page, goalId)).toHaveLength(1);
});

test('a tab that closed while it saved: the next one sees it through, once', async ({
  page,
  context,
}) => {
  const goalId = await onGoals(page, 'Row to the island');
  await openJournal(page, 'Row to the island');
  const saved = new Promise<void>((resolve) =>
    page.route('**/journal', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      resolve();
    }),
  );
  await write(page, 'Row to the island', 'The heron was late again.');
  await saved;
  expect(await unsent(page)).toBe(1);
  await page.close();

  const next = await context.newPage();
  await next.goto('/goals');
  await expect.poll(() => unsent(next)).toBe(0);
  await expect(await openJournal(next, 'Row to the island')).toHaveValue('');
  await expect(next.getByRole('list', { name: 'Entries' }).getByRole('article')).toHaveCount(1);
  expect(await entriesOf(next, goalId)).toHaveLength(1);
});

test('two tabs that come back online send each thing once, in its order', async ({
  page,
  context,
}) => {
  const goalId = await onGoals(page, 'Row to the island');
  const other = await context.newPage();
  await other.goto('/goals');
  for (const tab of [page, other]) {
    await openJournal(tab, 'Row to the island');
    await isReadyForOffline(tab);
  }
  await context.setOffline(true);
  await write(page, 'Row to the island', 'First, from here.');
  await expect(waits(other)).toHaveCount(1);
  await write(other, 'Row to the island', 'Second, from there.');
  await expect(waits(page)).toHaveCount(2);
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(waits(tab)).toHaveCount(0);
    await expect(notice(tab)).toBeEmpty();
  }
  expect((await entriesOf(page, goalId)).map(({ content }) => content)).toEqual([
    'Second, from there.',
    'First, from here.',
  ]);
});

test('a session that ended: what was written waits for its person, and goes to nobody else', async ({
  page,
  context,
}) => {
  const goalId = await onGoals(page, 'Row to the island');
  const entry = await openJournal(page, 'Row to the island');
  await isReadyForOffline(page);
  await entry.fill('The heron was late again.');
  const ada = await context.cookies();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await unsent(page)).toBe(1);
  await expect.poll(() => copies(page)).toBe(0);

  await signUp(page);
  await page.goto('/goals');
  await isReadyForOffline(page);
  await expect(page.getByText('Run a Marathon')).toBeVisible();
  await expect(notice(page)).toBeEmpty();
  expect([await goalsOf(page), await unsent(page)]).toEqual([[], 1]);

  await context.clearCookies();
  await context.addCookies(ada);
  await page.goto('/goals');
  await expect(page.getByText('Your waiting change has been sent.')).toBeVisible();
  expect((await entriesOf(page, goalId)).map(({ content }) => content)).toEqual([
    'The heron was late again.',
  ]);
  expect(await unsent(page)).toBe(0);
});

test('a page left open by somebody else shows and changes nothing of who came after', async ({
  page,
  context,
}) => {
  await onGoals(page, 'Row to the island');
  // From one to the other without a moment in between, in which the open page would find nobody
  // signed in.
  const bob = await context.newPage();
  await signUp(bob);
  await setGoal(bob, 'Learn to whistle');
  await page.getByRole('checkbox', { name: 'Complete goal: Row to the island' }).click();
  await expect(card(page, 'Learn to whistle')).toBeVisible();
  await expect(card(page, 'Row to the island')).toHaveCount(0);
  expect((await goalsOf(bob)).map(({ completed }) => completed)).toEqual([false]);
});

test('what the server does not accept is kept, says why, and can be mended', async ({
  page,
  context,
}) => {
  await signUp(page);
  const { id: first } = await setGoal(page, 'Goal 1');
  for (let n = 2; n <= 25; n++) {
    await page.request.post('/api/goals', { data: { title: `Goal ${n}`, targetDate: inDays(50) } });
  }
  await page.goto('/goals');
  await isReadyForOffline(page);
  await page.getByRole('button', { name: 'Add Goal' }).hover();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await page.getByLabel('Title').fill('One too many');
  await page.getByLabel('Target date').fill(inDays(50));
  await page.getByRole('button', { name: 'Create Goal' }).click();
  await expect(notice(page)).toContainText('1 thing waits to be sent.');
  await context.setOffline(false);
  await expect(notice(page)).toHaveText(/^1 thing was not accepted\./);
  await card(page, 'One too many').getByRole('button', { name: 'Not accepted yet' }).click();
  const list = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(list).toContainText('A free account holds up to 25 open goals.');
  await page.request.patch(`/api/goals/${first}`, { data: { completed: true } });
  await list.getByRole('button', { name: 'Edit' }).click();
  await expect(list.getByLabel('Title')).toHaveValue('One too many');
  await list.getByLabel('Title').fill('Just enough');
  await list.getByRole('button', { name: 'Send again' }).click();
  await expect(notice(page)).toBeEmpty();
  await expect(card(page, 'Just enough')).toBeVisible();
  expect((await goalsOf(page))[0]).toMatchObject({ title: 'Just enough' });
});

test('leaving asks first, and takes everything along', async ({ page, context }) => {
  await onGoals(page, 'Row to the island');
  await openJournal(page, 'Row to the island');
  await isReadyForOffline(page);
  await context.setOffline(true);
  for (const words of ['One.', 'Two.']) {
    await write(page, 'Row to the island', words);
    await expect(page.getByLabel('New entry')).toHaveValue('');
  }
  await notice(page).getByRole('button', { name: 'Show' }).click();
  const list = page.getByRole('dialog', { name: 'Not sent yet' });
  await list
    .getByRole('listitem')
    .filter({ hasText: 'Two.' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await list
    .getByRole('group', { name: 'Discard this?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Close' }).last().click();

  await page.route('**/journal', (route) => route.abort());
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out now?' });
  await expect(question).toContainText('One thing you wrote has not been sent yet.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out and discard' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await unsent(page)).toBe(0);
  await expect.poll(() => copies(page)).toBe(0);
});

test('of somebody who is incognito no copy is kept', async ({ page }) => {
  await signUp(page);
  await setGoal(page, 'Row to the island');
  await page.goto('/goals');
  await isReadyForOffline(page);
  await page.request.patch('/api/privacy', { data: { incognitoMode: true } });
  await page.reload();
  await expect.poll(() => copies(page)).toBe(0);
});

test('the app can be installed', async ({ page, context, request }) => {
  await signUp(page);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const browser = await context.newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { name, start_url, display, icons } = JSON.parse(data as string);
  expect([name, start_url, display]).toEqual(['Yet', '/', 'standalone']);
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
    const png = await icon.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('a newer version waits until somebody asks for it, and drafts stay', async ({
  browser,
  baseURL,
}) => {
  const releases = await startReleases(baseURL as string);
  const context = await browser.newContext({ baseURL: releases.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const loadedAt = () => page.evaluate(() => performance.timeOrigin);
  await onGoals(page, 'Row to the island');
  await isReadyForOffline(page);
  const entry = await openJournal(page, 'Row to the island');
  await entry.fill('Half a sentence about');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await page.getByLabel('Title').fill('Half a goal');
  await page.keyboard.press('Escape');
  const before = await loadedAt();

  releases.release();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(notice(page)).toContainText('There’s a newer version of Yet.');
  await expect(entry).toHaveValue('Half a sentence about');
  expect(await loadedAt()).toBe(before);
  const reloaded = page.waitForEvent('load');
  await notice(page).getByRole('button', { name: 'Reload for the new version' }).click();
  await reloaded;
  await expect(await openJournal(page, 'Row to the island')).toHaveValue('Half a sentence about');
  await expect(notice(page)).toBeEmpty();
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a goal');
  await context.close();
  releases.stop();
});
