import type {
  CalendarAddress,
  GoalEventQuery,
  NewCalendarAddress,
} from '#schema/contracts/calendar.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { CALENDAR_URLS } from '#schema/urls/calendar.urls.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { RequestContext, UserContext } from '#worker/context.ts';
import { dateInZone, knownZone } from '#worker/lib/calendar.ts';
import { parseShardToken, toShardToken } from '#worker/lib/database/shards.ts';
import { notFound, tooMany } from '#worker/lib/errors.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import { hashSecret, newLinkToken } from '#worker/lib/security/secrets.ts';
import { keepTimeZone } from '#worker/lib/security/sessions.ts';
import type { Config } from '#worker/settings.ts';
import {
  countRead,
  deleteAddress,
  findAddress,
  findDatedGoal,
  findZoneOfFeed,
  listGoalsOfFeed,
  putAddress,
  saveSentEvents,
} from './calendar.queries.ts';
import { eventsAsIcs, feedAsIcs, tellableZone } from './ics.rules.ts';
import { type DatedGoal, eventsOf, plannedEvents } from './planned-events.rules.ts';
import { feedOf } from './sent-events.rules.ts';

const ENDING = '.ics';
const HOUR_SECONDS = 3600;
/**
 * Of one address in an hour: calendars ask a few times a day, the eager ones every five minutes.
 */
const READS_AN_HOUR = 60;
const NOT_HERE = 'There is no calendar here';
const TOO_OFTEN = 'This calendar was read very often within the hour. Please look again later.';
const NO_SUCH_GOAL = 'Goal not found';
const NO_DATE = 'This has no date to take along';
/** Two reads at the same moment: the later one looks again. */
const TRIES = 3;

const NONE: CalendarAddress = { createdAt: null, lastReadAt: null };

export async function calendarAddress(ctx: UserContext): Promise<CalendarAddress> {
  const [, [found]] = await ctx.read([findAddress({ userId: ctx.caller.userId })]);
  return found ?? NONE;
}

/** Makes a private address; one that there was ends with it. It is told here and never again. */
export async function makeCalendarAddress(ctx: UserContext): Promise<NewCalendarAddress> {
  const { userId } = ctx.caller;
  const secret = newLinkToken();
  const [[made]] = await ctx.write([
    putAddress({
      userId,
      addressHash: await hashSecret(secret),
      now: ctx.clock.now().toISOString(),
    }),
    ...(ctx.timeZone ? [keepTimeZone({ userId, timeZone: knownZone(ctx.timeZone) })] : []),
  ]);
  const code = toShardToken(ctx.caller, secret) + ENDING;
  return { ...(made ?? NONE), path: urlTo(CALENDAR_URLS.feed, { code }) };
}

/** Revokes the calendar's address: it answers 404 from then on. @throws notFound where none is */
export async function endCalendarAddress(ctx: UserContext): Promise<void> {
  const [ended] = await ctx.write([deleteAddress({ userId: ctx.caller.userId })]);
  if (ended.length === 0) throw notFound(NOT_HERE);
}

/** Where events lead to; nowhere on a machine that has no address of its own. */
const goalsLink = (config: Config) => (config.appUrl ? appLink(config, PATHS.goals) : undefined);

/**
 * What a calendar reads under a private address. @throws notFound for an unknown or ended one,
 * too-many
 */
export async function readFeed(ctx: RequestContext, code: string): Promise<string> {
  const { shardRef, secret } = parseShardToken(ctx, code.slice(0, -ENDING.length));
  const addressHash = await hashSecret(secret);
  const db = ctx.dbFor(shardRef);
  const now = ctx.clock.now();
  const resetsAt = new Date(now.getTime() + HOUR_SECONDS * 1000).toISOString();
  for (let left = TRIES; ; left -= 1) {
    const [[feed], [person], goals] = await db.batch([
      countRead({ addressHash, now: now.toISOString(), resetsAt }),
      findZoneOfFeed({ addressHash }),
      listGoalsOfFeed({ addressHash }),
    ]);
    if (!feed) throw notFound(NOT_HERE);
    if (feed.reads > READS_AN_HOUR) {
      const seconds = (Date.parse(feed.readsResetAt ?? resetsAt) - now.getTime()) / 1000;
      throw tooMany(TOO_OFTEN, Math.max(1, Math.ceil(seconds)));
    }
    const today = dateInZone(now, knownZone(person?.timeZone ?? undefined));
    const planned = plannedEvents(goals, feed.events, today);
    const { events, cancelled, remembered } = await feedOf(planned, feed.events, today, now);
    const [saved] = remembered
      ? await db.batch([saveSentEvents({ ...feed, events: remembered })])
      : [[feed]];
    if (saved.length === 0 && left > 1) continue;
    const timeZone = tellableZone(person?.timeZone ?? null);
    return feedAsIcs(events, cancelled, { timeZone, url: goalsLink(ctx.config) });
  }
}

const subjectOf = (goal: DatedGoal, { task, ifThen, milestone }: GoalEventQuery): string => {
  if (task !== undefined) return goal.taskRhythms[task] ? `rhythm-${task}` : `task-${task}`;
  if (ifThen !== undefined) return `if-${ifThen}`;
  return milestone === undefined ? 'goal' : `step-${milestone}`;
};

/**
 * One thing of an own goal with a date, or that repeats, as a file. Its number is the seconds since the goal was set, so
 * that one taken later replaces one taken before. @throws notFound
 */
export async function goalEvent(
  ctx: UserContext,
  goalId: number,
  query: GoalEventQuery,
): Promise<string> {
  const [, [goal]] = await ctx.read([findDatedGoal({ userId: ctx.caller.userId, goalId })]);
  if (!goal) throw notFound(NO_SUCH_GOAL);
  const now = ctx.clock.now();
  const today = dateInZone(now, knownZone(ctx.timeZone));
  const events = eventsOf(goal, subjectOf(goal, query), today);
  if (events.length === 0) throw notFound(NO_DATE);
  const sequence = Math.max(0, Math.floor((now.getTime() - Date.parse(goal.createdAt)) / 1000));
  const sent = events.map((event) => ({ ...event, sequence, changedAt: now.toISOString() }));
  return eventsAsIcs(sent, { timeZone: null, url: goalsLink(ctx.config) });
}
