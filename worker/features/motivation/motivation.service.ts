import { DailyMotivation } from '#schema/contracts/motivation.ts';
import type { UserContext } from '#worker/context.ts';
import { todayFor } from '#worker/lib/calendar.ts';
import { reasonOf } from '#worker/lib/log.ts';
import {
  chooseMotivation,
  findChosenMotivation,
  findMotivationOf,
  rememberMotivation,
} from './motivation.queries.ts';
import { shuffleOf } from './motivation.rules.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** The fallback for an empty collection: a database without its seed data. */
const PLAIN_WORD: DailyMotivation = { message: 'Not yet is a place on the way.', source: 'Yet' };

async function remembered(ctx: UserContext, key: string): Promise<DailyMotivation | undefined> {
  try {
    const found = DailyMotivation.safeParse(await ctx.kv.get(key, 'json'));
    return found.success ? found.data : undefined;
  } catch (thrown) {
    // KV is the cache; the truth is a query away.
    ctx.log.warn('motivation-unread', { reason: reasonOf(thrown) });
    return undefined;
  }
}

const keyOf = (ctx: UserContext, today: string) => `motivation:${ctx.caller.userId}:${today}`;

/**
 * The word for the person's day if it has been chosen already; it chooses none. Read from the
 * database in the batch of the page: the cache would be another round trip.
 */
export async function knownMotivation(ctx: UserContext): Promise<DailyMotivation | undefined> {
  const today = todayFor(ctx.clock.now(), ctx.timeZone);
  const [user, words] = await ctx.read([findMotivationOf({ userId: ctx.caller.userId, today })]);
  return user.dailyMotivation ? words[0] : { message: null };
}

/** The word of the person's own day: the same all day long, null for who has opted out. */
export async function dailyMotivation(ctx: UserContext): Promise<DailyMotivation> {
  const { userId } = ctx.caller;
  const now = ctx.clock.now();
  const today = todayFor(now, ctx.timeZone);
  const key = keyOf(ctx, today);
  const cached = await remembered(ctx, key);
  if (cached) {
    const [user] = await ctx.read([]);
    return user.dailyMotivation ? cached : { message: null };
  }
  const [users, , , chosen] = await ctx.write([
    ctx.ownRow(),
    chooseMotivation({ userId, today, shuffle: shuffleOf(userId, today) }),
    rememberMotivation({ userId, now: now.toISOString() }),
    findChosenMotivation({ userId }),
  ]);
  if (!users[0]?.dailyMotivation) return { message: null };
  const word = chosen[0] ?? PLAIN_WORD;
  const kept = ctx.kv.put(key, JSON.stringify(word), { expirationTtl: DAY_SECONDS });
  ctx.waitUntil(
    kept.catch((thrown) => ctx.log.warn('motivation-uncached', { reason: reasonOf(thrown) })),
  );
  return word;
}
