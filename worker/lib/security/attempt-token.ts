import { signToken, type TokenKind, verifyToken } from './signed-token.ts';

/** Long enough to find one's telephone, short enough that nobody comes back to it tomorrow. */
export const ATTEMPT_SECONDS = 10 * 60;

/**
 * The ways in that take two steps. What the first one drew at random has to come back with the
 * second.
 */
export type AttemptKind = 'sso' | 'passkey';

const kindOf = (kind: AttemptKind): TokenKind => ({
  audience: `yet-${kind}`,
  seconds: ATTEMPT_SECONDS,
});

/**
 * A note to ourselves that the browser keeps until the second step. Signed, and no secret to whom
 * it belongs.
 */
export const signAttempt = (kind: AttemptKind, attempt: object, secrets: Uint8Array[], now: Date) =>
  signToken(kindOf(kind), { attempt }, secrets, now);

/** What was noted, if we noted it, for this kind of attempt and not too long ago. */
export async function readAttempt(
  kind: AttemptKind,
  token: string,
  secrets: Uint8Array[],
  now: Date,
) {
  const claims = await verifyToken(kindOf(kind), token, secrets, now);
  return claims?.['attempt'];
}
