import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Goal } from '#schema/contracts/goals.ts';
import { inDays, signUp, test } from './support/journey.ts';
import { LOOKS } from './support/tags.ts';

/** Many goals are a list, and one of them is its card: in its place, or beside it. */

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const plan = (page: Page, name: string) =>
  card(page, name).getByText(`Begin: ${name}`, { exact: true });
const line = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('link', { name, exact: true });

async function setGoals(page: Page, ...titles: string[]): Promise<number[]> {
  const ids = [];
  for (const title of titles) {
    const steps = ['Begin', 'Go on', 'Arrive'].map((name, at) => ({
      title: `${name}: ${title}`,
      description: '',
      targetDate: inDays(10 * (at + 1)),
      tasks: [`Pack for ${title}`, 'Rest'],
    }));
    const data = { title, targetDate: inDays(60), roadmap: { milestones: steps } };
    ids.push((await (await page.request.post('/api/goals', { data })).json()).id);
  }
  return ids;
}

const goalsOf = async (page: Page) => (await page.request.get('/api/goals')).json();
const FIVE = ['Bake bread', 'Call Nain', 'Row to the island', 'Learn to sail', 'Sleep by eleven'];

test('a goal is opened beside the list, at an address that is gone back from and sent on', async ({
  page,
}) => {
  await signUp(page);
  const [bread] = await setGoals(page, ...FIVE);
  await page.goto('/goals');
  await expect(plan(page, 'Sleep by eleven')).toBeVisible();
  await line(page, 'Bake bread').click();
  await expect(plan(page, 'Bake bread')).toBeVisible();
  await expect(plan(page, 'Sleep by eleven')).toBeHidden();
  await expect(page).toHaveURL(`/goals?goal=${bread}`);
  await page.goBack();
  await expect(plan(page, 'Sleep by eleven')).toBeVisible();

  await page.goto(`/goals?goal=${bread}&part=journal`);
  await expect(card(page, 'Bake bread').getByLabel('New entry')).toBeVisible();
  await page.goto(`/goals?goal=${bread}&part=share`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/goals?goal=${bread}`);
  await page.goto(`/goals#goal-${bread}`);
  await expect(plan(page, 'Bake bread')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a line becomes its card where it stands, and a line again', async ({ page }) => {
    await signUp(page);
    await setGoals(page, ...FIVE);
    await page.goto('/goals');
    await line(page, 'Bake bread').focus();
    await page.keyboard.press('Enter');
    await expect(plan(page, 'Bake bread')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bake bread', exact: true })).toBeFocused();
    await expect(plan(page, 'Sleep by eleven')).toBeVisible();
    await page.getByRole('button', { name: 'Close: Bake bread' }).click();
    await expect(plan(page, 'Bake bread')).toBeHidden();
    await expect(line(page, 'Bake bread')).toBeVisible();
  });
});

test('goals are searched, filtered and put in order', async ({ page }) => {
  await signUp(page);
  const [bread] = await setGoals(page, ...FIVE);
  await page.request.patch(`/api/goals/${bread}/tasks/0-0`, { data: { date: inDays(0) } });
  await page.goto('/goals');
  const shown = () => page.getByRole('tabpanel').locator('[data-row] h3').allTextContents();
  await page.getByRole('searchbox', { name: 'Search your goals' }).fill('sail');
  await expect.poll(shown).toEqual(['Learn to sail']);
  await page.reload();
  await expect.poll(shown).toEqual(['Learn to sail']);
  await page.getByRole('button', { name: 'Show all open goals' }).click();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By title');
  await expect.poll(shown).toEqual(FIVE.toSorted());
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Due');
  await expect.poll(shown).toEqual(['Bake bread']);
});

test('a paused goal asks for nothing at home, an archived one is out of the list, and both come back', async ({
  page,
}) => {
  await signUp(page);
  await setGoals(page, 'Bake bread', 'Call Nain');
  await page.goto('/goals');
  await card(page, 'Bake bread').getByRole('button', { name: 'Pause' }).click();
  await expect(card(page, 'Bake bread').getByText(/^Paused\. It asks for nothing/)).toBeVisible();
  await card(page, 'Call Nain').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('“Call Nain” is archived.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await card(page, 'Call Nain').getByRole('button', { name: 'Archive' }).click();
  await expect.poll(async () => (await goalsOf(page))[0].archivedAt).toBeTruthy();

  await page.goto('/');
  await expect(page.getByText('Nothing is due today.', { exact: false })).toBeVisible();
  await page.goto('/goals');
  await expect(card(page, 'Bake bread')).toBeVisible();
  await expect(card(page, 'Call Nain')).toBeHidden();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Archived');
  await card(page, 'Call Nain').getByRole('button', { name: 'Put back' }).click();
  await page.getByRole('button', { name: 'Show all open goals' }).click();
  await card(page, 'Bake bread').getByRole('button', { name: 'Resume' }).click();
  await expect(plan(page, 'Call Nain')).toBeVisible();
  await expect
    .poll(async () =>
      (await goalsOf(page)).filter((goal: Goal) => goal.pausedAt || goal.archivedAt),
    )
    .toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: 'Pack for Bake bread' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Pack for Call Nain' })).toBeVisible();
});

test('steps are changed where they stand, dragged, and moved by keys; ticks go along', async ({
  page,
}) => {
  // The whole plan at once: what is dragged need not scroll.
  await page.setViewportSize({ width: 1280, height: 1500 });
  await signUp(page);
  const [id] = await setGoals(page, 'Bake bread');
  await page.request.patch(`/api/goals/${id}/tasks/0-0`, { data: { done: true } });
  await page.goto('/goals');
  const bread = card(page, 'Bake bread');
  const titles = async () =>
    (await goalsOf(page))[0].roadmap.milestones.map(({ title }: any) => title.split(':')[0]);
  await bread.getByRole('button', { name: 'Move step 1: Begin: Bake bread' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(titles).toEqual(['Go on', 'Begin', 'Arrive']);
  await expect(bread.getByRole('button', { name: 'Move step 2: Begin: Bake bread' })).toBeFocused();
  const grip = bread.getByRole('button', { name: 'Move step 3: Arrive: Bake bread' });
  await grip.hover();
  // What dragging takes is fetched when the pointer comes.
  await expect(bread.locator('li[data-order="2"][draggable=true]')).toBeVisible();
  await grip.dragTo(bread.getByText('Next', { exact: true }));
  await expect.poll(titles).toEqual(['Arrive', 'Go on', 'Begin']);
  await bread.getByRole('button', { name: 'Change step: Arrive: Bake bread' }).click();
  const form = bread.getByRole('form', { name: 'Step 1' });
  await form.getByLabel('Step title').fill('Taste it');
  await form.getByRole('button', { name: 'Save step' }).click();
  await expect.poll(titles).toEqual(['Taste it', 'Go on', 'Begin']);
  await page.reload();
  await bread.getByRole('button', { name: 'Show all steps' }).click();
  const tasks = bread.getByRole('checkbox', { name: 'Pack for Bake bread' });
  await expect(tasks.nth(2)).toBeChecked();
  await expect(tasks.nth(0)).not.toBeChecked();
});

test('how it feels is kept with a goal in one tap, and seen in the calendar', async ({ page }) => {
  await signUp(page);
  const [id] = await setGoals(page, 'Bake bread');
  await page.goto(`/goals?goal=${id}&part=journal`);
  await card(page, 'Bake bread').getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText('Good, kept')).toBeVisible();
  await page.goto('/journal');
  await expect(page.getByRole('button', { name: /, 1 entry, good$/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Entries' })).toContainText('Bake bread');
});

const TABLET = { colorScheme: 'dark', width: 768, tag: '@full' } as const;

for (const { colorScheme, width, tag } of [...LOOKS, TABLET]) {
  const look = `${colorScheme} at ${width} px`;
  test(`a long list and its card have no serious accessibility finding, ${look}`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(page);
    const [bread] = await setGoals(page, ...FIVE, 'One more', 'And another');
    await page.request.patch(`/api/goals/${bread}`, { data: { paused: true } });
    for (const path of ['/goals', `/goals?goal=${bread}&part=journal`, '/goals?show=paused']) {
      await page.goto(path);
      await expect(page.getByRole('searchbox', { name: 'Search your goals' })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}
