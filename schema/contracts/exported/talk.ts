import * as z from 'zod/mini';
import { CHAT_MESSAGE_MAX, COACH_NOTE_MAX, KEPT_MAX } from '../../rules/limits.ts';
import { KEPT_KINDS } from '../coach/coach-sessions.ts';
import { Instant } from '../dates.ts';
import { Id, KeptTechnique, kept, REPLY_MAX, Word } from './values.ts';

export const ExportedConversation = z.strictObject({
  id: Id,
  title: kept(500),
  createdAt: Instant,
  updatedAt: Instant,
});

export const ExportedExchange = z.strictObject({
  id: Id,
  conversationId: z.nullable(Id),
  content: kept(CHAT_MESSAGE_MAX).check(z.minLength(1)),
  response: z.nullable(kept(REPLY_MAX)),
  coach: z.nullable(Word),
  technique: z.nullable(KeptTechnique),
  templateId: z.nullable(Word),
  createdAt: Instant,
});

/** What a person wants Eden to know. */
export const ExportedCoachNote = z.strictObject({
  id: Id,
  content: kept(COACH_NOTE_MAX).check(z.minLength(1)),
  createdAt: Instant,
});

/** What came of a guided session. */
export const ExportedKeptThing = z.strictObject({
  id: Id,
  goalId: z.nullable(Id),
  kind: z.enum(KEPT_KINDS),
  title: kept(200),
  body: kept(KEPT_MAX).check(z.minLength(1)),
  session: Word,
  createdAt: Instant,
});
