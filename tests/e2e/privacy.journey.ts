import { expect, type Page } from '@playwright/test';
import { setGoal, signUp, test } from './support/journey.ts';

const SAID =
  'My supervisor covered my draft in red ink and I have not opened the file for nine days.';

const settings = (page: Page) => page.getByRole('region', { name: 'Privacy' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const conversations = async (page: Page) =>
  (await page.request.get('/api/coach/conversations')).json();
const privacy = async (page: Page) => (await page.request.get('/api/privacy')).json();

async function say(page: Page, words: string) {
  const send = page.getByRole('button', { name: 'Send' });
  await expect(async () => {
    await page.getByRole('textbox', { name: /message|eden/i }).fill(words);
    await expect(send).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await send.click();
  await expect(page.getByRole('log').getByText('Copy')).toBeVisible();
}

test('incognito is switched on in the settings, and then nothing of a talk is kept', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/settings');
  const incognito = settings(page).getByRole('switch', { name: 'Incognito' });
  await expect(incognito).not.toBeChecked();
  await incognito.click();
  await expect.poll(async () => (await privacy(page)).incognitoMode).toBe(true);
  await page.reload();
  await expect(incognito).toBeChecked();

  await page.goto('/chat');
  await expect(page.getByText('Incognito is on')).toBeVisible();
  await say(page, SAID);
  await page.reload();
  await expect(page.getByText(SAID)).toHaveCount(0);
  expect(await conversations(page)).toEqual([]);

  await page.goto('/settings');
  await incognito.click();
  await expect.poll(async () => (await privacy(page)).incognitoMode).toBe(false);
  await page.goto('/chat');
  await say(page, SAID);
  expect(await conversations(page)).toHaveLength(1);
});

test('what Eden knows is read, corrected and taken away', async ({ page }) => {
  await signUp(page);
  await setGoal(page, 'Whittle a spoon');
  await page.goto('/settings');
  await settings(page).getByRole('link', { name: 'What Eden knows' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What Eden knows' })).toBeVisible();
  await expect(
    part(page, 'Your goals').getByText('Whittle a spoon', { exact: true }),
  ).toBeVisible();

  const notes = part(page, 'Your notes');
  await notes.getByLabel('New note').fill('I work nights.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toHaveText([/I work nights\./]);
  await expect(notes.getByLabel('New note')).toHaveValue('');
  await notes.getByRole('button', { name: 'Edit: I work nights.' }).click();
  await notes.getByLabel('Note', { exact: true }).fill('I work days now.');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.getByRole('button', { name: 'Edit: I work days now.' })).toBeFocused();
  await page.reload();
  await expect(notes.getByRole('listitem')).toHaveText([/I work days now\./]);
  await notes.getByRole('button', { name: 'Delete: I work days now.' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  await notes.getByLabel('New note').fill('x'.repeat(301));
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('alert')).toContainText('under 301 characters');

  await part(page, 'Your goals').getByRole('switch', { name: 'Tell Eden of my goals' }).click();
  await expect(part(page, 'Your goals').getByText('Whittle a spoon', { exact: true })).toBeHidden();
  await expect.poll(async () => (await privacy(page)).tellsGoals).toBe(false);
  expect((await (await page.request.get('/api/coach/knowledge')).json()).goals).toEqual([]);
  await page.reload();
  await expect(part(page, 'Your goals').getByRole('switch')).not.toBeChecked();
  await expect(part(page, 'Your goals').getByText('Whittle a spoon', { exact: true })).toBeHidden();
});

test('a shorter retention says what it deletes before it does', async ({ page }) => {
  await signUp(page);
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const talk = (id: number, title: string, days: number) => ({
    id,
    title,
    createdAt: at(days),
    updatedAt: at(days),
  });
  const exchange = (id: number, days: number) => ({
    id,
    conversationId: id,
    content: `Said ${days} days ago.`,
    response: 'Mm.',
    coach: 'built-in',
    technique: null,
    templateId: null,
    createdAt: at(days),
  });
  const file = {
    format: 'yet-export',
    version: 1,
    exportedAt: at(0),
    conversations: [talk(1, 'An old talk', 40), talk(2, 'A young talk', 3)],
    chat: [exchange(1, 40), exchange(2, 3)],
  };
  expect((await page.request.post('/api/import', { data: file })).status()).toBe(200);

  await page.goto('/settings');
  await settings(page).getByText('How long chats are kept').click();
  const choose = (name: string) => settings(page).getByRole('radio', { name }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Keep chats for 30 days?' });
  await choose('30 days');
  await expect(dialog.getByText(/deletes 1 exchange .* 1 whole conversation/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(dialog).toBeHidden();
  await expect(settings(page).getByRole('radio', { name: 'Until I delete them' })).toBeChecked();
  expect(await conversations(page)).toHaveLength(2);

  await choose('30 days');
  await dialog.getByRole('button', { name: 'Delete the older ones' }).click();
  await expect(dialog).toBeHidden();
  await expect(settings(page).getByRole('radio', { name: '30 days' })).toBeChecked();
  expect((await conversations(page)).map(({ title }: { title: string }) => title)).toEqual([
    'A young talk',
  ]);
  await page.goto('/chat');
  await page.getByRole('button', { name: /^A young talk/ }).click();
  await expect(page.getByText('What is said here is kept for 30 days.')).toBeVisible();

  await page.goto('/settings');
  await settings(page).getByText('How long chats are kept').click();
  await choose('90 days');
  await expect.poll(async () => (await privacy(page)).chatRetentionDays).toBe(90);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('feedback switched off is offered nowhere in the journal', async ({ page }) => {
  await signUp(page);
  await setGoal(page, 'Whittle a spoon');
  await page.goto('/settings');
  await settings(page).getByText('Who writes Eden’s words').click();
  await settings(page)
    .getByRole('group', { name: 'Feedback on journal entries' })
    .getByRole('radio', { name: 'No feedback' })
    .click();
  await expect.poll(async () => (await privacy(page)).aiFeedback).toBe('off');
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Journal Entries' }).click();
  await expect(page.getByText('Feedback is off in Settings.')).toBeVisible();
  await page.getByLabel('New entry').fill('The knife slipped twice and I kept the grain.');
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Ask Eden/ })).toHaveCount(0);
  await expect(page.getByLabel('AI Coach Feedback')).toHaveCount(0);
});

test('the word for the day is switched off and on again', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings');
  await settings(page).getByRole('switch', { name: 'A word for the day' }).click();
  await expect.poll(async () => (await privacy(page)).dailyMotivation).toBe(false);
  await page.goto('/');
  await expect(page.getByText('You’ve switched the daily word off.')).toBeVisible();
  await page.goto('/settings');
  await settings(page).getByRole('switch', { name: 'A word for the day' }).click();
  await expect.poll(async () => (await privacy(page)).dailyMotivation).toBe(true);
  await page.goto('/');
  await expect(page.getByText('You’ve switched the daily word off.')).toHaveCount(0);
});

test.describe('with a model behind Eden', () => {
  test.use({ baseURL: process.env['E2E_ORIGIN_WITH_MODEL'] });

  test('it is named, and speaks only where it is allowed to', async ({ page }) => {
    await signUp(page);
    await page.goto('/settings');
    await settings(page).getByText('Who writes Eden’s words').click();
    await expect(settings(page).getByText(/loopback-model, at 127\.0\.0\.1:\d+/)).toBeVisible();
    await settings(page)
      .getByRole('group', { name: 'Chat' })
      .getByRole('radio', { name: 'Built-in only' })
      .click();
    await expect.poll(async () => (await privacy(page)).aiChat).toBe('built-in');
    await page.goto('/chat');
    await say(page, SAID);
    await expect(page.getByRole('log').getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(page.getByText('loopback-model')).toHaveCount(0);

    await page.goto('/what-eden-knows');
    await expect(part(page, 'Your journal').getByText(/None of them is read now/)).toBeVisible();
  });
});
