import { Buffer } from 'node:buffer';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * scrypt at N=2^14, r=8, p=5: one of the parameter sets that OWASP's password storage page lists as
 * equal to 2^17/8/1, chosen because it needs 16 MiB where an isolate has 128. About 140 ms of CPU.
 * (PBKDF2 is no choice here: above 100,000 rounds it throws on Cloudflare and only there.)
 */
const CURRENT = { logN: 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

interface Parameters {
  logN: number;
  r: number;
  p: number;
}

function derive(password: string, salt: Uint8Array, { logN, r, p }: Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N: 2 ** logN, r, p }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Hash of a password with its parameters: `scrypt$14$8$5$<salt>$<key>`, both in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, CURRENT);
  const { logN, r, p } = CURRENT;
  return ['scrypt', logN, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Whether a person has a password at all: with sign-in by another provider alone there is none. */
export const isPasswordHash = (stored: string | undefined): stored is string =>
  stored?.startsWith('scrypt$') ?? false;

export interface PasswordCheck {
  matches: boolean;
  /** True when the stored hash uses other parameters than today's and should be written anew. */
  outdated: boolean;
}

/**
 * Compares in constant time. Without a stored hash (no such user) the same work is done against a
 * random key, so that the answer takes as long.
 */
export async function checkPassword(
  password: string,
  stored: string | undefined,
): Promise<PasswordCheck> {
  const [scheme, logN, r, p, salt, key] = stored?.split('$') ?? [];
  if (scheme !== 'scrypt' || !logN || !r || !p || !salt || !key) {
    await derive(password, randomBytes(SALT_BYTES), CURRENT);
    return { matches: false, outdated: false };
  }
  const parameters = { logN: Number(logN), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), parameters);
  const expected = Buffer.from(key, 'base64');
  const matches = expected.length === derived.length && timingSafeEqual(expected, derived);
  const outdated =
    parameters.logN !== CURRENT.logN || parameters.r !== CURRENT.r || parameters.p !== CURRENT.p;
  return { matches, outdated };
}
