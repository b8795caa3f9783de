import { waitingOf } from '#frontend/outbox/pending-writes.rules.ts';
import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import type { ShownEntry } from './journal.ts';

/** An entry as its writer left it: with the changes that the server does not know yet. */
export function entryWith<Entry extends ShownEntry>(entry: Entry, writes: QueuedWrite[]): Entry {
  const own =
    entry.goalId === null
      ? waitingOf(writes, 'free-entry-change').filter(({ freeEntryId }) => freeEntryId === entry.id)
      : waitingOf(writes, 'entry-change').filter(({ entryId }) => entryId === entry.id);
  return Object.assign(
    {},
    entry,
    ...own.map(({ body, writtenAt }) => ({ ...body, updatedAt: writtenAt })),
  );
}

/** Whether a change of an entry waits to be sent. */
export const isWaitingFor = (entry: ShownEntry, writes: QueuedWrite[]): boolean =>
  writes.some(({ write }) =>
    entry.goalId === null
      ? 'freeEntryId' in write && write.freeEntryId === entry.id
      : 'entryId' in write && write.entryId === entry.id,
  );
