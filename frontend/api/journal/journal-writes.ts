import { checkNewStickers } from '#frontend/api/stickers.ts';
import type { WriteKinds } from '#frontend/outbox/write-kind.ts';
import { forgetNote } from '#frontend/state/earned.state.ts';
import type { JournalEntry } from '#schema/contracts/journal.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import { entryPath, invalidateJournal, journalPath, replaceCachedEntry } from './journal.ts';

/** A new entry, and new words for one that stands. */
export const JOURNAL_WRITES: WriteKinds<'entry' | 'entry-change'> = {
  entry: {
    callOf: ({ goalId, body }) => ({ method: 'POST', path: journalPath(goalId), body }),
    onSent: (client, { goalId }, reply) => {
      // A hard moment is not rewarded.
      if ((reply as JournalEntry | undefined)?.coach === SAFETY) forgetNote();
      else checkNewStickers(client);
      return invalidateJournal(client, goalId);
    },
  },
  'entry-change': {
    callOf: ({ goalId, entryId, body }) => ({
      method: 'PATCH',
      path: entryPath({ goalId, id: entryId }),
      body,
    }),
    onSent: async (client, { goalId }, reply) => {
      if (!reply) return invalidateJournal(client, goalId);
      replaceCachedEntry(client, reply as JournalEntry);
    },
  },
};
