import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askToShare } from '#frontend/state/share-goal.state.ts';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { MadeShare, NewShare, PublicLink } from '#schema/contracts/sharing.ts';
import { ShareGoal } from './share-goal.island.tsx';

const LINK = 'POST /api/goals/1/public-link';
const SHARE = 'POST /api/goals/1/shares';
const CODE = 'a'.repeat(22);
const CREATED = '2026-11-21T12:00:00.000Z';

const publicLink: PublicLink = {
  code: CODE,
  createdAt: CREATED,
  expiresAt: null,
  lastViewedAt: null,
};
const shareOf = (body: unknown): MadeShare => {
  const {
    isEncrypted = false,
    sharedWithUsername = null,
    sharedWithEmail = null,
  } = body as NewShare;
  return {
    id: 3,
    goalId: 1,
    code: CODE,
    sharedWithEmail,
    sharedWithUsername,
    sharedWithUserId: null,
    keptBy: null,
    permissionLevel: 'view',
    createdAt: CREATED,
    expiresAt: null,
    lastViewedAt: null,
    isEncrypted,
    sealedAt: isEncrypted ? CREATED : null,
    isMailed: false,
  };
};

const dialog = () => page.getByRole('dialog', { name: 'Share this goal' });
const preview = () => dialog().getByRole('button', { name: 'See what they will see' });
const share = () => dialog().getByRole('button', { name: 'Share this' });

/** Opens the dialog of a goal that nobody sees yet. */
async function openDialog() {
  answerApi({
    'GET /api/goals/1/shares': () => ({ publicLink: null, shares: [] }),
    'GET /api/stickers': () => [],
    [LINK]: () => publicLink,
    [SHARE]: ({ body }) => shareOf(body),
    'DELETE /api/goals/1/public-link': () => undefined,
  });
  renderPart(<ShareGoal planOf={() => null} />);
  askToShare(aGoal());
  await expect.element(preview()).toBeVisible();
}

test('nobody sees anything before the owner has seen what they will see', async () => {
  await openDialog();
  await dialog()
    .getByRole('radio', { name: /Anyone/ })
    .click();
  await preview().click();
  await expect.element(dialog().getByRole('heading', { name: 'What they will see' })).toHaveFocus();
  await expect.element(dialog().getByText('maya shares a goal with you')).toBeVisible();
  expect(sentTo(LINK)).toEqual([]);
  await dialog().getByRole('button', { name: 'Back' }).click();
  await expect.element(dialog().getByRole('radio', { name: /Anyone/ })).toBeChecked();
});

test('a link for anyone is made, at hand at once, and can be taken back', async () => {
  await openDialog();
  await dialog()
    .getByRole('radio', { name: /Anyone/ })
    .click();
  await preview().click();
  await share().click();
  const link = dialog().getByLabelText('Link to this goal');
  await expect.element(link).toHaveValue(expect.stringContaining(`/shared/${CODE}`));
  expect(sentTo(LINK)).toEqual([{ expiresAt: null }]);
  answerApi({ 'GET /api/goals/1/shares': () => ({ publicLink: null, shares: [] }) });
  await dialog()
    .getByRole('button', { name: /^Change/ })
    .click();
  await dialog().getByRole('button', { name: 'Stop sharing' }).click();
  await expect.element(dialog().getByText('Shared now')).not.toBeInTheDocument();
  expect(sentTo('DELETE /api/goals/1/public-link')).toHaveLength(1);
});

test('one person is named before anything is shared with them', async () => {
  await openDialog();
  await preview().click();
  await expect.element(dialog().getByRole('alert').first()).toBeVisible();
  await dialog().getByLabelText('Username or email address').fill('ada');
  await preview().click();
  await share().click();
  await expect.element(dialog().getByText(/If there is a ada, they’ll find it/)).toBeVisible();
  expect(sentTo(SHARE)).toMatchObject([{ sharedWithUsername: 'ada' }]);
});

test('a sealed link takes its key to nobody but whoever gets the link', async () => {
  await openDialog();
  await dialog()
    .getByRole('radio', { name: /Sealed link/ })
    .click();
  await preview().click();
  await share().click();
  const field = dialog().getByLabelText('Link to this goal');
  await expect.element(field).toHaveValue(expect.stringMatching(/#[\w-]{43}$/));
  const key = (field.element() as HTMLInputElement).value.split('#')[1] as string;
  const [sent] = sentTo(SHARE);
  expect(sent).toMatchObject({ isEncrypted: true, sealed: expect.stringMatching(/^[\w-]{40,}$/) });
  expect(JSON.stringify(sent)).not.toContain(key);
  expect(JSON.stringify(sent)).not.toContain('cello');
});

test('what is refused is said in the preview, and nothing chosen is lost', async () => {
  await openDialog();
  answerApi({ [SHARE]: () => refusal(409, 'Twenty see it already.') });
  await dialog().getByLabelText('Username or email address').fill('ada');
  await preview().click();
  await share().click();
  await expect
    .element(dialog().getByText('Twenty see it already. What you chose is still here.'))
    .toBeVisible();
  await dialog().getByRole('button', { name: 'Back' }).click();
  await expect.element(dialog().getByLabelText('Username or email address')).toHaveValue('ada');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});
