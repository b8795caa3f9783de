import * as z from 'zod/mini';
import type { PasskeyCreation, PasskeyRequest } from '#schema/contracts/ways-in.ts';
import { Key } from '#worker/lib/database/key.ts';
import { addressKey, type Throttle } from '#worker/lib/security/throttle.ts';
import { PASSKEY_ALGORITHMS, type PasskeyHost } from '#worker/lib/security/webauthn.ts';

const MINUTE = 60;
const APP_NAME = 'Yet';

/**
 * What a browser stores between challenge and signature. `owner` is set where a passkey is added.
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

/**
 * Limits challenges and answers. Nobody guesses a signature; this protects the database from a
 * flood.
 */
export const passkeysByAddress = (address: string): Throttle => ({
  key: `passkey:address:${addressKey(address)}`,
  limit: 200,
  windowSeconds: 15 * MINUTE,
});

/** One answer per challenge, even if the attempt was copied. */
export const passkeyChallengeOnce = (challengeHash: string, windowSeconds: number): Throttle => ({
  key: `passkey:once:${challengeHash}`,
  limit: 1,
  windowSeconds,
});

interface ToBeMade {
  challenge: string;
  /** The user handle: how a device knows the person, without saying who they are. */
  handle: string;
  username: string;
  existing: { id: string; transports: string[] }[];
}

/** Options for a discoverable passkey, with user verification where the device can. */
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
 * The first name of a new passkey: the browser it was created in, numbered if there are several.
 */
export function newPasskeyName(device: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? device : `${device} ${count}`;
    if (!taken.includes(name)) return name;
  }
}
