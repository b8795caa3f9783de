import type { QueryClient } from '@tanstack/react-query';
import { checkNewStickers } from '#frontend/api/stickers.ts';
import type { WriteKinds } from '#frontend/outbox/write-kind.ts';
import { forgetNote } from '#frontend/state/earned.state.ts';
import type { FreeEntry, JournalEntry } from '#schema/contracts/journal.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import { JOURNAL_URLS } from '#schema/urls/journal.urls.ts';
import { entryPath, invalidateJournal, journalPath, replaceCachedEntry } from './journal.ts';

/** A hard moment is not rewarded. */
function rewardUnlessHard(client: QueryClient, reply: unknown) {
  if ((reply as JournalEntry | undefined)?.coach === SAFETY) forgetNote();
  else checkNewStickers(client);
}

/** A new entry, and new words for one that stands: about a goal, and about none. */
export const JOURNAL_WRITES: WriteKinds<
  'entry' | 'entry-change' | 'free-entry' | 'free-entry-change'
> = {
  entry: {
    callOf: ({ goalId, body }) => ({ method: 'POST', path: journalPath(goalId), body }),
    onSent: (client, { goalId }, reply) => {
      rewardUnlessHard(client, reply);
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
      replaceCachedEntry(client, goalId, reply as JournalEntry);
    },
  },
  'free-entry': {
    callOf: ({ body }) => ({ method: 'POST', path: JOURNAL_URLS.everything, body }),
    onSent: (client, _, reply) => {
      rewardUnlessHard(client, reply);
      return invalidateJournal(client, null);
    },
  },
  'free-entry-change': {
    callOf: ({ freeEntryId, body }) => ({
      method: 'PATCH',
      path: entryPath({ goalId: null, id: freeEntryId }),
      body,
    }),
    onSent: async (client, _, reply) => {
      if (!reply) return invalidateJournal(client, null);
      replaceCachedEntry(client, null, reply as FreeEntry);
    },
  },
};
