import { beforeEach, describe, expect, it } from 'vitest';
import {
  bindings,
  HOME,
  homeDb,
  type Person,
  postGoal,
  signedUp,
  Visitor,
} from '#tests/worker/harness.ts';
import { run } from '#tests/worker/home-rows.ts';
import { type Mailbox, useMailbox } from '#tests/worker/mailbox.ts';
import { seenDatabase } from '#tests/worker/seen-database.ts';
import type { Deps } from '#worker/context.ts';
import { buildDeps } from '#worker/deps.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';
import { signToken } from '#worker/lib/security/signed-token.ts';
import { sendDueMails as sendDue } from './mail-pass.service.ts';

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = useMailbox('local', true);
  await run('delete from mail_plans');
});

/** Sunday, 22 November 2026, six in the evening in Berlin, and ten minutes. */
const SUNDAY = new Date('2026-11-22T17:10:00.000Z');
const sendDueMails = (deps: Deps) => sendDue(deps, startDeadline(50_000));
const at = (now: Date): Deps => ({ ...buildDeps(bindings), clock: { now: () => now } });
const later = (days: number) => new Date(SUNDAY.getTime() + days * 86_400_000);

const emailOf = (person: Person) => `${person.user.username}@mail.org`;

/** Somebody with a confirmed address. */
async function reachable(): Promise<Person> {
  const person = await signedUp();
  const email = `${person.user.username}@mail.org`;
  await run(
    `update users set email = ?1, email_key = ?1, email_verified_at = '2026-01-01T00:00:00.000Z', time_zone = 'Europe/Berlin' where id = ?2`,
    email,
    person.user.id,
  );
  return person;
}

const WEEK = { weekday: 7, hour: 18, namesGoals: false };

/** Somebody whose mail about the week is due on that Sunday. */
async function awaiting(week = WEEK): Promise<Person> {
  const person = await reachable();
  const { status, body } = await person.send('PATCH', '/api/mail-plans', {
    body: { week },
    headers: { 'X-Time-Zone': 'Europe/Berlin' },
  });
  expect([status, body]).toEqual([200, { week, away: false, canReceive: true }]);
  await dueAt(person, '2026-11-22T17:00:00.000Z');
  return person;
}

const dueAt = (person: Person, due: string) =>
  run('update mail_plans set next_due_at = ? where user_id = ?', due, person.user.id);
const planOf = (person: Person) =>
  homeDb.prepare('select * from mail_plans where user_id = ?').bind(person.user.id).first<any>();

/** A goal whose first task was ticked at this instant. */
async function ticked(person: Person, when: string, input = {}) {
  const goal = await postGoal(person, input);
  await run(
    'update goals set task_ticks = ? where id = ?',
    JSON.stringify({ '0-0': when }),
    goal.id,
  );
  return goal;
}

describe('choosing mails', () => {
  it('takes a confirmed address, and is off until then', async () => {
    const person = await signedUp();
    expect((await person.get('/api/mail-plans')).body).toEqual({
      week: null,
      away: false,
      canReceive: false,
    });
    for (const body of [{ week: WEEK }, { away: true }])
      expect((await person.patch('/api/mail-plans', body)).status).toBe(409);
    expect((await person.patch('/api/mail-plans', { week: null })).status).toBe(200);
  });

  it('is due at that hour where the person is, and is ended by a word', async () => {
    const person = await reachable();
    await person.send('PATCH', '/api/mail-plans', {
      body: { week: { ...WEEK, weekday: 1, hour: 7 } },
      headers: { 'X-Time-Zone': 'America/New_York' },
    });
    const { next_due_at: due } = await planOf(person);
    const there = new Intl.DateTimeFormat('en', {
      timeZone: 'America/New_York',
      weekday: 'long',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    expect(there.format(new Date(due))).toBe('Monday, 07');
    const { body } = await person.patch('/api/mail-plans', { week: null, away: true });
    expect(body).toEqual({ week: null, away: true, canReceive: true });
    expect((await person.patch('/api/mail-plans', { away: false })).body.away).toBe(false);
  });
});

describe('the mail about the week', () => {
  it('tells the week in words and a picture, once', async () => {
    const person = await awaiting();
    await ticked(person, '2026-11-18T09:00:00.000Z', { title: 'Row to the island' });
    await sendDueMails(at(SUNDAY));
    const [mail] = mailbox.to(emailOf(person));
    expect(mail?.subject).toBe('Your week at Yet');
    expect(mail?.text).toContain('from Monday 16 November to Sunday 22 November');
    expect(mail?.text).toContain('You ticked one task.');
    expect(mail?.text).toContain('Mon –  Tue –  Wed 1');
    expect(mail?.html).toContain('role="img"');
    expect(mail?.html).not.toMatch(/<img|<svg|Row to the island/);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<https?:\/\/\S+\/no-mails\?token=[\w.-]+&mails=week>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await sendDueMails(at(SUNDAY));
    await sendDueMails(at(new Date(SUNDAY.getTime() + 3_600_000)));
    expect(mailbox.to(emailOf(person))).toHaveLength(1);
    expect((await planOf(person)).next_due_at).toBe('2026-11-29T17:00:00.000Z');
  });

  it('names steps only where the person wants that, and never a journal’s words', async () => {
    const person = await awaiting({ ...WEEK, namesGoals: true });
    const goal = await ticked(person, '2026-11-18T09:00:00.000Z');
    await person.patch(`/api/goals/${goal.id}`, { milestone: 0 });
    await person.post('/api/journal', { content: 'A wet line', feedback: false });
    await run("update activities set local_day = '2026-11-19' where user_id = ?", person.user.id);
    const next = { ...goal.roadmap };
    next.milestones[1] = { ...next.milestones[1], targetDate: '2026-11-26' } as never;
    await run('update goals set roadmap = ? where id = ?', JSON.stringify(next), goal.id);
    await sendDueMails(at(SUNDAY));
    const [mail] = mailbox.to(emailOf(person));
    expect(mail?.text).toContain('You reached “Step 1”.');
    expect(mail?.text).toContain('You wrote in your journal once.');
    expect(mail?.text).toContain('“Step 2” by Thursday 26 November');
    expect(mail?.text).not.toContain('wet');
  });

  it('does not come where nothing happened, in a hard moment, late, or to an unproven address', async () => {
    const quiet = await awaiting();
    const [hard, unproven, late] = [await awaiting(), await awaiting(), await awaiting()];
    for (const person of [hard, unproven, late]) await ticked(person, '2026-11-18T09:00:00.000Z');
    await run("update users set care_level = 'care' where id = ?", hard.user.id);
    await run('update users set email_verified_at = null where id = ?', unproven.user.id);
    await run('delete from mail_plans where user_id = ?', late.user.id);
    await sendDueMails(at(SUNDAY));
    for (const person of [quiet, hard, unproven]) {
      expect(mailbox.to(emailOf(person))).toEqual([]);
      expect((await planOf(person)).next_due_at).toBe('2026-11-29T17:00:00.000Z');
    }
    const slow = await awaiting();
    await ticked(slow, '2026-11-18T09:00:00.000Z');
    await sendDueMails(at(later(1)));
    expect(mailbox.to(emailOf(slow))).toEqual([]);
  });

  it('is sent once by runs at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => awaiting()));
    for (const person of people) await ticked(person, '2026-11-18T09:00:00.000Z');
    await Promise.all(Array.from({ length: 4 }, () => sendDueMails(at(SUNDAY))));
    for (const person of people) expect(mailbox.to(emailOf(person))).toHaveLength(1);
  });

  it('that failed is tried again under its key, three times at most', async () => {
    const person = await awaiting();
    await ticked(person, '2026-11-18T09:00:00.000Z');
    mailbox.fail(true);
    await sendDueMails(at(SUNDAY));
    expect(await planOf(person)).toMatchObject({ attempts: 1, last_sent_at: null });
    const again = new Date(SUNDAY.getTime() + 10 * 60_000);
    expect((await planOf(person)).next_due_at).toBe(again.toISOString());
    mailbox.fail(false);
    await sendDueMails(at(again));
    expect(mailbox.to(emailOf(person))).toHaveLength(1);
    expect(mailbox.to(emailOf(person))[0]?.key).toBe(
      `week-${person.user.id}-2026-11-22T17:00:00.000Z`,
    );
    expect(await planOf(person)).toMatchObject({
      attempts: 0,
      next_due_at: '2026-11-29T17:00:00.000Z',
    });
  });

  it('is not tried again where nobody could tell a repeat', async () => {
    const person = await awaiting();
    await ticked(person, '2026-11-18T09:00:00.000Z');
    const deps = at(SUNDAY);
    const failing = {
      delivery: 'sent' as const,
      knowsRepeats: false,
      send: () => Promise.reject(new Error('the line broke')),
    };
    await sendDueMails({ ...deps, mailer: failing });
    await sendDueMails(deps);
    expect(mailbox.to(emailOf(person))).toEqual([]);
  });

  it('takes two round trips, however many are due', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => awaiting()));
    for (const person of people) await ticked(person, '2026-11-18T09:00:00.000Z');
    let trips = 0;
    const deps = at(SUNDAY);
    const counted = (database: Deps['db']) =>
      seenDatabase(database, () => {
        trips += 1;
      });
    await sendDueMails({
      ...deps,
      ...(HOME.shard === 0 ? { db: counted(deps.db) } : { shards: deps.shards.map(counted) }),
    });
    expect(trips).toBe(2);
    for (const person of people) expect(mailbox.to(emailOf(person))).toHaveLength(1);
  });
});

describe('the mail to who was away', () => {
  async function away(days: number): Promise<Person> {
    const person = await reachable();
    await person.patch('/api/mail-plans', { away: true });
    const gone = later(-days).toISOString();
    await run('update sessions set last_seen_at = ? where user_id = ?', gone, person.user.id);
    await run('update mail_plans set created_at = ? where user_id = ?', gone, person.user.id);
    await dueAt(person, SUNDAY.toISOString());
    return person;
  }
  const lookAgain = async (person: Person, days: number) => {
    await sendDueMails(at(later(days)));
    return mailbox.to(emailOf(person)).length;
  };

  it('comes once after two weeks, and then none for as long as they are away', async () => {
    const person = await away(15);
    expect(await lookAgain(person, 0)).toBe(1);
    expect(mailbox.to(emailOf(person))[0]?.text).toContain('there won’t be another');
    for (const days of [15, 30, 60, 120, 365]) expect(await lookAgain(person, days)).toBe(1);
  });

  it('does not come before, and looks again when the two weeks will be over', async () => {
    const person = await away(3);
    expect(await lookAgain(person, 0)).toBe(0);
    expect((await planOf(person)).next_due_at).toBe('2026-12-04T09:00:00.000Z');
    expect(await lookAgain(person, 11)).toBe(0);
    expect(await lookAgain(person, 12)).toBe(1);
  });

  it('may come again once somebody was here in between', async () => {
    const person = await away(15);
    expect(await lookAgain(person, 0)).toBe(1);
    await run(
      'update sessions set last_seen_at = ? where user_id = ?',
      later(5).toISOString(),
      person.user.id,
    );
    expect(await lookAgain(person, 16)).toBe(1);
    expect(await lookAgain(person, 21)).toBe(2);
  });
});

describe('the link that ends such mails', () => {
  const oneClick = 'List-Unsubscribe=One-Click';
  const FORM = 'application/x-www-form-urlencoded';
  /** As a mail program sends its one click: a form, from nowhere, without a session. */
  const press = (path: string, raw = oneClick, type = FORM) =>
    new Visitor().send('POST', path, { raw, headers: { 'Content-Type': type } });

  async function linkOf(person: Person): Promise<string> {
    await ticked(person, '2026-11-18T09:00:00.000Z');
    await sendDueMails(at(SUNDAY));
    const header = mailbox.to(emailOf(person))[0]?.headers?.['List-Unsubscribe'] ?? '';
    const { pathname, search } = new URL(header.slice(1, -1));
    return pathname + search;
  }

  it('changes nothing when it is looked at, and ends them when it is pressed', async () => {
    const person = await awaiting();
    const other = await awaiting();
    const link = await linkOf(person);
    const looked = await new Visitor().get(link);
    expect([looked.status, looked.body]).toEqual([200, expect.stringMatching(/method="post"/)]);
    expect(looked.body).toContain('You won’t get the mail about your week any more');
    expect(await planOf(person)).not.toBeNull();
    const pressed = await press(link);
    expect([pressed.status, pressed.body]).toEqual([200, expect.stringContaining('Thank you')]);
    expect(await planOf(person)).toBeNull();
    expect(await planOf(other)).not.toBeNull();
    expect((await press(link)).status).toBe(200);
  });

  it('ends the kind that was signed, whatever the address says beside it', async () => {
    const person = await awaiting();
    await person.patch('/api/mail-plans', { away: true });
    await press((await linkOf(person)).replace('mails=week', 'mails=away'));
    expect((await person.get('/api/mail-plans')).body).toMatchObject({ week: null, away: true });
    expect((await person.get('/api/reminders/settings')).body.byMail).toBe(true);
  });

  it('takes the one click in the other form that mail programs send it in', async () => {
    const person = await awaiting();
    const parts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    const answer = await press(await linkOf(person), parts, 'multipart/form-data; boundary=x');
    expect([answer.status, await planOf(person)]).toEqual([200, null]);
  });

  it('that we did not sign, or for something else, ends nothing', async () => {
    const person = await awaiting();
    const link = await linkOf(person);
    const now = new Date();
    const { sessionSecrets } = buildDeps(bindings).config;
    const claims = { user: person.user.id, kind: 'week', shard: HOME.shard, send: 1 };
    const other = (audience: string) =>
      signToken({ audience, seconds: 3600 }, claims, sessionSecrets, now);
    const made = (token: string) => `/no-mails?token=${token}`;
    const forged = await signToken(
      { audience: 'yet-no-mails', seconds: 3600 },
      claims,
      [new Uint8Array(32)],
      now,
    );
    const expired = await signToken(
      { audience: 'yet-no-mails', seconds: 3600 },
      claims,
      sessionSecrets,
      new Date(now.getTime() - 3_601_000),
    );
    for (const bad of [
      '/no-mails',
      '/mails-off',
      made('x'),
      link.replace('&mails', 'x&mails'),
      made(await other('yet-reminder')),
      made(forged),
      made(expired),
    ])
      expect([bad, (await press(bad)).status]).toEqual([bad, 409]);
    expect(await planOf(person)).not.toBeNull();
  });

  it('of the first mails leads on, and is pressed where it is', async () => {
    const person = await awaiting();
    const { sessionSecrets } = buildDeps(bindings).config;
    const token = await signToken(
      { audience: 'yet-mails-off', seconds: 3600 },
      { user: person.user.id, kind: 'week', shard: HOME.shard },
      sessionSecrets,
      new Date(),
    );
    const old = `/mails-off?token=${token}`;
    const looked = await new Visitor().get(old);
    expect([looked.status, looked.headers.get('location')]).toEqual([
      308,
      `/no-mails?token=${token}`,
    ]);
    const pressed = await press(old);
    expect([pressed.status, pressed.body]).toEqual([200, expect.stringContaining('your week')]);
    expect(await planOf(person)).toBeNull();
  });
});
