import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'yet';
const ALGORITHM = 'HS256';

/** What a token is for: one that was signed for another purpose is refused. */
export interface TokenKind {
  audience: string;
  /** How long it is good for. */
  seconds: number;
}

/** @param secrets first signs, all verify: so a secret is rotated by putting a new one in front. */
export function signToken(
  { audience, seconds }: TokenKind,
  claims: JWTPayload,
  secrets: Uint8Array[],
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(secrets[0] as Uint8Array);
}

/**
 * The claims of a token of this kind that one of the secrets signed and that has not expired; else
 * undefined.
 */
export async function verifyToken(
  { audience }: TokenKind,
  token: string,
  secrets: Uint8Array[],
  now: Date,
): Promise<JWTPayload | undefined> {
  for (const secret of secrets) {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience,
        currentDate: now,
        requiredClaims: ['iat', 'exp'],
      });
      return payload;
    } catch {
      // Another secret may have signed it.
    }
  }
  return undefined;
}
