import type { JournalEntry } from '#schema/contracts/journal.ts';
import { waitingOf } from './pending-writes.rules.ts';
import type { QueuedWrite } from './queued-write.ts';

/** An entry with its waiting words laid over it; apart from the goals', which every page needs. */
export function entryWith(entry: JournalEntry, writes: QueuedWrite[]): JournalEntry {
  const own = waitingOf(writes, 'entry-change').filter(({ entryId }) => entryId === entry.id);
  return Object.assign({}, entry, ...own.map(({ body, writtenAt }) => ({ ...body, updatedAt: writtenAt })));
}
