import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type { JournalEntry, NewJournalEntry } from '#schema/contracts/journal.ts';
import { lookForStickers } from './stickers.ts';

const PAGE_SIZE = 20;

type Pages = InfiniteData<JournalEntry[], unknown>;

const journalOf = (goalId: number) => `/api/goals/${goalId}/journal`;
const entryOf = ({ goalId, id }: Pick<JournalEntry, 'goalId' | 'id'>) => `${journalOf(goalId)}/${id}`;

/** A goal's entries, newest first, page by page; `q` searches their words. */
export const journalQuery = (goalId: number, q: string) =>
  infiniteQueryOptions({
    queryKey: [journalOf(goalId), { q }],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
      if (pageParam !== null) query.set('before', String(pageParam));
      if (q) query.set('q', q);
      return request<JournalEntry[]>('GET', `${journalOf(goalId)}?${query}`, undefined, signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page: JournalEntry[]) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  });

const refresh = (client: QueryClient, goalId: number) =>
  client.invalidateQueries({ queryKey: [journalOf(goalId)] });

/** Puts the changed row into every list of its goal that holds it. */
function putBack(client: QueryClient, changed: JournalEntry) {
  client.setQueriesData<Pages>(
    { queryKey: [journalOf(changed.goalId)] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => page.map((entry) => (entry.id === changed.id ? changed : entry))),
      },
  );
}

export function useWriteEntry(goalId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entry: NewJournalEntry) => request<JournalEntry>('POST', journalOf(goalId), entry),
    onSuccess: () => {
      lookForStickers(client);
      return refresh(client, goalId);
    },
  });
}

export function useRewriteEntry(entry: JournalEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => request<JournalEntry>('PATCH', entryOf(entry), { content }),
    onSuccess: (changed) => putBack(client, changed),
  });
}

export function useAskForFeedback(entry: JournalEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<JournalEntry>('POST', `${entryOf(entry)}/feedback`),
    onSuccess: (answered) => {
      lookForStickers(client);
      putBack(client, answered);
    },
  });
}

export function useDeleteEntry(entry: JournalEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('DELETE', entryOf(entry)),
    onSuccess: () => refresh(client, entry.goalId),
  });
}
