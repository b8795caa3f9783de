import { base64url } from 'jose';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { toShardToken } from '#worker/lib/database/shards.ts';
import type { Throttle } from '#worker/lib/security/throttle.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';

/**
 * The most new shares in an hour, withdrawn ones included: it keeps anybody's list from being
 * flooded.
 */
export const SHARES_AN_HOUR = 30;
export const HOUR_SECONDS = 3600;

/**
 * Invitations from one person: past it a share is made all the same, and its link is theirs to
 * send.
 */
export const invitationsBy = (userId: number): Throttle => ({
  key: `invite:by:${userId}`,
  limit: 10,
  windowSeconds: HOUR_SECONDS,
});

/**
 * The most invitations to one address, by all senders together: it keeps mailboxes from being
 * flooded.
 */
export const invitationsTo = (sharedWithKey: string): Throttle => ({
  key: `invite:to:${sharedWithKey}`,
  limit: 5,
  windowSeconds: 24 * HOUR_SECONDS,
});

/** The last look is kept to the minute: one write at most, however often a page is reloaded. */
const LOOK_MS = 60_000;

/**
 * 128 random bits in base64url: long enough that no one guesses a link. It leads to the shard of
 * whose goal it is.
 */
export const newShareCode = (shardRef: ShardRef) =>
  toShardToken(shardRef, base64url.encode(crypto.getRandomValues(new Uint8Array(16))));

interface SharedWith {
  sharedWithEmail: string | null;
  sharedWithUsername: string | null;
  sharedWithUserId: number | null;
}

/**
 * With whom a goal is shared, in the one form that compares: `email:…` or `name:…`, folded, or
 * `user:…`.
 */
export function sharedWithKeyOf(who: SharedWith): string | null {
  if (who.sharedWithEmail !== null) return `email:${foldName(who.sharedWithEmail)}`;
  if (who.sharedWithUsername !== null) return `name:${foldName(who.sharedWithUsername)}`;
  return who.sharedWithUserId === null ? null : `user:${who.sharedWithUserId}`;
}

/** Whether a look at `now` is worth writing down. */
export function countsAsView(lastViewedAt: string | null | undefined, now: Date): boolean {
  return !lastViewedAt || now.getTime() - Date.parse(lastViewedAt) >= LOOK_MS;
}
