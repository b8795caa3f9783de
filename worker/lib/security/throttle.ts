import { lt, sql } from 'drizzle-orm';
import { throttles } from '#schema/tables/operations.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { tooMany } from '#worker/lib/errors.ts';

export interface Throttle {
  /** What is counted, `login:name:ada` say. */
  key: string;
  limit: number;
  windowSeconds: number;
}

const isOver = (now: unknown) => sql`${throttles.resetsAt} <= ${now}`;

/**
 * Counts one more attempt in the current window and says how many there are. One atomic statement.
 */
export const countAttempt = (p: { key: string; now: string; resetsAt: string }) =>
  queryBuilder
    .insert(throttles)
    .values({ key: p.key, attempts: 1, resetsAt: p.resetsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        attempts: sql`case when ${isOver(p.now)} then 1 else ${throttles.attempts} + 1 end`,
        resetsAt: sql`case when ${isOver(p.now)} then ${p.resetsAt} else ${throttles.resetsAt} end`,
      },
    })
    .returning({ attempts: throttles.attempts, resetsAt: throttles.resetsAt });

/** Takes back one counted attempt: it succeeded, and only failures count. */
export const forgiveAttempt = (p: { key: string }) =>
  queryBuilder
    .update(throttles)
    .set({ attempts: sql`max(${throttles.attempts} - 1, 0)` })
    .where(sql`${throttles.key} = ${p.key}`);

/** Removes a throttle's count. */
export const clearAttempts = (p: { key: string }) =>
  queryBuilder.delete(throttles).where(sql`${throttles.key} = ${p.key}`);

/** Drops windows that are over, oldest first, at most `limit` of them. */
export const sweepThrottles = (p: { now: string; limit: number }) =>
  queryBuilder
    .delete(throttles)
    .where(
      sql`${throttles.key} in (${queryBuilder.select({ key: throttles.key }).from(throttles).where(lt(throttles.resetsAt, p.now)).orderBy(throttles.resetsAt).limit(p.limit)})`,
    );

/** Counts an attempt in a window that begins now, or in the one that is running. */
export function countFor({ key, windowSeconds }: Throttle, now: Date) {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  return countAttempt({ key, now: now.toISOString(), resetsAt: resetsAt.toISOString() });
}

/** Whether the counted attempts exceed the limit. */
export const isOverLimit = (
  { limit }: Throttle,
  counted: { attempts: number }[] | undefined,
): boolean => (counted?.[0]?.attempts ?? 0) > limit;

/**
 * @throws AppError `too-many` with the seconds left when the counted attempts are over the limit.
 */
export function refuseOver(
  throttle: Throttle,
  counted: { attempts: number; resetsAt: string }[] | undefined,
  now: Date,
  message: string,
) {
  const row = counted?.[0];
  if (!row || !isOverLimit(throttle, counted)) return;
  const seconds = Math.ceil((Date.parse(row.resetsAt) - now.getTime()) / 1000);
  throw tooMany(message, Math.max(1, seconds));
}

/**
 * The caller's address as a throttle counts it: IPv6 by /64, since one household holds that many.
 */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
