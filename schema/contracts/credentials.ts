import * as z from 'zod/mini';
import { exactly } from './text.ts';
import { Email } from './users.ts';

const PASSWORD_MIN = 8;
/** Hashing costs time, so the input is bounded; nothing is truncated. */
export const PASSWORD_MAX = 256;

export const Username = exactly(50, 'Username is required');

/** What takes no room on a screen, or turns the writing round: two names could look like one. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;

/** The rules for new names. Older names that break them are still shown and accepted at sign-in. */
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
