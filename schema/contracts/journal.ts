import * as z from 'zod/mini';
import { JOURNAL_ENTRY_MAX } from '../rules/limits.ts';
import { Technique } from './coach/coach.ts';
import { CalendarDate, Instant } from './dates.ts';
import { ENTRY_MOODS } from './enums.ts';
import { pageLimit, RowId } from './ids.ts';
import { SafetyNotice } from './safety.ts';
import { paragraph } from './text.ts';

const Content = paragraph(JOURNAL_ENTRY_MAX).check(z.minLength(1, 'Please write something first'));

const entryFields = {
  id: z.int(),
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
};

/** How it feels; null where nobody said. */
const Mood = z.nullable(z.enum(ENTRY_MOODS));

/** An entry about a goal. Its words may be empty where the mood says it all. */
export const JournalEntry = z.strictObject({ ...entryFields, mood: Mood, goalId: z.int() });
export type JournalEntry = z.infer<typeof JournalEntry>;
export const JournalEntryList = z.array(JournalEntry);

/** An entry about no goal. */
export const FreeEntry = z.strictObject({ ...entryFields, mood: Mood });
export type FreeEntry = z.infer<typeof FreeEntry>;

/** Words, or how it feels, or both. */
const newEntry = () =>
  z
    .object({
      content: z.optional(paragraph(JOURNAL_ENTRY_MAX)),
      mood: z.optional(z.enum(ENTRY_MOODS)),
      feedback: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ content, mood }) => Boolean(content || mood), {
        error: 'Please write something first',
        path: ['content'],
      }),
    );

/** `feedback` false keeps the entry to oneself: no coach reads it. */
export const NewJournalEntry = newEntry();
export type NewJournalEntry = z.infer<typeof NewJournalEntry>;

/** `feedback` true lets Eden read it and answer. It is private otherwise. */
export const NewFreeEntry = newEntry();
export type NewFreeEntry = z.infer<typeof NewFreeEntry>;

const entryPatch = () =>
  z.object({ content: z.optional(Content), mood: z.optional(z.enum(ENTRY_MOODS)) }).check(
    z.refine(({ content, mood }) => Boolean(content || mood), {
      error: 'Please write something first',
      path: ['content'],
    }),
  );

export const JournalEntryPatch = entryPatch();
export type JournalEntryPatch = z.infer<typeof JournalEntryPatch>;
export const FreeEntryPatch = entryPatch();
export type FreeEntryPatch = z.infer<typeof FreeEntryPatch>;

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

export const FreeEntryParams = z.object({ freeEntryId: RowId });

/** An entry of the whole journal: `goalId` and its title are null for one about no goal. */
export const AnyEntry = z.strictObject({
  ...entryFields,
  goalId: z.nullable(z.int()),
  goalTitle: z.nullable(z.string()),
  mood: Mood,
});
export type AnyEntry = z.infer<typeof AnyEntry>;
export const AnyEntryList = z.array(AnyEntry);

/** The cursor of a page of the whole journal: its last entry's time, kind and id. */
const CURSOR = /^(\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z)~([01])~([1-9]\d{0,15})$/;

/**
 * Newest first. `before` is the `next` of the page before; `q` searches the words; `day` is one day
 * where the person lives.
 */
export const WholeJournalPage = z.object({
  limit: pageLimit(100, 20),
  before: z.optional(z.string().check(z.regex(CURSOR, 'This is no place in the journal'))),
  q: z.optional(paragraph(100)),
  day: z.optional(CalendarDate),
});
export type WholeJournalPage = z.infer<typeof WholeJournalPage>;

export const WholeJournal = z.strictObject({
  entries: AnyEntryList,
  /** The value of `before` for the next page; null at the end. */
  next: z.nullable(z.string()),
});
export type WholeJournal = z.infer<typeof WholeJournal>;

export const JournalMonth = z.object({
  month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please give a month as YYYY-MM')),
});
export type JournalMonth = z.infer<typeof JournalMonth>;

export const JournalDay = z.strictObject({
  day: CalendarDate,
  entries: z.int(),
  /** The last that was said on that day. */
  mood: Mood,
});
export type JournalDay = z.infer<typeof JournalDay>;
/** The days of a month on which something was written, in their order. */
export const JournalDayList = z.array(JournalDay);
