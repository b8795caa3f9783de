import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '#tests/password.ts';
import { setGoal, signUp, test } from './support/journey.ts';
import { mailTo } from './support/mailbox.ts';

const NEW_PASSWORD = 'Better-horse-8';

async function signIn(page: Page, username: string, password: string) {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function typeNewPassword(page: Page, password: string, repeated = password) {
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(repeated);
}

/** Opens one of the folded things to settle. */
async function openItem(page: Page, title: string) {
  await page.locator('summary').filter({ hasText: title }).click();
}

async function makeRecoveryCodes(page: Page, { isAskedForEmail = false } = {}): Promise<string[]> {
  await page.goto('/settings');
  if (isAskedForEmail) await page.getByRole('button', { name: 'Skip for now' }).click();
  await openItem(page, 'Recovery codes');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  const sheet = page.getByRole('region', { name: /^Recovery codes of/ });
  await expect(sheet).toBeFocused();
  return sheet.getByRole('listitem').allTextContents();
}

test('a forgotten password: a mail, a link that works once, and every session over', async ({
  page,
}) => {
  const username = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(`${username}@mail.org`);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(
    page.getByText(/If an account .* No real email is sent in this demo\./),
  ).toBeVisible();

  const { link } = await mailTo(`${username}@mail.org`, 'Choose a new password');
  await page.goto(link);
  await typeNewPassword(page, 'Short-1', 'Short-2');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await typeNewPassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await expect(
    page.getByText(
      'Password has been reset successfully! You can now login with your new password.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/, { timeout: 5000 });
  await mailTo(`${username}@mail.org`, 'Your password was changed');

  await page.goto(link);
  await typeNewPassword(page, 'Other-horse-9');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('This link has been used or has expired.').first()).toBeVisible();
  await signIn(page, username, PASSWORD);
  await expect(page.getByText('Invalid username or password').first()).toBeVisible();
  await signIn(page, username, NEW_PASSWORD);
  await expect(page.getByText('Successfully logged in')).toBeVisible();
});

test('a link without its token is said to be none, and leads back', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a person without any mail gets back in with a recovery code, once', async ({ page }) => {
  const username = await signUp(page, { email: false });
  const codes = await makeRecoveryCodes(page, { isAskedForEmail: true });
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.locator('summary').filter({ hasText: 'Recovery codes' })).toContainText(
    '10 left',
  );

  await page.context().clearCookies();
  await page.goto('/forgot-password');
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  const recover = async (password: string) => {
    await page.goto('/recover');
    await page.getByLabel('Username').fill(username);
    await page
      .getByLabel('Recovery code')
      .fill((codes[0] as string).toLowerCase().replaceAll('-', ' '));
    await typeNewPassword(page, password);
    await page.getByRole('button', { name: 'Set new password' }).click();
  };
  await recover(NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await recover('Other-horse-9');
  await expect(page.getByText('don’t match').first()).toBeVisible();
  await signIn(page, username, NEW_PASSWORD);
  await expect(page.getByText('Successfully logged in')).toBeVisible();
  await page.goto('/settings');
  await expect(page.locator('summary').filter({ hasText: 'Recovery codes' })).toContainText(
    '9 left',
  );
});

test('a changed password signs every other browser out, and this one stays', async ({
  page,
  browser,
}) => {
  const username = await signUp(page);
  const elsewhere = await browser.newPage();
  await elsewhere.request.post('/api/login', { data: { username, password: PASSWORD } });
  await elsewhere.goto('/goals');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/settings');
  await expect(page.locator('summary').filter({ hasText: 'Signed-in browsers' })).toContainText(
    '2',
  );
  await openItem(page, 'Password');
  await page.getByLabel('Current Password').fill('Wrong-horse-7');
  await typeNewPassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current Password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.locator('summary').filter({ hasText: 'Signed-in browsers' })).toContainText(
    '1',
  );

  await elsewhere.goto('/goals');
  await expect(elsewhere).toHaveURL(/\/auth/);
  await elsewhere.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('one browser is signed out from another, and everywhere means here too', async ({
  page,
  browser,
}) => {
  const username = await signUp(page);
  const elsewhere = await browser.newPage();
  await elsewhere.request.post('/api/login', { data: { username, password: PASSWORD } });
  await page.goto('/settings');
  await openItem(page, 'Signed-in browsers');
  const browsers = page.getByRole('list', { name: 'Signed-in browsers' }).getByRole('listitem');
  await expect(browsers).toHaveCount(2);
  await expect(browsers.first()).toContainText('This browser');
  await browsers
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(browsers).toHaveCount(1);
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('a new address is confirmed by the link sent to it', async ({ page }) => {
  const username = await signUp(page, { email: false });
  await page.goto('/settings');
  await page.getByLabel('Email').fill(`${username}@mail.org`);
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  const { link } = await mailTo(`${username}@mail.org`, 'confirm your email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText('Confirmed: Today')).toBeVisible();
});

test('everything is taken along, the account is deleted, and the file brought into a new one', async ({
  page,
}) => {
  const username = await signUp(page);
  await setGoal(page, 'Whittle a spoon');
  await page.goto('/settings');
  await openItem(page, 'Delete account');
  const last = page.getByRole('button', { name: 'Delete my account' });
  await expect(last).toBeDisabled();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).last().click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).goals[0].title).toBe('Whittle a spoon');
  await page.getByLabel(`Type ${username} to confirm`).fill(username);
  await last.click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await signIn(page, username, PASSWORD);
  await expect(page.getByText('Invalid username or password').first()).toBeVisible();

  await signUp(page);
  await page.request.patch('/api/privacy', { data: { incognitoMode: true } });
  await page.goto('/settings');
  await openItem(page, 'Import a file');
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await page.getByRole('button', { name: 'Import it' }).click();
  await expect(page.getByText('This isn’t a file that Yet exported.').first()).toBeVisible();
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('button', { name: 'Import it' }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  await expect(page.getByText(/^1 goal/)).toBeVisible();
  await expect(
    page.getByText(/^Some settings stayed as they are here, .*: Incognito\.$/),
  ).toBeVisible();
  expect((await (await page.request.get('/api/privacy')).json()).incognitoMode).toBe(true);
  await page.goto('/goals');
  await expect(page.getByRole('article', { name: 'Whittle a spoon' })).toBeVisible();
});

test('the contact form asks for what is missing, rehearses sending, and is only read for danger', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByText('the message is not transmitted')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Maya');
  await page.getByLabel('Email').fill('maya@garden.org');
  await page.getByLabel('Category').selectOption({ label: 'Bug Report' });
  await page.getByLabel('Message').fill('It rains.');
  await send.click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  await expect(page.getByText(/Your reference is \d{6}/)).toBeVisible();
  expect(sent.filter((request) => !request.startsWith('GET'))).toEqual(['POST /api/contact']);
});

test('legal pages are read without an account, and lead back to the login', async ({ page }) => {
  for (const [link, words] of [
    ['Privacy Policy', 'We reply within 48 hours.'],
    ['Terms of Service', 'You must be at least 13 years old.'],
  ] as const) {
    await page.goto('/auth');
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    await expect(page.getByText('Last updated: January 26, 2025')).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to Login' }).first().click();
    await expect(page).toHaveURL(/\/auth$/);
  }
});
