import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '#tests/worker/authenticator.ts';
import type { Browser } from '#tests/worker/browser.ts';
import { aRoadmap, bindings, freshName, HOME, homeDb, NEXT_YEAR, PASSWORD } from '#tests/worker/harness.ts';
import { addPasskey, passkeysOf, signInBy } from '#tests/worker/passkeys.ts';
import { textOf } from '#tests/worker/seen-database.ts';
import {
  liar,
  linkOn,
  locationOf,
  SignOn,
  signOn,
  stranger,
  tellProvider,
  visitProvider,
} from '#tests/worker/sign-on.ts';
import type { Database } from '#worker/lib/database.ts';
import { guard } from '#worker/lib/guard.ts';
import { COLUMNS, type Fate, TABLES } from './doors.rules.ts';

const NEW_PASSWORD = 'Another-horse-8';
const KEY = 'the-key-of-a-write';
const GOAL = { title: 'Row to the lighthouse', targetDate: NEXT_YEAR, roadmap: aRoadmap() };
const NOTHING_SHARED = 'Nothing is shared here any more';

let app: SignOn;
beforeEach(async () => {
  await tellProvider();
  // Passkeys need a host that browsers let have some.
  app = new SignOn(undefined, { APP_URL: 'http://localhost:8787' });
});

const tokenTo = (email: string, path: string) => {
  const mails = app.mails.filter(({ to, text }) => to === email && text.includes(`/${path}?token=`));
  return /token=([\w.-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};
const run = (sql: string, ...values: unknown[]) =>
  homeDb
    .prepare(sql)
    .bind(...values)
    .run();

async function entered(browser: Browser, username: string, password: string) {
  const { status } = await browser.post('/api/login', { username, password });
  return status;
}
const confirmed = (browser: Browser, email: string) =>
  browser.post('/api/confirm-email', { token: tokenTo(email, 'confirm-email') });

/** Links an account with somebody at the provider's, as one that vouches for nothing would have let them begin. */
async function linkedWith(userId: number, sub: string) {
  const link = 'update users set sso_provider = ?, sso_id = ? where id = ?';
  await run(link, liar(), sub, userId);
  if (HOME.shard > 0) await bindings.DB.prepare(link).bind(liar(), sub, userId).run();
}

/** An account under somebody else's address, with every way back in that a stranger can lay. */
async function laidInWait() {
  const email = `${freshName('owner')}@mail.org`;
  const username = freshName('mallory');
  const session = app.browser();
  const { body: user } = await session.post('/api/register', { username, email, password: PASSWORD });
  const secondSession = app.browser();
  await entered(secondSession, username, PASSWORD);
  const device = new Authenticator();
  expect((await addPasskey(session, device)).status).toBe(201);
  const { codes } = (await session.post('/api/recovery-codes', { password: PASSWORD })).body;
  const sub = freshName('sub');
  await linkedWith(user.id, sub);
  const goal = await session.send('POST', '/api/goals', { body: GOAL, headers: { 'Idempotency-Key': KEY } });
  expect([goal.status, goal.body.message]).toEqual([201, undefined]);
  const goalId = goal.body.id as number;
  const publicLink = (await session.post(`/api/goals/${goalId}/public-link`, { expiresAt: null })).body
    .code as string;
  const share = (
    await session.post(`/api/goals/${goalId}/shares`, { sharedWithEmail: `${freshName()}@mail.org` })
  ).body.code as string;
  const confirmation = tokenTo(email, 'confirm-email');
  return {
    email,
    username,
    id: user.id as number,
    session,
    secondSession,
    device,
    codes: codes as string[],
    sub,
    links: [publicLink, share],
    confirmation,
  };
}
type Laid = Awaited<ReturnType<typeof laidInWait>>;

/** Asks for the mailed link as the owner of the address does. */
async function linkFor({ email }: { email: string }) {
  expect((await app.browser().post('/api/reset-password', { email })).status).toBe(200);
  return tokenTo(email, 'reset-password');
}
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  app.browser().post('/api/set-new-password', { token, newPassword });
async function ownerOf({ username }: { username: string }) {
  const owner = app.browser();
  expect(await entered(owner, username, NEW_PASSWORD)).toBe(200);
  return owner;
}

/** Tries every way in that was laid. @returns those that opened the account, or what is in it. */
async function whatStillOpens({ id, username, ...laid }: Laid): Promise<string[]> {
  const opens: string[] = [];
  const note = (what: string, isOpen: boolean) => isOpen && opens.push(what);
  note('session', (await laid.session.get('/api/user')).status === 200);
  note('another session', (await laid.secondSession.get('/api/user')).status === 200);
  note('passkey', (await signInBy(laid.device, {}, app.browser())).answer.status === 200);
  await tellProvider({ claims: { sub: laid.sub }, userinfo: { sub: laid.sub } });
  const atProvider = app.browser();
  await signOn(atProvider);
  note('provider', (await atProvider.get('/api/user')).body.id === id);
  const confirm = await app.browser().post('/api/confirm-email', { token: laid.confirmation });
  note('confirming link', confirm.status === 200);
  for (const link of laid.links) {
    const { status, body } = await app.browser().get(`/api/shared/${link}`);
    note(status === 404 && body.message === NOTHING_SHARED ? '' : 'link to a goal', status !== 404);
  }
  note('old password', (await entered(app.browser(), username, PASSWORD)) === 200);
  for (const code of laid.codes.slice(0, 2)) {
    const { status } = await app.browser().post('/api/recover', { username, code, newPassword: PASSWORD });
    note('recovery code', status === 200);
  }
  return opens;
}

describe('an account laid in wait', () => {
  it('opens in every way that was laid, until somebody takes it over', async () => {
    const laid = await laidInWait();
    expect(new Set(await whatStillOpens(laid))).toEqual(
      new Set([
        'session',
        'another session',
        'passkey',
        'provider',
        'link to a goal',
        'old password',
        'recovery code',
      ]),
    );
  });

  it('opens in none of them once its owner has chosen a password by the mailed link', async () => {
    const laid = await laidInWait();
    expect((await reset(await linkFor(laid))).status).toBe(200);
    expect(await whatStillOpens(laid)).toEqual([]);
    const owner = await ownerOf(laid);
    expect((await owner.get('/api/ways-in')).body).toMatchObject({
      hasPassword: true,
      sso: { linked: null },
      passkeys: [],
    });
    expect((await owner.get('/api/account')).body).toMatchObject({
      emailVerifiedAt: expect.stringMatching(/Z$/),
      recoveryCodes: { left: 0, madeAt: null },
    });
    expect((await owner.get('/api/sharing')).body.goals).toEqual([]);
  });

  it('opens in none of them when the owner pressed the confirming link first', async () => {
    const laid = await laidInWait();
    const owner = app.browser();
    await owner.post('/api/confirm-email', { token: laid.confirmation });
    expect((await reset(await linkFor(laid))).status).toBe(200);
    expect(await whatStillOpens(laid)).toEqual([]);
  });

  it('tells the owner on the page and by mail what was ended', async () => {
    const laid = await laidInWait();
    const { body } = await reset(await linkFor(laid));
    expect(body).toEqual({
      message: 'Password has been reset successfully! You can now login with your new password.',
      ended: expect.stringContaining(
        'one passkey, the recovery codes, the link with Garden, and 2 shares of goals',
      ),
    });
    const told = app.mails.filter(({ to }) => to === laid.email).at(-1);
    expect(told?.subject).toBe('Your password was changed');
    expect(told?.text.replaceAll(/\s+/g, ' ')).toContain(body.ended);
  });

  it('answers no write of before again, and does none of them twice', async () => {
    const laid = await laidInWait();
    await reset(await linkFor(laid));
    const owner = await ownerOf(laid);
    const again = await owner.send('POST', '/api/goals', { body: GOAL, headers: { 'Idempotency-Key': KEY } });
    expect([again.status, JSON.stringify(again.body)]).toEqual([
      409,
      expect.not.stringContaining('lighthouse'),
    ]);
    expect((await owner.get('/api/goals')).body).toHaveLength(1);
  });

  it('lets nobody finish what they had begun: a passkey, a link with a provider, another reset', async () => {
    const laid = await laidInWait();
    await run('update users set sso_id = null, sso_provider = null where id = ?', laid.id);
    const { body: options } = await laid.session.post('/api/passkeys/options');
    const made = await new Authenticator().make(options);
    await tellProvider({ claims: stranger({ email: laid.email }) });
    const departure = await laid.secondSession.post('/api/sso/link');
    const back = await visitProvider(departure.body.url);
    const older = await linkFor(laid);
    await run("update users set reset_token_expires_at = '2000-01-01T00:00:00.000Z' where id = ?", laid.id);
    const token = await linkFor(laid);
    expect(token).not.toBe(older);
    expect((await reset(token)).status).toBe(200);
    expect((await laid.session.post('/api/passkeys', made)).status).toBe(401);
    expect(locationOf(await laid.secondSession.get(back))).toBe('/settings?sso=over#security');
    expect([(await reset(older)).status, (await reset(token)).status]).toEqual([400, 400]);
    expect(await passkeysOf(await ownerOf(laid))).toEqual([]);
  });

  it('gives up the rights of an admin whose address was never proven, and the trail says so', async () => {
    const laid = await laidInWait();
    await run('update users set is_admin = 1 where id = ?', laid.id);
    await reset(await linkFor(laid));
    const owner = await ownerOf(laid);
    expect((await owner.get('/api/user')).body.isAdmin).toBe(false);
    expect((await owner.get('/api/admin/users')).status).toBe(404);
    const trail = await homeDb
      .prepare("select actor_id, action from audit_trail where subject_kind = 'user' and subject_id = ?")
      .bind(laid.id)
      .all();
    expect(trail.results).toEqual([{ actor_id: null, action: 'admin.remove' }]);
  });
});

describe('a password reset by who has proven the address', () => {
  /** Somebody who confirmed in their own browser, with a passkey and codes of before or after. */
  async function confirmedPerson(when: 'before' | 'after') {
    const email = `${freshName('ada')}@mail.org`;
    const username = freshName('ada');
    const browser = app.browser();
    const { body } = await browser.post('/api/register', { username, email, password: PASSWORD });
    const device = new Authenticator();
    if (when === 'after') expect((await confirmed(browser, email)).status).toBe(200);
    await addPasskey(browser, device);
    const { codes } = (await browser.post('/api/recovery-codes', { password: PASSWORD })).body;
    if (when === 'before') expect((await confirmed(browser, email)).status).toBe(200);
    return { email, username, browser, device, id: body.id as number, codes: codes as string[] };
  }

  it('keeps the passkeys, codes, links and shares that were made since, and ends all sessions', async () => {
    const person = await confirmedPerson('after');
    await tellProvider({ claims: stranger({ email: person.email }) });
    expect(locationOf(await linkOn(person.browser))).toContain('sso=linked');
    const { body: goal } = await person.browser.post('/api/goals', GOAL);
    const { body: link } = await person.browser.post(`/api/goals/${goal.id}/public-link`, {
      expiresAt: null,
    });
    const { body } = await reset(await linkFor(person));
    expect(body.ended).toBeUndefined();
    expect((await person.browser.get('/api/user')).status).toBe(401);
    expect((await signInBy(person.device, {}, app.browser())).answer.status).toBe(200);
    const owner = await ownerOf(person);
    expect((await owner.get('/api/ways-in')).body.sso.linked).toBe('Garden');
    expect((await owner.get('/api/account')).body.recoveryCodes.left).toBe(10);
    expect((await app.browser().get(`/api/shared/${link.code}`)).status).toBe(200);
  });

  it('ends those of before: whoever had the account then may have been another', async () => {
    const person = await confirmedPerson('before');
    const { body } = await reset(await linkFor(person));
    expect(body.ended).toContain('one passkey and the recovery codes');
    expect((await signInBy(person.device, {}, app.browser())).answer.status).toBe(401);
    const recovery = { username: person.username, code: person.codes[0], newPassword: PASSWORD };
    expect((await app.browser().post('/api/recover', recovery)).status).toBe(401);
  });

  it('ends all of them after the address was changed to one that was never proven', async () => {
    const person = await confirmedPerson('after');
    const email = `${freshName('victim')}@mail.org`;
    expect((await person.browser.patch('/api/user', { email })).status).toBe(200);
    expect((await reset(await linkFor({ email }))).status).toBe(200);
    expect((await signInBy(person.device, {}, app.browser())).answer.status).toBe(401);
    expect((await (await ownerOf(person)).get('/api/account')).body.recoveryCodes.left).toBe(0);
  });
});

/** The database that the app of these tests uses, to come between a batch and its effect. */
const theirDb = (): Database => {
  const { db, shards } = app.deps;
  return [db, ...shards][HOME.shard] as Database;
};
const isTakeover = (texts: string) => texts.includes('update "users" set "password"');

/** Has something happen right before a batch that fits, once. */
function rightBefore(fits: (texts: string) => boolean, happening: () => Promise<unknown>) {
  const theirs = theirDb();
  const { batch } = theirs;
  let happened = false;
  theirs.batch = async (statements, view) => {
    if (!happened && fits(statements.map(textOf).join('\n'))) {
      happened = true;
      await happening();
    }
    return batch(statements, view);
  };
  return () => {
    theirs.batch = batch;
    expect(happened).toBe(true);
  };
}

describe('a takeover', () => {
  it('happens whole or not at all', async () => {
    const laid = await laidInWait();
    const token = await linkFor(laid);
    const theirs = theirDb();
    const { batch } = theirs;
    const broken = guard('linkAlive', sql`false`);
    theirs.batch = (statements, view) =>
      batch(
        isTakeover(statements.map(textOf).join('\n')) ? [...statements, broken] : statements,
        view,
      ) as never;
    expect((await reset(token)).status).toBe(400);
    theirs.batch = batch;
    expect(await entered(app.browser(), laid.username, NEW_PASSWORD)).toBe(401);
    expect(await passkeysOf(laid.session)).toHaveLength(1);
    expect((await laid.session.get('/api/account')).body).toMatchObject({
      emailVerifiedAt: null,
      recoveryCodes: { left: 10 },
    });
    expect((await app.browser().get(`/api/shared/${laid.links[0]}`)).status).toBe(200);
    // The link is as good as before.
    expect((await reset(token)).status).toBe(200);
    expect(await whatStillOpens(laid)).toEqual([]);
  });

  type Act = (laid: Laid) => Promise<{ status: number }>;
  /** What a stranger may be doing in the same moment, and the statement that would make it last. */
  const ACTS: [string, string, Act][] = [
    ['a passkey', 'insert into "passkeys"', async ({ session }) => addPasskey(session)],
    [
      'new recovery codes',
      'insert into "recovery_codes"',
      ({ session }) => session.post('/api/recovery-codes', { password: PASSWORD }),
    ],
    [
      'another address',
      'update "users" set "email"',
      ({ session }) => session.patch('/api/user', { email: `${freshName('evil')}@mail.org` }),
    ],
    [
      'another password',
      'update "users" set "password"',
      ({ session }) =>
        session.post('/api/change-password', { currentPassword: PASSWORD, newPassword: 'Evil-horse-9' }),
    ],
    [
      'a password by a recovery code',
      'delete from "recovery_codes" where ("recovery_codes"."user_id" = ? and "recovery_codes"."code_hash"',
      ({ username, codes }) =>
        app.browser().post('/api/recover', { username, code: codes[0], newPassword: 'Evil-horse-9' }),
    ],
    [
      'a sign-in by passkey',
      'update "passkeys" set "counter"',
      async ({ device }) => (await signInBy(device, {}, app.browser())).answer,
    ],
    [
      'a sign-in by password',
      'insert into "sessions"',
      ({ username }) => app.browser().post('/api/login', { username, password: PASSWORD }),
    ],
    [
      'a goal shared',
      'insert into "goal_shares"',
      async ({ session }) => {
        const [goal] = (await session.get('/api/goals')).body;
        return session.post(`/api/goals/${goal.id}/shares`, { sharedWithEmail: `${freshName()}@mail.org` });
      },
    ],
    [
      'a goal opened to a link',
      'update "goals" set "is_public"',
      async ({ session }) => {
        const [goal] = (await session.get('/api/goals')).body;
        return session.post(`/api/goals/${goal.id}/public-link`, { expiresAt: null });
      },
    ],
  ];

  const left = async (id: number) =>
    homeDb
      .prepare(
        `select (select count(*) from passkeys where user_id = ?1) as passkeys,
          (select count(*) from recovery_codes where user_id = ?1) as codes,
          (select count(*) from sessions where user_id = ?1) as sessions,
          (select count(*) from goal_shares where shared_by_user_id = ?1) as shares,
          (select count(*) from goals where user_id = ?1 and share_code is not null) as links,
          (select email from users where id = ?1) as email`,
      )
      .bind(id)
      .first();

  it.each(ACTS)('that comes between %s and its being kept leaves none of it', async (_, statement, act) => {
    const laid = await laidInWait();
    const token = await linkFor(laid);
    const done = rightBefore(
      (texts) => texts.includes(statement),
      async () => expect((await reset(token)).status).toBe(200),
    );
    const { status } = await act(laid);
    done();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await left(laid.id)).toEqual({
      passkeys: 0,
      codes: 0,
      sessions: 0,
      shares: 0,
      links: 0,
      email: laid.email,
    });
    expect(await entered(app.browser(), laid.username, NEW_PASSWORD)).toBe(200);
  });

  it.each(ACTS)(
    'that %s comes before by a moment either ends it, or is refused whole',
    async (_, __, act) => {
      const laid = await laidInWait();
      const token = await linkFor(laid);
      const done = rightBefore(isTakeover, () => act(laid));
      const { status } = await reset(token);
      done();
      if (status === 400) {
        // The link was voided by who had the account still: the owner asks for another one.
        expect(await entered(app.browser(), laid.username, NEW_PASSWORD)).toBe(401);
        return;
      }
      expect(status).toBe(200);
      expect(await left(laid.id)).toMatchObject({ passkeys: 0, codes: 0, sessions: 0, shares: 0, links: 0 });
    },
  );

  it('among all of these at once leaves nothing that opens the account', { timeout: 120_000 }, async () => {
    const laid = await laidInWait();
    const token = await linkFor(laid);
    // Those that void the link are left out: they end the race instead of running it.
    const racing = ACTS.filter(([what]) => !what.includes('password') && what !== 'another address');
    const [taken] = await Promise.all([reset(token), ...racing.map(([, , act]) => act(laid).catch(() => 0))]);
    expect(taken.status).toBe(200);
    expect(await left(laid.id)).toMatchObject({ passkeys: 0, codes: 0, sessions: 0, shares: 0, links: 0 });
    expect(await whatStillOpens(laid)).toEqual([]);
  });
});

describe('the list of doors', () => {
  const all = async <Row>(sql: string) => (await bindings.DB.prepare(sql).all<Row>()).results;
  const tables = async () =>
    (
      await all<{ name: string }>(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'",
      )
    ).map(({ name }) => name);
  const columnsOf = async (table: string) =>
    (await all<{ name: string }>(`select name from pragma_table_info('${table}')`)).map(({ name }) => name);

  it('names every table of the database, and no other', async () => {
    expect((await tables()).sort()).toEqual([...Object.keys(TABLES), ...Object.keys(COLUMNS)].sort());
  });

  it.each(Object.keys(COLUMNS))('names every column of %s, and no other', async (table) => {
    expect((await columnsOf(table)).sort()).toEqual(Object.keys(COLUMNS[table] ?? {}).sort());
  });

  it('gives a reason for whatever opens nothing', () => {
    for (const fates of [TABLES, ...Object.values(COLUMNS)])
      for (const fate of Object.values(fates))
        if (typeof fate === 'object') expect(fate.opensNothing.length).toBeGreaterThan(5);
  });

  const WHOSE: Record<string, string> = { users: 'id', goal_shares: 'shared_by_user_id' };
  /** What of an account stands open: per table or column, how many rows hold something. */
  async function openDoors(id: number): Promise<Record<string, number>> {
    const isDoor = ([, fate]: [string, Fate]) => fate === 'ended' || fate === 'doubted';
    const doors: [string, string][] = [
      ...Object.entries(TABLES)
        .filter(isDoor)
        .map(([table]): [string, string] => [table, '1']),
      ...Object.entries(COLUMNS).flatMap(([table, columns]) =>
        Object.entries(columns)
          .filter(isDoor)
          .map(([column]): [string, string] => [table, column]),
      ),
    ];
    const counted: Record<string, number> = {};
    for (const [table, column] of doors) {
      const owner = WHOSE[table] ?? 'user_id';
      const text = `select count(*) as n from ${table} where ${owner} = ? and ${column} is not null and ${column} <> 0`;
      counted[`${table}.${column}`] = (await homeDb.prepare(text).bind(id).first<number>('n')) ?? 0;
    }
    return counted;
  }

  it('is what a takeover ends, door by door', async () => {
    const laid = await laidInWait();
    const token = await linkFor(laid);
    await run('update users set is_admin = 1 where id = ?', laid.id);
    await run(
      `update goal_shares set shared_with_username = 'x', sealed = 'x', shared_with_user_id = ?1 where shared_by_user_id = ?1`,
      laid.id,
    );
    await expect
      .poll(async () => Object.entries(await openDoors(laid.id)).filter(([, open]) => open === 0))
      .toEqual([]);
    const before = await homeDb.prepare('select password from users where id = ?').bind(laid.id).first();
    expect((await reset(token)).status).toBe(200);
    const { 'users.password': passwords, ...others } = await openDoors(laid.id);
    expect(Object.entries(others).filter(([, open]) => open > 0)).toEqual([]);
    // The one door that is left has another lock.
    expect(passwords).toBe(1);
    const after = await homeDb.prepare('select password from users where id = ?').bind(laid.id).first();
    expect(after).not.toEqual(before);
  });
});
