import { waitingOf } from '#frontend/outbox/pending-writes.rules.ts';
import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import type { JournalEntry } from '#schema/contracts/journal.ts';

/** An entry as its writer left it: with the changes that the server does not know yet. */
export function entryWith(entry: JournalEntry, writes: QueuedWrite[]): JournalEntry {
  const own = waitingOf(writes, 'entry-change').filter(({ entryId }) => entryId === entry.id);
  return Object.assign(
    {},
    entry,
    ...own.map(({ body, writtenAt }) => ({ ...body, updatedAt: writtenAt })),
  );
}
