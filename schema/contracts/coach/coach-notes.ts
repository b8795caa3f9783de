import * as z from 'zod/mini';
import { Instant } from '#schema/contracts/dates.ts';
import { RowId } from '#schema/contracts/ids.ts';
import { SafetyNotice } from '#schema/contracts/safety.ts';
import { paragraph } from '#schema/contracts/text.ts';
import { COACH_NOTE_MAX } from '#schema/rules/limits.ts';

/** Something a person wants Eden to know: "I work nights". */
export const CoachNote = z.strictObject({
  id: z.int(),
  content: z.string(),
  createdAt: Instant,
  /** False where its words speak of danger: such words are told to no model. */
  isTold: z.boolean(),
  /** Words of care on what was just written, where it spoke of danger. */
  safetyNotice: z.optional(SafetyNotice),
});
export type CoachNote = z.infer<typeof CoachNote>;

/** `GET /api/coach/notes`: all of them, oldest first. */
export const CoachNoteList = z.array(CoachNote);

/**
 * `POST /api/coach/notes` answers 201, or 409 when there are as many as can be; `PATCH
 * /api/coach/notes/:noteId` rewords one.
 */
export const NewCoachNote = z.object({
  content: paragraph(COACH_NOTE_MAX).check(z.minLength(1, 'Please write something first')),
});
export type NewCoachNote = z.infer<typeof NewCoachNote>;

export const CoachNoteParams = z.object({ noteId: RowId });
