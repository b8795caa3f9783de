import type { ShownEntry } from '#frontend/api/journal/journal.ts';
import { storageKeys } from '#frontend/lib/storage.ts';

/** Where a half-made change of an entry is kept: two kinds of entries may have the same id. */
export const entryDraftKey = (userId: number, { goalId, id }: Pick<ShownEntry, 'goalId' | 'id'>) =>
  goalId === null ? storageKeys.freeEntryDraft(userId, id) : storageKeys.entryDraft(userId, id);
