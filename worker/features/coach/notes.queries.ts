import { asc, eq, sql } from 'drizzle-orm';
import { coachNotes } from '#schema/tables/coach.ts';
import { guard } from '#worker/lib/guard.ts';
import { query, write } from '#worker/lib/sql.ts';

type OwnNote = { userId: number; noteId: number };

const noteFields = { id: coachNotes.id, content: coachNotes.content, createdAt: coachNotes.createdAt };

const isOwn = (p: Record<keyof OwnNote, unknown>) =>
  sql`${coachNotes.id} = ${p.noteId} and ${coachNotes.userId} = ${p.userId}`;

export const listOwnNotes = query<{ userId: number; limit: number }>()((p) =>
  write
    .select(noteFields)
    .from(coachNotes)
    .where(eq(coachNotes.userId, p.userId))
    .orderBy(asc(coachNotes.id))
    .limit(p.limit),
);

/** Breaks the batch when a person has as many notes as can be. */
export const assertNotesLeft = query<{ userId: number; limit: number }>()((p) =>
  guard(
    'notesLeft',
    sql`(select count(*) from ${coachNotes} where ${coachNotes.userId} = ${p.userId}) < ${p.limit}`,
  ),
);

export const insertNote = query<{ userId: number; content: string; now: string }>()((p) =>
  write
    .insert(coachNotes)
    .values({ userId: p.userId, content: p.content, createdAt: p.now })
    .returning(noteFields),
);

export const updateOwnNote = query<OwnNote & { content: string }>()((p) =>
  write
    .update(coachNotes)
    .set({ content: sql`${p.content}` })
    .where(isOwn(p))
    .returning(noteFields),
);

export const deleteOwnNote = query<OwnNote>()((p) =>
  write.delete(coachNotes).where(isOwn(p)).returning({ id: coachNotes.id }),
);
