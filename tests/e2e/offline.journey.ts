import { type BrowserContext, expect, type Page } from '@playwright/test';
import { inDays, PASSWORD, setGoal, signUp, test } from './journey.ts';

/** Whatever breaks in between, what a person wrote arrives, and once. */

test.use({ serviceWorkers: 'allow' });

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const waits = (page: Page) => page.getByText('Waiting to be sent');
const notice = (page: Page) => page.getByRole('status', { name: 'Connection and updates' });

/** Until the app's code lies on the device and this page's data beside it. */
async function isReadyForOffline(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('yet-last-seen');
            opening.onsuccess = () => {
              const { result } = opening;
              if (!result.objectStoreNames.contains('answers')) return resolve(0);
              const count = result.transaction('answers').objectStore('answers').count();
              count.onsuccess = () => {
                result.close();
                resolve(count.result);
              };
            };
          }),
      ),
    )
    .toBeGreaterThan(2);
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

test('what is written offline waits where one sees it, outlives a reload, and arrives once', async ({
  page,
  context,
}) => {
  const goalId = await onGoals(page, 'Row to the island');
  const second = await setGoal(page, 'Mend the boat');
  await page.reload();
  await openJournal(page, 'Row to the island');
  await expect(page.getByText('No entries so far.')).toBeVisible();
  await isReadyForOffline(page);

  await context.setOffline(true);
  await expect(notice(page)).toContainText('You are offline.');
  await write(page, 'Row to the island', 'The heron was late again.');
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Not sent yet' })).toContainText('The heron was late again.');
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
  await expect(notice(page)).toContainText(/You are offline\. This is what was here at \d/);
  await expect(notice(page)).toContainText('3 things wait to be sent.');
  await expect(card(page, 'Build an oar')).toBeVisible();
  await openJournal(page, 'Row to the island');
  await expect(page.getByText('The heron was late again.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Complete goal: Mend the boat' })).toBeHidden();

  await context.setOffline(false);
  await expect(notice(page)).toBeEmpty();
  await expect(waits(page)).toHaveCount(0);
  await expect(page.getByText('3 things that waited have arrived.')).toBeVisible();
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
