import * as z from 'zod/mini';
import type { PasskeyCreation, PasskeyRequest } from '#schema/contracts/ways-in.ts';
import { Key } from '#worker/lib/database/key.ts';
import { addressKey, type Throttle } from '#worker/lib/security/throttle.ts';
import { PASSKEY_ALGORITHMS, type PasskeyHost } from '#worker/lib/security/webauthn.ts';

const MINUTE = 60;
const APP_NAME = 'Yet';

/**
 * What a browser keeps while its person is asked for a finger or a face. `owner`: who of us wants a
 * new one, if that is what it is for.
 */
export const PasskeyAttempt = z.object({
  challenge: Key(),
  owner: z.optional(z.object({ userId: z.int(), sessionId: Key() })),
});
export type PasskeyAttempt = z.infer<typeof PasskeyAttempt>;

export const passkeysByUser = (userId: number): Throttle => ({
  key: `passkey:user:${userId}`,
  limit: 30,
  windowSeconds: 60 * MINUTE,
});

/** Asking and signing alike. Nobody guesses a signature; this keeps a flood off the database. */
export const passkeysByAddress = (address: string): Throttle => ({
  key: `passkey:address:${addressKey(address)}`,
  limit: 200,
  windowSeconds: 15 * MINUTE,
});

/** One answer per challenge, whatever copies of it there are. */
export const passkeyOnce = (challengeHash: string, windowSeconds: number): Throttle => ({
  key: `passkey:once:${challengeHash}`,
  limit: 1,
  windowSeconds,
});

interface ToBeMade {
  challenge: string;
  /** What the device knows the person by: it says nothing of them. */
  handle: string;
  username: string;
  existing: { id: string; transports: string[] }[];
}

/**
 * A passkey that its device finds by itself, without a username; by a look at the person where the
 * device can.
 */
export function creationFor(
  { rpId }: PasskeyHost,
  { challenge, handle, username, existing }: ToBeMade,
): PasskeyCreation {
  return {
    challenge,
    rp: { id: rpId, name: APP_NAME },
    user: { id: handle, name: username, displayName: username },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: 5 * MINUTE * 1000,
    attestation: 'none',
    excludeCredentials: existing.map((credential) => ({
      ...credential,
      type: 'public-key' as const,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
  };
}

export const requestFor = ({ rpId }: PasskeyHost, challenge: string): PasskeyRequest => ({
  challenge,
  rpId,
  timeout: 5 * MINUTE * 1000,
  userVerification: 'preferred',
});

/**
 * What a new passkey is called until its person calls it something else: the browser it was made
 * in, numbered where there are several.
 */
export function newPasskeyName(device: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? device : `${device} ${count}`;
    if (!taken.includes(name)) return name;
  }
}
