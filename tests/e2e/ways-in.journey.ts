import { type CDPSession, expect, type Page } from '@playwright/test';
import { PASSWORD } from '#tests/password.ts';
import { signUp, test, unusedName } from './support/journey.ts';

const summary = (page: Page, title: string) => page.locator('summary').filter({ hasText: title });

/** Opens one of the folded things to settle, once it says how it stands. */
async function openItem(page: Page, title: string) {
  await page.goto('/settings');
  await expect(summary(page, title)).toHaveText(/(None so far|\d|inked)$/);
  await summary(page, title).click();
}

const otherWays = (page: Page) => page.getByRole('region', { name: 'Other ways to sign in' });

/** A telephone or laptop with a fingerprint reader, as Chromium's own tests have it. */
async function aDevice(page: Page) {
  const chromium: CDPSession = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () =>
      (await chromium.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    recognises: (isUserVerified: boolean) =>
      chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    lose: () => chromium.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

test.describe('passkeys', () => {
  test('one is added, signs in without a name, is renamed and removed', async ({ page }) => {
    const device = await aDevice(page);
    const username = await signUp(page);
    await openItem(page, 'Passkeys');
    await expect(summary(page, 'Passkeys')).toContainText('None so far');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const mine = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
    await expect(mine).toHaveCount(1);
    await expect(mine).toContainText('Chrome on Linux');
    await expect(mine).toContainText('Added: Today · Last used: Not yet');
    const [made] = await device.credentials();
    expect(made).toMatchObject({ rpId: 'localhost', isResidentCredential: true });

    // The same device is told apart: a second one for the same account would only stand in its way.
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(
      page.getByText('This device already has a passkey for your account.'),
    ).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/auth?next=%2Fgoals');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/goals$/);
    await expect(page.getByText('Welcome back!')).toBeVisible();
    expect((await (await page.request.get('/api/user')).json()).username).toBe(username);

    await openItem(page, 'Passkeys');
    await expect(mine).toContainText('Last used: Today');
    await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
    await page.getByLabel('Name of this passkey').fill('The blue laptop');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(mine).toContainText('The blue laptop');
    await page.reload();
    await summary(page, 'Passkeys').click();
    await expect(mine).toContainText('The blue laptop');

    await page.getByRole('button', { name: 'Remove The blue laptop' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(mine).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove The blue laptop' }).click();
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await expect(mine).toHaveCount(0);
    await expect(page.getByText('“The blue laptop” is removed.')).toBeVisible();
    await expect(summary(page, 'Passkeys')).toContainText('None so far');

    // The device still has its half; here it opens nothing any more.
    await page.context().clearCookies();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(otherWays(page).getByRole('alert')).toContainText('does not open an account here');
    await expect(page).toHaveURL(/\/auth$/);
  });

  test('a device that has none, or does not know its person, leaves the other ways open', async ({
    page,
  }) => {
    const device = await aDevice(page);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(otherWays(page).getByRole('alert')).toContainText('No passkey was used.');
    const username = await signUp(page);
    await device.recognises(false);
    await openItem(page, 'Passkeys');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(
      page.getByText('No passkey was added. Try again whenever you like.'),
    ).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/auth');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Successfully logged in')).toBeVisible();
  });

  test('adding one asks nobody but this app', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(new URL(page.url()).origin) && page.url() !== 'about:blank')
        foreign.push(request.url());
    });
    await aDevice(page);
    await signUp(page);
    await openItem(page, 'Passkeys');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText(
      'Chrome on Linux',
    );
    expect(foreign).toEqual([]);
  });
});

test.describe('another provider', () => {
  test.use({ baseURL: process.env['E2E_ORIGIN_WITH_SSO'] });

  test.beforeEach(async ({ page }) => {
    // The provider's own page would like a font from elsewhere.
    await page.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
  });

  async function atProvider(page: Page, name: string) {
    await page.getByPlaceholder('Enter any login').fill(name);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  test('lets somebody new in, and the same person again', async ({ page }) => {
    const name = unusedName();
    await page.goto('/goals');
    await expect(page).toHaveURL(/\/auth\?next=%2Fgoals$/);
    await page.getByRole('link', { name: 'Continue with Garden' }).click();
    await atProvider(page, name);
    await expect(page).toHaveURL(/\/goals$/);
    await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
    const person = await (await page.request.get('/api/user')).json();
    expect(person).toMatchObject({ username: name, email: `${name}@mail.org` });

    await page.request.post('/api/logout');
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Continue with Garden' }).click();
    await expect(page).toHaveURL(new RegExp(`^${process.env['E2E_ORIGIN_WITH_SSO']}/$`));
    expect((await (await page.request.get('/api/user')).json()).id).toBe(person.id);
  });

  test('declined leads back to the sign-in page, with nothing changed', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Continue with Garden' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/auth\?sso=declined$/);
    await expect(page.getByText('You came back from Garden without finishing.')).toBeVisible();
  });

  test('with an address that has an account: sign in first, then the two are linked, and unlinked', async ({
    page,
  }) => {
    const username = await signUp(page);
    await page.request.post('/api/logout');
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Continue with Garden' }).click();
    await atProvider(page, username);
    await expect(page.getByText('Is that account yours?')).toBeVisible();
    expect((await page.request.get('/api/user')).status()).toBe(401);

    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible();
    await openItem(page, 'Sign in with Garden');
    await page.getByRole('button', { name: 'Link Garden' }).click();
    await expect(page.getByText('Garden is linked', { exact: true })).toBeVisible();
    await expect(summary(page, 'Sign in with Garden')).toContainText('Linked');

    await page.request.post('/api/logout');
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Continue with Garden' }).click();
    await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible();
    expect((await (await page.request.get('/api/user')).json()).username).toBe(username);

    await openItem(page, 'Sign in with Garden');
    await page.getByRole('button', { name: 'Unlink Garden' }).click();
    await expect(summary(page, 'Sign in with Garden')).toContainText('Not linked');
  });

  test('linked only with the same address, and never unlinked as the last way in', async ({
    page,
  }) => {
    await signUp(page);
    await openItem(page, 'Sign in with Garden');
    await page.getByRole('button', { name: 'Link Garden' }).click();
    await atProvider(page, unusedName());
    await expect(
      page.getByText('Garden has a different address for you than Yet has'),
    ).toBeVisible();
    await page.request.post('/api/logout');

    await page.goto('/auth');
    await page.getByRole('link', { name: 'Continue with Garden' }).click();
    await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
    await page.request.post('/api/mindset/assessments', {
      data: {
        overallScore: 3,
        challengesScore: 3,
        obstaclesScore: 3,
        effortScore: 3,
        criticismScore: 3,
        successScore: 3,
      },
    });
    await openItem(page, 'Sign in with Garden');
    await expect(page.getByText('it is your only way in so far')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlink Garden' })).toHaveCount(0);
    const refused = await page.request.delete('/api/sso/link');
    expect(refused.status()).toBe(409);
  });
});
