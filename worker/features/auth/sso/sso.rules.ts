import * as z from 'zod/mini';
import { NewUsername } from '#schema/contracts/credentials.ts';
import type { SsoError } from '#schema/contracts/ways-in.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { WAYS_IN_URLS } from '#schema/urls/ways-in.urls.ts';
import { Key } from '#worker/lib/database/key.ts';
import { addressKey, type Throttle } from '#worker/lib/security/throttle.ts';

const MINUTE = 60;

/** Our callback path, registered with the provider. */
export const SSO_CALLBACK = WAYS_IN_URLS.ssoCallback;

/**
 * What a browser stores while it is at the provider. `link` is set where an account is being
 * linked.
 */
export const SsoAttempt = z.object({
  state: Key(),
  nonce: Key(),
  codeVerifier: Key(),
  next: z.string(),
  /** Whether the person said that the account with their unproven address is not theirs. */
  afresh: z.optional(z.boolean()),
  link: z.optional(z.object({ userId: z.int(), sessionId: Key() })),
});
export type SsoAttempt = z.infer<typeof SsoAttempt>;

/** Limits starts and callbacks of sign-ins. */
export const ssoByAddress = (address: string): Throttle => ({
  key: `sso:address:${addressKey(address)}`,
  limit: 100,
  windowSeconds: 15 * MINUTE,
});

export const ssoLinksByUser = (userId: number): Throttle => ({
  key: `sso:user:${userId}`,
  limit: 20,
  windowSeconds: 60 * MINUTE,
});

/** One callback per start, even if the attempt was copied. */
export const ssoReturnOnce = (stateHash: string, windowSeconds: number): Throttle => ({
  key: `sso:once:${stateHash}`,
  limit: 1,
  windowSeconds,
});

/** The page shown after a failed sign-in; it keeps where the person was going. */
export function landingOf(
  error: SsoError,
  { next, link }: Pick<SsoAttempt, 'next' | 'link'>,
): string {
  if (link) return `${PATHS.settings}?sso=${error}#security`;
  const onward = error === 'known' ? `${PATHS.settings}#security` : next;
  return `${PATHS.auth}?sso=${error}${onward === '/' ? '' : `&next=${encodeURIComponent(onward)}`}`;
}

const NAME_MAX = 40;

/**
 * A provider's name as a username: one line, without invisible characters, and of an address the
 * part before the @.
 */
function tidy(name: string): string {
  const [first = ''] = name.normalize('NFC').toWellFormed().split('@');
  const visible = first.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...visible].slice(0, NAME_MAX).join('').trim();
}

const digits = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte % 10).join('');

/** Usernames to try for a new account, the preferred first; the last is always free. */
export function usernamesFor(names: string[]): string[] {
  const wished = names.map(tidy).filter((name) => NewUsername.safeParse(name).success);
  const [best = 'gardener'] = wished;
  return [...new Set([...wished, `${best}-${digits(3)}`, `${best}-${digits(9)}`])];
}
