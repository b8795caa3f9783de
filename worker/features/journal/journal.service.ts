import type {
  JournalEntry,
  JournalEntryPatch,
  JournalPage,
  NewJournalEntry,
} from '#schema/contracts/journal.ts';
import type { UserContext } from '#worker/context.ts';
import { logEntryWritten } from '#worker/features/activities/activities.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { AssertionFailed, type RowOf } from '#worker/lib/database/database.ts';
import { assertOwnGoal } from '#worker/lib/database/own-goal.ts';
import { notFound } from '#worker/lib/errors.ts';
import { askAbout, deleteFrom, type EntryStore, rewriteIn, writeInto } from './entries.service.ts';
import { TEMPLATES_APART } from './entry-feedback.service.ts';
import { asEntryReply } from './entry-reply.rules.ts';
import {
  deleteOwnEntry,
  findOwnEntry,
  findOwnGoalForJournal,
  insertEntry,
  listOwnEntries,
  listRecentTemplates,
  storeFeedback,
  updateOwnEntry,
} from './journal.queries.ts';

const NO_SUCH_GOAL = 'Goal not found';

type Row = RowOf<typeof findOwnEntry>;

/** The journal of one goal. */
const journalOf = (ctx: UserContext, goalId: number): EntryStore<JournalEntry, Row> => {
  const own = { userId: ctx.caller.userId, goalId };
  return {
    goalId,
    guards: [assertOwnGoal(own)],
    insert: (entry) => insertEntry({ goalId, ...entry }),
    find: (entryId) => findOwnEntry({ ...own, entryId }),
    update: (entryId, change) => updateOwnEntry({ ...own, entryId, ...change }),
    remove: (entryId) => deleteOwnEntry({ ...own, entryId }),
    logWritten: (content) => [
      logEntryWritten(ctx, goalId, content),
      ...awardStickers(ctx, 'entryWritten'),
    ],
    storeFeedback: (entryId, feedback) => storeFeedback({ ...own, entryId, ...feedback }),
    recentTemplates: listRecentTemplates({ ...own, limit: TEMPLATES_APART }),
    asEntry: asEntryReply,
  };
};

/** @throws notFound */
export async function listEntries(
  ctx: UserContext,
  goalId: number,
  page: JournalPage,
): Promise<JournalEntry[]> {
  const own = { userId: ctx.caller.userId, goalId };
  const [, found, entries] = await ctx.read([
    findOwnGoalForJournal(own),
    listOwnEntries({
      ...own,
      limit: page.limit,
      before: page.before ?? Number.MAX_SAFE_INTEGER,
      q: page.q ?? '',
    }),
  ]);
  if (!found[0]) throw notFound(NO_SUCH_GOAL);
  return entries.map(asEntryReply);
}

/**
 * Stores an entry about a goal; a coach reads it unless its writer does not want that. @throws
 * notFound
 */
export async function writeEntry(
  ctx: UserContext,
  goalId: number,
  entry: NewJournalEntry,
): Promise<JournalEntry> {
  try {
    const { feedback = true } = entry;
    return await writeInto(ctx, journalOf(ctx, goalId), { ...entry, feedback });
  } catch (thrown) {
    if (thrown instanceof AssertionFailed && thrown.guard === 'goal_found')
      throw notFound(NO_SUCH_GOAL);
    throw thrown;
  }
}

/** @throws notFound; conflict where feedback is off; invalid where there are no words */
export const askForFeedback = (
  ctx: UserContext,
  goalId: number,
  entryId: number,
): Promise<JournalEntry> => askAbout(ctx, journalOf(ctx, goalId), entryId);

/** @throws notFound */
export const rewriteEntry = (
  ctx: UserContext,
  goalId: number,
  entryId: number,
  patch: JournalEntryPatch,
): Promise<JournalEntry> => rewriteIn(ctx, journalOf(ctx, goalId), entryId, patch);

/** @throws notFound */
export const deleteEntry = (ctx: UserContext, goalId: number, entryId: number): Promise<void> =>
  deleteFrom(ctx, journalOf(ctx, goalId), entryId);
