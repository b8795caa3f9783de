import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, noConnection, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { privacyOfMaya } from '#frontend/testing/people.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { JournalEntry, NewJournalEntry } from '#schema/contracts/journal.ts';
import { Journal } from './journal.island.tsx';

const LIST = 'GET /api/goals/1/journal';
const WRITE = 'POST /api/goals/1/journal';

const entryOf = (id: number, content: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  goalId: 1,
  content,
  mood: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: null,
  ...more,
});

/** The journal of a goal with these entries, opened. */
async function openJournal(...written: string[]) {
  const rows = written.map((content, index) => entryOf(index + 1, content));
  answerApi({
    'GET /api/privacy': () => privacyOfMaya,
    [LIST]: ({ url }) =>
      rows.filter(({ content }) => content.includes(url.searchParams.get('q') ?? '')).toReversed(),
    [WRITE]: ({ body }) => {
      const { content = '', mood = null, feedback } = body as NewJournalEntry;
      const words =
        feedback === false || !content ? {} : { aiResponse: 'You noticed it.', coach: 'built-in' };
      rows.push(entryOf(rows.length + 1, content, { mood, ...words }));
      return rows.at(-1);
    },
    'DELETE /api/goals/1/journal/1': () => void rows.shift(),
  });
  renderPart(<Journal goalId={1} />);
  const toggle = page.getByRole('button', { name: 'Journal Entries' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(sentTo(LIST)).toEqual([]);
  await toggle.click();
}

const field = () => page.getByLabelText('New entry');
const save = () => page.getByRole('button', { name: 'Save entry' });
const entries = () => page.getByRole('list', { name: 'Entries', exact: true });

test('an entry is kept, answered, and the field is free for another', async () => {
  await openJournal();
  await expect.element(save()).toBeDisabled();
  await field().fill('The heron was late again.');
  await save().click();
  await expect.element(entries().getByText('The heron was late again.')).toBeVisible();
  await expect.element(entries().getByText('You noticed it.')).toBeVisible();
  await expect.element(field()).toHaveValue('');
});

test('one that is to stay unread asks nobody, and the next one does again', async () => {
  await openJournal();
  await field().fill('For me alone.');
  // Its words are as good a place to press as the box.
  await page.getByText('No feedback on this one').click();
  await expect
    .element(page.getByRole('checkbox', { name: 'No feedback on this one' }))
    .toBeChecked();
  await save().click();
  await expect.element(entries().getByText('For me alone.')).toBeVisible();
  expect(sentTo(WRITE)).toEqual([{ content: 'For me alone.', feedback: false }]);
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});

test('what the server refuses stays in the field, with its reason', async () => {
  await openJournal();
  answerApi({ [WRITE]: () => refusal(500, 'The pen is dry.') });
  await field().fill('The heron was late again.');
  await save().click();
  await expect
    .element(page.getByText('The pen is dry. Your words are kept here.').first())
    .toBeVisible();
  await expect.element(field()).toHaveValue('The heron was late again.');
});

test('without a connection it waits on the device, and says so', async () => {
  await openJournal();
  answerApi({ [WRITE]: noConnection });
  await field().fill('The heron was late again.');
  await save().click();
  const waiting = page.getByRole('list', { name: 'Not sent yet' });
  await expect.element(waiting.getByText('The heron was late again.')).toBeVisible();
  await expect.element(field()).toHaveValue('');
});

test('a draft waits behind the closed journal', async () => {
  await openJournal();
  await field().fill('half a thought');
  await expect.poll(() => Object.values(localStorage).join()).toContain('half a thought');
  renderPart(<Journal goalId={1} />);
  await expect.element(page.getByText('You have a draft here')).toBeVisible();
  await page.getByRole('button', { name: 'Journal Entries' }).click();
  await expect.element(field()).toHaveValue('half a thought');
});

test('of several entries those with a word are found', async () => {
  await openJournal('A heron', 'A kite', 'A second heron', 'An owl');
  await page.getByRole('searchbox').fill('heron');
  await expect.element(entries().getByText('An owl')).not.toBeInTheDocument();
  await expect.element(entries().getByText('A second heron')).toBeVisible();
  await page.getByRole('searchbox').fill('crane');
  await expect.element(page.getByText('No entry contains these words.')).toBeVisible();
});

test('deleting asks first', async () => {
  await openJournal('A heron');
  await entries().getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.element(page.getByText('Entry deleted')).toBeVisible();
  await expect.element(page.getByText('No entries yet.', { exact: false })).toBeVisible();
});

test('how it feels is kept by one tap, and with words when there are some', async () => {
  await openJournal();
  await page.getByRole('button', { name: 'Bright' }).click();
  await expect.element(page.getByText('Bright, kept')).toBeVisible();
  await expect.element(entries().getByText('Bright')).toBeVisible();
  await field().fill('Rain until noon.');
  await page.getByRole('button', { name: 'Low' }).click();
  await expect.element(page.getByText('It’s saved with what you write.')).toBeVisible();
  await save().click();
  await expect.element(entries().getByText('Low')).toBeVisible();
  await expect
    .poll(() => sentTo(WRITE))
    .toEqual([{ mood: 'bright' }, { content: 'Rain until noon.', mood: 'low' }]);
});
