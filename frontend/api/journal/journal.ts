import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import { SHORT_STALE_MS } from '#frontend/lib/stale-time.ts';
import type {
  AnyEntry,
  JournalDay,
  JournalEntry,
  WholeJournal,
} from '#schema/contracts/journal.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { JOURNAL_URLS } from '#schema/urls/journal.urls.ts';

const PAGE_SIZE = 20;

type Pages = InfiniteData<JournalEntry[], unknown>;

export const journalPath = (goalId: number) => urlTo(JOURNAL_URLS.journal, { goalId });

/** An entry as it is shown, about a goal or about none. */
export type ShownEntry = Omit<AnyEntry, 'goalTitle' | 'mood'> &
  Partial<Pick<AnyEntry, 'goalTitle' | 'mood'>>;
type EntryId = Pick<ShownEntry, 'goalId' | 'id'>;

export const entryPath = ({ goalId, id }: EntryId) =>
  goalId === null
    ? urlTo(JOURNAL_URLS.freeEntry, { freeEntryId: id })
    : urlTo(JOURNAL_URLS.entry, { goalId, entryId: id });
export const feedbackPath = ({ goalId, id }: EntryId) =>
  goalId === null
    ? urlTo(JOURNAL_URLS.freeFeedback, { freeEntryId: id })
    : urlTo(JOURNAL_URLS.feedback, { goalId, entryId: id });

/** A goal's entries, newest first, page by page; `q` searches their words. */
export const journalQuery = (goalId: number, q: string) =>
  infiniteQueryOptions({
    queryKey: [journalPath(goalId), { q }],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
      if (pageParam !== null) query.set('before', String(pageParam));
      if (q) query.set('q', q);
      return request<JournalEntry[]>('GET', `${journalPath(goalId)}?${query}`, undefined, signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page: JournalEntry[]) =>
      page.length < PAGE_SIZE ? undefined : page.at(-1)?.id,
    placeholderData: keepPreviousData,
  });

type WholePages = InfiniteData<WholeJournal, unknown>;

/** What the whole journal is asked for: words, or a day, or all of it. */
export type WholeJournalSearch = { q: string; day: string | null };

// Entries are also written with their goals, by Eden and elsewhere: each visit looks again.
const growing = { staleTime: SHORT_STALE_MS };

/** All entries, newest first, page by page. */
export const wholeJournalQuery = ({ q, day }: WholeJournalSearch) =>
  infiniteQueryOptions({
    queryKey: [JOURNAL_URLS.everything, { q, day }],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
      if (pageParam !== null) query.set('before', pageParam);
      if (q) query.set('q', q);
      if (day) query.set('day', day);
      return request<WholeJournal>('GET', `${JOURNAL_URLS.everything}?${query}`, undefined, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: WholeJournal) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    ...growing,
  });

/** The days of a month, `YYYY-MM`, with something written. */
export const journalDaysQuery = (month: string) =>
  queryOptions({
    queryKey: [JOURNAL_URLS.days, { month }],
    queryFn: ({ signal }) =>
      request<JournalDay[]>('GET', `${JOURNAL_URLS.days}?month=${month}`, undefined, signal),
    placeholderData: keepPreviousData,
    ...growing,
  });

export const onThisDayQuery = queryOptions({
  queryKey: [JOURNAL_URLS.onThisDay],
  queryFn: ({ signal }) => request<AnyEntry[]>('GET', JOURNAL_URLS.onThisDay, undefined, signal),
  ...growing,
});

const invalidateWholeJournal = (client: QueryClient) =>
  Promise.all(
    [JOURNAL_URLS.everything, JOURNAL_URLS.days, JOURNAL_URLS.onThisDay].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );

/** The journal of a goal, or entries about none, and the whole journal with them. */
export const invalidateJournal = (client: QueryClient, goalId: number | null) =>
  Promise.all([
    goalId !== null && client.invalidateQueries({ queryKey: [journalPath(goalId)] }),
    invalidateWholeJournal(client),
  ]);

/** Puts the changed row into every list that holds it. */
export function replaceCachedEntry(
  client: QueryClient,
  goalId: number | null,
  changed: Omit<ShownEntry, 'goalId'>,
) {
  client.setQueriesData<WholePages>(
    { queryKey: [JOURNAL_URLS.everything] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          entries: page.entries.map((entry) =>
            entry.id === changed.id && entry.goalId === goalId ? { ...entry, ...changed } : entry,
          ),
        })),
      },
  );
  if (goalId === null) return;
  client.setQueriesData<Pages>(
    { queryKey: [journalPath(goalId)] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) =>
          page.map((entry) => (entry.id === changed.id ? { ...entry, ...changed, goalId } : entry)),
        ),
      },
  );
}
