import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import {
  ExportedAccount,
  ExportedActivity,
  ExportedMotivation,
  ExportedPayment,
  ExportedSticker,
} from './exported/account.ts';
import { ExportedGoal, ExportedNote, ExportedReminder, ExportedShare } from './exported/goals.ts';
import { ExportedEntry, ExportedFreeEntry } from './exported/journal.ts';
import {
  ExportedEnrollment,
  ExportedMicroContent,
  ExportedProgress,
  ExportedRecommendation,
  ExportedReview,
} from './exported/learning.ts';
import {
  ExportedAssessment,
  ExportedEvent,
  ExportedProfile,
  ExportedResponse,
} from './exported/mindset.ts';
import {
  ExportedCoachNote,
  ExportedConversation,
  ExportedExchange,
  ExportedKeptThing,
} from './exported/talk.ts';
import { MailPlans } from './mail-plans.ts';
import { ReminderChoices } from './reminders.ts';

/**
 * Everything a person has, in one file that can be read in again. A change of shape is a new
 * version.
 */
export const EXPORT_FORMAT = 'yet-export';
export const EXPORT_VERSION = 1;

/** More than the bytes of one import could hold of anything. */
const ROWS_MAX = 50_000;
const rows = <Row extends z.ZodMiniType>(row: Row) =>
  z.optional(z.array(row).check(z.maxLength(ROWS_MAX)));

export const ExportFile = z.strictObject({
  format: z.literal(EXPORT_FORMAT, 'This is not a file that Yet exported'),
  version: z.literal(EXPORT_VERSION, 'This file is from a version that isn’t known here'),
  exportedAt: Instant,
  account: z.optional(ExportedAccount),
  profile: z.optional(z.nullable(ExportedProfile)),
  /**
   * What may ask and write. An import takes them over except mails and own words in a message,
   * which have to be chosen anew. Files from before it have none of it.
   */
  asking: z.optional(
    z.strictObject({
      /** Null where nothing was chosen otherwise than everybody begins with. */
      reminders: z.nullable(ReminderChoices),
      mails: z.pick(MailPlans, { week: true, away: true }),
    }),
  ),
  goals: rows(ExportedGoal),
  journal: rows(ExportedEntry),
  freeEntries: rows(ExportedFreeEntry),
  shares: rows(ExportedShare),
  notes: rows(ExportedNote),
  conversations: rows(ExportedConversation),
  chat: rows(ExportedExchange),
  coachNotes: rows(ExportedCoachNote),
  keptThings: rows(ExportedKeptThing),
  reminders: rows(ExportedReminder),
  assessments: rows(ExportedAssessment),
  responses: rows(ExportedResponse),
  journey: rows(ExportedEvent),
  activities: rows(ExportedActivity),
  stickers: rows(ExportedSticker),
  motivations: rows(ExportedMotivation),
  enrollments: rows(ExportedEnrollment),
  progress: rows(ExportedProgress),
  recommendations: rows(ExportedRecommendation),
  microLearning: rows(ExportedMicroContent),
  reviews: rows(ExportedReview),
  payments: rows(ExportedPayment),
});
export type ExportFile = z.infer<typeof ExportFile>;

/** The lists of the file, in its order. */
export const EXPORT_LISTS = [
  'goals',
  'journal',
  'freeEntries',
  'shares',
  'notes',
  'conversations',
  'chat',
  'coachNotes',
  'keptThings',
  'reminders',
  'assessments',
  'responses',
  'journey',
  'activities',
  'stickers',
  'motivations',
  'enrollments',
  'progress',
  'recommendations',
  'microLearning',
  'reviews',
  'payments',
] as const satisfies readonly (keyof ExportFile)[];
export type ExportList = (typeof EXPORT_LISTS)[number];
