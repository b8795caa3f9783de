import { Buffer } from 'node:buffer';

const LINK_BYTES = 32;

/**
 * 256 random bits in base64url, for a link that gives access by itself. Store `hashSecret` of it,
 * never the secret.
 */
export function newLinkToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(LINK_BYTES))).toString('base64url');
}

/**
 * SHA-256 in base64url. Enough for secrets that were drawn at random, which nobody can go through;
 * a password, which somebody chose, takes `hashPassword`.
 */
export async function hashSecret(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Buffer.from(digest).toString('base64url');
}
