import * as z from 'zod/mini';
import { JOURNAL_ENTRY_MAX } from '../../rules/limits.ts';
import { Instant } from '../dates.ts';
import { ENTRY_MOODS } from '../enums.ts';
import { Id, KeptTechnique, kept, REPLY_MAX, Word } from './values.ts';

export const ExportedEntry = z
  .strictObject({
    id: Id,
    goalId: Id,
    content: kept(JOURNAL_ENTRY_MAX),
    /** Files from before entries about goals had one do not say. */
    mood: z.optional(z.nullable(z.enum(ENTRY_MOODS))),
    createdAt: Instant,
    updatedAt: z.nullable(Instant),
    aiResponse: z.nullable(kept(REPLY_MAX)),
    coach: z.nullable(Word),
    technique: z.nullable(KeptTechnique),
    templateId: z.nullable(Word),
  })
  .check(
    z.refine(({ content, mood }) => Boolean(content || mood), {
      error: 'An entry has words, or says how it felt',
      path: ['content'],
    }),
  );

/** An entry about no goal. */
export const ExportedFreeEntry = z.strictObject({
  id: Id,
  content: kept(JOURNAL_ENTRY_MAX),
  mood: z.nullable(z.enum(ENTRY_MOODS)),
  createdAt: Instant,
  updatedAt: z.nullable(Instant),
  aiResponse: z.nullable(kept(REPLY_MAX)),
  coach: z.nullable(Word),
  technique: z.nullable(KeptTechnique),
  templateId: z.nullable(Word),
});
