import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import { RowId } from './ids.ts';
import { line } from './text.ts';

/** Ways in besides the password: another provider that says who somebody is, and passkeys. */

// What a person has.

export const Passkey = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Whether a password manager carries it to the person's other devices. */
  isSynced: z.boolean(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

/** `GET /api/ways-in`: how the signed-in person gets in. */
export const WaysIn = z.strictObject({
  hasPassword: z.boolean(),
  /**
   * `offered`: the provider that can be linked here, if one is set up. `linked`: the one this
   * account is linked with.
   */
  sso: z.strictObject({ offered: z.nullable(z.string()), linked: z.nullable(z.string()) }),
  /** Oldest first. */
  passkeys: z.array(Passkey),
});
export type WaysIn = z.infer<typeof WaysIn>;

// Another provider.
// `GET /api/sso/start?next=&afresh=1`: public, a link to follow; leads to the provider, which leads
// to `GET /api/sso/callback`, which leads to `next` signed in, or to `/auth?sso=<SsoError>`.
// `DELETE /api/sso/link` unlinks: 204, 409 where it is the only way in.

/**
 * The query of a page; a callback's parameters are read where they are checked. `afresh`: after
 * `unproven`, the person says that the account is not theirs and wants a new one.
 */
export const SsoStart = z.object({
  next: z.optional(z.string()),
  afresh: z.optional(z.literal('1')),
});

/**
 * `POST /api/sso/link` (no body): where to send the browser. It comes back to
 * `/settings?sso=linked`, or `=<SsoTrouble>`.
 */
export const SsoDeparture = z.strictObject({ url: z.url() });
export type SsoDeparture = z.infer<typeof SsoDeparture>;

/**
 * Why a sign-in or link at a provider failed. A closed list: a provider’s own words are not shown.
 */
export const SsoError = z.enum([
  /** No provider is set up. */
  'off',
  /** Too many attempts from one place. */
  'busy',
  /** The person declined at the provider. */
  'declined',
  /** The provider did not answer. */
  'away',
  /** What came back does not hold. */
  'refused',
  /** Too late, from another browser, or used before. */
  'over',
  /** The address has an account, to which the person must sign in first. */
  'known',
  /** An account has entered the address without proving it: go on with `afresh`, or sign in. */
  'unproven',
  /** When linking: the provider does not vouch for the address. */
  'unverified',
  /** When linking: the provider has another address. */
  'other-address',
  /** When linking: another account has this identity. */
  'taken',
  /** When linking: the account has an identity already. */
  'has-one',
]);
export type SsoError = z.infer<typeof SsoError>;

// Passkeys.

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));

/** A credential's name is at most 1023 bytes. */
const CredentialId = base64url(1364);
const Challenge = base64url(100);
const PublicKey = z.literal('public-key');

const Credential = z.strictObject({
  id: CredentialId,
  type: PublicKey,
  transports: z.optional(z.array(z.string())),
});
const UserVerification = z.enum(['discouraged', 'preferred', 'required']);

/**
 * `POST /api/passkeys/options` (no body): what the browser is asked to make. Good once, for ten
 * minutes, in this browser.
 */
export const PasskeyCreation = z.strictObject({
  challenge: Challenge,
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: base64url(86), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: PublicKey })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: UserVerification,
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What a browser says of a credential, beside what its device signed. */
const Said = {
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
};

/**
 * `POST /api/passkeys`: what the device made. Answers 201 with the `Passkey`; 409 for the eleventh,
 * or one that is known already.
 */
export const NewPasskey = z.object({
  ...Said,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8)),
    ),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyParams = z.object({ passkeyId: RowId });
/**
 * `PATCH /api/passkeys/:passkeyId` answers the `Passkey`; `DELETE` 204, 409 where it is the only
 * way in.
 */
export const PasskeyPatch = z.object({ name: line(50, 'Please give it a name') });
export type PasskeyPatch = z.infer<typeof PasskeyPatch>;

/**
 * `POST /api/passkey-sign-in/options` (no body), public: what the browser is asked to sign. Whose
 * it is the device knows.
 */
export const PasskeyRequest = z.strictObject({
  challenge: Challenge,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: UserVerification,
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/**
 * `POST /api/passkey-sign-in`, public: what the device signed. Answers the `User`, signed in; 401
 * says the same of whatever is wrong.
 */
export const PasskeySignIn = z.object({
  ...Said,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: z.optional(base64url(86)),
  }),
});
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;
