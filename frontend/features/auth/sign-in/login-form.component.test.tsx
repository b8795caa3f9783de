import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import { LoginForm } from './login-form.tsx';

const LOGIN = 'POST /api/login';

async function signIn() {
  await page.getByLabelText('Username').fill('maya');
  await page.getByLabelText('Password', { exact: true }).fill('Wrong-horse-7');
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('who is refused is told, and what was typed stays', async () => {
  answerApi({ [LOGIN]: () => refusal(401, 'Invalid username or password') });
  renderPart(<LoginForm typed={{}} />);
  await signIn();
  await expect.element(page.getByText('Login failed')).toBeVisible();
  await expect.element(page.getByText('Invalid username or password').first()).toBeVisible();
  await expect.element(page.getByLabelText('Username')).toHaveValue('maya');
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('while it is sent the button says so, and sends nothing more', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerApi({ [LOGIN]: () => promise });
  renderPart(<LoginForm typed={{}} />);
  await signIn();
  await expect.element(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  await page.getByLabelText('Password', { exact: true }).click();
  await userEvent.keyboard('{Enter}');
  expect(sentTo(LOGIN)).toEqual([{ username: 'maya', password: 'Wrong-horse-7' }]);
  resolve(refusal(401, 'Invalid username or password'));
  await expect.element(page.getByText('Login failed')).toBeVisible();
  expect(sentTo(LOGIN)).toHaveLength(1);
});

test('empty fields say what is missing, and send nothing', async () => {
  renderPart(<LoginForm typed={{}} />);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  expect(sentTo(LOGIN)).toEqual([]);
});
