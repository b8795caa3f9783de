import { expect, it } from 'vitest';
import { laterUntil, needsOnboarding, showsWelcome } from './onboarding.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');

it('lasts until the first assessment', () => {
  expect(needsOnboarding({ hasCompletedInitialQuiz: false })).toBe(true);
  expect(needsOnboarding({ hasCompletedInitialQuiz: true })).toBe(false);
});

it.each([
  [{ needsOnboarding: false }, false],
  [{ needsOnboarding: true }, true],
  [{ needsOnboarding: true, laterUntil: laterUntil(NOW) }, false],
  [{ needsOnboarding: true, laterUntil: '2026-03-01T10:00:00.000Z' }, true],
  [{ needsOnboarding: true, laterUntil: '2026-02-01T10:00:00.000Z' }, true],
])('with %j the card shows: %s', (status, shows) => {
  expect(showsWelcome(status, NOW)).toBe(shows);
});

it('is put off for seven days', () => {
  expect(laterUntil(NOW)).toBe('2026-03-08T10:00:00.000Z');
});
