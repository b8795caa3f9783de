import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Technique } from '#schema/contracts/coach/coach.ts';
import type { EntryMood } from '#schema/contracts/enums.ts';
import { goals, journalEntries } from '#schema/tables/goals.ts';
import { type OwnGoal, ownGoalExists } from '#worker/lib/database/own-goal.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

interface OwnEntry extends OwnGoal {
  entryId: number;
}

const isOwnEntry = (p: OwnEntry) =>
  sql`${journalEntries.id} = ${p.entryId} and ${journalEntries.goalId} = ${p.goalId} and ${ownGoalExists(p)}`;

const entryFields = {
  id: journalEntries.id,
  goalId: journalEntries.goalId,
  content: journalEntries.content,
  mood: journalEntries.mood,
  createdAt: journalEntries.createdAt,
  updatedAt: journalEntries.updatedAt,
  aiResponse: journalEntries.aiResponse,
  coach: journalEntries.coach,
  technique: journalEntries.technique,
};

export const findOwnGoalForJournal = (p: OwnGoal) =>
  queryBuilder
    .select({ id: goals.id })
    .from(goals)
    .where(and(eq(goals.id, p.goalId), eq(goals.userId, p.userId)));

/**
 * Entries of an own goal, newest first; with `q`, those that contain it. (`instr`, since D1 bounds
 * LIKE.)
 */
export const listOwnEntries = (p: OwnGoal & { before: number; limit: number; q: string }) =>
  queryBuilder
    .select(entryFields)
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.goalId, p.goalId),
        lt(journalEntries.id, p.before),
        ownGoalExists(p),
        sql`(${p.q} = '' or instr(lower(${journalEntries.content}), lower(${p.q})) > 0
          or ${journalEntries.mood} = lower(${p.q}))`,
      ),
    )
    .orderBy(desc(journalEntries.id))
    .limit(p.limit);

export const findOwnEntry = (p: OwnEntry) =>
  queryBuilder.select(entryFields).from(journalEntries).where(isOwnEntry(p));

export const insertEntry = (p: {
  goalId: number;
  content: string;
  mood: EntryMood | null;
  createdAt: string;
}) => queryBuilder.insert(journalEntries).values(p).returning(entryFields);

/** What is not given stays as it is. */
export const updateOwnEntry = (
  p: OwnEntry & {
    content: string | undefined;
    mood: EntryMood | undefined;
    updatedAt: string;
  },
) =>
  queryBuilder
    .update(journalEntries)
    .set({ content: p.content, mood: p.mood, updatedAt: p.updatedAt })
    .where(isOwnEntry(p))
    .returning(entryFields);

/** Stores feedback if the entry still has the text it was written for. */
export const storeFeedback = (
  p: OwnEntry & {
    content: string;
    aiResponse: string;
    coach: string;
    technique: Technique | null;
    templateId: string | null;
  },
) =>
  queryBuilder
    .update(journalEntries)
    .set({
      aiResponse: p.aiResponse,
      coach: p.coach,
      technique: sql`${sql.param(p.technique, journalEntries.technique)}`,
      templateId: p.templateId,
    })
    .where(sql`${isOwnEntry(p)} and ${journalEntries.content} = ${p.content}`)
    .returning(entryFields);

export const deleteOwnEntry = (p: OwnEntry) =>
  queryBuilder.delete(journalEntries).where(isOwnEntry(p)).returning({ id: journalEntries.id });

/** The template ids of the latest feedback on a goal's entries. */
export const listRecentTemplates = (p: OwnGoal & { limit: number }) =>
  queryBuilder
    .select({ templateId: journalEntries.templateId })
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.goalId, p.goalId),
        ownGoalExists(p),
        sql`${journalEntries.templateId} is not null`,
      ),
    )
    .orderBy(desc(journalEntries.id))
    .limit(p.limit);
