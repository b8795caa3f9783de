import { expect, type Page } from '@playwright/test';
import { inDays, signUp, test } from './support/journey.ts';

async function openDialog(page: Page, title: string, date?: string) {
  await signUp(page);
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Goal' });
  await dialog.getByLabel('Title').fill(title);
  if (date) await dialog.getByLabel('Target date').fill(date);
  return dialog;
}

const goalsOf = async (page: Page) => (await page.request.get('/api/goals')).json();

test('what was answered and changed by hand is in the goal that is kept', async ({ page }) => {
  const dialog = await openDialog(page, 'Save 10,000 euros', inDays(180));
  await dialog.getByRole('button', { name: 'See the plan first' }).click();
  await expect(dialog.getByText(/^I read this as saving 10,000 euros, by /)).toBeVisible();
  await dialog.getByRole('button', { name: 'I spend it when I see it' }).click();
  await dialog.getByRole('button', { name: 'Plan again' }).click();

  await dialog.getByRole('button', { name: /^Edit step 1/ }).click();
  await dialog.getByRole('textbox', { name: 'Step title' }).fill('A first euro put aside');
  await dialog.getByRole('button', { name: 'Remove task 1 of step 1' }).click();
  await dialog.getByRole('button', { name: 'Add a task to step 1' }).click();
  await page.keyboard.type('Ask my sister which bank she has');
  await dialog.getByRole('button', { name: 'Done with step 1' }).click();
  await dialog.getByRole('button', { name: 'Move step 1 down' }).click();
  await dialog.getByRole('button', { name: 'Create Goal' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  const card = page.getByRole('article', { name: 'Save 10,000 euros' });
  await card.getByRole('button', { name: 'Show all steps' }).click();
  await expect(card.getByText('A first euro put aside', { exact: true })).toBeVisible();
  await expect(card.getByText('Ask my sister which bank she has')).toBeVisible();
  const [goal] = await goalsOf(page);
  expect(goal.roadmap.milestones[1].title).toBe('A first euro put aside');
  expect(goal.clarificationResponses).toHaveLength(2);
  expect(goal.clarificationResponses[0].question).toBe('When would you like to complete this by?');
  expect(goal.clarificationResponses[1].answer).toBe('I spend it when I see it');
});

test('a goal that is clear is made by one press, plan and all', async ({ page }) => {
  const dialog = await openDialog(page, 'Learn Spanish', inDays(180));
  await dialog.getByRole('button', { name: 'Create Goal' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('article', { name: 'Learn Spanish' });
  await expect(card.getByText(/^0 of \d steps reached$/)).toBeVisible();
});

test('what is no goal is asked about, and kept without a plan only when that is chosen', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'asdf gjkl', inDays(60));
  await dialog.getByRole('button', { name: 'Create Goal' }).click();
  await expect(dialog.getByText(/^I could not make out a goal in this/)).toBeVisible();
  expect(await goalsOf(page)).toEqual([]);
  await dialog.getByLabel('What is this goal about?').fill('learn to swim');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText(/^I read this as .*swim/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByLabel('Title').fill('blah blah');
  await dialog.getByRole('button', { name: 'Create Goal' }).click();
  await dialog.getByRole('button', { name: 'Save without a plan for now' }).click();
  await expect(page.getByRole('article', { name: 'blah blah' })).toBeVisible();
  expect((await goalsOf(page))[0].roadmap.milestones).toEqual([]);
});

test('a goal in another language is asked about in it, and planned once that is settled', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'Geige spielen lernen bis zum Sommer', inDays(300));
  await dialog.getByRole('button', { name: 'Create Goal' }).click();
  await dialog.getByRole('button', { name: 'Ja, auf Englisch' }).click();
  await dialog.getByRole('button', { name: 'Plan again' }).click();
  await expect(dialog.getByRole('button', { name: /^(Show the plan|Plan again)$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Goal' }).click();
  await expect(dialog).toBeHidden();
  const [goal] = await goalsOf(page);
  expect(goal.roadmap.milestones.length).toBeGreaterThan(2);
  expect(goal.clarificationResponses[1].answer).toBe('Ja, auf Englisch');
});

test('today is no choice until it is chosen: by when is asked, and she can propose', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'Run a marathon');
  await dialog.getByRole('button', { name: 'See the plan first' }).click();
  await expect(dialog.getByRole('button', { name: 'In 1 month' })).toBeFocused();
  await dialog.getByRole('button', { name: 'You propose' }).click();
  await expect(dialog.getByText(/^I read this as running 42.2 km, by /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Goal' }).click();
  await expect(dialog).toBeHidden();
  const [goal] = await goalsOf(page);
  expect(goal.targetDate > inDays(180)).toBe(true);
});

test('where the days are too few, a later date can be chosen before the plan is kept', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'Run a marathon', inDays(45));
  await dialog.getByRole('button', { name: 'See the plan first' }).click();
  await dialog.getByRole('button', { name: 'Show the plan' }).click();
  await expect(dialog.getByText(/goes for a first version by your date/)).toBeVisible();
  await dialog.getByRole('button', { name: /^All of it, by / }).click();
  await expect(dialog.getByRole('button', { name: /^All of it, by / })).toBeHidden();
  await dialog.getByRole('button', { name: 'Create Goal' }).click();
  await expect(dialog).toBeHidden();
  expect((await goalsOf(page))[0].targetDate > inDays(100)).toBe(true);
});

test('a plan that was changed waits without a network and arrives as it was', async ({
  page,
  context,
}) => {
  const dialog = await openDialog(page, 'Learn Spanish', inDays(180));
  await dialog.getByRole('button', { name: 'See the plan first' }).click();
  await dialog.getByRole('button', { name: 'Show the plan' }).click();
  await dialog.getByRole('button', { name: /^Edit step 1/ }).click();
  await dialog.getByRole('textbox', { name: 'Step title' }).fill('Hola, said aloud');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Create Goal' }).click();
  await expect(dialog).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('article').getByText('Hola, said aloud').first()).toBeVisible();
});

test('on a phone the dialog is a page, and nothing is wider than it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const dialog = await openDialog(page, 'Save 10,000 euros', inDays(180));
  const widths = () =>
    dialog.evaluate((el) => [el.scrollWidth - el.clientWidth, el.clientWidth - innerWidth]);
  expect(await widths()).toEqual([0, 0]);
  await dialog.getByRole('button', { name: 'See the plan first' }).click();
  await expect(dialog.getByText('What I understood')).toBeVisible();
  expect(await widths()).toEqual([0, 0]);
  await dialog.getByRole('button', { name: 'Show the plan' }).click();
  await dialog.getByRole('button', { name: /^Edit step 1/ }).click();
  expect(await widths()).toEqual([0, 0]);
});
