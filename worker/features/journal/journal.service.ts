import type {
  JournalEntry,
  JournalEntryPatch,
  JournalPage,
  NewJournalEntry,
} from '#schema/contracts/journal.ts';
import type { UserContext } from '#worker/context.ts';
import { logEntryWritten } from '#worker/features/activities/activities.service.ts';
import { type Briefing, readBriefing } from '#worker/features/coach/briefing.service.ts';
import { adviseOnEntry } from '#worker/features/coach/feedback.service.ts';
import { awards } from '#worker/features/stickers/awards.service.ts';
import { GuardBroken } from '#worker/lib/database.ts';
import { AppError, conflict, notFound } from '#worker/lib/errors.ts';
import { reasonOf } from '#worker/lib/log.ts';
import {
  assertOwnGoal,
  deleteOwnEntry,
  findOwnEntry,
  findOwnGoalForJournal,
  insertEntry,
  keepFeedback,
  listOwnEntries,
  listRecentTemplates,
  updateOwnEntry,
} from './journal.queries.ts';

const NO_SUCH_GOAL = 'Goal not found';
const NO_SUCH_ENTRY = 'Entry not found';
const NO_FEEDBACK = 'Feedback is switched off in your settings.';
/** No template of Eden's comes back within this many entries. */
const TEMPLATES_APART = 5;

type EntryRow = ReturnType<ReturnType<typeof findOwnEntry>['read']>[number];

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

/** Eden's words on an entry, or none: whatever keeps her from speaking, the entry stands. */
async function withFeedback(
  ctx: UserContext,
  entry: JournalEntry,
  briefing: Briefing,
): Promise<JournalEntry> {
  const own = { userId: ctx.caller.userId, goalId: entry.goalId };
  try {
    const templates = listRecentTemplates({ ...own, limit: TEMPLATES_APART });
    const advice = await adviseOnEntry(ctx, entry, briefing, templates);
    const { message, coach, technique, templateId } = advice.reply;
    const answered = { ...entry, aiResponse: message, coach, ...(technique && { technique }) };
    if (!advice.isKept) return answered;
    const [kept] = await ctx.db.batch([
      keepFeedback({
        ...own,
        entryId: entry.id,
        content: entry.content,
        aiResponse: message,
        coach,
        technique: technique ?? null,
        templateId: templateId ?? null,
      }),
      ...awards(ctx, 'feedbackKept'),
    ]);
    return kept[0] ? asEntry(kept[0]) : answered;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.kind === 'too-many') return entry;
    ctx.log.error('feedback-failed', { reason: reasonOf(thrown) });
    return entry;
  }
}

/** Keeps an entry first and asks Eden then: a failing coach loses nothing. @throws notFound */
export async function writeEntry(
  ctx: UserContext,
  goalId: number,
  { content, feedback = true }: NewJournalEntry,
): Promise<JournalEntry> {
  const own = { userId: ctx.caller.userId, goalId };
  try {
    const [, inserted, briefings] = await ctx.write([
      assertOwnGoal(own),
      insertEntry({ goalId, content, createdAt: ctx.clock.now().toISOString() }),
      readBriefing(ctx),
      logEntryWritten(ctx, goalId, content),
      ...awards(ctx, 'entryWritten'),
    ]);
    const entry = asEntry(inserted[0] as EntryRow);
    const briefing = briefings[0] as Briefing;
    return feedback && briefing.aiFeedback !== 'off' ? await withFeedback(ctx, entry, briefing) : entry;
  } catch (thrown) {
    if (thrown instanceof GuardBroken && thrown.guard === 'goal_found') throw notFound(NO_SUCH_GOAL);
    throw thrown;
  }
}

/** Asks again for feedback that did not come (or no longer fits). @throws notFound; conflict where none is wanted. */
export async function askForFeedback(
  ctx: UserContext,
  goalId: number,
  entryId: number,
): Promise<JournalEntry> {
  const [, found, briefings] = await ctx.read([
    findOwnEntry({ userId: ctx.caller.userId, goalId, entryId }),
    readBriefing(ctx),
  ]);
  if (!found[0]) throw notFound(NO_SUCH_ENTRY);
  const briefing = briefings[0] as Briefing;
  if (briefing.aiFeedback === 'off') throw conflict(NO_FEEDBACK);
  return withFeedback(ctx, asEntry(found[0]), briefing);
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
  return asEntry(changed[0]);
}

/** @throws notFound */
export async function deleteEntry(ctx: UserContext, goalId: number, entryId: number): Promise<void> {
  const [deleted] = await ctx.write([deleteOwnEntry({ userId: ctx.caller.userId, goalId, entryId })]);
  if (!deleted[0]) throw notFound(NO_SUCH_ENTRY);
}
