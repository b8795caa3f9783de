import type { JournalEntry } from '#schema/contracts/journal.ts';
import { waitingOf } from './laid-over.rules.ts';
import type { QueuedWrite } from './queued-write.ts';

/** The same for an entry of a journal, which only a goal's open journal needs. */
export function entryWith(entry: JournalEntry, writes: QueuedWrite[]): JournalEntry {
  const own = waitingOf(writes, 'entry-change').filter(({ entryId }) => entryId === entry.id);
  return Object.assign({}, entry, ...own.map(({ body, writtenAt }) => ({ ...body, updatedAt: writtenAt })));
}
