import * as z from 'zod/mini';
import { CoachPreferences } from '../coach/coach-preferences.ts';
import { CalendarDate, Instant } from '../dates.ts';
import { SEASONS } from '../enums.ts';
import { CHAT_RETENTION_DAYS, COACH_PROVIDERS, FEEDBACK_PROVIDERS } from '../privacy-choices.ts';
import { DayStart } from '../users.ts';
import { Facts, Id, kept, Word } from './values.ts';

/** Of the account, the preferences alone are read in again. */
export const ExportedAccount = z.strictObject({
  username: kept(50),
  email: z.nullable(kept(254)),
  emailVerifiedAt: z.nullable(Instant),
  createdAt: Instant,
  subscriptionTier: Word,
  subscriptionStatus: z.nullable(Word),
  subscriptionExpiresAt: z.nullable(Instant),
  preferences: z.strictObject({
    ...CoachPreferences.shape,
    dailyMotivation: z.boolean(),
    /** A file from before it could be chosen does not say. */
    dayStartsAt: z.optional(DayStart),
    incognitoMode: z.boolean(),
    aiChat: z.enum(COACH_PROVIDERS),
    aiFeedback: z.enum(FEEDBACK_PROVIDERS),
    aiRoadmap: z.enum(COACH_PROVIDERS),
    tellsGoals: z.boolean(),
    tellsJournal: z.boolean(),
    tellsMindset: z.boolean(),
    chatRetentionDays: z.nullable(z.literal(CHAT_RETENTION_DAYS)),
  }),
});

export const ExportedActivity = z.strictObject({
  id: Id,
  type: Word,
  description: kept(1000),
  metadata: Facts,
  createdAt: Instant,
  localDay: z.nullable(CalendarDate),
  localHour: z.nullable(z.int().check(z.minimum(0), z.maximum(23))),
  season: z.nullable(z.enum(SEASONS)),
});

export const ExportedSticker = z.strictObject({
  id: Id,
  stickerId: Id,
  name: Word,
  acquisitionDate: Instant,
  isNew: z.boolean(),
  isPinned: z.boolean(),
  metadata: Facts,
});

/** A daily motivation that was shown. */
export const ExportedMotivation = z.strictObject({ id: Id, motivationId: Id, seenAt: Instant });

/** A receipt. Not read in again: a tier rests on money received, not on a file. */
export const ExportedPayment = z.strictObject({
  id: Id,
  provider: Word,
  planName: kept(200),
  amount: z.int(),
  currency: kept(3),
  periodStart: Instant,
  periodEnd: Instant,
  createdAt: Instant,
});
