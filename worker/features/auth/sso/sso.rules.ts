import * as z from 'zod/mini';
import { NewUsername } from '#schema/contracts/credentials.ts';
import type { SsoError } from '#schema/contracts/ways-in.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { WAYS_IN_URLS } from '#schema/urls/ways-in.urls.ts';
import { Key } from '#worker/lib/database/key.ts';
import { addressKey, type Throttle } from '#worker/lib/security/throttle.ts';

const MINUTE = 60;

/** Where the provider sends people back to; it is registered there. */
export const SSO_CALLBACK = WAYS_IN_URLS.ssoCallback;

/**
 * What a browser keeps while its person is at the provider's. `link`: who of us wants to be linked,
 * if that is what it is for.
 */
export const SsoAttempt = z.object({
  state: Key(),
  nonce: Key(),
  codeVerifier: Key(),
  next: z.string(),
  /** Whether an account that has the person's address unproven is not theirs, as they say. */
  afresh: z.optional(z.boolean()),
  link: z.optional(z.object({ userId: z.int(), sessionId: Key() })),
});
export type SsoAttempt = z.infer<typeof SsoAttempt>;

/** Leaving for the provider and coming back. */
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

/** One coming back per leaving, whatever copies of it there are. */
export const ssoReturnOnce = (stateHash: string, windowSeconds: number): Throttle => ({
  key: `sso:once:${stateHash}`,
  limit: 1,
  windowSeconds,
});

/**
 * Where somebody lands whom the provider did not get in. The way back to where they were going is
 * kept.
 */
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
 * A name as ours may be: one line, nothing that is seen nowhere, and of an address only what stands
 * before the @.
 */
function tidy(name: string): string {
  const [first = ''] = name.normalize('NFC').toWellFormed().split('@');
  const visible = first.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...visible].slice(0, NAME_MAX).join('').trim();
}

const digits = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte % 10).join('');

/** Names to try for a new account, most wished for first; the last one is nobody's. */
export function usernamesFor(names: string[]): string[] {
  const wished = names.map(tidy).filter((name) => NewUsername.safeParse(name).success);
  const [best = 'gardener'] = wished;
  return [...new Set([...wished, `${best}-${digits(3)}`, `${best}-${digits(9)}`])];
}
