import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyPreparedDatabase } from '#scripts/lib/prepared-database.ts';
import { askApp, freePort, type RealApp, startRealApp, until } from './real-app.ts';

/** The real app is killed while it sends the week's mails: nobody gets theirs twice. */

const PEOPLE = 400;

/** How often it dies; `npm run test:full` kills it more often. */
const ROUNDS = process.env['FULL'] === '1' ? 6 : 2;

const folder = mkdtempSync(join(tmpdir(), 'yet-mails-'));
let app: RealApp | undefined;

afterAll(async () => {
  await app?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Whom the local mailbox has letters for. A letter is whole once its text is there. */
function mailed(): string[] {
  const mailbox = join(folder, 'mailbox');
  let names: string[] = [];
  try {
    names = readdirSync(mailbox);
  } catch {
    // Nothing was sent yet.
  }
  return names.flatMap((name) => /(reader-\d+@mail\.org).*\.txt$/.exec(name)?.[1] ?? []);
}

test('a server that is killed while it sends mails sends none twice', {
  timeout: 300_000,
}, async () => {
  copyPreparedDatabase(folder);
  const port = await freePort();
  app = await startRealApp(port, folder);
  const ask = (...statements: string[]) => askApp(folder, statements);
  const now = new Date();
  const [weekday, hour] = [now.getUTCDay() || 7, now.getUTCHours()];
  const ticks = JSON.stringify({ '0-0': new Date(now.getTime() - 2 * 86_400_000).toISOString() });
  await ask(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${PEOPLE})
     insert into users (username, username_key, password, email, email_key, email_verified_at, time_zone)
     select 'reader-' || i, 'reader-' || i, 'none', 'reader-' || i || '@mail.org', 'reader-' || i || '@mail.org', '2026-01-01T00:00:00.000Z', 'UTC' from n`,
    `insert into goals (user_id, title, roadmap, task_ticks) select id, 'G', '{"milestones":[]}', '${ticks}' from users where username like 'reader-%'`,
    // One statement: either all of them are due at once, or none is.
    `insert into mail_plans (user_id, kind, weekday, hour, next_due_at) select id, 'week', ${weekday}, ${hour}, '2026-01-01T00:00:00.000Z' from users where username like 'reader-%'`,
  );

  for (let round = 0; round < ROUNDS; round += 1) {
    await app.kill();
    app = await startRealApp(port, folder);
    // It sends what is due as soon as it runs; the first time it dies in the middle of that.
    if (round === 0) await until(() => mailed().length > 3, 1);
  }
  await until(async () => {
    const [rows] = await ask(
      "select count(*) as n from mail_plans where next_due_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
    );
    return Number(rows?.[0]?.['n']) === 0;
  });
  const sent = mailed();
  expect(sent.length).toBeGreaterThan(3);
  // Else nothing was under way when it died, and the test showed less than it says.
  expect(sent.length).toBeLessThan(PEOPLE);
  expect(new Set(sent).size).toBe(sent.length);
  const [name] = readdirSync(join(folder, 'mailbox')).filter((one) => one.endsWith('.txt'));
  expect(readFileSync(join(folder, 'mailbox', name as string), 'utf8')).toContain(
    'You ticked one task.',
  );
});
