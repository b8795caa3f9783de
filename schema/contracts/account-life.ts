import * as z from 'zod/mini';
import { NewPassword, PASSWORD_MAX, Username } from './credentials.ts';
import { Instant } from './dates.ts';
import { PRIVACY_CHOICES } from './privacy-choices.ts';
import { exactly, line, typed } from './text.ts';
import { Email } from './users.ts';

const INVALID_EMAIL = 'Please enter a valid email address';

/** One sentence to show as it is. */
export const Message = z.strictObject({ message: z.string() });
export type Message = z.infer<typeof Message>;

/**
 * A password typed to prove who is there: held to no rule but its length, since older rules may
 * have let it in.
 */
const KnownPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX));

/**
 * `currentPassword` is needed where a confirmed address is replaced by another: 400 names it when
 * it is missing or wrong.
 */
export const EmailChange = z.object({ email: Email, currentPassword: z.optional(KnownPassword) });
export type EmailChange = z.infer<typeof EmailChange>;

/** What a mailed link carries: 256 random bits in base64url. Longer is no token of ours. */
const LinkToken = exactly(100, 'This link is not complete');

// A forgotten password.

/**
 * `POST /api/reset-password`, public. Answers `Told`, the same whether or not an account has this
 * address. 429 when asked too often.
 */
export const ResetRequest = z.object({
  email: typed(INVALID_EMAIL).check(
    z.trim(),
    z.maxLength(254, INVALID_EMAIL),
    z.email(INVALID_EMAIL),
  ),
});
export type ResetRequest = z.infer<typeof ResetRequest>;

/**
 * `POST /api/set-new-password`, public; `token` is the link's (`/reset-password?token=…`). Answers
 * `PasswordReset`; the person then signs in themselves. 400: the link is unknown, used or over (no
 * `issues`), or the password breaks a rule (`issues[].path` newPassword).
 */
export const ResetPassword = z.object({ token: LinkToken, newPassword: NewPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;

/**
 * `ended`: which ways in ended with the old password, in a sentence to show; absent where there
 * were none but sessions.
 */
export const PasswordReset = z.strictObject({ message: z.string(), ended: z.optional(z.string()) });
export type PasswordReset = z.infer<typeof PasswordReset>;

/**
 * `POST /api/recover`, public: a recovery code in place of a mail. Dashes, spaces and case of the
 * code do not matter. Answers `Told`, ends every session; 401 says the same of an unknown name and
 * a wrong code; 429 when tried too often.
 */
export const Recovery = z.object({
  username: Username,
  code: exactly(60, 'Recovery code is required'),
  newPassword: NewPassword,
});
export type Recovery = z.infer<typeof Recovery>;

// The signed-in person's own account.

/** `GET /api/account`: what the settings say about signing in. */
export const AccountStatus = z.strictObject({
  email: z.nullable(z.string()),
  /**
   * When the person followed a link sent to this very address; null for none and for one not
   * confirmed yet.
   */
  emailVerifiedAt: z.nullable(Instant),
  /**
   * False for an account that only another provider signs in; a password is then set by resetting
   * it.
   */
  hasPassword: z.boolean(),
  /** `left` of 10; 0 with `madeAt` null where none were ever made. */
  recoveryCodes: z.strictObject({ left: z.int(), madeAt: z.nullable(Instant) }),
  /**
   * True while a subscription renews by itself: it has to be cancelled before the account can be
   * deleted.
   */
  renews: z.boolean(),
});
export type AccountStatus = z.infer<typeof AccountStatus>;

/**
 * `POST /api/change-password`. Answers `Told`; this session stays, every other one ends. 400 with
 * `issues[].path` `currentPassword` when that is wrong, or `newPassword` when a rule is broken; 429
 * when tried too often.
 */
export const PasswordChange = z.object({
  currentPassword: KnownPassword,
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** A browser that is signed in. */
export const Session = z.strictObject({
  id: z.string(),
  createdAt: Instant,
  /** To the day: it is written once in a day of use. */
  lastSeenAt: Instant,
  /** In plain words, “Firefox on Windows”; “Unknown device” where the browser did not say. */
  device: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;
/** `GET /api/sessions`: this one first, then last seen first; at most 100. */
export const SessionList = z.array(Session);

/**
 * `DELETE /api/sessions/:sessionId`: 204; ending the current one signs out here. 404 for one that
 * is over.
 */
export const SessionParams = z.object({ sessionId: exactly(64) });

/** `POST /api/sessions/end`: signs out every other browser, or all, this one included. */
export const SessionsEnd = z.object({ which: z.enum(['others', 'all']) });
export type SessionsEnd = z.infer<typeof SessionsEnd>;
export const SessionsEnded = z.strictObject({ ended: z.int() });
export type SessionsEnded = z.infer<typeof SessionsEnded>;

// `POST /api/email-confirmation` (no body): sends the confirming link again. Answers `Told`; 409
// without an address or when it is confirmed already; 429 when asked too often. `PATCH /api/user
// {email}` sends one by itself.

/**
 * `POST /api/confirm-email`, signed in to the account whose address it is: `token` is the link's
 * (`/confirm-email?token=…`). Answers `Told`; 400 when it is unknown, over or another account's.
 * Whoever has the mail alone takes the account over by a reset instead.
 */
export const EmailConfirmation = z.object({ token: LinkToken });
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;

/**
 * `POST /api/recovery-codes`: the password again, then ten new codes; older ones are void. 400 as
 * in `PasswordChange` (path `password`).
 */
export const NewRecoveryCodes = z.object({ password: KnownPassword });
export type NewRecoveryCodes = z.infer<typeof NewRecoveryCodes>;

/** Answered 201 once and never again: `XXXX-XXXX-XXXX-XXXX`, ten of them. */
export const RecoveryCodes = z.strictObject({ codes: z.array(z.string()), madeAt: Instant });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/**
 * `DELETE /api/account`: 204, everything gone, signed out. `confirmation` is the username, typed
 * (case does not matter): 400 with `issues[].path` confirmation otherwise. 409 with a sentence
 * while a subscription renews.
 */
export const AccountDeletion = z.object({
  confirmation: line(50, 'Please type your username to confirm'),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

// Export and import. `GET /api/export.json` answers an `ExportFile`, `GET /api/export.md` Markdown,
// both as downloads. `POST /api/import` takes an `ExportFile` of at most `IMPORT_MAX_BYTES`; longer
// ones are sent in parts (`schema/rules/account/split-export.ts`).

/**
 * How many rows of a kind were added, and how many were left out: there already, about content that
 * is not here, or without room.
 */
const Counted = z.strictObject({ added: z.int(), skipped: z.int() });

/**
 * What became of each kind; only kinds the file holds are named. Importing the same file again adds
 * 0 of each.
 */
export const ImportResult = z.strictObject({
  /**
   * Settings that stayed as they are here, since the file's are looser or would delete something;
   * and a sentence of it.
   */
  stayed: z.optional(
    z.strictObject({
      settings: z.array(z.enum(PRIVACY_CHOICES)).check(z.minLength(1)),
      message: z.string(),
    }),
  ),
  /** Said where the file had mails chosen: they stay off until they are chosen here. */
  mailsOff: z.optional(z.string()),
  goals: z.optional(Counted),
  journal: z.optional(Counted),
  freeEntries: z.optional(Counted),
  conversations: z.optional(Counted),
  chat: z.optional(Counted),
  coachNotes: z.optional(Counted),
  keptThings: z.optional(Counted),
  reminders: z.optional(Counted),
  assessments: z.optional(Counted),
  responses: z.optional(Counted),
  journey: z.optional(Counted),
  activities: z.optional(Counted),
  stickers: z.optional(Counted),
  motivations: z.optional(Counted),
  enrollments: z.optional(Counted),
  progress: z.optional(Counted),
  recommendations: z.optional(Counted),
  microLearning: z.optional(Counted),
  reviews: z.optional(Counted),
});
export type ImportResult = z.infer<typeof ImportResult>;
