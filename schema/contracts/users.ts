import * as z from 'zod/mini';
import { CoachPersonality, CoachStyle, CoachTone } from './coach-preferences.ts';
import { Instant } from './dates.ts';
import { SUBSCRIPTION_TIERS } from './enums.ts';
import { line } from './text.ts';

export const PASSWORD_MIN = 8;
/** Hashing costs time, so the input is bounded; nothing is truncated. */
export const PASSWORD_MAX = 256;

const INVALID_EMAIL = 'Please enter a valid email address.';

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
  coachPersonality: CoachPersonality,
  coachTone: CoachTone,
  coachStyle: CoachStyle,
  subscriptionTier: z.enum(SUBSCRIPTION_TIERS),
  subscriptionStatus: z.nullable(z.string()),
  subscriptionExpiresAt: z.nullable(Instant),
  stripeSubscriptionId: z.nullable(z.string()),
});
export type User = z.infer<typeof User>;

export const Username = line(50, 'Username is required');

/** What takes no room on a screen, or turns the writing round: two names could look like one. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A name that is chosen now. Older ones go on being told and typed as they are. */
export const NewUsername = Username.check(
  z.refine((name) => !UNSEEN.test(name), 'Please choose a name without invisible characters.'),
);

/** A new password: the rules of registration, in the order their sentences are shown. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, 'Password must be at least 8 characters.'),
    z.maxLength(PASSWORD_MAX, 'Password must be at most 256 characters.'),
    z.regex(/\p{Ll}/u, 'Password must include at least one lowercase letter.'),
    z.regex(/\p{Lu}/u, 'Password must include at least one uppercase letter.'),
    z.regex(/\p{Nd}/u, 'Password must include at least one number.'),
    z.regex(/[^\p{L}\p{N}]/u, 'Password must include at least one special character.'),
  );

export const Email = z.string().check(z.trim(), z.maxLength(254, INVALID_EMAIL), z.email(INVALID_EMAIL));

/** Missing, null and blank all mean: no address. */
const OptionalEmail = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined),
  ),
  z.optional(Email),
);

export const Registration = z.object({
  username: NewUsername,
  email: OptionalEmail,
  password: NewPassword,
  incognitoMode: z.optional(z.boolean()),
});
export type Registration = z.infer<typeof Registration>;

export const Credentials = z.object({
  username: Username,
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX)),
});
export type Credentials = z.infer<typeof Credentials>;

export const EmailChange = z.object({ email: Email });
export type EmailChange = z.infer<typeof EmailChange>;

export const OnboardingStatus = z.strictObject({ needsOnboarding: z.boolean() });
export type OnboardingStatus = z.infer<typeof OnboardingStatus>;
