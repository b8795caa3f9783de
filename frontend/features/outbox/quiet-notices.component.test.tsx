import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useWriteEntry } from '#frontend/api/journal/journal-changes.ts';
import { closeOutbox } from '#frontend/outbox/outbox.state.ts';
import { answerApi, noConnection, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { NewJournalEntry } from '#schema/contracts/journal.ts';
import { QuietNotices } from './quiet-notices.tsx';

const WRITE = 'POST /api/goals/1/journal';

/** What any form of the app does with what may wait. */
function WriteButton() {
  const { mutate } = useWriteEntry(() => undefined);
  return (
    <button
      type="button"
      onClick={() => mutate({ goalId: 1, body: { content: 'The heron was late again.' } })}
    >
      Write
    </button>
  );
}

const kept = ({ body }: { body: unknown }) => ({
  id: 1,
  goalId: 1,
  content: (body as NewJournalEntry).content,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: null,
});

/** Something was written while there was no connection. */
async function writeOffline() {
  answerApi({ [WRITE]: noConnection });
  closeOutbox();
  renderPart(
    <>
      <QuietNotices />
      <WriteButton />
    </>,
  );
  await page.getByRole('button', { name: 'Write' }).click();
  await expect.element(page.getByText('1 thing waits to be sent.')).toBeVisible();
}

const show = () => page.getByRole('button', { name: 'Show' });
const dialog = () => page.getByRole('dialog', { name: 'Not sent yet' });

test('what waits is counted, shown, and sent when asked for, once', async () => {
  await writeOffline();
  await show().click();
  await expect.element(dialog().getByText('The heron was late again.')).toBeVisible();
  const triedBefore = sentTo(WRITE).length;
  answerApi({ [WRITE]: kept });
  await dialog().getByRole('button', { name: 'Send now' }).click();
  await expect.element(page.getByText('Your waiting change has been sent.')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(show()).not.toBeInTheDocument();
  expect(sentTo(WRITE)).toHaveLength(triedBefore + 1);
});

test('what the server does not accept says why, is mended and sent again', async () => {
  await writeOffline();
  answerApi({ [WRITE]: () => refusal(400, 'Herons are not accepted') });
  await show().click();
  await dialog().getByRole('button', { name: 'Send now' }).click();
  await expect.element(dialog().getByText('Herons are not accepted')).toBeVisible();
  await expect.element(page.getByText('1 thing was not accepted.')).toBeVisible();
  await dialog().getByRole('button', { name: 'Edit' }).click();
  answerApi({ [WRITE]: kept });
  await dialog().getByLabelText('Your entry').fill('The kite was late again.');
  await dialog().getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText('Your waiting change has been sent.')).toBeVisible();
  expect(sentTo(WRITE).at(-1)).toEqual({ content: 'The kite was late again.' });
});

test('nothing is thrown away unasked', async () => {
  await writeOffline();
  await show().click();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog().getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await dialog().getByRole('button', { name: 'Keep it' }).click();
  await expect.element(dialog().getByText('The heron was late again.')).toBeVisible();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await expect.element(show()).not.toBeInTheDocument();
});
