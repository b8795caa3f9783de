import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'yet';
const AUDIENCE = 'yet-session';
const ALGORITHM = 'HS256';

export const SESSION_DAYS = 30;
const DAY_SECONDS = 24 * 60 * 60;
export const SESSION_SECONDS = SESSION_DAYS * DAY_SECONDS;
/** A token older than this is replaced while the session is used. */
const RENEW_AFTER_SECONDS = DAY_SECONDS;

/** What the signed cookie says: whose session, and which. The session's row has the last word. */
export interface SessionClaims {
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
export function signSession(claims: Omit<SessionClaims, 'issuedAt'>, secrets: Uint8Array[], now: Date) {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(claims.userId))
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SESSION_SECONDS)
    .sign(secrets[0] as Uint8Array);
}

/** The claims of a token that one of the secrets signed and that has not expired; else undefined. */
export async function verifySession(
  token: string,
  secrets: Uint8Array[],
  now: Date,
): Promise<SessionClaims | undefined> {
  for (const secret of secrets) {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: now,
        requiredClaims: ['sub', 'iat', 'exp', 'sid'],
      });
      const userId = Number(payload.sub);
      if (!Number.isSafeInteger(userId) || typeof payload['sid'] !== 'string') return undefined;
      return { userId, sessionId: payload['sid'], issuedAt: payload.iat as number };
    } catch {
      // Another secret may have signed it.
    }
  }
  return undefined;
}

export function isDueForRenewal(claims: SessionClaims, now: Date): boolean {
  return now.getTime() / 1000 - claims.issuedAt > RENEW_AFTER_SECONDS;
}
