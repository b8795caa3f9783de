import type { InfiniteData } from '@tanstack/react-query';
import { matchesPath } from '#schema/rules/path-pattern.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';
import { JOURNAL_URLS } from '#schema/urls/journal.urls.ts';
import { MOTIVATION_URLS } from '#schema/urls/motivation.urls.ts';

/** A copy of an answer, as it was last seen on this device. */
export interface SeenAnswer {
  /** Its query key, written out. */
  name: string;
  key: readonly unknown[];
  data: unknown;
  /** When the server gave it: ISO 8601. */
  at: string;
  userId: number;
}

const KEPT = new Set<string>([
  ACCOUNT_URLS.user,
  ACCOUNT_URLS.onboardingStatus,
  GOAL_URLS.goals,
  GOAL_URLS.summary,
  MOTIVATION_URLS.daily,
]);
/** Of a list that comes page by page. */
const PAGES_KEPT = 3;
const JOURNALS_KEPT = 12;

const isJournal = (path: unknown) => matchesPath(JOURNAL_URLS.journal, String(path));

/**
 * Whether a query's answer is kept to read without a network: the signed-in person, the word for
 * the day, goals and their journals.
 */
export function isKept([path, filter]: readonly unknown[]): boolean {
  if (isJournal(path)) return (filter as { q?: string } | undefined)?.q === '';
  if (path === JOURNAL_URLS.everything) {
    const { q, day } = filter as { q?: string; day?: string | null };
    return q === '' && day === null;
  }
  return filter === undefined && KEPT.has(String(path));
}

/** The first pages of a list, and anything else as it is. */
export function keptPart(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as Partial<InfiniteData<unknown>>;
  if (!pages || !pageParams) return data;
  return { pages: pages.slice(0, PAGES_KEPT), pageParams: pageParams.slice(0, PAGES_KEPT) };
}

/** The copies there is no room for, by name: all but the journals seen last. */
export function evictable(seen: SeenAnswer[]): string[] {
  return seen
    .filter(({ key }) => isJournal(key[0]))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(JOURNALS_KEPT)
    .map(({ name }) => name);
}
