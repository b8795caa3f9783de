import { and, desc, eq, sql } from 'drizzle-orm';
import type { Technique } from '#schema/contracts/coach/coach.ts';
import type { EntryMood } from '#schema/contracts/enums.ts';
import { freeEntries } from '#schema/tables/goals.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

interface OwnFreeEntry {
  userId: number;
  entryId: number;
}

const isOwn = (p: OwnFreeEntry) =>
  and(eq(freeEntries.id, p.entryId), eq(freeEntries.userId, p.userId));

const fields = {
  id: freeEntries.id,
  content: freeEntries.content,
  mood: freeEntries.mood,
  createdAt: freeEntries.createdAt,
  updatedAt: freeEntries.updatedAt,
  aiResponse: freeEntries.aiResponse,
  coach: freeEntries.coach,
  technique: freeEntries.technique,
};

export const findOwnFreeEntry = (p: OwnFreeEntry) =>
  queryBuilder.select(fields).from(freeEntries).where(isOwn(p));

export const insertFreeEntry = (p: {
  userId: number;
  content: string;
  mood: EntryMood | null;
  createdAt: string;
}) => queryBuilder.insert(freeEntries).values(p).returning(fields);

/** What is not given stays as it is. */
export const updateOwnFreeEntry = (
  p: OwnFreeEntry & {
    content: string | undefined;
    mood: EntryMood | undefined;
    updatedAt: string;
  },
) =>
  queryBuilder
    .update(freeEntries)
    .set({ content: p.content, mood: p.mood, updatedAt: p.updatedAt })
    .where(isOwn(p))
    .returning(fields);

/** Stores feedback if the entry still has the text it was written for. */
export const storeFreeFeedback = (
  p: OwnFreeEntry & {
    content: string;
    aiResponse: string;
    coach: string;
    technique: Technique | null;
    templateId: string | null;
  },
) =>
  queryBuilder
    .update(freeEntries)
    .set({
      aiResponse: p.aiResponse,
      coach: p.coach,
      technique: sql`${sql.param(p.technique, freeEntries.technique)}`,
      templateId: p.templateId,
    })
    .where(and(isOwn(p), eq(freeEntries.content, p.content)))
    .returning(fields);

export const deleteOwnFreeEntry = (p: OwnFreeEntry) =>
  queryBuilder.delete(freeEntries).where(isOwn(p)).returning({ id: freeEntries.id });

/** The template ids of the latest feedback on entries about no goal. */
export const listRecentFreeTemplates = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({ templateId: freeEntries.templateId })
    .from(freeEntries)
    .where(and(eq(freeEntries.userId, p.userId), sql`${freeEntries.templateId} is not null`))
    .orderBy(desc(freeEntries.createdAt), desc(freeEntries.id))
    .limit(p.limit);
