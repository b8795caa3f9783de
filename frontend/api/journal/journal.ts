import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
} from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type { JournalEntry } from '#schema/contracts/journal.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { JOURNAL_URLS } from '#schema/urls/journal.urls.ts';

const PAGE_SIZE = 20;

type Pages = InfiniteData<JournalEntry[], unknown>;

export const journalPath = (goalId: number) => urlTo(JOURNAL_URLS.journal, { goalId });
export const entryPath = ({ goalId, id }: Pick<JournalEntry, 'goalId' | 'id'>) =>
  urlTo(JOURNAL_URLS.entry, { goalId, entryId: id });

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

export const invalidateJournal = (client: QueryClient, goalId: number) =>
  client.invalidateQueries({ queryKey: [journalPath(goalId)] });

/** Puts the changed row into every list of its goal that holds it. */
export function replaceCachedEntry(client: QueryClient, changed: JournalEntry) {
  client.setQueriesData<Pages>(
    { queryKey: [journalPath(changed.goalId)] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) =>
          page.map((entry) => (entry.id === changed.id ? changed : entry)),
        ),
      },
  );
}
