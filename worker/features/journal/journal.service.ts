import type {
  JournalEntry,
  JournalEntryPatch,
  JournalPage,
  NewJournalEntry,
} from '#schema/contracts/journal.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { logEntryWritten } from '#worker/features/activities/activities.service.ts';
import {
  type CoachProfile,
  coachProfileOf,
  coachProfileQuery,
} from '#worker/features/briefing/briefing.service.ts';
import { adviseOnEntry } from '#worker/features/briefing/feedback.service.ts';
import {
  assessMessage,
  careReply,
  noticeForText,
  noticeOf,
  safetyStateOf,
  safetyStateQueries,
  storePersonState,
} from '#worker/features/safety/safety.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { AssertionFailed, type RowOf } from '#worker/lib/database/database.ts';
import { assertOwnGoal } from '#worker/lib/database/own-goal.ts';
import { AppError, conflict, notFound } from '#worker/lib/errors.ts';
import { reasonOf } from '#worker/lib/log.ts';
import { type MessageAssessment, nextState } from '#worker/lib/safety/care.ts';
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
const NO_FEEDBACK = 'Feedback is switched off in your settings.';
/** No template is used again within this many entries. */
const TEMPLATES_APART = 5;

type EntryRow = RowOf<typeof findOwnEntry>;

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

/** What feedback on an entry rests on: its assessment, the writer's safety state and profile. */
interface FeedbackContext {
  assessment: MessageAssessment;
  persons: Parameters<typeof safetyStateOf>[0];
  profile: CoachProfile;
}

/**
 * The words of care for an entry of somebody in danger; undefined where a coach may answer. Stored
 * with the entry unless feedback is off or the person is incognito.
 */
async function assessBeforeFeedback(
  ctx: UserContext,
  entry: JournalEntry,
  { assessment, persons, profile }: FeedbackContext,
): Promise<JournalEntry | undefined> {
  const step = nextState(safetyStateOf(persons), assessment, ctx.clock.now());
  const reply = careReply(ctx, step);
  if (!reply) return undefined;
  const keepsWords = profile.aiFeedback !== 'off';
  // Words of care that stand with the entry are not shown a second time; a question is.
  const isShownApart = reply.choices !== undefined || !keepsWords;
  const notice = {
    aiResponse: reply.message,
    coach: SAFETY,
    ...(isShownApart && { safetyNotice: noticeOf(reply) }),
  };
  if (!persons[0]?.isIncognito) {
    const own = { userId: ctx.caller.userId, goalId: entry.goalId, entryId: entry.id };
    const { content } = entry;
    const words = {
      content,
      aiResponse: reply.message,
      coach: SAFETY,
      technique: null,
      templateId: null,
    };
    await ctx.db.batch([
      storePersonState(ctx, step.care),
      ...(keepsWords ? [storeFeedback({ ...own, ...words })] : []),
    ]);
  }
  return { ...entry, ...notice };
}

/**
 * Adds Eden's feedback to an entry, if there is any: the entry is stored whatever happens to it.
 */
async function withFeedback(
  ctx: UserContext,
  entry: JournalEntry,
  { profile, assessment, persons }: FeedbackContext,
): Promise<JournalEntry> {
  const own = { userId: ctx.caller.userId, goalId: entry.goalId };
  try {
    const templates = listRecentTemplates({ ...own, limit: TEMPLATES_APART });
    const written = { ...entry, finding: assessment.finding, care: safetyStateOf(persons) };
    const advice = await adviseOnEntry(ctx, written, profile, templates);
    const { message, coach, technique, templateId } = advice.reply;
    const answered = { ...entry, aiResponse: message, coach, ...(technique && { technique }) };
    if (!advice.isKept) return answered;
    const [kept] = await ctx.db.batch([
      storeFeedback({
        ...own,
        entryId: entry.id,
        content: entry.content,
        aiResponse: message,
        coach,
        technique: technique ?? null,
        templateId: templateId ?? null,
      }),
      ...awardStickers(ctx, 'feedbackKept'),
    ]);
    return kept[0] ? asEntry(kept[0]) : answered;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.kind === 'too-many') return entry;
    ctx.log.error('feedback-failed', { reason: reasonOf(thrown) });
    return entry;
  }
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
    const cared = await assessBeforeFeedback(ctx, entry, context);
    if (cared) return cared;
    return feedback && context.profile.aiFeedback !== 'off'
      ? await withFeedback(ctx, entry, context)
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
  return (await assessBeforeFeedback(ctx, entry, context)) ?? withFeedback(ctx, entry, context);
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
