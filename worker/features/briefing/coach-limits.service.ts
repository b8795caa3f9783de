import { DAILY_REPLIES } from '#schema/rules/account/entitlements.ts';
import type { UserContext } from '#worker/context.ts';
import { tooMany } from '#worker/lib/errors.ts';
import { reasonOf } from '#worker/lib/log.ts';
import { decrementUsage, incrementUsage, sweepUsage } from './usage.queries.ts';

/**
 * How long further requests of a burst are refused without any other check, in seconds. KV's
 * shortest lifetime is 60.
 */
const COOL_OFF_SECONDS = 60;
const RATE_LIMITED = 'Eden needs a short rest. Please try again in a few minutes.';

const coolOffKey = (userId: number) => `chat:cool:${userId}`;

async function coolOffUntil(ctx: UserContext): Promise<number> {
  try {
    return Number((await ctx.kv.get(coolOffKey(ctx.caller.userId))) ?? 0);
  } catch (thrown) {
    // The cool-off only saves work; without it the burst limiter still holds.
    ctx.log.warn('cool-off-unread', { reason: reasonOf(thrown) });
    return 0;
  }
}

/**
 * Refuses a burst before it costs a database read: by the cool-off in KV from the last refusal, or
 * by the platform's atomic limiter. @throws tooMany
 */
export async function enforceRateLimit(ctx: UserContext): Promise<void> {
  const now = ctx.clock.now().getTime();
  const [until, isAllowed] = await Promise.all([
    coolOffUntil(ctx),
    ctx.chatBurst.allows(`user:${ctx.caller.userId}`),
  ]);
  if (until > now) throw tooMany(RATE_LIMITED, Math.ceil((until - now) / 1000));
  if (isAllowed) return;
  const marked = ctx.kv.put(coolOffKey(ctx.caller.userId), String(now + COOL_OFF_SECONDS * 1000), {
    expirationTtl: COOL_OFF_SECONDS,
  });
  // Of two refusals in one second KV refuses the second write, which does no harm.
  ctx.waitUntil(
    marked.catch((thrown) => ctx.log.warn('cool-off-unwritten', { reason: reasonOf(thrown) })),
  );
  throw tooMany(RATE_LIMITED, COOL_OFF_SECONDS);
}

/** Seconds until the quota's day (UTC) ends. */
function secondsLeftToday(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1000);
}

/**
 * Statement that counts a reply against the day's quota; it returns no row when the quota is used
 * up.
 */
export function consumeQuota(ctx: UserContext) {
  const now = ctx.clock.now().toISOString();
  return incrementUsage({
    userId: ctx.caller.userId,
    day: now.slice(0, 10),
    now,
    ...DAILY_REPLIES,
  });
}

/** Statement that refunds a counted reply: words of care cost nothing. */
export const refundQuota = (userId: number, now: string) =>
  decrementUsage({ userId, day: now.slice(0, 10) });

export function requireQuota(ctx: UserContext, counted: unknown[]) {
  if (counted.length > 0) return;
  throw tooMany(
    'You’ve had all of today’s replies from Eden. You get new ones at midnight UTC.',
    secondsLeftToday(ctx.clock.now()),
  );
}

/** Statement that deletes the counts of past days, at most `limit` of them. */
export const deleteOldUsage = (now: Date, limit: number) =>
  sweepUsage({ day: now.toISOString().slice(0, 10), limit });
