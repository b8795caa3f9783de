import { SESSION_SECONDS, type SessionClaims, verifySession } from './session-token.ts';

const REMEMBERED_MS = 60_000;
/** People an isolate remembers: the oldest goes when another comes. */
const REMEMBERED_MAX = 1_000;

interface Verified {
  claims: SessionClaims;
  from: number;
  until: number;
}

/** By the secrets they were verified with: others ask anew. */
const remembered = new WeakMap<Uint8Array[], Map<string, Verified>>();

function rememberedFor(secrets: Uint8Array[]): Map<string, Verified> {
  const known = remembered.get(secrets) ?? new Map<string, Verified>();
  remembered.set(secrets, known);
  return known;
}

/**
 * Verifies a session token like `verifySession`, and remembers good ones for a minute to save the
 * signature check. The database is still asked for the session, in the batch of the work.
 */
export async function verifySessionAgain(
  token: string,
  secrets: Uint8Array[],
  now: Date,
): Promise<SessionClaims | undefined> {
  const at = now.getTime();
  const known = rememberedFor(secrets);
  const found = known.get(token);
  if (found && found.from <= at && at < found.until) return found.claims;
  known.delete(token);
  const claims = await verifySession(token, secrets, now);
  if (!claims) return undefined;
  const [oldest] = known.keys();
  if (known.size >= REMEMBERED_MAX && oldest !== undefined) known.delete(oldest);
  const until = Math.min(at + REMEMBERED_MS, (claims.issuedAt + SESSION_SECONDS) * 1000);
  known.set(token, { claims, from: at, until });
  return claims;
}
