import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkNewStickers } from '#frontend/api/stickers.ts';
import { request } from '#frontend/lib/request.ts';
import { deliverWrite } from '#frontend/outbox/deliver.ts';
import type { FreeEntry, JournalEntry, NewFreeEntry } from '#schema/contracts/journal.ts';
import {
  entryPath,
  feedbackPath,
  invalidateJournal,
  replaceCachedEntry,
  type ShownEntry,
} from './journal.ts';

type Written = JournalEntry | FreeEntry;

/**
 * A new entry, about a goal or about none. `onKept` is called once it is safe on this device,
 * whatever becomes of the call.
 */
export function useWriteEntry(onKept: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ goalId, body }: { goalId: number | null; body: NewFreeEntry }) =>
      deliverWrite<Written>(
        client,
        goalId === null ? { kind: 'free-entry', body } : { kind: 'entry', goalId, body },
        onKept,
      ),
  });
}

export function useRewriteEntry({ goalId, id }: ShownEntry, onKept: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) =>
      deliverWrite<Written>(
        client,
        goalId === null
          ? { kind: 'free-entry-change', freeEntryId: id, body: { content } }
          : { kind: 'entry-change', goalId, entryId: id, body: { content } },
        onKept,
      ),
  });
}

export function useAskForFeedback(entry: ShownEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<Written>('POST', feedbackPath(entry)),
    onSuccess: (answered) => {
      checkNewStickers(client);
      replaceCachedEntry(client, entry.goalId, answered);
    },
  });
}

export function useDeleteEntry(entry: ShownEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('DELETE', entryPath(entry)),
    onSuccess: () => invalidateJournal(client, entry.goalId),
  });
}
