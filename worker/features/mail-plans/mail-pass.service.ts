import { addDays, DAY_MS } from '#schema/rules/time.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { Deps } from '#worker/context.ts';
import type { Database } from '#worker/lib/database/database.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { allShards, primaryOf } from '#worker/lib/database/shards.ts';
import { createLog, failureOf, type Log, reasonOf } from '#worker/lib/log.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import type { Mail } from '#worker/ports.ts';
import {
  listDeeds,
  listDuePlans,
  listRepeats,
  listStepsAhead,
  listTasksAhead,
  listTicks,
  movePlans,
  type PlanMove,
} from './due-mails.queries.ts';
import { type DuePlan, decideMail, type MailDecision, nextMailTry } from './due-mails.rules.ts';
import { offLink } from './off-link.service.ts';
import { awayMail, weekMail } from './week.mails.ts';
import type { WeekFacts } from './week.rules.ts';

/** Plans that are looked at together: two round trips, or three where a mail failed. */
export const PLANS_AT_ONCE = 1_000;
/** Mails that are on their way to the provider at the same time. */
const SIDE_BY_SIDE = 5;
/** How long one run takes at most; what is left is due in the next one as well. */
const RUN_MS = 20_000;
/** Days around now that are asked about; each person’s own week is taken out of them. */
const DAYS_AROUND = 9;

const nothing = (): WeekFacts => ({
  ticks: [],
  repeats: [],
  deeds: [],
  ahead: [],
  tasksAhead: [],
});

/** The due plans of a shard, each with what its person did: one round trip. */
async function readDue(db: Database, now: Date) {
  const today = now.toISOString().slice(0, 10);
  const round = {
    now: now.toISOString(),
    limit: PLANS_AT_ONCE,
    since: new Date(now.getTime() - DAYS_AROUND * DAY_MS).toISOString(),
    sinceDay: addDays(today, -DAYS_AROUND),
    untilDay: addDays(today, DAYS_AROUND),
  };
  const [plans, ticks, repeats, deeds, ahead, tasksAhead] = await db.batch([
    listDuePlans(round),
    listTicks(round),
    listRepeats(round),
    listDeeds(round),
    listStepsAhead(round),
    listTasksAhead(round),
  ]);
  const facts = new Map<number, WeekFacts>();
  const of = (userId: number) => {
    const known = facts.get(userId) ?? nothing();
    facts.set(userId, known);
    return known;
  };
  for (const { userId, at } of ticks) of(userId).ticks.push(at);
  for (const { userId, day } of repeats) of(userId).repeats.push(day);
  for (const { userId, ...deed } of deeds) of(userId).deeds.push(deed);
  for (const { userId, ...step } of ahead) of(userId).ahead.push(step);
  for (const { userId, day } of tasksAhead) of(userId).tasksAhead.push(day);
  return { plans, factsOf: (userId: number) => facts.get(userId) ?? nothing() };
}

/** Moves a plan on from where it was read: whoever does so first sends its mail. */
const claimOf = ({ plan, next, sends }: MailDecision, now: Date): PlanMove => ({
  userId: plan.userId,
  kind: plan.kind,
  due: plan.nextDueAt,
  next,
  attempts: 0,
  lastSentAt: sends ? now.toISOString() : plan.lastSentAt,
});

/** Puts a plan back that was moved on and whose mail was not sent. */
const returned = (
  { plan, next }: MailDecision,
  at: { next: string; attempts: number },
): PlanMove => ({
  userId: plan.userId,
  kind: plan.kind,
  due: next,
  ...at,
  lastSentAt: plan.lastSentAt,
});

async function mailOf(
  deps: Deps,
  { plan, week }: MailDecision,
  shardRef: ShardRef,
  now: Date,
): Promise<Mail> {
  const { userId, kind, username, email, namesGoals } = plan;
  const ways = {
    url: appLink(deps.config, week ? PATHS.eden : PATHS.home, week ? { start: 'review' } : {}),
    off: await offLink(deps, { ...shardRef, userId, kind }, now),
  };
  const reader = { username, email: email ?? '' };
  return week ? weekMail(reader, week, namesGoals, ways) : awayMail(reader, ways);
}

/**
 * Sends one mail whose plan this run has moved on. @returns how to put the plan back where it was
 * not sent and is to be tried again
 */
async function sendOne(
  deps: Deps,
  decision: MailDecision,
  shardRef: ShardRef,
  log: Log,
): Promise<PlanMove | undefined> {
  const { plan, key } = decision;
  const now = deps.clock.now();
  try {
    await deps.mailer.send({ ...(await mailOf(deps, decision, shardRef, now)), key });
    return undefined;
  } catch (thrown) {
    // What may have arrived is tried again only where the provider knows it by its key.
    const again = deps.mailer.knowsRepeats ? nextMailTry(plan, now) : undefined;
    log.error(again ? 'mail-failed' : 'mail-given-up', {
      kind: plan.kind,
      attempts: plan.attempts + 1,
      reason: failureOf(thrown),
    });
    return again && returned(decision, { next: again.toISOString(), attempts: plan.attempts + 1 });
  }
}

/** Sends what was claimed, a few at a time; what there is no time for is put back as it was. */
async function sendAll(
  deps: Deps,
  mine: MailDecision[],
  shardRef: ShardRef,
  log: Log,
  end: number,
): Promise<PlanMove[]> {
  const back: PlanMove[] = [];
  const waiting = mine.values();
  const sender = async () => {
    for (const decision of waiting) {
      const { plan } = decision;
      const isLate = deps.clock.now().getTime() >= end;
      const move = isLate
        ? returned(decision, { next: plan.nextDueAt, attempts: plan.attempts })
        : await sendOne(deps, decision, shardRef, log);
      if (move) back.push(move);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, sender));
  return back;
}

/** One round of one shard. @returns whether there may be more */
async function sendRound(deps: Deps, shardRef: ShardRef, log: Log, end: number): Promise<boolean> {
  const db = primaryOf(deps, shardRef);
  const now = deps.clock.now();
  const { plans, factsOf } = await readDue(db, now);
  if (plans.length === 0) return false;
  const canSend = deps.mailer.delivery !== 'none';
  const decisions = plans.map((plan: DuePlan) => {
    const decision = decideMail(plan, factsOf(plan.userId), now);
    return { ...decision, sends: decision.sends && canSend };
  });
  const [moved] = await db.batch([
    movePlans({ moves: decisions.map((decision) => claimOf(decision, now)) }),
  ]);
  const isMine = new Set(moved.map(({ userId, kind }) => `${userId} ${kind}`));
  const mine = decisions.filter(
    ({ plan, sends }) => sends && isMine.has(`${plan.userId} ${plan.kind}`),
  );
  const back = await sendAll(deps, mine, shardRef, log, end);
  if (back.length > 0) await db.batch([movePlans({ moves: back })]);
  return plans.length === PLANS_AT_ONCE;
}

/**
 * Sends the mails that are due, on all shards. A plan is moved on before its mail is sent, and only
 * by one run: a mail may be lost with a process that dies, and none is sent twice. Where nothing can
 * be sent at all, plans only move on.
 */
export async function sendDueMails(deps: Deps): Promise<void> {
  const log = createLog({ part: 'mail-plans' });
  const end = deps.clock.now().getTime() + RUN_MS;
  const ofShard = async (shardRef: ShardRef) => {
    try {
      while ((await sendRound(deps, shardRef, log, end)) && deps.clock.now().getTime() < end);
    } catch (thrown) {
      log.error('mail-pass-failed', { shard: shardRef.shard, reason: reasonOf(thrown) });
    }
  };
  await Promise.all(allShards(deps).map(ofShard));
}
