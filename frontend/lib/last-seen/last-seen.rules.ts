import type { InfiniteData } from '@tanstack/react-query';

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

const JOURNAL = /^\/api\/goals\/\d+\/journal$/;
const KEPT = new Set([
  '/api/user',
  '/api/user/onboarding-status',
  '/api/goals',
  '/api/goals/summary',
  '/api/motivation/daily',
]);
/** Of a list that comes page by page. */
const PAGES_KEPT = 3;
const JOURNALS_KEPT = 12;

const isJournal = (path: unknown) => JOURNAL.test(String(path));

/** Whether a query's answer is kept to read without a network: who is there, the day's word, goals and their journals. */
export function isKept([path, filter]: readonly unknown[]): boolean {
  if (isJournal(path)) return (filter as { q?: string } | undefined)?.q === '';
  return filter === undefined && KEPT.has(String(path));
}

/** The first pages of a list, and anything else as it is. */
export function keptPart(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as Partial<InfiniteData<unknown>>;
  if (!pages || !pageParams) return data;
  return { pages: pages.slice(0, PAGES_KEPT), pageParams: pageParams.slice(0, PAGES_KEPT) };
}

/** The copies there is no room for, by name: all but the journals seen last. */
export function surplusOf(seen: SeenAnswer[]): string[] {
  return seen
    .filter(({ key }) => isJournal(key[0]))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(JOURNALS_KEPT)
    .map(({ name }) => name);
}
