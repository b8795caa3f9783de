import { addDays, DAY_MS } from '#schema/rules/time.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { Deps } from '#worker/context.ts';
import type { Database } from '#worker/lib/database/database.ts';
import { primaryOf } from '#worker/lib/database/shards.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import type { Deadline } from '#worker/lib/outside/deadline.ts';
import { decideEach, runOnShards, type SendingRun, sideBySide } from '#worker/lib/sending/run.ts';
import { stopLink } from '#worker/lib/sending/stop-link.ts';
import { giveUp, mailOnce, nextTry } from '#worker/lib/sending/tries.ts';
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
import { type DuePlan, decideMail, MAIL_PAUSES_MS, type MailDecision } from './due-mails.rules.ts';
import { awayMail, weekMail } from './week.mails.ts';
import type { WeekFacts } from './week.rules.ts';

/** Plans that are looked at together: two round trips, or three where a mail failed. */
export const PLANS_AT_ONCE = 1_000;
/** Days around now that are asked about; each person’s own week is taken out of them. */
const DAYS_AROUND = 9;

const nothing = (): WeekFacts => ({
  ticks: [],
  repeats: [],
  activities: [],
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
  const [plans, ticks, repeats, activities, ahead, tasksAhead] = await db.batch([
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
  for (const { userId, ...activity } of activities) of(userId).activities.push(activity);
  for (const { userId, ...step } of ahead) of(userId).ahead.push(step);
  for (const { userId, day } of tasksAhead) of(userId).tasksAhead.push(day);
  return { plans, factsOf: (userId: number) => facts.get(userId) ?? nothing() };
}

/** Moves a plan on from where it was read; the process that does so first sends its mail. */
const moveToNext = ({ plan, next, sends }: MailDecision, now: Date): PlanMove => ({
  userId: plan.userId,
  kind: plan.kind,
  due: plan.nextDueAt,
  next,
  attempts: 0,
  lastSentAt: sends ? now.toISOString() : plan.lastSentAt,
});

/** Puts a plan back that was moved on and whose mail was not sent. */
const moveBack = (
  { plan, next }: MailDecision,
  at: { next: string; attempts: number },
): PlanMove => ({
  userId: plan.userId,
  kind: plan.kind,
  due: next,
  ...at,
  lastSentAt: plan.lastSentAt,
});

async function mailOf({ deps, shardRef }: SendingRun, decision: MailDecision): Promise<Mail> {
  const { plan, week, key } = decision;
  const { userId, kind, username, email, namesGoals } = plan;
  const ways = {
    url: appLink(deps.config, week ? PATHS.eden : PATHS.home, week ? { start: 'review' } : {}),
    stop: await stopLink(deps, { userId, kind, shardRef }),
  };
  const reader = { username, email: email ?? '' };
  return { ...(week ? weekMail(reader, week, namesGoals, ways) : awayMail(reader, ways)), key };
}

/**
 * Sends one mail whose plan this run has moved on. @returns how to put the plan back where it was
 * not sent and is to be tried again
 */
async function sendOne(run: SendingRun, decision: MailDecision): Promise<PlanMove | undefined> {
  const { plan } = decision;
  if (run.end.leftMs() === 0)
    return moveBack(decision, { next: plan.nextDueAt, attempts: plan.attempts });
  const outcome = await mailOnce(run, plan.kind, await mailOf(run, decision));
  if (outcome === 'taken') return undefined;
  const attempts = plan.attempts + 1;
  const at = outcome === 'later' && nextTry(MAIL_PAUSES_MS, attempts, run.deps.clock.now());
  if (at) return moveBack(decision, { next: at.toISOString(), attempts });
  giveUp(run, { kind: plan.kind, attempts });
  return undefined;
}

/** One lot of one shard. @returns whether there may be more */
async function sendLot(run: SendingRun): Promise<boolean> {
  const { deps, shardRef } = run;
  const db = primaryOf(deps, shardRef);
  const now = deps.clock.now();
  const { plans, factsOf } = await readDue(db, now);
  if (plans.length === 0) return false;
  const canSend = deps.mailer.delivery !== 'none';
  const decisions = decideEach(run, plans, {
    decide: (plan: DuePlan) => {
      const decision = decideMail(plan, factsOf(plan.userId), now);
      return { ...decision, sends: decision.sends && canSend };
    },
    // It is looked at again tomorrow.
    otherwise: (plan) => ({
      plan,
      next: new Date(now.getTime() + DAY_MS).toISOString(),
      key: '',
      sends: false,
    }),
  });
  const [moved] = await db.batch([
    movePlans({ moves: decisions.map((decision) => moveToNext(decision, now)) }),
  ]);
  const isMine = new Set(moved.map(({ userId, kind }) => `${userId} ${kind}`));
  const mine = decisions.filter(
    ({ plan, sends }) => sends && isMine.has(`${plan.userId} ${plan.kind}`),
  );
  const back: PlanMove[] = [];
  await sideBySide(run, mine, async (decision) => {
    const move = await sendOne(run, decision);
    if (move) back.push(move);
  });
  if (back.length > 0) await db.batch([movePlans({ moves: back })]);
  return plans.length === PLANS_AT_ONCE;
}

/**
 * Sends the mails that are due. A plan is moved on before its mail is sent, and only by one run: a
 * mail may be lost with a process that dies, and none is sent twice. Where nothing can be sent at
 * all, plans only move on.
 */
export const sendDueMails = (deps: Deps, end: Deadline): Promise<void> =>
  runOnShards(deps, { part: 'mail-plans', end }, sendLot);
