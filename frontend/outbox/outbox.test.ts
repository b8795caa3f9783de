import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#frontend/lib/request.ts';
import { createOutbox, type OutboxPorts } from './outbox.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { QueuedWrite, Write } from './queued-write.ts';

const PERSON = 7;
const entry = (goalId: number, content: string): Write => ({
  kind: 'entry',
  goalId,
  body: { content },
});
const wordsOf = ({ body }: Write) => (body as { content: string }).content;

/** What befalls one call on its way. */
type Fate = 'fine' | 'request lost' | 'answer lost' | 'busy before' | 'busy after' | 'signed out';

/**
 * When all has happened that happens without a further event. Nothing in this world waits for a
 * clock, so what has not ended by the next turn of the event loop never will: its tab is dead.
 */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A device with tabs, and a server that holds to `worker/http/retries.ts`. */
function world() {
  const rows = new Map<number, QueuedWrite>();
  const locks = new Map<string, Promise<unknown>>();
  const done = new Map<string, Write>();
  const arrived: Write[] = [];
  const fates: Fate[] = [];
  let nextId = 1;
  let clock = Date.parse('2026-11-21T12:00:00.000Z');

  const server = async ({ key, write }: QueuedWrite) => {
    const fate = fates.shift() ?? 'fine';
    await Promise.resolve();
    if (fate === 'request lost') throw new ApiError(0, 'no line');
    if (fate === 'signed out') throw new ApiError(401, 'Please log in to continue');
    if (fate === 'busy before') throw new ApiError(503, 'busy');
    if (wordsOf(write) === '') throw new ApiError(400, 'Please write something first');
    const before = done.get(key);
    if (before) expect(write).toEqual(before);
    else arrived.push(write);
    done.set(key, write);
    if (fate === 'answer lost') throw new TypeError('terminated');
    if (fate === 'busy after') throw new ApiError(502, 'bad gateway');
    return before ? undefined : { saved: wordsOf(write) };
  };

  /** A tab; from its death on it does nothing, and its locks are free. */
  function tab({
    livesFor = Number.POSITIVE_INFINITY,
    isOnline = () => true,
    ...more
  }: Partial<OutboxPorts> & { livesFor?: number } = {}) {
    let left = livesFor;
    let die = () => {};
    const death = new Promise<void>((resolve) => {
      die = resolve;
    });
    const alive = async () => {
      left -= 1;
      if (left > 0) return;
      die();
      await new Promise(() => undefined);
    };
    const store: OutboxStore = {
      all: async () => [...rows.values()].map((row) => structuredClone(row)),
      get: async (id) => structuredClone(rows.get(id)),
      add: async (write) => {
        await alive();
        const row = { ...structuredClone(write), id: nextId++ };
        rows.set(row.id, row);
        return structuredClone(row);
      },
      replace: async (write) => {
        await alive();
        if (rows.has(write.id)) rows.set(write.id, structuredClone(write));
      },
      remove: async (id) => {
        await alive();
        rows.delete(id);
      },
    };
    return createOutbox({
      store,
      async withLock(name, work) {
        const turn = (locks.get(name) ?? Promise.resolve()).then(() => work());
        locks.set(name, Promise.race([turn.catch(() => undefined), death]));
        return turn;
      },
      prepareWrite: async (write) => write,
      async send(queued) {
        await alive();
        const reply = await server(structuredClone(queued));
        await alive();
        return reply;
      },
      isOnline,
      now: () => new Date(clock),
      newKey: () => crypto.randomUUID(),
      onChange: () => undefined,
      onSent: async () => undefined,
      onSignedOut: () => undefined,
      ...more,
    });
  }

  return {
    rows,
    arrived,
    tab,
    befall: (...more: Fate[]) => fates.push(...more),
    heal: () => fates.splice(0),
    pass: (days: number) => {
      clock += days * 86_400_000;
    },
  };
}

describe('a write', () => {
  test('goes at once, and nothing is left', async () => {
    const { tab, rows, arrived } = world();
    let wasKept = false;
    const outcome = await tab().deliver(PERSON, entry(1, 'rain'), () => {
      wasKept = true;
    });
    expect(outcome).toEqual({ state: 'sent', reply: { saved: 'rain' } });
    expect([wasKept, rows.size, arrived]).toEqual([true, 0, [entry(1, 'rain')]]);
  });

  test('waits where there is no line, and goes later, in its order', async () => {
    const { tab, befall, arrived } = world();
    const outbox = tab();
    befall('request lost', 'request lost');
    expect(await outbox.deliver(PERSON, entry(1, 'first'))).toEqual({ state: 'waiting' });
    expect(await outbox.deliver(PERSON, entry(1, 'second'))).toEqual({ state: 'waiting' });
    expect((await outbox.list(PERSON)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(await outbox.deliver(PERSON, entry(1, 'third'))).toMatchObject({ state: 'sent' });
    expect(arrived.map(wordsOf)).toEqual(['first', 'second', 'third']);
    expect(await outbox.list(PERSON)).toEqual([]);
  });

  test('is not tried without a network', async () => {
    const { tab, arrived } = world();
    expect(await tab({ isOnline: () => false }).deliver(PERSON, entry(1, 'rain'))).toEqual({
      state: 'waiting',
    });
    expect(arrived).toEqual([]);
    expect(await tab().drain(PERSON)).toBe(true);
    expect(arrived).toHaveLength(1);
  });

  test('happens once when the answer was lost', async () => {
    const { tab, befall, arrived } = world();
    const outbox = tab();
    befall('answer lost', 'answer lost', 'fine');
    expect(await outbox.deliver(PERSON, entry(1, 'rain'))).toEqual({ state: 'waiting' });
    expect([await outbox.drain(PERSON), await outbox.drain(PERSON)]).toEqual([false, true]);
    expect(arrived).toHaveLength(1);
  });

  test('of which the tab died is sent by the next one', async () => {
    for (const livesFor of [2, 3]) {
      const { tab, rows, arrived } = world();
      tab({ livesFor }).deliver(PERSON, entry(1, 'rain'));
      await settled();
      expect([...rows.values()].map(({ state }) => state)).toEqual(['sending']);
      expect(await tab().drain(PERSON)).toBe(true);
      expect([rows.size, arrived.length]).toEqual([0, 1]);
    }
  });

  test('goes back to the form when it is refused', async () => {
    const { tab, rows } = world();
    await expect(tab().deliver(PERSON, entry(1, ''))).rejects.toMatchObject({ status: 400 });
    expect(rows.size).toBe(0);
  });

  test('goes back to the form when the server cannot, and by hand under the same key', async () => {
    const { tab, befall, rows, arrived } = world();
    const outbox = tab();
    befall('busy after');
    await expect(outbox.deliver(PERSON, entry(1, 'rain'))).rejects.toMatchObject({ status: 502 });
    expect(rows.size).toBe(0);
    expect(await outbox.deliver(PERSON, entry(1, 'rain'))).toEqual({
      state: 'sent',
      reply: undefined,
    });
    expect(arrived).toHaveLength(1);
    await outbox.deliver(PERSON, entry(1, 'rain'));
    expect(arrived).toHaveLength(2);
  });

  test('that waited and is refused stays, to be mended and sent again', async () => {
    const { tab, arrived } = world();
    await tab({ isOnline: () => false }).deliver(PERSON, entry(1, ''));
    const outbox = tab();
    expect(await outbox.drain(PERSON)).toBe(true);
    const [refused] = await outbox.list(PERSON);
    expect(refused).toMatchObject({
      state: 'refused',
      refusal: { message: 'Please write something first' },
    });
    await outbox.sendAgain(refused as QueuedWrite, entry(1, 'rain'));
    expect(await outbox.list(PERSON)).toMatchObject([
      { state: 'waiting', write: { body: { content: 'rain' } } },
    ]);
    expect([await outbox.drain(PERSON), arrived.length]).toEqual([true, 1]);
  });

  test('outlives the end of a session, and goes under no other', async () => {
    const { tab, befall, arrived } = world();
    let wasSignedOut = false;
    const outbox = tab({
      onSignedOut: () => {
        wasSignedOut = true;
      },
    });
    befall('signed out');
    expect(await outbox.deliver(PERSON, entry(1, 'rain'))).toEqual({ state: 'waiting' });
    expect(wasSignedOut).toBe(true);
    expect([await outbox.drain(PERSON + 1), arrived]).toEqual([true, []]);
    expect([await outbox.drain(PERSON), arrived.length]).toEqual([true, 1]);
  });

  test('that was sent too long ago is left to the person', async () => {
    const { tab, befall, arrived, pass } = world();
    const outbox = tab();
    befall('answer lost');
    await outbox.deliver(PERSON, entry(1, 'rain'));
    pass(6);
    await outbox.drain(PERSON);
    const [doubtful] = await outbox.list(PERSON);
    expect(doubtful).toMatchObject({
      state: 'refused',
      refusal: { message: expect.stringContaining('days ago') },
    });
    expect(arrived).toHaveLength(1);
    await outbox.discard(doubtful as QueuedWrite);
    expect(await outbox.list(PERSON)).toEqual([]);
  });

  test('is prepared once, and what that gave goes with each later try', async () => {
    const { tab, befall, arrived } = world();
    let prepared = 0;
    const prepare = async (write: Write): Promise<Write> => {
      if (!wordsOf(write).endsWith('?')) return write;
      prepared += 1;
      return entry(1, `${wordsOf(write).slice(0, -1)} ${prepared}`);
    };
    befall('answer lost', 'busy after');
    expect(await tab({ prepareWrite: prepare }).deliver(PERSON, entry(1, 'rain?'))).toEqual({
      state: 'waiting',
    });
    while (!(await tab({ prepareWrite: prepare }).drain(PERSON)));
    expect(prepared).toBe(1);
    expect(arrived.map(wordsOf)).toEqual(['rain 1']);
  });

  test('that cannot be prepared has not gone out, and is prepared again', async () => {
    const { tab, arrived, rows } = world();
    const refusals = [new ApiError(0, 'no line'), new ApiError(409, 'Not like this')];
    const prepare = async (write: Write) => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return write;
    };
    expect(await tab({ prepareWrite: prepare }).deliver(PERSON, entry(1, 'rain'))).toEqual({
      state: 'waiting',
    });
    await tab({ prepareWrite: prepare }).drain(PERSON);
    expect([...rows.values()].map(({ state }) => state)).toEqual(['refused']);
    expect(arrived).toEqual([]);
    await tab({ prepareWrite: prepare }).sendAgain([...rows.values()][0] as QueuedWrite);
    expect(await tab({ prepareWrite: prepare }).drain(PERSON)).toBe(true);
    expect(arrived.map(wordsOf)).toEqual(['rain']);
  });

  test('goes straight on where the browser keeps nothing', async () => {
    const { tab, befall, arrived } = world();
    const nothing = () => Promise.reject(new Error('no databases here'));
    const outbox = tab({
      store: { all: nothing, get: nothing, add: nothing, replace: nothing, remove: nothing },
    });
    expect(await outbox.deliver(PERSON, entry(1, 'rain'))).toMatchObject({ state: 'sent' });
    befall('request lost');
    await expect(outbox.deliver(PERSON, entry(1, 'snow'))).rejects.toMatchObject({ status: 0 });
    expect(arrived).toHaveLength(1);
  });

  test('that is on its way when its person leaves for good is not stored again', async () => {
    const { tab, rows, befall } = world();
    const { promise: line, resolve: breakLine } = Promise.withResolvers<void>();
    const outbox = tab({ prepareWrite: (write) => line.then(() => write) });
    befall('request lost');
    const outcome = outbox.deliver(PERSON, entry(1, 'rain'));
    await settled();
    await outbox.forget(PERSON);
    breakLine();
    expect(await outcome).toEqual({ state: 'waiting' });
    expect(rows.size).toBe(0);
  });

  test('of somebody who never came back is swept away after a month, and nobody else’s', async () => {
    const { tab, rows, pass } = world();
    const outbox = tab({ isOnline: () => false });
    for (const person of [PERSON, 8]) await outbox.deliver(person, entry(1, 'rain'));
    pass(29);
    await outbox.sweep(PERSON);
    expect(rows.size).toBe(2);
    pass(1);
    await outbox.sweep(PERSON);
    expect([...rows.values()].map(({ userId }) => userId)).toEqual([PERSON]);
  });
});

const fate = fc.constantFrom<Fate>(
  'fine',
  'request lost',
  'answer lost',
  'busy before',
  'busy after',
  'signed out',
);
const step = fc.record({
  act: fc.constantFrom('write' as const, 'drain' as const),
  tab: fc.nat({ max: 2 }),
  goal: fc.integer({ min: 1, max: 2 }),
  fates: fc.array(fate, { maxLength: 4 }),
  /** How many of its next steps the tab lives for; a new one stands in for it afterwards. */
  livesFor: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined, freq: 3 }),
  isAwaited: fc.boolean(),
});

test('whatever befalls three tabs, what was kept arrives once, in the order of its goal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const { tab, rows, arrived, befall, heal } = world();
      const tabs = [tab(), tab(), tab()];
      const kept: string[] = [];
      const given: string[] = [];
      for (const [
        index,
        { act, tab: which, goal, fates, livesFor, isAwaited },
      ] of steps.entries()) {
        befall(...fates);
        if (livesFor) tabs[which] = tab({ livesFor });
        const outbox = tabs[which] as (typeof tabs)[number];
        const words = `${goal}:${index}`;
        const work: Promise<unknown> =
          act === 'drain'
            ? outbox.drain(PERSON)
            : outbox
                .deliver(PERSON, entry(goal, words), () => kept.push(words))
                .catch(() => given.push(words));
        if (isAwaited) await Promise.race([work, settled()]);
        if (livesFor) tabs[which] = tab();
      }
      await settled();
      heal();
      const last = tab();
      while (!(await last.drain(PERSON)));

      const found = arrived.map(wordsOf);
      expect(new Set(found).size).toBe(found.length);
      // What went back into a form is the person's again; it may have happened before the server
      // failed.
      for (const words of kept) if (!given.includes(words)) expect(found).toContain(words);
      expect(rows.size).toBe(0);
      for (const goal of ['1', '2']) {
        const order = found
          .filter((words) => words.startsWith(`${goal}:`))
          .map((words) => Number(words.slice(2)));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 300, seed: 20261121 },
  );
}, 60_000);
