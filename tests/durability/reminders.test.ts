import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PushPayload } from '#schema/contracts/reminders.ts';
import { copyPreparedDatabase } from '#scripts/lib/prepared-database.ts';
import { PASSWORD } from '#tests/password.ts';
import { startPushPeer } from '#tests/peers/push-peer.ts';
import { askApp, freePort, type RealApp, startRealApp, until } from './real-app.ts';

/** The real app is killed while it sends reminders, again and again: none is sent twice. */

const REMINDERS = 40;
/** A push service this slow has some in its hands whenever the app dies. */
const DELAY_MS = 150;

/** How often it dies; `npm run test:full` kills it more often. */
const ROUNDS = process.env['FULL'] === '1' ? 6 : 2;

const folder = mkdtempSync(join(tmpdir(), 'yet-reminders-'));
let app: RealApp | undefined;
const peer = await startPushPeer();

afterAll(async () => {
  await app?.kill();
  await peer.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a server that is killed while it sends sends nothing twice', {
  timeout: 300_000,
}, async () => {
  copyPreparedDatabase(folder);
  const port = await freePort();
  app = await startRealApp(port, folder);
  const { origin } = app;
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: body ? JSON.stringify(body) : null,
    });
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (await answer.json()) as any;
  };
  const { id: userId } = await call('POST', '/api/register', {
    username: 'promiser',
    password: PASSWORD,
  });
  const made = await (await fetch(`${peer.url}/__peer/subscribe`, { method: 'POST' })).json();
  await call('POST', '/api/reminders/devices', made);
  const browser = made.endpoint.split('/').at(-1);
  await fetch(`${peer.url}/__peer/next/${browser}`, {
    method: 'POST',
    body: JSON.stringify({ delayMs: DELAY_MS }),
  });
  const received = async (): Promise<{ payload: PushPayload }[]> =>
    (await fetch(`${peer.url}/__peer/received/${browser}`)).json();
  const ask = (...statements: string[]) => askApp(folder, statements);

  // If-thens ask each day: as many people as reminders would be slower, so the day's limit goes.
  const { id: goalId } = await call('POST', '/api/goals', {
    title: 'Swim across the lake',
    targetDate: '2099-06-30',
    roadmap: { milestones: [] },
  });
  const promises = Array.from({ length: REMINDERS }, (_, n) => ({
    ...{ id: `walk-${n}`, cue: 'time', when: 'Now', act: 'I walk', madeBy: 'person' },
  }));
  const minuteAgo = new Date(Date.now() - 60_000).toISOString();
  const at = minuteAgo.slice(11, 16);
  await ask(
    `insert into reminder_choices (user_id, quiet_from, quiet_until, day_limit) values (${userId}, null, null, 999)`,
    `update users set time_zone = 'UTC', day_starts_at = 0 where id = ${userId}`,
    `update goals set if_thens = '${JSON.stringify(promises)}' where id = ${goalId}`,
    ...promises.map(
      ({ id }) =>
        `insert into reminders (user_id, goal_id, subject, subject_id, at, by_push, by_mail, planned_from) values (${userId}, ${goalId}, 'if-then', '${id}', '${at}', 1, 0, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour'))`,
    ),
  );

  for (let round = 0; round < ROUNDS; round += 1) {
    await app.kill();
    app = await startRealApp(port, folder);
    // It sends what is due as soon as it runs; the first time it dies in the middle of that.
    if (round === 0) await until(async () => (await received()).length > 3);
  }
  await until(async () => {
    const [rows] = await ask(
      "select count(*) as n from reminders where next_due_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
    );
    return Number(rows?.[0]?.['n']) === 0;
  });
  // Else nothing was under way when it died, and the test showed less than it says.
  const [cutOff] = await ask("select count(*) as n from reminder_sends where state = 'sending'");
  expect(cutOff?.[0]?.['n']).toBeGreaterThan(0);
  const sent = (await received()).map(({ payload }) => payload.tag);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.length).toBeLessThanOrEqual(REMINDERS);
  expect(new Set(sent).size).toBe(sent.length);
  const [[all] = []] = await ask(
    'select count(*) as n, count(distinct reminder_id) as d from reminder_sends',
  );
  expect(all?.['n']).toBe(all?.['d']);
});
