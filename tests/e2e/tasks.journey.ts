import { expect, type Page } from '@playwright/test';
import { BROWSER_DATABASES } from '#frontend/lib/databases.ts';
import { hydrated } from './support/hydrated.ts';
import { inDays, signUp, test } from './support/journey.ts';

/** A plan is lived with task by task: at home, on the card, and without a network. */

test.use({ serviceWorkers: 'allow' });

const box = (page: Page, words: string) => page.getByRole('checkbox', { name: words, exact: true });

async function setPlan(page: Page, title: string, tasks: string[]) {
  const milestones = [
    { title: 'Begin', description: '', targetDate: inDays(5), tasks },
    { title: 'Go on', description: '', targetDate: inDays(20), tasks: ['Rest'] },
  ];
  const data = { title, targetDate: inDays(40), roadmap: { milestones } };
  return (await page.request.post('/api/goals', { data })).json();
}

const goalsOf = async (page: Page) => (await page.request.get('/api/goals')).json();

test('what is to do today is ticked, moved and skipped at home, and so it is on the card', async ({
  page,
}) => {
  await signUp(page);
  await setPlan(page, 'Row to the island', ['Find the oars', 'Ask the ferryman']);
  await setPlan(page, 'Bake bread', ['Buy flour', 'Feed the starter']);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();

  // Its words are as good as the box; where it was, something grows.
  await page.getByText('Buy flour', { exact: true }).click();
  await expect(box(page, 'Buy flour')).toBeChecked();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Buy flour' }).locator('[data-leaves="1"]'),
  ).toBeVisible();
  await expect(box(page, 'Feed the starter')).toBeVisible();
  await page.getByRole('button', { name: 'Not now: Find the oars' }).click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(page.getByText('Moved to tomorrow.')).toBeVisible();
  await page.getByRole('button', { name: 'Not now: Feed the starter' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: /^Undo ?: Feed the starter/ }).click();
  await expect(page.getByRole('button', { name: 'Not now: Feed the starter' })).toBeVisible();

  await expect
    .poll(async () => (await goalsOf(page)).map((goal: any) => [goal.doneTasks, goal.taskDates]))
    .toEqual([
      [['0-0'], undefined],
      [undefined, { '0-0': expect.any(String) }],
    ]);
  await page.reload();
  await expect(box(page, 'Feed the starter')).toBeVisible();
  await expect(box(page, 'Find the oars')).toHaveCount(0);
  await page.getByRole('link', { name: 'Bake bread' }).click();
  await expect(box(page, 'Buy flour')).toBeChecked();
});

/** All that a store of the device holds. */
const stored = (page: Page, database: string, store: string) =>
  page.evaluate(
    ([name, from]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(from).objectStore(from).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
          reading.onerror = () => reject(reading.error);
        };
      }),
    [database, store] as const,
  );
/** How many writes wait on the device. */
const storedWrites = async (page: Page) =>
  (await stored(page, BROWSER_DATABASES.outbox, 'writes')).length;
/** What the device can show without a network. */
const copies = async (page: Page) =>
  JSON.stringify(await stored(page, BROWSER_DATABASES.lastSeen, 'answers'));

test('tasks that are changed without a network outlive a reload, and arrive once', async ({
  page,
  context,
}) => {
  await signUp(page);
  const goal = await setPlan(page, 'Row to the island', ['Find the oars', 'Ask the ferryman']);
  await page.goto('/goals');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect(box(page, 'Find the oars')).toBeEnabled();
  // What is behind the buttons is on the device once the worker has fetched it all.
  await page.getByRole('button', { name: 'Add a task' }).first().click();

  await context.setOffline(true);
  await box(page, 'Find the oars').check();
  await page.getByLabel('New task').fill('Look at the tide');
  await page.keyboard.press('Enter');
  await box(page, 'Look at the tide').check();
  await expect(page.getByText('Waiting to be sent')).toBeVisible();
  // A page that is reloaded while the device still writes loses what it has not written.
  await expect.poll(() => storedWrites(page)).toBe(3);
  await page.reload();
  await expect(box(page, 'Find the oars')).toBeChecked();
  await expect(box(page, 'Look at the tide')).toBeChecked();

  await context.setOffline(false);
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
  const [after] = await goalsOf(page);
  expect(after.id).toBe(goal.id);
  expect(after.roadmap.milestones[0].tasks).toEqual([
    'Find the oars',
    'Ask the ferryman',
    'Look at the tide',
  ]);
  expect(after.doneTasks).toEqual(['0-0', after.taskIds[0][2]]);
});

test('at home a thing is ticked without a network, stays ticked, and arrives', async ({
  page,
  context,
}) => {
  await signUp(page);
  await setPlan(page, 'Row to the island', ['Find the oars', 'Ask the ferryman']);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await hydrated(page);
  // What a press does is on the device once it was pressed.
  await box(page, 'Find the oars').click();
  await expect(box(page, 'Find the oars')).toBeChecked();
  // A copy is made half a second after it has changed.
  await expect.poll(() => copies(page)).toContain('"doneTasks":["0-0"]');

  await context.setOffline(true);
  await page.getByText('Ask the ferryman', { exact: true }).click();
  await expect(box(page, 'Ask the ferryman')).toBeChecked();
  await expect.poll(() => storedWrites(page)).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(box(page, 'Ask the ferryman')).toHaveCount(0);
  await expect(page.getByText('Ready to be reached: Begin')).toBeVisible();

  await context.setOffline(false);
  await expect.poll(async () => (await goalsOf(page))[0].doneTasks).toEqual(['0-0', '0-1']);
});
