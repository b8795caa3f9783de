import type { FreeEntry, FreeEntryPatch, NewFreeEntry } from '#schema/contracts/journal.ts';
import type { UserContext } from '#worker/context.ts';
import { logFreeEntryWritten } from '#worker/features/activities/activities.service.ts';
import { coachProfileOf, coachProfileQuery } from '#worker/features/briefing/briefing.service.ts';
import {
  assessMessage,
  noticeForText,
  safetyStateQueries,
} from '#worker/features/safety/safety.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { conflict, invalid, notFound } from '#worker/lib/errors.ts';
import {
  assessBeforeFeedback,
  type EntryPlace,
  TEMPLATES_APART,
  withFeedback,
} from './entry-feedback.service.ts';
import {
  deleteOwnFreeEntry,
  findOwnFreeEntry,
  insertFreeEntry,
  listRecentFreeTemplates,
  storeFreeFeedback,
  updateOwnFreeEntry,
} from './free-entries.queries.ts';

const NO_SUCH_ENTRY = 'Entry not found';
const NO_FEEDBACK = 'Feedback is switched off in your settings.';
const NO_WORDS = 'Please write something first';

type Row = RowOf<typeof findOwnFreeEntry>;

function asFreeEntry({ aiResponse, coach, technique, ...entry }: Row): FreeEntry {
  return {
    ...entry,
    ...(aiResponse && { aiResponse }),
    ...(coach && { coach }),
    ...(technique && { technique }),
  };
}

const placeOf = (ctx: UserContext): EntryPlace<FreeEntry, Row> => {
  const { userId } = ctx.caller;
  return {
    goalId: null,
    storeFeedback: (entryId, feedback) => storeFreeFeedback({ userId, entryId, ...feedback }),
    recentTemplates: listRecentFreeTemplates({ userId, limit: TEMPLATES_APART }),
    asEntry: asFreeEntry,
  };
};

/**
 * Stores an entry about no goal. It is private: no coach reads it unless the writer asks for one.
 * Words of danger are answered all the same, by the fixed words of care.
 */
export async function writeFreeEntry(
  ctx: UserContext,
  {
    content = '',
    mood = null,
    feedback = false,
  }: Omit<NewFreeEntry, 'mood'> & {
    mood?: FreeEntry['mood'] | undefined;
  },
): Promise<FreeEntry> {
  const { userId } = ctx.caller;
  const createdAt = ctx.clock.now().toISOString();
  const assessment = assessMessage(content);
  const isCalm = assessment.finding.level === 'safe' || assessment.finding.level === 'harm';
  const [inserted, profiles, persons] = await ctx.write([
    insertFreeEntry({ userId, content, mood, createdAt }),
    coachProfileQuery(ctx),
    safetyStateQueries(ctx)[0],
    // A hard moment is neither logged nor rewarded, and a mood alone is no writing.
    ...(isCalm && content
      ? [logFreeEntryWritten(ctx, content), ...awardStickers(ctx, 'entryWritten')]
      : []),
  ]);
  const entry = asFreeEntry(inserted[0] as Row);
  if (!content) return entry;
  const context = { assessment, persons, profile: coachProfileOf(profiles) };
  const place = placeOf(ctx);
  const cared = await assessBeforeFeedback(ctx, place, entry, context);
  if (cared) return cared;
  return feedback && context.profile.aiFeedback !== 'off'
    ? await withFeedback(ctx, place, entry, context)
    : entry;
}

/** @throws notFound; conflict where feedback is off; invalid where there are no words */
export async function askAboutFreeEntry(ctx: UserContext, entryId: number): Promise<FreeEntry> {
  const [, found, profiles, persons] = await ctx.read([
    findOwnFreeEntry({ userId: ctx.caller.userId, entryId }),
    coachProfileQuery(ctx),
    safetyStateQueries(ctx)[0],
  ]);
  if (!found[0]) throw notFound(NO_SUCH_ENTRY);
  const profile = coachProfileOf(profiles);
  if (profile.aiFeedback === 'off') throw conflict(NO_FEEDBACK);
  const entry = asFreeEntry(found[0]);
  if (!entry.content) throw invalid(NO_WORDS);
  const context = { assessment: assessMessage(entry.content), persons, profile };
  const place = placeOf(ctx);
  const cared = await assessBeforeFeedback(ctx, place, entry, context);
  return cared ?? withFeedback(ctx, place, entry, context);
}

/** @throws notFound */
export async function rewriteFreeEntry(
  ctx: UserContext,
  entryId: number,
  { content, mood }: FreeEntryPatch,
): Promise<FreeEntry> {
  const own = { userId: ctx.caller.userId, entryId };
  const updatedAt = ctx.clock.now().toISOString();
  const [changed] = await ctx.write([updateOwnFreeEntry({ ...own, content, mood, updatedAt })]);
  if (!changed[0]) throw notFound(NO_SUCH_ENTRY);
  const safetyNotice = content ? await noticeForText(ctx, content) : undefined;
  return { ...asFreeEntry(changed[0]), ...(safetyNotice && { safetyNotice }) };
}

/** @throws notFound */
export async function deleteFreeEntry(ctx: UserContext, entryId: number): Promise<void> {
  const [deleted] = await ctx.write([deleteOwnFreeEntry({ userId: ctx.caller.userId, entryId })]);
  if (!deleted[0]) throw notFound(NO_SUCH_ENTRY);
}
