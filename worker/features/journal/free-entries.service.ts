import type { FreeEntry, FreeEntryPatch, NewFreeEntry } from '#schema/contracts/journal.ts';
import type { UserContext } from '#worker/context.ts';
import { logFreeEntryWritten } from '#worker/features/activities/activities.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { askAbout, deleteFrom, type EntryStore, rewriteIn, writeInto } from './entries.service.ts';
import { TEMPLATES_APART } from './entry-feedback.service.ts';
import { asEntryReply } from './entry-reply.rules.ts';
import {
  deleteOwnFreeEntry,
  findOwnFreeEntry,
  insertFreeEntry,
  listRecentFreeTemplates,
  storeFreeFeedback,
  updateOwnFreeEntry,
} from './free-entries.queries.ts';

type Row = RowOf<typeof findOwnFreeEntry>;

/** The journal about nothing in particular. */
const freeJournal = (ctx: UserContext): EntryStore<FreeEntry, Row> => {
  const { userId } = ctx.caller;
  return {
    goalId: null,
    guards: [],
    insert: (entry) => insertFreeEntry({ userId, ...entry }),
    find: (entryId) => findOwnFreeEntry({ userId, entryId }),
    update: (entryId, change) => updateOwnFreeEntry({ userId, entryId, ...change }),
    remove: (entryId) => deleteOwnFreeEntry({ userId, entryId }),
    logWritten: (content) => [
      logFreeEntryWritten(ctx, content),
      ...awardStickers(ctx, 'entryWritten'),
    ],
    storeFeedback: (entryId, feedback) => storeFreeFeedback({ userId, entryId, ...feedback }),
    recentTemplates: listRecentFreeTemplates({ userId, limit: TEMPLATES_APART }),
    asEntry: asEntryReply,
  };
};

/**
 * Stores an entry about no goal. It is private: no coach reads it unless the writer asks for one.
 */
export const writeFreeEntry = (ctx: UserContext, entry: NewFreeEntry): Promise<FreeEntry> =>
  writeInto(ctx, freeJournal(ctx), { ...entry, feedback: entry.feedback ?? false });

/** @throws notFound; conflict where feedback is off; invalid where there are no words */
export const askAboutFreeEntry = (ctx: UserContext, entryId: number): Promise<FreeEntry> =>
  askAbout(ctx, freeJournal(ctx), entryId);

/** @throws notFound */
export const rewriteFreeEntry = (
  ctx: UserContext,
  entryId: number,
  patch: FreeEntryPatch,
): Promise<FreeEntry> => rewriteIn(ctx, freeJournal(ctx), entryId, patch);

/** @throws notFound */
export const deleteFreeEntry = (ctx: UserContext, entryId: number): Promise<void> =>
  deleteFrom(ctx, freeJournal(ctx), entryId);
