import type { Deps } from '#worker/context.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { primaryOf } from '#worker/lib/database/shards.ts';
import { type Deadline, earlierDeadline } from '#worker/lib/outside/deadline.ts';
import { decideEach, runOnShards, type SendingRun, sideBySide } from '#worker/lib/sending/run.ts';
import { giveUp, mailOnce, ONE_SEND_MS } from '#worker/lib/sending/tries.ts';
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
  listUnchanged,
  markLooks,
  planNext,
  type SendEnd,
  takeRetried,
} from './pass.queries.ts';
import {
  decide,
  mayStillAsk,
  nextSend,
  secondsToShow,
  stillAllowed,
  unreckoned,
  waysOf,
  withPlaces,
} from './pass.rules.ts';
import type { PlannedReminder } from './plan.rules.ts';

/** How many due reminders one look takes: three round trips for all of them. */
export const LOT = 1_000;

type Subscription = RowOf<typeof listSubscriptionsOf>;

/** One due time that is ours to send. */
interface Job {
  sendId: number;
  row: PlannedReminder;
  dueAt: string;
  remaining: string[];
  attempts: number;
}

interface Run extends SendingRun {
  devices: Map<number, Subscription>;
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
  const { sendId, row } = job;
  if (way === 'mail') {
    const links = await mailLinks(deps, { userId: row.userId, sendId, shardRef });
    return mailOnce(run, 'reminder', reminderMail(row, sendId, links));
  }
  const device = devices.get(idOf(way));
  // Ended since, by its person or with its session.
  if (!device || !deps.push || device.userId !== row.userId) return 'taken';
  const message = {
    payload: pushPayload(row, sendId),
    topic: `r${sendId}`,
    seconds: secondsToShow(row, new Date(job.dueAt), deps.clock.now()),
  };
  return deps.push.send(device, message, earlierDeadline(run.end, ONE_SEND_MS));
}

function endOf(run: Run, job: Job, left: string[], refused: number): SendEnd {
  const { sendId, attempts } = job;
  const at = left.length > 0 && nextSend(attempts, new Date(job.dueAt), run.deps.clock.now());
  if (at) return { id: sendId, state: 'waiting', remaining: left, tryAt: at.toISOString() };
  const ways = left.length + refused;
  if (ways > 0) giveUp(run, { kind: 'reminder', send: sendId, attempts, ways });
  const state = ways === job.remaining.length ? 'failed' : 'sent';
  return { id: sendId, state, remaining: left, tryAt: null };
}

/** Works through jobs, a few at a time. */
async function sendAll(run: Run, jobs: Job[]) {
  const ends: SendEnd[] = [];
  const goneIds: number[] = [];
  await sideBySide(run, jobs, async (job) => {
    const sent = await sendOne(run, job);
    ends.push(sent.end);
    goneIds.push(...sent.goneIds);
  });
  return { ends, goneIds };
}

/**
 * One look at what is due on a shard: reads it, writes down what is about to be sent, sends it, and
 * writes how that went. What was written down is never sent by anybody else, nor again where this
 * run dies: a due time is asked about at most once. Three round trips.
 * @returns whether there may be more
 */
async function sendLot(run: SendingRun): Promise<boolean> {
  const { deps, shardRef } = run;
  const db = primaryOf(deps, shardRef);
  const now = deps.clock.now();
  const lot = { now: now.toISOString(), limit: LOT };
  const [, due, retried, subscriptions] = await db.batch([
    markLooks({ ...lot, mark: crypto.randomUUID() }),
    listDueReminders(lot),
    listRetried(lot),
    listSubscriptionsOf(lot),
    takeRetried(lot),
  ]);
  if (due.length === 0 && retried.length === 0) return false;
  const devices = new Map(subscriptions.map((one) => [one.id, one]));
  const devicesOf = Map.groupBy(subscriptions, ({ userId }) => userId);
  const canMail = deps.mailer.delivery !== 'none';
  const decided = decideEach(run, due, {
    decide: (row) => {
      const ids = deps.push ? (devicesOf.get(row.userId) ?? []).map(({ id }) => id) : [];
      return { row, ...decide(row, waysOf(row, ids, canMail), now) };
    },
    otherwise: (row) => ({ row, ...unreckoned(row) }),
  });
  const sends = withPlaces(decided.flatMap(({ send }) => (send ? [send] : [])));
  const [unchangedIds, taken] = await db.batch([
    listUnchanged({ read: retried.map(({ id, nextDueAt }) => ({ id, seen: nextDueAt })) }),
    insertSends({ sends, now: lot.now }),
    planNext({ looks: decided.map(({ look }) => look) }),
  ]);
  const unchanged = new Set(unchangedIds.map(([id]) => id));
  const byReminder = new Map(decided.map((one) => [one.row.id, one]));
  const fresh = taken.flatMap(([id, reminderId]): Job[] => {
    const one = byReminder.get(reminderId);
    return one?.send ? [{ sendId: id, row: one.row, attempts: 1, ...one.send }] : [];
  });
  // What has changed since it was read is left to the next run, which reads it as it is.
  const shaken = retried.filter(({ id }) => !unchanged.has(id));
  const settled = retried.filter(({ id }) => unchanged.has(id));
  const again = settled.map((row): Job & { isOver: boolean } => ({
    sendId: row.sendId,
    row,
    dueAt: row.dueAt,
    remaining: stillAllowed(row, row.remaining),
    attempts: row.attempts + 1,
    isOver: !mayStillAsk(row, row, now),
  }));
  const { ends, goneIds } = await sendAll({ ...run, devices }, [
    ...fresh,
    ...again.filter(({ isOver }) => !isOver),
  ]);
  const over = again
    .filter(({ isOver }) => isOver)
    .map(({ sendId }): SendEnd => ({ id: sendId, state: 'failed', remaining: [], tryAt: null }));
  const shakenEnds = shaken.map(
    ({ sendId, remaining }): SendEnd => ({
      id: sendId,
      state: 'waiting',
      remaining,
      tryAt: lot.now,
    }),
  );
  const allEnds = [...ends, ...over, ...shakenEnds];
  if (allEnds.length > 0)
    await db.batch([endSends({ ends: allEnds }), dropSubscriptions({ ids: goneIds })]);
  return due.length === LOT || retried.length === LOT;
}

/** Asks whatever is due now. Running it twice at once does no harm. */
export const sendDueReminders = (deps: Deps, end: Deadline): Promise<void> =>
  runOnShards(deps, { part: 'reminders', end }, sendLot);
