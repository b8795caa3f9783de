import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { bindings, freshName, HOME, homeDb, registered, Visitor } from '#tests/worker/harness.ts';
import { type Mailbox, tokenIn, useMailbox } from '#tests/worker/mailbox.ts';
import { roundTrips } from '#tests/worker/round-trips.ts';
import { sqlOf } from '#tests/worker/seen-database.ts';
import { buildDeps } from '#worker/deps.ts';
import type { Database } from '#worker/lib/database/database.ts';

const NEW_PASSWORD = 'Another-horse-8';
const LINK_OVER = { message: 'This link has been used or has expired. Please ask for a new one.' };

let mailbox: Mailbox;
beforeEach(() => {
  mailbox = useMailbox();
});

const anAddress = () => `${freshName()}@mail.org`;
const ask = (email: unknown, visitor = new Visitor()) =>
  visitor.post('/api/reset-password', { email });
const setNew = (token: string, newPassword = NEW_PASSWORD) =>
  new Visitor().post('/api/set-new-password', { token, newPassword });
const login = (username: string, password: string) =>
  new Visitor().post('/api/login', { username, password });
const row = (id: number) =>
  homeDb.prepare('select * from users where id = ?').bind(id).first<Record<string, any>>();
const age = (id: number, minutes: number) =>
  homeDb
    .prepare(
      "update users set reset_token_expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', reset_token_expires_at, ?) where id = ?",
    )
    .bind(`-${minutes} minutes`, id)
    .run();

/**
 * Registers somebody, asks for a link and reads it from the mail. (The first mail confirms the
 * address.)
 */
async function somebodyWithALink() {
  const email = anAddress();
  const person = await registered({ email });
  await ask(email);
  const mail = await mailbox.awaits(email, 2);
  return { person, email, mail, token: tokenIn(mail) };
}

describe('asking for a new password', () => {
  it('mails a link that leads to the configured address, and answers nothing but a sentence', async () => {
    const email = anAddress();
    const person = await registered({ email });
    const { status, body } = await new Visitor().send('POST', '/api/reset-password', {
      body: { email: email.toUpperCase() },
      headers: { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test' },
    });
    expect([status, body]).toEqual([200, { message: expect.stringContaining('If an account') }]);
    const mail = await mailbox.awaits(email, 2);
    expect(mail.subject).toBe('Choose a new password');
    expect(mail.text).toContain(`Hello ${person.user.username},`);
    expect(mail.text).toMatch(
      /^http:\/\/localhost:8787\/reset-password\?token=(?:1\.)?[\w-]{43}$/m,
    );
    expect(mail.html).not.toMatch(/<img|<script|evil\.test/);
  });

  it('says the same of an address that nobody has, and of one whose mail cannot be sent', async () => {
    const email = anAddress();
    await registered({ email });
    mailbox.fail(true);
    const [known, unknown] = [await ask(email), await ask(anAddress())];
    expect(known.status).toBe(200);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const named = (headers: Headers) => [...headers.keys()].sort();
    expect(named(unknown.headers)).toEqual(named(known.headers));
  });

  it('asks the database as often for an address that nobody has', async () => {
    const email = anAddress();
    await registered({ email });
    const known = await roundTrips(() => ask(email));
    const trips = 2 + HOME.shard; // Every further database is asked at the same time.
    expect([known, await roundTrips(() => ask(anAddress()))]).toEqual([trips, trips]);
  });

  it('keeps the token only as a hash', async () => {
    const { person, token } = await somebodyWithALink();
    const { reset_token: kept } = (await row(person.user.id)) ?? {};
    expect(kept).toMatch(/^[\w-]{43}$/);
    expect(kept).not.toBe(token);
  });

  it.each(['nobody', '', '  ', undefined])('refuses %j', async (email) => {
    const { status, body } = await ask(email);
    expect([status, body.message]).toEqual([400, 'Please enter a valid email address']);
  });

  it.each([null, 7, ['a@b.org'], { a: 1 }])(
    'refuses %j, and says what it should be',
    async (email) => {
      const { status, body } = await ask(email);
      expect([status, body.message]).toEqual([400, 'email must be text']);
    },
  );

  it('sends one mail for two clicks, and its link works', async () => {
    const email = anAddress();
    await registered({ email });
    await Promise.all([ask(email), ask(email), ask(email)]);
    const mail = await mailbox.awaits(email, 2);
    await ask(email);
    expect((await setNew(tokenIn(mail))).status).toBe(200);
    await mailbox.awaits(email, 3);
    expect(mailbox.to(email).map(({ subject }) => subject)).toEqual([
      'Please confirm your email address',
      'Choose a new password',
      'Your password was changed',
    ]);
  });

  it('voids the older link when a newer one is sent', async () => {
    const { person, email, token } = await somebodyWithALink();
    await age(person.user.id, 3);
    await ask(email);
    const newer = tokenIn(await mailbox.awaits(email, 3));
    const old = await setNew(token);
    expect([old.status, old.body]).toEqual([400, LINK_OVER]);
    expect((await setNew(newer)).status).toBe(200);
  });

  it('lets somebody try again at once when the mail could not be sent', async () => {
    const email = anAddress();
    const person = await registered({ email });
    await mailbox.awaits(email);
    mailbox.fail(true);
    await ask(email);
    await expect.poll(async () => (await row(person.user.id))?.['reset_token']).toBeNull();
    mailbox.fail(false);
    await ask(email);
    expect((await setNew(tokenIn(await mailbox.awaits(email, 2)))).status).toBe(200);
  });

  it('answers the same where no mail can be sent at all, and says why in the log', async () => {
    const email = anAddress();
    await registered({ email });
    mailbox = useMailbox('none');
    mailbox.fail(true);
    const logged = vi.spyOn(console, 'error');
    const answer = await ask(email);
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: expect.stringContaining('If an account') },
    ]);
    await expect
      .poll(() => logged.mock.calls.flat().join())
      .toContain('"event":"mail-not-configured"');
    expect(logged.mock.calls.flat().join()).not.toContain(email);
    logged.mockRestore();
  });

  it('is limited per address of mail and per address of the caller, whether or not anybody has it', async () => {
    const email = anAddress();
    for (let asked = 0; asked < 5; asked++) expect((await ask(email)).status).toBe(200);
    const refused = await ask(` ${email.toUpperCase()} `);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);

    const from = (headers: Record<string, string>) =>
      new Visitor().send('POST', '/api/reset-password', { body: { email: anAddress() }, headers });
    await bindings.DB.prepare("insert into throttles values ('reset:address:203.0.113.77', 30, ?)")
      .bind(new Date(Date.now() + 600_000).toISOString())
      .run();
    expect((await from({ 'CF-Connecting-IP': '203.0.113.77' })).status).toBe(429);
    expect((await from({ 'X-Forwarded-For': '203.0.113.77' })).status).toBe(200);
  });

  it('keeps no address of a stranger', async () => {
    const email = anAddress();
    await ask(email);
    const { n } = (await bindings.DB.prepare('select count(*) as n from throttles where key like ?')
      .bind(`%${email.slice(0, 20)}%`)
      .first<{ n: number }>()) as { n: number };
    expect(n).toBe(0);
  });
});

describe('setting a new password by the link', () => {
  it('lets the new password in and the old one no more, and signs in nobody', async () => {
    const { person, token } = await somebodyWithALink();
    const answer = await setNew(token);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        message: 'Password has been reset successfully! You can now login with your new password.',
      },
    ]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await login(person.user.username, PASSWORD)).status).toBe(401);
    expect((await login(person.user.username, NEW_PASSWORD)).status).toBe(200);
  });

  it('ends every session, and tells the person by mail', async () => {
    const { person, email, token } = await somebodyWithALink();
    await setNew(token);
    expect((await person.get('/api/user')).status).toBe(401);
    const mail = await mailbox.awaits(email, 3);
    expect(mail.subject).toBe('Your password was changed');
    expect(mail.text).toContain('http://localhost:8787/forgot-password');
  });

  it('confirms the address that the link was sent to', async () => {
    const { person, token } = await somebodyWithALink();
    expect((await row(person.user.id))?.['email_verified_at']).toBeNull();
    await setNew(token);
    expect((await row(person.user.id))?.['email_verified_at']).toMatch(/Z$/);
  });

  it('works once', async () => {
    const { person, token } = await somebodyWithALink();
    expect((await setNew(token)).status).toBe(200);
    const again = await setNew(token, 'A-third-horse-9');
    expect([again.status, again.body]).toEqual([400, LINK_OVER]);
    expect((await login(person.user.username, NEW_PASSWORD)).status).toBe(200);
  });

  it('works once even when it is followed five times at once', async () => {
    const { person, token } = await somebodyWithALink();
    const passwords = Array.from({ length: 5 }, (_, index) => `Racing-horse-${index}`);
    const answers = await Promise.all(passwords.map((password) => setNew(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] as string;
    const logins = await Promise.all(
      passwords.map((password) => login(person.user.username, password)),
    );
    expect(
      logins.flatMap(({ status }, index) => (status === 200 ? [passwords[index]] : [])),
    ).toEqual([winner]);
  });

  it('is over after an hour', async () => {
    const { person, token } = await somebodyWithALink();
    await age(person.user.id, 60);
    expect((await setNew(token)).body).toEqual(LINK_OVER);
  });

  it.each([
    ['PATCH', '/api/user'],
    ['POST', '/api/user/update-email'],
  ])('is void after the address changed by %s %s', async (method, path) => {
    const { person, token } = await somebodyWithALink();
    expect((await person.send(method, path, { body: { email: anAddress() } })).status).toBe(200);
    expect((await setNew(token)).body).toEqual(LINK_OVER);
  });

  it('is void after the password changed', async () => {
    const { person, token } = await somebodyWithALink();
    const changed = await person.post('/api/change-password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect(changed.status).toBe(200);
    expect((await setNew(token)).body).toEqual(LINK_OVER);
  });

  it('holds the new password to registration’s rules, and a refused one leaves the link alive', async () => {
    const { token } = await somebodyWithALink();
    const refused = await setNew(token, 'alllowercase1!');
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [{ path: 'newPassword', message: 'Password must include at least one uppercase letter.' }],
    ]);
    expect((await setNew(token)).status).toBe(200);
  });

  it.each(['x', 'A'.repeat(43), 'A'.repeat(101), '', null, 7])(
    'refuses the token %j',
    async (token) => {
      const { status, body } = await new Visitor().post('/api/set-new-password', {
        token,
        newPassword: NEW_PASSWORD,
      });
      expect([status, typeof body.message]).toEqual([400, 'string']);
    },
  );

  it('lets in again who was locked out by guesses', async () => {
    const { person, token } = await somebodyWithALink();
    await bindings.DB.prepare('insert into throttles values (?, 10, ?)')
      .bind(
        `login:name:${person.user.username.toLowerCase()}`,
        new Date(Date.now() + 600_000).toISOString(),
      )
      .run();
    expect((await login(person.user.username, PASSWORD)).status).toBe(429);
    await setNew(token);
    expect((await login(person.user.username, NEW_PASSWORD)).status).toBe(200);
  });

  it('turns away a login that was checking the old password meanwhile', async () => {
    const { person, token } = await somebodyWithALink();
    const { db, shards } = buildDeps(bindings);
    const theirs = [db, ...shards][HOME.shard] as Database;
    const { batch } = theirs;
    // The reset comes between the check of the old password and the session it would open.
    theirs.batch = async (statements, view) => {
      theirs.batch = statements.some((statement) =>
        sqlOf(statement).startsWith('insert into "sessions"'),
      )
        ? batch
        : theirs.batch;
      if (theirs.batch === batch) expect((await setNew(token)).status).toBe(200);
      return batch(statements, view);
    };
    const late = await login(person.user.username, PASSWORD);
    expect([late.status, late.body]).toEqual([401, { message: 'Invalid username or password' }]);
    const sessions = await homeDb
      .prepare('select count(*) as n from sessions where user_id = ?')
      .bind(person.user.id)
      .first();
    expect(sessions).toEqual({ n: 0 });
  });
});

it('says how mail goes from here to whoever asks', async () => {
  expect((await new Visitor().get('/api/app-info')).body).toMatchObject({ mail: 'local' });
  useMailbox('sent');
  expect((await new Visitor().get('/api/app-info')).body).toMatchObject({ mail: 'sent' });
});
