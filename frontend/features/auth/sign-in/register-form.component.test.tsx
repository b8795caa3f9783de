import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '#frontend/testing/render-part.tsx';
import { RegisterForm } from './register-form.tsx';

const CAPITAL = 'Password must include at least one uppercase letter.';

const said = () => page.getByText(CAPITAL, { exact: false }).elements();

test('what is wrong with a password is said once, and no longer than it is', async () => {
  renderPart(<RegisterForm typed={{}} />);
  await page.getByLabelText('Username').fill('maya');
  const password = page.getByLabelText('Password', { exact: true });
  await password.fill('abcdefgh');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect.element(page.getByRole('alert').getByText(CAPITAL, { exact: false })).toBeVisible();
  await expect.poll(() => said().length).toBe(1);
  await password.fill('Abcdefgh');
  await expect
    .element(page.getByRole('listitem').getByText(CAPITAL, { exact: false }))
    .toBeVisible();
  await expect.poll(() => said().length).toBe(1);
});
