import type { CoachNote, NewCoachNote } from '#schema/contracts/coach/coach-notes.ts';
import { COACH_NOTES_MAX } from '#schema/rules/limits.ts';
import type { UserContext } from '#worker/context.ts';
import { isShareable } from '#worker/features/briefing/briefing.rules.ts';
import { noticeForText } from '#worker/features/safety/safety.service.ts';
import { AssertionFailed } from '#worker/lib/database/database.ts';
import { conflict, notFound } from '#worker/lib/errors.ts';
import {
  assertNotesLeft,
  deleteCoachNote,
  insertNote,
  listOwnNotes,
  updateOwnNote,
} from './notes.queries.ts';

const NO_SUCH_NOTE = 'Note not found';
const TOO_MANY = `Eden can keep ${COACH_NOTES_MAX} notes in mind. Reword or delete one to make room.`;

const asNote = (row: Omit<CoachNote, 'isTold'>): CoachNote => ({
  ...row,
  isTold: isShareable(row.content),
});

/** A note that speaks of danger is kept like any other, and answered with care. */
async function withNoticeOn(ctx: UserContext, note: CoachNote): Promise<CoachNote> {
  const safetyNotice = await noticeForText(ctx, note.content);
  return { ...note, ...(safetyNotice && { safetyNotice }) };
}

export async function listNotes(ctx: UserContext): Promise<CoachNote[]> {
  const [, notes] = await ctx.read([
    listOwnNotes({ userId: ctx.caller.userId, limit: COACH_NOTES_MAX }),
  ]);
  return notes.map(asNote);
}

/** @throws conflict when there are as many as can be. */
export async function addNote(ctx: UserContext, { content }: NewCoachNote): Promise<CoachNote> {
  const { userId } = ctx.caller;
  try {
    const [, added] = await ctx.write([
      assertNotesLeft({ userId, limit: COACH_NOTES_MAX }),
      insertNote({ userId, content, now: ctx.clock.now().toISOString() }),
    ]);
    return withNoticeOn(ctx, asNote(added[0] as (typeof added)[number]));
  } catch (thrown) {
    throw thrown instanceof AssertionFailed && thrown.guard === 'notes_left'
      ? conflict(TOO_MANY)
      : thrown;
  }
}

/** @throws notFound */
export async function rewordNote(
  ctx: UserContext,
  noteId: number,
  { content }: NewCoachNote,
): Promise<CoachNote> {
  const [changed] = await ctx.write([
    updateOwnNote({ userId: ctx.caller.userId, noteId, content }),
  ]);
  if (!changed[0]) throw notFound(NO_SUCH_NOTE);
  return withNoticeOn(ctx, asNote(changed[0]));
}

/** @throws notFound */
export async function deleteNote(ctx: UserContext, noteId: number): Promise<void> {
  const [deleted] = await ctx.write([deleteCoachNote({ userId: ctx.caller.userId, noteId })]);
  if (!deleted[0]) throw notFound(NO_SUCH_NOTE);
}
