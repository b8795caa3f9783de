import { asc, eq, sql } from 'drizzle-orm';
import { coachNotes } from '#schema/tables/coach.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

type OwnNote = { userId: number; noteId: number };

const noteFields = {
  id: coachNotes.id,
  content: coachNotes.content,
  createdAt: coachNotes.createdAt,
};

const isOwn = (p: OwnNote) =>
  sql`${coachNotes.id} = ${p.noteId} and ${coachNotes.userId} = ${p.userId}`;

export const listOwnNotes = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select(noteFields)
    .from(coachNotes)
    .where(eq(coachNotes.userId, p.userId))
    .orderBy(asc(coachNotes.id))
    .limit(p.limit);

/** Fails the batch when a person has as many notes as can be. */
export const assertNotesLeft = (p: { userId: number; limit: number }) =>
  guard(
    'notesLeft',
    sql`(select count(*) from ${coachNotes} where ${coachNotes.userId} = ${p.userId}) < ${p.limit}`,
  );

export const insertNote = (p: { userId: number; content: string; now: string }) =>
  queryBuilder
    .insert(coachNotes)
    .values({ userId: p.userId, content: p.content, createdAt: p.now })
    .returning(noteFields);

export const updateOwnNote = (p: OwnNote & { content: string }) =>
  queryBuilder.update(coachNotes).set({ content: p.content }).where(isOwn(p)).returning(noteFields);

export const deleteCoachNote = (p: OwnNote) =>
  queryBuilder.delete(coachNotes).where(isOwn(p)).returning({ id: coachNotes.id });
