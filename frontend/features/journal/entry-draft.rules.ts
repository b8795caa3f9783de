import type { ShownEntry } from '#frontend/api/journal/journal.ts';
import { storageKeys } from '#frontend/lib/storage.ts';

/**
 * The storage key of an unfinished change. It names the kind, since entries of two kinds may have
 * the same id.
 */
export const entryDraftKey = (userId: number, { goalId, id }: Pick<ShownEntry, 'goalId' | 'id'>) =>
  goalId === null ? storageKeys.freeEntryDraft(userId, id) : storageKeys.entryDraft(userId, id);
