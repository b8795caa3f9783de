import { expect } from '@playwright/test';
import { PASSWORD } from '#tests/password.ts';
import { signUp, test, unusedName } from './support/journey.ts';

test('signing in, out and in again, with the documented words', async ({ page }) => {
  const username = await signUp(page);
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Successfully logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/goals');
  await expect(page).toHaveURL(/\/auth/);

  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Wrong-horse-7');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^(Login|Sign In)$/ })
    .click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText('Invalid username or password').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^(Login|Sign In)$/ })
    .click();
  await expect(page.getByText('Successfully logged in')).toBeVisible();
  await expect(page).toHaveURL(/\/goals$/);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/$/);
});

test('registering says which rule of the password is not met, and keeps what was typed', async ({
  page,
}) => {
  const username = unusedName();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('abcdefgh');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(
    page.getByText('Password must include at least one uppercase letter.').first(),
  ).toBeVisible();
  await expect(page.getByText('Password must include at least one uppercase letter.')).toHaveCount(
    1,
  );
  await expect(page.getByLabel('Username')).toHaveValue(username);
});

test('a person without an address is asked once, 1.5 s in, and may skip or give one', async ({
  page,
}) => {
  const username = await signUp(page, { email: false });
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Add your email address' });
  await expect(dialog).toBeHidden();
  await expect(dialog).toBeVisible({ timeout: 4000 });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel(/email/i).fill('nobody');
  await dialog.getByLabel(/email/i).blur();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip for now' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Add Email' }).click();
  await dialog.getByLabel(/email/i).fill(`${username}@mail.org`);
  await save.click();
  await expect(page.getByText('Email updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Email' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Email' })).toBeHidden();
});

test('a path that leads nowhere says so', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByText('There’s nothing at this address.')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
