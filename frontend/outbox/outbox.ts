import { ApiError } from '#frontend/lib/request.ts';
import {
  classifyFailure,
  type DeliveryVerdict,
  isAbandoned,
  isAnswer,
  isTooOldToRetry,
  queueNameOf,
} from './outbox.rules.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { QueuedWrite, Write } from './queued-write.ts';

/**
 * What became of a write. There is no reply where the server had it before and keeps no answer to
 * it.
 */
export type DeliveryOutcome<Reply = unknown> =
  | { state: 'sent'; reply: Reply | undefined }
  | { state: 'waiting' };

export interface OutboxPorts {
  store: OutboxStore;
  /** Runs `work` while no other tab of this browser runs anything under this name. */
  withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /**
   * What has to be done before a write goes out for the first time; what it gives is sent. @throws
   * ApiError
   */
  prepareWrite(write: Write): Promise<Write>;
  /** One try of a write that is prepared. @throws ApiError */
  send(queued: QueuedWrite): Promise<unknown>;
  isOnline(): boolean;
  now(): Date;
  newKey(): string;
  /** What waits, or was refused, is another now. */
  onChange(): void;
  /** The server has it, so the queries that show it are fetched again. */
  onSent(write: Write, reply: unknown): Promise<unknown>;
  /** The session of this person is over. */
  onSignedOut(): void;
}

export type Outbox = ReturnType<typeof createOutbox>;

interface Attempt {
  verdict: DeliveryVerdict;
  reply?: unknown;
  thrown?: unknown;
}

const DOUBT =
  'This was sent days ago and got no answer. It may have arrived: check first, and send it again if it hasn’t.';

/**
 * Every write is stored here first and sent then, under a key that lets the server do it once; it
 * leaves when the server has answered. So it arrives, once, whatever breaks in between: the line,
 * the tab, or the machine.
 */
export function createOutbox(ports: OutboxPorts) {
  const { store, now } = ports;
  /**
   * Tries that were answered and settled nothing: made again by hand, they go under the same key.
   */
  const retryKeys = new Map<string, Pick<QueuedWrite, 'key' | 'write'>>();

  const ownWrites = async (userId: number) =>
    (await store.all()).filter((one) => one.userId === userId);
  const inQueue = <Result>(
    { userId, write }: Pick<QueuedWrite, 'userId' | 'write'>,
    work: () => Promise<Result>,
  ) => ports.withLock(`yet:outbox:${userId}:${queueNameOf(write)}`, work);

  const change = async (queued: QueuedWrite) => {
    await store.replace(queued);
    ports.onChange();
  };
  const remove = async ({ id, state }: QueuedWrite) => {
    await store.remove(id);
    if (state !== 'sending') ports.onChange();
  };

  /**
   * The prepared write is stored before it is sent: every later try must send the same body under
   * the same key.
   */
  async function prepare(queued: QueuedWrite): Promise<void> {
    const write = await ports.prepareWrite(queued.write);
    if (write !== queued.write) await store.replace(Object.assign(queued, { write }));
  }

  async function attempt(queued: QueuedWrite): Promise<Attempt> {
    if (!ports.isOnline()) return { verdict: 'unsure' };
    if (isTooOldToRetry(queued, now()))
      return { verdict: 'refused', thrown: new ApiError(0, DOUBT) };
    if (!queued.triedAt)
      await store.replace(Object.assign(queued, { triedAt: now().toISOString() }));
    try {
      await prepare(queued);
      const reply = await ports.send(queued);
      return { verdict: 'arrived', reply };
    } catch (thrown) {
      return { verdict: classifyFailure(thrown), thrown };
    }
  }

  /**
   * A write that somebody looks on: an answer other than yes goes to them, who have their words
   * before them.
   */
  async function sendInForeground(
    queued: QueuedWrite,
    fingerprint: string,
  ): Promise<DeliveryOutcome> {
    const { verdict, reply, thrown } = await attempt(queued);
    if (verdict === 'arrived') {
      await remove(queued);
      return { state: 'sent', reply };
    }
    if (verdict === 'refused' || (verdict === 'unsure' && isAnswer(thrown))) {
      if (verdict === 'unsure')
        retryKeys.set(fingerprint, { key: queued.key, write: queued.write });
      await remove(queued);
      throw thrown;
    }
    await change({ ...queued, state: 'waiting' });
    if (verdict === 'signed-out') ports.onSignedOut();
    return { state: 'waiting' };
  }

  /** A write that has waited. Says whether the next one may go. */
  async function sendInBackground(queued: QueuedWrite): Promise<boolean> {
    const { verdict, reply, thrown } = await attempt(queued);
    if (verdict === 'arrived') {
      await remove(queued);
      await ports.onSent(queued.write, reply);
      return true;
    }
    if (verdict === 'refused') {
      const { message, issues } = thrown as ApiError;
      await change({ ...queued, state: 'refused', refusal: { message, issues } });
      return true;
    }
    if (queued.state === 'sending') await change({ ...queued, state: 'waiting' });
    if (verdict === 'signed-out') ports.onSignedOut();
    return false;
  }

  /**
   * Sends what stands in the same lane before `last`, in order. Says whether all of it went. Call
   * it in the lane.
   */
  async function sendBefore(
    last: QueuedWrite | undefined,
    userId: number,
    queueName: string,
  ): Promise<boolean> {
    const before = (await ownWrites(userId)).filter(
      ({ id, write }) =>
        queueNameOf(write) === queueName && id < (last?.id ?? Number.POSITIVE_INFINITY),
    );
    for (const queued of before)
      if (queued.state !== 'refused' && !(await sendInBackground(queued))) return false;
    return true;
  }

  return {
    /**
     * Sends a write, or stores it until it can be sent. `onKept` is called once it is stored on
     * this device.
     * @throws ApiError when the server refuses it, for now or for good; the write is not stored
     * then
     */
    async deliver(userId: number, write: Write, onKept?: () => void): Promise<DeliveryOutcome> {
      const fingerprint = JSON.stringify([userId, write]);
      const writtenAt = now().toISOString();
      const fresh: Omit<QueuedWrite, 'id'> = {
        userId,
        writtenAt,
        state: 'sending',
        ...(ports.isOnline() && { triedAt: writtenAt }),
        ...(retryKeys.get(fingerprint) ?? { key: ports.newKey(), write }),
      };
      retryKeys.delete(fingerprint);
      const queued = await store.add(fresh).catch(() => undefined);
      if (!queued) {
        // A browser that keeps nothing: it goes now, or stays in the form.
        const reply = await ports.send({
          ...fresh,
          id: 0,
          write: await ports.prepareWrite(fresh.write),
        });
        await ports.onSent(write, reply);
        return { state: 'sent', reply };
      }
      onKept?.();
      const outcome = await inQueue(queued, async (): Promise<DeliveryOutcome> => {
        const stored = await store.get(queued.id);
        // Another tab has sent it meanwhile.
        if (!stored) return { state: 'sent', reply: undefined };
        if (stored.refusal) {
          await remove(stored);
          throw new ApiError(409, stored.refusal.message, stored.refusal.issues);
        }
        if (await sendBefore(stored, userId, queueNameOf(write)))
          return sendInForeground(stored, fingerprint);
        await change({ ...stored, state: 'waiting' });
        return { state: 'waiting' };
      });
      if (outcome.state === 'sent') await ports.onSent(write, outcome.reply);
      return outcome;
    },

    /** Sends what waits. Says whether all of it went. */
    async drain(userId: number): Promise<boolean> {
      const due = (await ownWrites(userId)).filter(({ state }) => state !== 'refused');
      const lanes = new Map(due.map((queued) => [queueNameOf(queued.write), queued]));
      const went = await Promise.all(
        [...lanes].map(([queueName, queued]) =>
          inQueue(queued, () => sendBefore(undefined, userId, queueName)),
        ),
      );
      return went.every(Boolean);
    },

    /** What waits or was refused, in order; not what is on its way at this moment. */
    async list(userId: number): Promise<QueuedWrite[]> {
      return (await ownWrites(userId)).filter(({ state }) => state !== 'sending');
    },

    /** Discards a write, unless it was sent meanwhile. */
    discard: (queued: QueuedWrite): Promise<void> => inQueue(queued, () => remove(queued)),

    /** Queues a refused write again, unchanged or reworded, under a new key. */
    sendAgain: (
      { refusal: _, triedAt: __, ...queued }: QueuedWrite,
      write = queued.write,
    ): Promise<void> =>
      inQueue(queued, () => change({ ...queued, write, key: ports.newKey(), state: 'waiting' })),

    /** Removes all writes of a person from this device. */
    async forget(userId: number): Promise<void> {
      for (const { id } of await ownWrites(userId)) await store.remove(id);
      ports.onChange();
    },

    /** What others left behind here too long ago. */
    async sweep(present: number): Promise<void> {
      for (const one of await store.all())
        if (isAbandoned(one, present, now())) await store.remove(one.id);
    },
  };
}
