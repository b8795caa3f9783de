import * as z from 'zod/mini';
import { CoachPersonality, CoachStyle, CoachTone } from './coach/coach-preferences.ts';
import { Instant } from './dates.ts';
import { SUBSCRIPTION_TIERS } from './enums.ts';
import { typed } from './text.ts';

const INVALID_EMAIL = 'Please enter a valid email address.';

/** From midnight to noon: the day of somebody who works at night begins later. */
export const DayStart = z.int().check(z.minimum(0), z.maximum(12));

/** `PATCH /api/user/day`. */
export const DayChoice = z.object({ dayStartsAt: DayStart });
export type DayChoice = z.infer<typeof DayChoice>;

/** A person as the screens see them. Nothing else of the row ever leaves. */
export const User = z.strictObject({
  id: z.int(),
  username: z.string(),
  email: z.nullable(z.string()),
  createdAt: Instant,
  isAdmin: z.boolean(),
  incognitoMode: z.boolean(),
  dailyMotivation: z.boolean(),
  hasCompletedInitialQuiz: z.boolean(),
  /** The hour at which this person's day begins, in their own zone. */
  dayStartsAt: DayStart,
  coachPersonality: CoachPersonality,
  coachTone: CoachTone,
  coachStyle: CoachStyle,
  subscriptionTier: z.enum(SUBSCRIPTION_TIERS),
  subscriptionStatus: z.nullable(z.string()),
  subscriptionExpiresAt: z.nullable(Instant),
  stripeSubscriptionId: z.nullable(z.string()),
});
export type User = z.infer<typeof User>;

export const Email = typed().check(
  z.trim(),
  z.maxLength(254, INVALID_EMAIL),
  z.email(INVALID_EMAIL),
);

/** `laterUntil`: until when the welcome card stays away; missing where nobody said “Later”. */
export const OnboardingStatus = z.strictObject({
  needsOnboarding: z.boolean(),
  laterUntil: z.optional(Instant),
});
export type OnboardingStatus = z.infer<typeof OnboardingStatus>;
