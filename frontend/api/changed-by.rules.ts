import { matchesPath } from '#schema/rules/path-pattern.ts';
import { COACH_URLS } from '#schema/urls/coach.urls.ts';

/*
 * What a write changes of what is read, by how their paths begin: for the other tabs of this
 * browser, which did not make it. The tab that did knows more exactly (`frontend/api`).
 */

const FEED = ['/api/activities', '/api/stickers/user', '/api/profile'];
const PERSON = [
  '/api/user',
  '/api/account',
  '/api/sessions',
  '/api/ways-in',
  '/api/passkeys',
  '/api/mail-plans',
];
const GOALS = ['/api/goals', '/api/journal', '/api/sharing'];
const TALKS = ['/api/coach'];
const REMINDERS = ['/api/reminders'];
const MINDSET = ['/api/mindset', '/api/learning/recommendations'];
const LEARNING = ['/api/learning', '/api/user/'];
const SHARED = ['/api/sharing', '/api/shared', '/api/goals'];
const PLANS = ['/api/subscription-status', '/api/payments', '/api/user'];

/** The first line that fits counts. */
const CHANGES: [write: string, reads: string[]][] = [
  ['/api/reminders', [...REMINDERS, ...GOALS]],
  ['/api/goals', [...GOALS, ...REMINDERS, ...FEED, ...TALKS]],
  ['/api/journal', [...GOALS, ...FEED, ...TALKS]],
  // Eden sets goals and keeps entries where she is asked to.
  ['/api/coach', [...TALKS, ...GOALS, ...FEED, '/api/user']],
  ['/api/mindset', [...MINDSET, ...FEED, '/api/user']],
  ['/api/profile', FEED],
  ['/api/learning', [...LEARNING, ...FEED]],
  ['/api/user-progress', [...LEARNING, ...FEED]],
  ['/api/user', PERSON],
  ['/api/activities', FEED],
  ['/api/stickers', FEED],
  ['/api/share', SHARED],
  ['/api/privacy', ['/api/privacy', '/api/user', ...TALKS]],
  ['/api/create-subscription', PLANS],
  ['/api/cancel-subscription', PLANS],
  ['/api/resume-subscription', PLANS],
  ['/api/sandbox-orders', PLANS],
  ['/order', PLANS],
  ['/api/email-confirmation', PERSON],
  ['/api/confirm-email', PERSON],
  ['/api/account', PERSON],
  ['/api/sessions', PERSON],
  ['/api/change-password', PERSON],
  ['/api/recovery-codes', PERSON],
  ['/api/passkeys', PERSON],
  ['/api/sso', PERSON],
  ['/api/calendar-address', ['/api/calendar-address']],
  ['/api/mail-plans', ['/api/mail-plans']],
];

/** All that can change elsewhere: on another device as well as in another tab. */
export const CHANGING: readonly string[] = [
  ...new Set([...CHANGES.flatMap(([, reads]) => reads), '/api/privacy']),
];

/**
 * Beginnings of the paths that read what a write to `path` changed; of an import, all there are.
 */
export function changedBy(path: string): readonly string[] {
  if (path === '/api/import') return CHANGING;
  return CHANGES.find(([write]) => path.startsWith(write))?.[1] ?? [];
}

/**
 * Whether a query's answer is among them. A conversation that is open is not: its screen has heard
 * it already, and would show it twice.
 */
export function isAmong(reads: readonly string[], [path]: readonly unknown[]): boolean {
  const read = String(path);
  if (matchesPath(COACH_URLS.conversation, read)) return false;
  return reads.some((beginning) => read.startsWith(beginning));
}
