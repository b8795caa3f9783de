import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkNewStickers } from '#frontend/api/stickers.ts';
import { request } from '#frontend/lib/request.ts';
import { deliverWrite } from '#frontend/outbox/deliver.ts';
import type { JournalEntry, NewJournalEntry } from '#schema/contracts/journal.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { JOURNAL_URLS } from '#schema/urls/journal.urls.ts';
import { entryPath, invalidateJournal, replaceCachedEntry } from './journal.ts';

/** `onKept` is called once the entry is safe on this device, whatever becomes of the call. */
export function useWriteEntry(goalId: number, onKept: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewJournalEntry) =>
      deliverWrite<JournalEntry>(client, { kind: 'entry', goalId, body }, onKept),
  });
}

export function useRewriteEntry({ goalId, id: entryId }: JournalEntry, onKept: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) =>
      deliverWrite<JournalEntry>(
        client,
        { kind: 'entry-change', goalId, entryId, body: { content } },
        onKept,
      ),
  });
}

export function useAskForFeedback(entry: JournalEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request<JournalEntry>(
        'POST',
        urlTo(JOURNAL_URLS.feedback, { goalId: entry.goalId, entryId: entry.id }),
      ),
    onSuccess: (answered) => {
      checkNewStickers(client);
      replaceCachedEntry(client, answered);
    },
  });
}

export function useDeleteEntry(entry: JournalEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('DELETE', entryPath(entry)),
    onSuccess: () => invalidateJournal(client, entry.goalId),
  });
}
