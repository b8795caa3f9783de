import { isKey, readRowId } from '#worker/lib/database/key.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { signToken, type TokenKind, verifyToken } from './signed-token.ts';

export const SESSION_DAYS = 30;
const DAY_SECONDS = 24 * 60 * 60;
export const SESSION_SECONDS = SESSION_DAYS * DAY_SECONDS;
/** A token older than this is replaced while the session is used. */
const RENEW_AFTER_SECONDS = DAY_SECONDS;

const SESSION: TokenKind = { audience: 'yet-session', seconds: SESSION_SECONDS };

/**
 * What the signed cookie says: whose session, which, and where its person lives. The session's row
 * has the last word.
 */
export interface SessionClaims extends ShardRef {
  userId: number;
  sessionId: string;
  /** Unix seconds. */
  issuedAt: number;
}

/** 128 random bits, base64url: long enough that no one guesses a session. */
export function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @param secrets first signs, all verify: so a secret is rotated by putting a new one in front. */
export function signSession(
  { userId, sessionId, shard = 0 }: Pick<SessionClaims, 'userId' | 'sessionId'> & Partial<ShardRef>,
  secrets: Uint8Array[],
  now: Date,
) {
  return signToken(
    SESSION,
    { sub: String(userId), sid: sessionId, ...(shard > 0 && { shard }) },
    secrets,
    now,
  );
}

/**
 * The claims of a token that one of the secrets signed and that has not expired; else undefined.
 */
export async function verifySession(
  token: string,
  secrets: Uint8Array[],
  now: Date,
): Promise<SessionClaims | undefined> {
  const claims = await verifyToken(SESSION, token, secrets, now);
  const userId = readRowId(claims?.sub);
  const sessionId = claims?.['sid'];
  const shard = claims?.['shard'] ?? 0;
  if (userId === undefined || !isKey(sessionId) || !isShard(shard)) return undefined;
  return { userId, sessionId, shard, issuedAt: claims?.iat as number };
}

const isShard = (claim: unknown): claim is number =>
  Number.isSafeInteger(claim) && (claim as number) >= 0;

/** Whether a token is more than a day old and should be replaced. */
export function isDueForRenewal(claims: Pick<SessionClaims, 'issuedAt'>, now: Date): boolean {
  return now.getTime() / 1000 - claims.issuedAt > RENEW_AFTER_SECONDS;
}
