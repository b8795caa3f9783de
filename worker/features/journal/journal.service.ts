import type {
  JournalEntry,
  JournalEntryPatch,
  JournalPage,
  NewJournalEntry,
} from '#schema/contracts/journal.ts';
import type { UserContext } from '#worker/context.ts';
import { logEntryWritten } from '#worker/features/activities/activities.service.ts';
import { coachProfileOf, coachProfileQuery } from '#worker/features/briefing/briefing.service.ts';
import {
  assessMessage,
  noticeForText,
  safetyStateQueries,
} from '#worker/features/safety/safety.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { AssertionFailed, type RowOf } from '#worker/lib/database/database.ts';
import { assertOwnGoal } from '#worker/lib/database/own-goal.ts';
import { conflict, notFound } from '#worker/lib/errors.ts';
import {
  assessBeforeFeedback,
  type EntryPlace,
  TEMPLATES_APART,
  withFeedback,
} from './entry-feedback.service.ts';
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
const NO_SUCH_ENTRY = 'Entry not found';
export const NO_FEEDBACK = 'Feedback is switched off in your settings.';

type EntryRow = RowOf<typeof findOwnEntry>;

/** Where feedback on a goal's entry is kept, and what it must not repeat. */
const placeOf = (ctx: UserContext, goalId: number): EntryPlace<JournalEntry, EntryRow> => {
  const own = { userId: ctx.caller.userId, goalId };
  return {
    goalId,
    storeFeedback: (entryId, feedback) => storeFeedback({ ...own, entryId, ...feedback }),
    recentTemplates: listRecentTemplates({ ...own, limit: TEMPLATES_APART }),
    asEntry,
  };
};

function asEntry({ aiResponse, coach, technique, ...entry }: EntryRow): JournalEntry {
  return {
    ...entry,
    ...(aiResponse && { aiResponse }),
    ...(coach && { coach }),
    ...(technique && { technique }),
  };
}

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
  return entries.map(asEntry);
}

/**
 * Stores an entry and then asks for feedback, so that a failing coach loses nothing. @throws
 * notFound
 */
export async function writeEntry(
  ctx: UserContext,
  goalId: number,
  { content, feedback = true }: NewJournalEntry,
): Promise<JournalEntry> {
  const own = { userId: ctx.caller.userId, goalId };
  const assessment = assessMessage(content);
  const isCalm = assessment.finding.level === 'safe' || assessment.finding.level === 'harm';
  try {
    const [, inserted, profiles, persons] = await ctx.write([
      assertOwnGoal(own),
      insertEntry({ goalId, content, createdAt: ctx.clock.now().toISOString() }),
      coachProfileQuery(ctx),
      safetyStateQueries(ctx)[0],
      // A hard moment is neither logged nor rewarded.
      ...(isCalm
        ? [logEntryWritten(ctx, goalId, content), ...awardStickers(ctx, 'entryWritten')]
        : []),
    ]);
    const entry = asEntry(inserted[0] as EntryRow);
    const context = { assessment, persons, profile: coachProfileOf(profiles) };
    const place = placeOf(ctx, goalId);
    const cared = await assessBeforeFeedback(ctx, place, entry, context);
    if (cared) return cared;
    return feedback && context.profile.aiFeedback !== 'off'
      ? await withFeedback(ctx, place, entry, context)
      : entry;
  } catch (thrown) {
    if (thrown instanceof AssertionFailed && thrown.guard === 'goal_found')
      throw notFound(NO_SUCH_GOAL);
    throw thrown;
  }
}

/**
 * Requests feedback again that failed or no longer fits. @throws notFound; conflict where feedback
 * is off
 */
export async function askForFeedback(
  ctx: UserContext,
  goalId: number,
  entryId: number,
): Promise<JournalEntry> {
  const [, found, profiles, persons] = await ctx.read([
    findOwnEntry({ userId: ctx.caller.userId, goalId, entryId }),
    coachProfileQuery(ctx),
    safetyStateQueries(ctx)[0],
  ]);
  if (!found[0]) throw notFound(NO_SUCH_ENTRY);
  const profile = coachProfileOf(profiles);
  if (profile.aiFeedback === 'off') throw conflict(NO_FEEDBACK);
  const entry = asEntry(found[0]);
  const context = { assessment: assessMessage(entry.content), persons, profile };
  const place = placeOf(ctx, goalId);
  const cared = await assessBeforeFeedback(ctx, place, entry, context);
  return cared ?? withFeedback(ctx, place, entry, context);
}

/** @throws notFound */
export async function rewriteEntry(
  ctx: UserContext,
  goalId: number,
  entryId: number,
  { content }: JournalEntryPatch,
): Promise<JournalEntry> {
  const own = { userId: ctx.caller.userId, goalId, entryId };
  const updatedAt = ctx.clock.now().toISOString();
  const [changed] = await ctx.write([updateOwnEntry({ ...own, content, updatedAt })]);
  if (!changed[0]) throw notFound(NO_SUCH_ENTRY);
  const safetyNotice = await noticeForText(ctx, content);
  return { ...asEntry(changed[0]), ...(safetyNotice && { safetyNotice }) };
}

/** @throws notFound */
export async function deleteEntry(
  ctx: UserContext,
  goalId: number,
  entryId: number,
): Promise<void> {
  const [deleted] = await ctx.write([
    deleteOwnEntry({ userId: ctx.caller.userId, goalId, entryId }),
  ]);
  if (!deleted[0]) throw notFound(NO_SUCH_ENTRY);
}
