import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storageKeys } from '#frontend/lib/storage.ts';
import { todayHere } from '#frontend/lib/today-here.ts';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi } from '#frontend/testing/in-memory-api.ts';
import { maya } from '#frontend/testing/people.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import { addDays } from '#schema/rules/time.ts';
import { WelcomeBack } from './welcome-back.island.tsx';

const KEY = storageKeys.lastHere(maya.id);
/** Where else maya is signed in, by how many days ago she was there. */
const signedIn = (...daysAgo: number[]) =>
  [0, ...daysAgo].map((days, at) => ({
    id: `session-${at}`,
    createdAt: '2026-01-02T10:00:00.000Z',
    lastSeenAt: `${addDays(todayHere(), -days)}T10:00:00.000Z`,
    device: 'Firefox on Windows',
    isCurrent: at === 0,
  }));
const heading = () => page.getByRole('heading', { name: 'Good to see you again' });

test('who comes back after two weeks meets one card, and closes it', async () => {
  localStorage.setItem(KEY, addDays(todayHere(), -15));
  answerApi({
    'GET /api/goals': () => [aGoal({ milestone: 0 })],
    'GET /api/sessions': () => signedIn(20),
  });
  renderPart(<WelcomeBack />);
  await expect.element(heading()).toBeVisible();
  await expect.element(page.getByText('One step reached: that stays yours.')).toBeVisible();
  await page.getByRole('button', { name: 'Thank you' }).click();
  await expect.element(heading()).not.toBeInTheDocument();
  renderPart(<WelcomeBack />);
  await expect.poll(() => localStorage.getItem(KEY)).not.toBe(addDays(todayHere(), -15));
  await expect.element(heading()).not.toBeInTheDocument();
});

test.each([addDays(todayHere(), -12), undefined])(
  'nobody else does: last here %s',
  async (last) => {
    if (last) localStorage.setItem(KEY, last);
    answerApi({ 'GET /api/goals': () => [aGoal()], 'GET /api/sessions': () => signedIn() });
    renderPart(<WelcomeBack />);
    await expect.poll(() => localStorage.getItem(KEY)).toMatch(/^\d{4}-/);
    await expect.element(heading()).not.toBeInTheDocument();
  },
);

test('who was somewhere else meanwhile was not away', async () => {
  localStorage.setItem(KEY, addDays(todayHere(), -30));
  const asked: string[] = [];
  answerApi({
    'GET /api/goals': () => [aGoal({ milestone: 0 })],
    'GET /api/sessions': () => {
      asked.push('sessions');
      return signedIn(3);
    },
  });
  renderPart(<WelcomeBack />);
  await expect.poll(() => asked).toContain('sessions');
  await expect.element(heading()).not.toBeInTheDocument();
});

test('who comes back on a new device meets the card there, too', async () => {
  localStorage.removeItem(KEY);
  answerApi({
    'GET /api/goals': () => [aGoal({ milestone: 0 })],
    'GET /api/sessions': () => signedIn(25),
  });
  renderPart(<WelcomeBack />);
  await expect.element(heading()).toBeVisible();
});
