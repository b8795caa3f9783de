import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '#tests/password.ts';
import { setGoal, signUp, test } from './support/journey.ts';

/** Yet among somebody's apps. */

test.use({ serviceWorkers: 'allow' });

/** As a phone does it when another app shares something: a form, sent as a navigation. */
const share = (page: Page, parts: Record<string, string>) =>
  page.evaluate((fields) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/share-target';
    form.enctype = 'multipart/form-data';
    for (const [name, value] of Object.entries(fields)) {
      const field = document.createElement('textarea');
      Object.assign(field, { name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }, parts);

/** Until the service worker has this page. */
const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
/** Somebody whose device has the app. */
async function withTheApp(page: Page): Promise<string> {
  const username = await signUp(page);
  await page.goto('/');
  await isKept(page);
  return username;
}
const entries = async (page: Page): Promise<unknown[]> =>
  (await (await page.request.get('/api/journal')).json()).entries;

test('the manifest’s shortcuts lead to places, and a new entry to its field', async ({ page }) => {
  await signUp(page);
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    'Today',
    'New entry',
    'Eden',
  ]);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  }
  await page.goto('/');
  await page.goto(manifest.shortcuts[1].url);
  await expect(page.getByLabel('New entry')).toBeFocused();
});

test('what another app shares is a draft in the journal, told to no server until it is saved', async ({
  page,
}) => {
  await withTheApp(page);
  const told: string[] = [];
  page.on('request', (request) => told.push(`${request.url()} ${request.postData() ?? ''}`));
  await share(page, {
    title: 'Grey herons',
    text: 'They wait. ~heron~',
    url: 'https://example.org/',
  });
  await expect(page).toHaveURL(/\/journal$/);
  const field = page.getByLabel('New entry');
  await expect(field).toHaveValue('Grey herons\nThey wait. ~heron~\nhttps://example.org/');
  await expect(page.getByText('What you shared is here as a draft.')).toBeVisible();
  expect(await entries(page)).toEqual([]);
  await page.reload();
  await expect(field).toHaveValue(/~heron~/);
  const sent = told.filter((line) => line.includes('~heron~') && !line.includes('/share-target'));
  expect(sent.filter((line) => !line.includes('#shared='))).toEqual([]);
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByRole('list', { name: 'Entries', exact: true })).toContainText('~heron~');
  expect(await entries(page)).toHaveLength(1);
});

test('shared without a network it is there as well, and waits to be sent', async ({
  page,
  context,
}) => {
  await withTheApp(page);
  await context.setOffline(true);
  await share(page, { text: 'On the train' });
  await expect(page.getByLabel('New entry')).toHaveValue('On the train');
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByRole('list', { name: 'Not sent yet' })).toContainText('On the train');
  await context.setOffline(false);
  await expect.poll(() => entries(page)).toHaveLength(1);
});

test('shared signed out, it waits behind the sign-in', async ({ page, context }) => {
  const username = await withTheApp(page);
  await context.clearCookies();
  await share(page, { text: 'For later' });
  // Once the page's script runs, the words are put away: before that, a form sent loses them.
  await expect(page).toHaveURL(/\/auth[^#]*$/);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('New entry')).toHaveValue('For later');
});

test.describe('before the service worker is there', () => {
  test.use({ serviceWorkers: 'block' });

  test('what another app shares waits behind the sign-in all the same', async ({
    page,
    context,
  }) => {
    const username = await signUp(page);
    await context.clearCookies();
    await page.goto('/auth');
    const words = 'A "heron" & <b>more</b>: 100% \u{1f331}';
    await share(page, { text: words, url: 'https://example.org/?a=1&b=2' });
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const field = page.getByLabel('New entry');
    await expect(field).toHaveValue(`${words}\nhttps://example.org/?a=1&b=2`);
    expect(await entries(page)).toEqual([]);
  });
});

test('after the first ticked task it can be put among the apps, and covers nothing', async ({
  page,
}) => {
  await signUp(page);
  await setGoal(page, 'Row to the island');
  await page.goto('/');
  const task = page.getByRole('region', { name: 'Today' }).getByRole('checkbox').first();
  await expect(task).toBeVisible();
  await isKept(page);
  // A browser without a screen offers no app to install: it says so here, as one with a screen
  // does.
  await page.evaluate(() =>
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => ({ outcome: 'accepted' }),
      }),
    ),
  );
  const offer = page.getByRole('complementary', { name: 'Keep Yet at hand' });
  await expect(offer).toHaveCount(0);
  await task.click();
  await expect(task).toBeChecked();
  await expect(offer).toBeVisible();
  expect(await offer.evaluate((element) => getComputedStyle(element).position)).toBe('static');
  await offer.getByRole('button', { name: 'No, thank you' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(task).toBeVisible();
  await expect(offer).toHaveCount(0);
});
