import * as z from 'zod/mini';
import { JOURNAL_ENTRY_MAX } from '../rules/limits.ts';
import { Technique } from './coach/coach.ts';
import { Instant } from './dates.ts';
import { pageLimit, RowId } from './ids.ts';
import { SafetyNotice } from './safety.ts';
import { paragraph } from './text.ts';

const Content = paragraph(JOURNAL_ENTRY_MAX).check(z.minLength(1, 'Please write something first'));

export const JournalEntry = z.strictObject({
  id: z.int(),
  goalId: z.int(),
  content: z.string(),
  createdAt: Instant,
  /** When the words were last changed; null when never. */
  updatedAt: z.nullable(Instant),
  /** Eden's feedback; absent when there is none (yet). */
  aiResponse: z.optional(z.string()),
  /**
   * Who wrote it: `built-in`, a model's name, or `safety` for the fixed words to somebody in
   * danger.
   */
  coach: z.optional(z.string()),
  technique: z.optional(Technique),
  /** Words of care on what was just written, where it spoke of danger. */
  safetyNotice: z.optional(SafetyNotice),
});
export type JournalEntry = z.infer<typeof JournalEntry>;
export const JournalEntryList = z.array(JournalEntry);

export const NewJournalEntry = z.object({
  content: Content,
  /** False keeps the entry to oneself: no coach reads it. */
  feedback: z.optional(z.boolean()),
});
export type NewJournalEntry = z.infer<typeof NewJournalEntry>;

export const JournalEntryPatch = z.object({ content: Content });
export type JournalEntryPatch = z.infer<typeof JournalEntryPatch>;

export const JournalEntryParams = z.object({ goalId: RowId, entryId: RowId });

/**
 * Newest first. `before` is the id of the last entry of the page before; `q` searches the words.
 */
export const JournalPage = z.object({
  limit: pageLimit(100, 20),
  before: z.optional(RowId),
  q: z.optional(paragraph(100)),
});
export type JournalPage = z.infer<typeof JournalPage>;
