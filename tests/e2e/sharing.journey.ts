import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { setGoal, signUp, test } from './support/journey.ts';
import { LOOKS } from './support/tags.ts';

const GONE = 'This is no longer shared';
const JOURNAL = 'The pool was closed and I sulked on the bench';

/** Somebody else, in a browser of their own. */
async function anotherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function openShareDialog(page: Page, title: string) {
  await page.goto('/goals');
  const card = page.getByRole('article', { name: title });
  // A phone has room for it above the goal's plan only.
  await card
    .getByRole('button', { name: 'Share' })
    .or(card.getByRole('link', { name: 'Share' }))
    .filter({ visible: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Share this goal' });
  await expect(dialog).toBeVisible();
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openShareDialog>>;

/** From the form to the link: through the preview, which nothing is shared without. */
async function shareFrom(dialog: Dialog, title: string): Promise<string> {
  await dialog.getByRole('button', { name: 'See what they will see' }).click();
  await expect(dialog.getByRole('heading', { name: 'What they will see' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await dialog.getByRole('button', { name: 'Share this' }).click();
  return dialog.getByLabel('Link to this goal').inputValue();
}

/** Everything a browser sends: addresses, headers, bodies. */
function listen(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
  );
  return sent;
}

test('a goal is shared by link after its preview, read by a visitor, and gone when taken back', async ({
  page,
  browser,
}) => {
  const name = await signUp(page);
  const title = 'Swim across the lake';
  const goal = await setGoal(page, title);
  await page.request.post(`/api/goals/${goal.id}/journal`, {
    data: { content: JOURNAL, feedback: false },
  });

  const dialog = await openShareDialog(page, title);
  await dialog.getByRole('radio', { name: 'Anyone' }).check();
  await dialog.getByRole('button', { name: 'See what they will see' }).click();
  const promised = await dialog
    .getByText(`${name} shares a goal with you`)
    .locator('../..')
    .textContent();
  expect(
    (await (await page.request.get(`/api/goals/${goal.id}/shares`)).json()).publicLink,
  ).toBeNull();
  await dialog.getByRole('button', { name: 'Back' }).click();
  const link = await shareFrom(dialog, title);

  const visitor = await anotherBrowser(browser);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText(/^0 of \d steps reached$/)).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Mark as reached/ })).toHaveCount(0);
  const shown = await visitor
    .getByText(`${name} shares a goal with you`)
    .locator('../..')
    .textContent();
  expect(shown).toBe(promised);
  expect(await visitor.content()).not.toContain(JOURNAL);

  await page.request.patch(`/api/goals/${goal.id}`, { data: { milestone: 0 } });
  await visitor.reload();
  await expect(visitor.getByText(/^1 of \d steps reached$/)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Shared with anyone who has the link')).toBeVisible();
  const again = await openShareDialog(page, title);
  await expect(again.getByText(/last opened today/)).toBeVisible();
  await again.getByRole('button', { name: /^Change/ }).click();
  await again.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(again.getByText('Shared now')).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: GONE })).toBeVisible();
  await visitor.context().close();
});

test('a partner finds the goal in their list, leaves one note, rewords it, and the owner reads it', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const partner = await anotherBrowser(browser);
  const partnerName = await signUp(partner);
  const title = 'Finish the thesis';
  await setGoal(page, title);
  const dialog = await openShareDialog(page, title);
  await dialog.getByLabel('Username or email address').fill(partnerName);
  const link = await shareFrom(dialog, title);

  const stranger = await anotherBrowser(browser);
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: GONE })).toBeVisible();
  await stranger.context().close();

  await partner.goto('/goals');
  await partner.getByRole('link', { name: 'One goal is shared with you' }).click();
  await partner.getByRole('link', { name: title }).click();
  await partner.getByLabel('One encouraging note').fill('You <b>asked</b> for help in week two.');
  await partner.getByRole('button', { name: 'Leave this note' }).click();
  await expect(partner.getByRole('heading', { name: 'Your note' })).toBeVisible();
  await partner.getByRole('button', { name: 'Reword it' }).click();
  await partner.getByLabel('One encouraging note').fill('You <b>asked</b> for help twice.');
  await partner.getByRole('button', { name: 'Save the note' }).click();
  await partner.reload();
  await expect(partner.getByText('You <b>asked</b> for help twice.')).toBeVisible();

  await page.goto('/goals');
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('You <b>asked</b> for help twice.')).toBeVisible();
  await expect(card.getByText(partnerName, { exact: false }).first()).toBeVisible();
  await card.getByRole('button', { name: /^Delete note/ }).click();
  await expect(card.getByText('You <b>asked</b> for help twice.')).toBeHidden();

  await partner.goto('/shared');
  await partner.getByRole('button', { name: /^Give back/ }).click();
  await expect(partner.getByText('Nobody has shared a goal with you yet.')).toBeVisible();
  await partner.context().close();
});

test('a sealed link opens with its key alone, and the key never leaves a browser', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const title = 'Write the difficult letter';
  const goal = await setGoal(page, title);
  const sent = listen(page.context());
  const dialog = await openShareDialog(page, title);
  await dialog.getByRole('radio', { name: 'Sealed link' }).check();
  const link = await shareFrom(dialog, title);
  const [address, key] = link.split('#') as [string, string];
  expect(key).toMatch(/^[\w-]{43}$/);

  const visitor = await anotherBrowser(browser);
  const visited = listen(visitor.context());
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText(/^0 of \d steps reached$/)).toBeVisible();

  const cut = await anotherBrowser(browser);
  await cut.goto(address);
  await expect(
    cut.getByRole('heading', { level: 1, name: 'This link is missing its key' }),
  ).toBeVisible();
  expect(await cut.content()).not.toContain(title);
  await cut.goto(`${address}#${key.slice(0, -4)}AAAA`);
  await cut.reload();
  await expect(
    cut.getByRole('heading', { level: 1, name: 'This link is missing its key' }),
  ).toBeVisible();

  await page.request.patch(`/api/goals/${goal.id}`, { data: { milestone: 0 } });
  await visitor.reload();
  await expect(visitor.getByText(/^0 of \d steps reached$/)).toBeVisible();
  const renewing = await openShareDialog(page, title);
  await renewing.getByRole('button', { name: /^Change/ }).click();
  await renewing.getByRole('button', { name: 'Update what they see' }).click();
  await expect(page.getByText('The sealed link is up to date')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/^1 of \d steps reached$/)).toBeVisible();

  // In another browser of the owner's the key is not there: it is taken from the link that was
  // sent, once it fits.
  await page.evaluate(() => localStorage.clear());
  const elsewhere = await openShareDialog(page, title);
  await expect(elsewhere.getByRole('button', { name: /^Copy link/ })).toHaveCount(0);
  await elsewhere.getByRole('button', { name: /^Change/ }).click();
  const field = elsewhere.getByLabel('The link as you sent it');
  await field.fill(`${address}#${'A'.repeat(43)}`);
  await elsewhere.getByRole('button', { name: 'Update what they see' }).click();
  await expect(elsewhere.getByText('This isn’t the link for this share.')).toBeVisible();
  await field.fill(link);
  await elsewhere.getByRole('button', { name: 'Update what they see' }).click();
  await expect(elsewhere.getByRole('button', { name: /^Copy link/ })).toBeVisible();

  expect(sent.some((request) => request.includes('"isEncrypted":true'))).toBe(true);
  expect(visited.some((request) => request.includes('/api/shared/'))).toBe(true);
  expect([...sent, ...visited].filter((request) => request.includes(key))).toEqual([]);
  for (const other of [visitor, cut]) await other.context().close();
});

test('whoever has the link of a goal sent by email keeps it, and leaves a note after logging in', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const title = 'Learn the cello';
  await setGoal(page, title);
  const dialog = await openShareDialog(page, title);
  await dialog.getByLabel('Username or email address').fill(`mo-${Date.now()}@mail.org`);
  const link = await shareFrom(dialog, title);

  const other = await anotherBrowser(browser);
  await other.goto(link);
  await other.getByRole('link', { name: 'Log in to leave a note' }).click();
  await expect(other).toHaveURL(/\/auth\?next=%2Fshared%2F/);
  await signUp(other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Keep it' }).click();
  await expect(other.getByRole('button', { name: 'Keep it' })).toBeHidden();
  await expect(other.getByLabel('One encouraging note')).toBeVisible();
  await other.goto('/shared');
  await expect(other.getByRole('link', { name: title })).toBeVisible();
  await other.context().close();
});

test('sharing needs no mouse', async ({ page }) => {
  await signUp(page);
  await setGoal(page, 'Whittle a spoon');
  await page.goto('/goals');
  const share = page.getByRole('button', { name: 'Share' });
  await share.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share this goal' });
  const person = dialog.getByRole('radio', { name: 'One person' });
  await expect(person).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Anyone' })).toBeChecked();
  const submit = dialog.getByRole('button', { name: 'See what they will see' });
  for (let presses = 0; presses < 8; presses++) {
    if (await submit.evaluate((el) => el === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'What they will see' })).toBeFocused();
  const send = dialog.getByRole('button', { name: 'Share this' });
  for (let presses = 0; presses < 20; presses++) {
    if (await send.evaluate((el) => el === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Link to this goal')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Link to this goal')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();
});

for (const { colorScheme, width, tag } of LOOKS) {
  test(`shared pages and the share dialog have no serious accessibility finding, ${colorScheme} at ${width} px`, {
    tag,
  }, async ({ page, browser }) => {
    // Six pages, each read whole: a busy machine takes its time.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 850 });
    const check = async (what: string, looked: Page) => {
      await expectNoBarriers(looked, what);
      const overflow = await looked.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect([what, Math.max(0, overflow)]).toEqual([what, 0]);
    };
    await signUp(page);
    const partner = await anotherBrowser(browser);
    await partner.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await partner.setViewportSize({ width, height: 850 });
    const partnerName = await signUp(partner);
    const title = 'Learn Spanish for our trip to Mexico';
    await setGoal(page, title);
    const dialog = await openShareDialog(page, title);
    await check('the form', page);
    await dialog.getByLabel('Username or email address').fill(partnerName);
    await dialog.getByRole('button', { name: 'See what they will see' }).click();
    await expect(dialog.getByRole('heading', { name: 'What they will see' })).toBeFocused();
    await check('the preview', page);
    await dialog.getByRole('button', { name: 'Share this' }).click();
    const link = await dialog.getByLabel('Link to this goal').inputValue();
    await dialog.getByRole('button', { name: /^Change/ }).click();
    await check('the list', page);
    await partner.goto(link);
    await expect(partner.getByLabel('One encouraging note')).toBeVisible();
    await check('the goal', partner);
    await partner.goto('/shared');
    await expect(partner.getByRole('link', { name: title })).toBeVisible();
    await check('the list of goals', partner);
    await partner.goto(`/shared/${'x'.repeat(22)}`);
    await expect(partner.getByRole('heading', { name: GONE })).toBeVisible();
    await check('nothing', partner);
    await partner.context().close();
  });
}
