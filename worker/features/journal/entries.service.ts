import type { NewFreeEntry } from '#schema/contracts/journal.ts';
import type { UserContext } from '#worker/context.ts';
import { coachProfileOf, coachProfileQuery } from '#worker/features/briefing/briefing.service.ts';
import {
  assessMessage,
  noticeForText,
  safetyStateQueries,
} from '#worker/features/safety/safety.service.ts';
import type { Statement } from '#worker/lib/database/database.ts';
import { conflict, invalid, notFound } from '#worker/lib/errors.ts';
import {
  assessBeforeFeedback,
  type Entry,
  type EntryPlace,
  withFeedback,
} from './entry-feedback.service.ts';

const NO_SUCH_ENTRY = 'Entry not found';
const NO_FEEDBACK = 'Feedback is switched off in your settings.';
const NO_WORDS = 'Please write something first';

/** Where an entry is kept: all that differs between those about a goal and those about none. */
export interface EntryStore<Kind extends Entry, Row> extends EntryPlace<Kind, Row> {
  /** What has to hold before an entry is kept here. */
  guards: Statement[];
  insert(entry: { content: string; mood: Kind['mood']; createdAt: string }): Statement<Row[]>;
  find(entryId: number): Statement<Row[]>;
  update(
    entryId: number,
    change: {
      content: string | undefined;
      mood: NonNullable<Kind['mood']> | undefined;
      updatedAt: string;
    },
  ): Statement<Row[]>;
  remove(entryId: number): Statement<{ id: number }[]>;
  /** Logs that something was written, and awards what it earns. */
  logWritten(content: string): Statement[];
}

type NewEntry = Pick<NewFreeEntry, 'content' | 'mood'> & {
  /** Whether a coach is to read it. */
  feedback: boolean;
};

/**
 * Stores an entry and then asks for feedback, so that a failing coach loses nothing. Words of
 * danger are answered even where no coach was asked, by the fixed words of care.
 */
export async function writeInto<Kind extends Entry, Row>(
  ctx: UserContext,
  journal: EntryStore<Kind, Row>,
  { content = '', mood, feedback }: NewEntry,
): Promise<Kind> {
  const createdAt = ctx.clock.now().toISOString();
  const assessment = assessMessage(content);
  const isCalm = assessment.finding.level === 'safe' || assessment.finding.level === 'harm';
  const [profiles, persons, ...others] = await ctx.write([
    coachProfileQuery(ctx),
    safetyStateQueries(ctx)[0],
    ...journal.guards,
    journal.insert({ content, mood: mood ?? null, createdAt }),
    // A hard moment is neither logged nor rewarded, and a mood alone is no writing.
    ...(isCalm && content ? journal.logWritten(content) : []),
  ]);
  const [inserted] = others[journal.guards.length] as Row[];
  const entry = journal.asEntry(inserted as Row);
  if (!content) return entry;
  const context = { assessment, persons, profile: coachProfileOf(profiles) };
  const cared = await assessBeforeFeedback(ctx, journal, entry, context);
  if (cared) return cared;
  return feedback && context.profile.aiFeedback !== 'off'
    ? await withFeedback(ctx, journal, entry, context)
    : entry;
}

/**
 * Asks for feedback on an entry that has none, or whose words have changed. @throws notFound;
 * conflict where feedback is off; invalid where there are no words
 */
export async function askAbout<Kind extends Entry, Row>(
  ctx: UserContext,
  journal: EntryStore<Kind, Row>,
  entryId: number,
): Promise<Kind> {
  const [, found, profiles, persons] = await ctx.read([
    journal.find(entryId),
    coachProfileQuery(ctx),
    safetyStateQueries(ctx)[0],
  ]);
  if (!found[0]) throw notFound(NO_SUCH_ENTRY);
  const profile = coachProfileOf(profiles);
  if (profile.aiFeedback === 'off') throw conflict(NO_FEEDBACK);
  const entry = journal.asEntry(found[0]);
  if (!entry.content) throw invalid(NO_WORDS);
  const context = { assessment: assessMessage(entry.content), persons, profile };
  const cared = await assessBeforeFeedback(ctx, journal, entry, context);
  return cared ?? withFeedback(ctx, journal, entry, context);
}

/** Rewords an entry, or says how it felt. @throws notFound */
export async function rewriteIn<Kind extends Entry, Row>(
  ctx: UserContext,
  journal: EntryStore<Kind, Row>,
  entryId: number,
  { content, mood }: { content?: string | undefined; mood?: NonNullable<Kind['mood']> | undefined },
): Promise<Kind> {
  const updatedAt = ctx.clock.now().toISOString();
  const [changed] = await ctx.write([journal.update(entryId, { content, mood, updatedAt })]);
  if (!changed[0]) throw notFound(NO_SUCH_ENTRY);
  const safetyNotice = content ? await noticeForText(ctx, content) : undefined;
  return { ...journal.asEntry(changed[0]), ...(safetyNotice && { safetyNotice }) };
}

/** @throws notFound */
export async function deleteFrom<Kind extends Entry, Row>(
  ctx: UserContext,
  journal: EntryStore<Kind, Row>,
  entryId: number,
): Promise<void> {
  const [deleted] = await ctx.write([journal.remove(entryId)]);
  if (!deleted[0]) throw notFound(NO_SUCH_ENTRY);
}
