import { DAY_MS } from '../time.ts';

/** Onboarding lasts until the first assessment is saved. */
export function needsOnboarding(user: { hasCompletedInitialQuiz: boolean }): boolean {
  return !user.hasCompletedInitialQuiz;
}

/** How long “Later” keeps the welcome card away. */
const LATER_DAYS = 7;

/** Until when somebody who says “Later” now is not asked again. */
export const laterUntil = (now: Date): string =>
  new Date(now.getTime() + LATER_DAYS * DAY_MS).toISOString();

/**
 * Whether the welcome card stands in for a page: as long as onboarding is needed, except in the
 * week after “Later”.
 */
export function showsWelcome(
  status: { needsOnboarding: boolean; laterUntil?: string | undefined },
  now: Date,
): boolean {
  if (!status.needsOnboarding) return false;
  return status.laterUntil === undefined || Date.parse(status.laterUntil) <= now.getTime();
}
