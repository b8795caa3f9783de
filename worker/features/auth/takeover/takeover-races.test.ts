import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { freshName, HOME, homeDb } from '#tests/worker/harness.ts';
import { passkeysOf, registerPasskey, signInBy } from '#tests/worker/passkeys.ts';
import { sqlOf } from '#tests/worker/seen-database.ts';
import {
  app,
  entered,
  linkFor,
  NEW_PASSWORD,
  type PreHijackedAccount,
  preHijackedAccount,
  reset,
  startApp,
  whatStillOpens,
} from '#tests/worker/takeover.ts';
import type { Database } from '#worker/lib/database/database.ts';
import { guard } from '#worker/lib/database/guard.ts';

beforeEach(startApp);

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
    if (!happened && fits(statements.map(sqlOf).join('\n'))) {
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
    const hijacked = await preHijackedAccount();
    const token = await linkFor(hijacked);
    const theirs = theirDb();
    const { batch } = theirs;
    const broken = guard('linkAlive', sql`false`);
    theirs.batch = (statements, view) =>
      batch(
        isTakeover(statements.map(sqlOf).join('\n')) ? [...statements, broken] : statements,
        view,
      ) as never;
    expect((await reset(token)).status).toBe(400);
    theirs.batch = batch;
    expect(await entered(app.browser(), hijacked.username, NEW_PASSWORD)).toBe(401);
    expect(await passkeysOf(hijacked.session)).toHaveLength(1);
    expect((await hijacked.session.get('/api/account')).body).toMatchObject({
      emailVerifiedAt: null,
      recoveryCodes: { left: 10 },
    });
    expect((await app.browser().get(`/api/shared/${hijacked.links[0]}`)).status).toBe(200);
    // The link is as good as before.
    expect((await reset(token)).status).toBe(200);
    expect(await whatStillOpens(hijacked)).toEqual([]);
  });

  type Act = (hijacked: PreHijackedAccount) => Promise<{ status: number }>;
  /** What a stranger may be doing in the same moment, and the statement that would make it last. */
  const ACTS: [string, string, Act][] = [
    ['a passkey', 'insert into "passkeys"', async ({ session }) => registerPasskey(session)],
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
        session.post('/api/change-password', {
          currentPassword: PASSWORD,
          newPassword: 'Evil-horse-9',
        }),
    ],
    [
      'a password by a recovery code',
      'delete from "recovery_codes" where ("recovery_codes"."user_id" = ? and "recovery_codes"."code_hash"',
      ({ username, codes }) =>
        app
          .browser()
          .post('/api/recover', { username, code: codes[0], newPassword: 'Evil-horse-9' }),
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
        return session.post(`/api/goals/${goal.id}/shares`, {
          sharedWithEmail: `${freshName()}@mail.org`,
        });
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

  it.each(ACTS)(
    'that comes between %s and its being kept leaves none of it',
    async (_, statement, act) => {
      const hijacked = await preHijackedAccount();
      const token = await linkFor(hijacked);
      const done = rightBefore(
        (texts) => texts.includes(statement),
        async () => expect((await reset(token)).status).toBe(200),
      );
      const { status } = await act(hijacked);
      done();
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(await left(hijacked.id)).toEqual({
        passkeys: 0,
        codes: 0,
        sessions: 0,
        shares: 0,
        links: 0,
        email: hijacked.email,
      });
      expect(await entered(app.browser(), hijacked.username, NEW_PASSWORD)).toBe(200);
    },
  );

  it.each(ACTS)(
    'that %s comes before by a moment either ends it, or is refused whole',
    async (_, __, act) => {
      const hijacked = await preHijackedAccount();
      const token = await linkFor(hijacked);
      const done = rightBefore(isTakeover, () => act(hijacked));
      const { status } = await reset(token);
      done();
      if (status === 400) {
        // The link was voided by who had the account still: the owner asks for another one.
        expect(await entered(app.browser(), hijacked.username, NEW_PASSWORD)).toBe(401);
        return;
      }
      expect(status).toBe(200);
      expect(await left(hijacked.id)).toMatchObject({
        passkeys: 0,
        codes: 0,
        sessions: 0,
        shares: 0,
        links: 0,
      });
    },
  );

  it('among all of these at once leaves nothing that opens the account', {
    timeout: 120_000,
  }, async () => {
    const hijacked = await preHijackedAccount();
    const token = await linkFor(hijacked);
    // Those that void the link are left out: they end the race instead of running it.
    const racing = ACTS.filter(
      ([what]) => !what.includes('password') && what !== 'another address',
    );
    const [taken] = await Promise.all([
      reset(token),
      ...racing.map(([, , act]) => act(hijacked).catch(() => 0)),
    ]);
    expect(taken.status).toBe(200);
    expect(await left(hijacked.id)).toMatchObject({
      passkeys: 0,
      codes: 0,
      sessions: 0,
      shares: 0,
      links: 0,
    });
    expect(await whatStillOpens(hijacked)).toEqual([]);
  });
});
