import type { Deps } from '#worker/context.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { allShards, primaryOf } from '#worker/lib/database/shards.ts';
import { createLog, reasonOf } from '#worker/lib/log.ts';
import { type Deadline, DeadlinePassed, startDeadline } from '#worker/lib/outside/deadline.ts';
import type { PushOutcome } from '#worker/ports.ts';
import { mailLinks } from './mail-links.service.ts';
import { pushPayload, reminderMail } from './messages.rules.ts';
import {
  dropSubscriptions,
  endSends,
  insertSends,
  listDueReminders,
  listRetried,
  listSubscriptionsOf,
  planNext,
  type SendEnd,
  takeRetried,
} from './pass.queries.ts';
import {
  decide,
  GRACE_MS,
  mayStillAsk,
  nextTry,
  stillAllowed,
  waysOf,
  withPlaces,
} from './pass.rules.ts';
import type { PlannedReminder } from './plan.rules.ts';

/** How many due reminders one look takes: three round trips for all of them. */
export const LOT = 1_000;
/** Connections that a Worker may hold open at once. */
const AT_ONCE = 6;
/** A run ends before the next one begins. */
const RUN_MS = 50_000;
/** One push service or mail provider may take as long. */
const ONE_SEND_MS = 10_000;

type Subscription = RowOf<typeof listSubscriptionsOf>;

/** One due time that is ours to send. */
interface Job {
  sendId: number;
  row: PlannedReminder;
  dueAt: string;
  remaining: string[];
  attempts: number;
}

interface Run {
  deps: Deps;
  shardRef: ShardRef;
  devices: Map<number, Subscription>;
  /** When all sending of this run is over. */
  end: Deadline;
}

/** Takes a message to each way that it has not gone yet; says what is left, and who is gone. */
async function sendOne(run: Run, job: Job): Promise<{ end: SendEnd; goneIds: number[] }> {
  const left: string[] = [];
  const goneIds: number[] = [];
  let refused = 0;
  for (const way of job.remaining) {
    const outcome = run.end.leftMs() === 0 ? 'later' : await sendBy(run, job, way);
    if (outcome === 'later') left.push(way);
    if (outcome === 'refused') refused += 1;
    if (outcome === 'gone' && way !== 'mail') goneIds.push(idOf(way));
  }
  return { end: endOf(run, job, left, refused), goneIds };
}

const idOf = (way: string) => Number(way.slice('push:'.length));

async function sendBy(run: Run, job: Job, way: string): Promise<PushOutcome> {
  const { deps, shardRef, devices } = run;
  const deadline = startDeadline(Math.min(ONE_SEND_MS, run.end.leftMs()));
  if (way !== 'mail') {
    const device = devices.get(idOf(way));
    // Ended since, by its person or with its session.
    if (!device || !deps.push || device.userId !== job.row.userId) return 'taken';
    const payload = pushPayload(job.row, job.sendId);
    const message = { payload, topic: `r${job.sendId}`, seconds: GRACE_MS / 1_000 };
    return deps.push.send(device, message, deadline);
  }
  const links = await mailLinks(deps, {
    userId: job.row.userId,
    sendId: job.sendId,
    shardRef,
  });
  try {
    await deadline.race(deps.mailer.send(reminderMail(job.row, job.sendId, links)));
    return 'taken';
  } catch (thrown) {
    // What was given no answer in time may have been sent all the same.
    const isSafeAgain = deps.mailer.knowsRepeats || !(thrown instanceof DeadlinePassed);
    return isSafeAgain ? 'later' : 'refused';
  }
}

function endOf(run: Run, job: Job, left: string[], refused: number): SendEnd {
  const log = createLog({ part: 'reminders' });
  const now = run.deps.clock.now();
  const fields = { send: job.sendId, shard: run.shardRef.shard, attempts: job.attempts };
  if (left.length > 0) {
    const at = nextTry(job.attempts, new Date(job.dueAt), now);
    if (at) return { id: job.sendId, state: 'waiting', remaining: left, tryAt: at.toISOString() };
    log.error('reminder-given-up', { ...fields, ways: left.length });
    return { id: job.sendId, state: 'failed', remaining: left, tryAt: null };
  }
  if (refused > 0) log.error('reminder-refused', { ...fields, ways: refused });
  const state = refused === job.remaining.length ? 'failed' : 'sent';
  return { id: job.sendId, state, remaining: [], tryAt: null };
}

/** Works through jobs, a few at a time. */
async function sendAll(run: Run, jobs: Job[]) {
  const waiting = [...jobs];
  const ends: SendEnd[] = [];
  const goneIds: number[] = [];
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const sent = await sendOne(run, job);
      ends.push(sent.end);
      goneIds.push(...sent.goneIds);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { ends, goneIds };
}

/**
 * One look at what is due on a shard: reads it, writes down what is about to be sent, sends it, and
 * writes how that went. What was written down is never sent by anybody else, nor again where this
 * run dies: a due time is asked about at most once. Three round trips.
 * @returns whether there may be more
 */
async function sendLot(deps: Deps, shardRef: ShardRef, end: Deadline): Promise<boolean> {
  const db = primaryOf(deps, shardRef);
  const now = deps.clock.now();
  const lot = { now: now.toISOString(), limit: LOT };
  const [due, retried, subscriptions] = await db.batch([
    listDueReminders(lot),
    listRetried(lot),
    listSubscriptionsOf(lot),
    takeRetried(lot),
  ]);
  if (due.length === 0 && retried.length === 0) return false;
  const devices = new Map(subscriptions.map((one) => [one.id, one]));
  const devicesOf = Map.groupBy(subscriptions, ({ userId }) => userId);
  const canMail = deps.mailer.delivery !== 'none';
  const decided = due.map((row) => {
    const ids = deps.push ? (devicesOf.get(row.userId) ?? []).map(({ id }) => id) : [];
    return { row, ...decide(row, waysOf(row, ids, canMail), now) };
  });
  const sends = withPlaces(decided.flatMap(({ send }) => (send ? [send] : [])));
  const [taken] = await db.batch([
    insertSends({ sends, now: lot.now }),
    planNext({ looks: decided.map(({ look }) => look) }),
  ]);
  const byReminder = new Map(decided.map((one) => [one.row.id, one]));
  const fresh = taken.flatMap(([id, reminderId]): Job[] => {
    const one = byReminder.get(reminderId);
    return one?.send ? [{ sendId: id, row: one.row, attempts: 1, ...one.send }] : [];
  });
  const again = retried.map((row): Job & { isOver: boolean } => ({
    sendId: row.sendId,
    row,
    dueAt: row.dueAt,
    remaining: stillAllowed(row, row.remaining),
    attempts: row.attempts + 1,
    isOver: !mayStillAsk(row, row, now),
  }));
  const run = { deps, shardRef, devices, end };
  const { ends, goneIds } = await sendAll(run, [
    ...fresh,
    ...again.filter(({ isOver }) => !isOver),
  ]);
  const over = again
    .filter(({ isOver }) => isOver)
    .map(({ sendId }): SendEnd => ({ id: sendId, state: 'failed', remaining: [], tryAt: null }));
  const allEnds = [...ends, ...over];
  if (allEnds.length > 0)
    await db.batch([endSends({ ends: allEnds }), dropSubscriptions({ ids: goneIds })]);
  return due.length === LOT || retried.length === LOT;
}

async function sendShard(deps: Deps, shardRef: ShardRef): Promise<void> {
  const end = startDeadline(RUN_MS);
  try {
    while (await sendLot(deps, shardRef, end)) if (end.leftMs() === 0) return;
  } catch (thrown) {
    createLog({ part: 'reminders' }).error('reminders-failed', {
      shard: shardRef.shard,
      reason: reasonOf(thrown),
    });
  }
}

/** Asks whatever is due now, on all shards in parallel. Running it twice at once does no harm. */
export async function sendDueReminders(deps: Deps): Promise<void> {
  await Promise.all(allShards(deps).map((shardRef) => sendShard(deps, shardRef)));
}
