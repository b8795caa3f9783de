import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, noConnection, sentTo } from '#frontend/testing/in-memory-api.ts';
import { maya, privacyOfMaya } from '#frontend/testing/people.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { AnyEntry, NewFreeEntry } from '#schema/contracts/journal.ts';
import { dayOf } from './whole/month.rules.ts';
import { WholeJournalIsland } from './whole-journal.island.tsx';

const WRITE = 'POST /api/journal';
const TODAY = dayOf(new Date());

const entryOf = (id: number, more: Partial<AnyEntry>): AnyEntry => ({
  id,
  goalId: null,
  goalTitle: null,
  mood: null,
  content: '',
  createdAt: new Date().toISOString(),
  updatedAt: null,
  ...more,
});

function openJournal(...entries: AnyEntry[]) {
  const rows = [...entries];
  answerApi({
    'GET /api/privacy': () => privacyOfMaya,
    'GET /api/goals': () => [],
    'GET /api/journal': ({ url }) => ({
      entries: rows
        .filter(({ content }) => content.includes(url.searchParams.get('q') ?? ''))
        .toReversed(),
      next: null,
    }),
    'GET /api/journal/days': () =>
      rows.length > 0
        ? [{ day: TODAY, entries: rows.length, mood: rows.at(-1)?.mood ?? null }]
        : [],
    'GET /api/journal/on-this-day': () => [],
    [WRITE]: ({ body }) => {
      const { content = '', mood = null } = body as NewFreeEntry;
      const row = entryOf(rows.length + 1, { content, mood });
      rows.push(row);
      const { goalId: _, goalTitle: __, ...written } = row;
      return written;
    },
  });
  renderPart(<WholeJournalIsland />);
}

const entries = () => page.getByRole('list', { name: 'Entries', exact: true });

test('how it feels is one tap, kept by itself and seen in the calendar', async () => {
  openJournal();
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await expect.element(page.getByText('Good, kept')).toBeVisible();
  await expect.element(entries().getByText('Good')).toBeVisible();
  expect(sentTo(WRITE)).toEqual([{ mood: 'good' }]);
  await expect.element(page.getByRole('button', { name: /, 1 entry, good$/ })).toBeVisible();
});

test('an entry about no goal is private, unless Eden is to read it', async () => {
  openJournal();
  const field = page.getByLabelText('New entry');
  await field.fill('Rain all day.');
  await page.getByRole('button', { name: 'Low', exact: true }).click();
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect.element(entries().getByText('Rain all day.')).toBeVisible();
  await field.fill('And the red ink.');
  await page.getByText('Let Eden read this one').click();
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect.element(entries().getByText('And the red ink.')).toBeVisible();
  expect(sentTo(WRITE)).toEqual([
    { content: 'Rain all day.', mood: 'low', feedback: false },
    { content: 'And the red ink.', feedback: true },
  ]);
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});

test('without a connection an entry waits on the device, where it will stand', async () => {
  openJournal();
  answerApi({ [WRITE]: noConnection });
  await page.getByLabelText('New entry').fill('Rain all day.');
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect
    .element(page.getByRole('list', { name: 'Not sent yet' }).getByText('Rain all day.'))
    .toBeVisible();
});

test('entries are told apart by their moment, and so is what can be done with each', async () => {
  openJournal(entryOf(1, { content: 'The heron' }), entryOf(2, { content: 'The kite' }));
  await expect.element(entries().getByText('The heron')).toBeVisible();
  const moments = page
    .getByRole('article')
    .elements()
    .map((entry) => {
      const moment = entry.querySelector('time')?.textContent;
      expect(page.getByRole('article', { name: moment ?? '' }).elements()).toContain(entry);
      for (const button of entry.querySelectorAll('footer button'))
        expect(
          document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
        ).toBe(moment);
      return moment;
    });
  expect(moments).toHaveLength(2);
});

test('all entries are searched by their words', async () => {
  openJournal(entryOf(1, { content: 'The heron' }), entryOf(2, { content: 'The kite' }));
  await expect.element(entries().getByText('The heron')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search all entries' }).fill('kite');
  await expect.element(entries().getByText('The heron')).not.toBeInTheDocument();
  await expect.element(entries().getByText('The kite')).toBeVisible();
});

test('the calendar is walked by the keys, and never into the future', async () => {
  openJournal();
  // A day of which there is nothing to say is its date alone.
  await expect.element(page.getByRole('button', { name: / \d{4}$/ }).first()).toBeVisible();
  const focused = () => (document.activeElement as HTMLElement).dataset['day'];
  (document.querySelector(`button[data-day="${TODAY}"]`) as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe(TODAY);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).not.toBe(TODAY);
  await userEvent.keyboard('{PageUp}{ArrowDown}');
  await expect.poll(() => (focused() ?? '') < TODAY).toBe(true);
});

test('what another app shared stands behind the draft, and is sent by nobody but its writer', async () => {
  history.replaceState(
    null,
    '',
    `#shared=${encodeURIComponent('A heron\nhttps://example.org/?a=1&b=2')}`,
  );
  localStorage.setItem(`yet:draft:${maya.id}:free-entry`, 'Rain all day.');
  openJournal();
  const field = page.getByLabelText('New entry');
  await expect.element(field).toHaveValue('Rain all day.\n\nA heron\nhttps://example.org/?a=1&b=2');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText(/^What you shared is here as a draft/)).toBeVisible();
  expect([location.hash, sentTo(WRITE)]).toEqual(['', []]);
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect.element(field).toHaveValue('');
  expect(sentTo(WRITE)).toEqual([
    { content: 'Rain all day.\n\nA heron\nhttps://example.org/?a=1&b=2', feedback: false },
  ]);
  openJournal();
  await expect.element(field).toHaveValue('');
});

test('an address that is none is no draft', async () => {
  history.replaceState(null, '', '#shared=%E0%A4%A');
  openJournal();
  await expect.poll(() => location.hash).toBe('');
  await expect.element(page.getByLabelText('New entry')).toHaveValue('');
});

test('Eden’s words about two entries are two regions of two names', async () => {
  openJournal(
    entryOf(1, {
      content: 'A calm day.',
      aiResponse: 'Kept.',
      createdAt: '2026-01-02T08:00:00.000Z',
    }),
    entryOf(2, { content: 'Rain.', aiResponse: 'Read.', createdAt: '2026-01-03T08:00:00.000Z' }),
  );
  const regions = page.getByRole('region', { name: /^AI Coach Feedback, / });
  await expect.poll(() => regions.elements().length).toBe(2);
  const names = regions.elements().map((one) => one.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(2);
});
