import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyPreparedDatabase } from '#scripts/lib/prepared-database.ts';
import { freePort, type RealApp, startRealApp } from './real-app.ts';
import { holdToPromise, Writer } from './writer.ts';

/**
 * The real app is killed with writers at work, again and again: what it said yes to is there, and
 * there once.
 */

const WRITERS = 8;
/**
 * How long each round goes on once all are at it, so that it is cut off at another point each time;
 * `npm run test:full` goes on longer.
 */
const WRITING_MS = process.env['FULL'] === '1' ? [150, 310, 80, 430, 240, 20] : [150, 310, 80];
const PATIENCE_MS = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'yet-durability-'));
let app: RealApp | undefined;

const sum = (writers: Writer[]) =>
  writers.reduce((all, { acknowledged }) => all + acknowledged.length, 0);

/** Machines differ: a round has begun when as many writes are acknowledged. */
async function untilAcknowledged(writers: Writer[], count: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (sum(writers) < count && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

afterAll(async () => {
  await app?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('no acknowledged write is lost, and none that is sent again happens twice', {
  timeout: 180_000,
}, async () => {
  copyPreparedDatabase(folder);
  const port = await freePort();
  app = await startRealApp(port, folder);
  const { origin } = app;
  const writers = Array.from({ length: WRITERS }, (_, n) => new Writer(`writer-${n}`, origin));
  await Promise.all(writers.map((writer) => writer.begin()));

  let cutOff = 0;
  for (const [round, writingMs] of WRITING_MS.entries()) {
    const enough = sum(writers) + 3 * WRITERS;
    const writing = writers.map((writer) => writer.writeUntilCutOff());
    await untilAcknowledged(writers, enough);
    await new Promise((resolve) => setTimeout(resolve, writingMs));
    await app.kill();
    await Promise.all(writing);
    app = await startRealApp(port, folder);

    expect(sum(writers), `writes by round ${round + 1}`).toBeGreaterThanOrEqual(enough);
    for (const writer of writers) {
      expect(holdToPromise(writer.acknowledged, await writer.stored())).toEqual({
        lost: [],
        doubled: [],
      });
      cutOff += writer.inFlight ? 1 : 0;
      await writer.retry();
      await writer.retry();
    }
  }
  // Else nothing was under way when it died, and the test showed less than it says.
  expect(cutOff).toBeGreaterThan(WRITING_MS.length);

  for (const writer of writers) {
    const stored = await writer.stored();
    expect(holdToPromise(writer.acknowledged, stored)).toEqual({ lost: [], doubled: [] });
    expect(stored).toHaveLength(writer.acknowledged.length);
    // The judge itself: a promise that was not kept is found out.
    const planted = 'never written';
    expect(holdToPromise([...writer.acknowledged, planted], stored).lost).toEqual([planted]);
    expect(holdToPromise(writer.acknowledged, [...stored, stored[0] as string]).doubled).toEqual([
      stored[0],
    ]);
  }
});
