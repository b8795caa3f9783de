import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { anAdmin, auditEventsOf, setAdminFlag } from '#tests/worker/admin.ts';
import {
  bindings,
  freshName,
  homeDb,
  type Person,
  postGoal,
  registered,
  signedUp,
  Visitor,
} from '#tests/worker/harness.ts';
import { aPath } from '#tests/worker/learning.ts';
import { seenDatabase } from '#tests/worker/seen-database.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';

const run = (text: string, ...values: unknown[]) =>
  homeDb
    .prepare(text)
    .bind(...values)
    .run();
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const at = ({ user }: Person) => `/api/admin/users/${user.id}`;
const rowOf = ({ user }: Person) =>
  homeDb.prepare('select * from users where id = ?').bind(user.id).first<Record<string, unknown>>();

/** What a provider would have written of somebody who pays. */
const pays = ({ user }: Person, columns: Record<string, string | null>) =>
  run(
    `update users set ${Object.keys(columns)
      .map((name) => `${name} = ?`)
      .join(', ')} where id = ?`,
    ...Object.values(columns),
    user.id,
  );

describe('who is no admin', () => {
  const calls: [string, string][] = [
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/users?limit=nonsense'],
    ['GET', '/api/admin/users/1'],
    ['POST', '/api/admin/users/1/tier'],
    ['DELETE', '/api/admin/users/1/tier'],
    ['POST', '/api/admin/users/1/unlock'],
    ['POST', '/api/admin/users/1/sign-out'],
    ['GET', '/api/admin/audit'],
    ['GET', '/api/admin/content?kind=unit'],
    ['GET', '/api/admin/content/unit/1'],
    ['GET', '/api/admin/content/unit/1/preview'],
    ['PATCH', '/api/admin/content/unit/1/draft'],
    ['POST', '/api/admin/content/unit/1/publish'],
    ['POST', '/api/admin/content/unit/1/discard'],
    ['POST', '/api/admin/content/unit/1/hand-back'],
  ];

  it.each(calls)('hears of %s %s what an address without a page hears', async (method, path) => {
    const person = await signedUp();
    const sent = method === 'GET' || method === 'DELETE' ? {} : { body: { tier: 'odd' } };
    const nowhere = await person.get('/api/admin/nowhere');
    const { status, body, headers } = await person.send(method, path, sent);
    expect([status, body]).toEqual([404, nowhere.body]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await new Visitor().send(method, path, sent)).status).toBe(401);
  });

  it('hears the same in the middle of a session in which they were one', async () => {
    const [admin, other] = [await anAdmin(), await signedUp()];
    expect((await admin.get(at(other))).status).toBe(200);
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await admin.send('POST', `${at(other)}/unlock`, { headers: key })).status).toBe(200);
    await setAdminFlag(admin, false);
    expect((await admin.get(at(other))).status).toBe(404);
    expect((await admin.post(`${at(other)}/sign-out`)).status).toBe(404);
    expect((await admin.send('POST', `${at(other)}/unlock`, { headers: key })).status).toBe(404);
    expect(await auditEventsOf(admin)).toHaveLength(1);
    expect((await admin.get('/api/user')).status).toBe(200);
  });

  it('changes nothing where they stop being one between the check and the write', async () => {
    const [admin, other] = [await anAdmin(), await signedUp()];
    const built = buildDeps(bindings);
    const app = createApp(() => ({
      ...built,
      db: seenDatabase(built.db, async (queries) => {
        if (queries.some(({ sql }) => sql.includes('audit_trail')))
          await setAdminFlag(admin, false);
      }),
    }));
    admin.reach = async (url, init) => {
      const surroundings = createExecutionContext();
      const response = await app.fetch(new Request(url, init), bindings, surroundings);
      await waitOnExecutionContext(surroundings);
      return response;
    };
    const { status, body } = await admin.post(`${at(other)}/tier`, {
      tier: 'pro',
      until: inDays(30),
    });
    expect([status, body]).toEqual([404, { message: 'Not found' }]);
    expect(await rowOf(other)).toMatchObject({
      subscription_tier: 'free',
      subscription_version: 0,
    });
    expect(await auditEventsOf(admin)).toEqual([]);
  });
});

describe('the list of people', () => {
  it('shows how an account stands, and nothing of what its owner writes', async () => {
    const admin = await anAdmin();
    const email = `zora.${freshName()}@garden.org`;
    const person = await registered({ email });
    await postGoal(person, { title: 'Repaint the boathouse' });
    const { body } = await admin.get('/api/admin/users');
    const shown = body.find(({ id }: { id: number }) => id === person.user.id);
    expect(shown).toEqual({
      id: person.user.id,
      username: person.user.username,
      email: 'z•••@garden.org',
      createdAt: person.user.createdAt,
      lastSeenAt: expect.any(String),
      subscriptionTier: 'free',
      subscriptionStatus: null,
      subscriptionExpiresAt: null,
      isAdmin: false,
      lockedUntil: null,
    });
    const detail = await admin.get(at(person));
    expect(detail.body).toEqual({
      ...shown,
      emailConfirmed: false,
      recoveryCodesLeft: 0,
      passkeys: 0,
      hasOtherSignIn: false,
      openBrowsers: 1,
      tierSource: 'none',
      whyNotGranted: null,
    });
    for (const answer of [body, detail.body]) {
      for (const secret of [email, 'Repaint the boathouse', 'password', 'scrypt'])
        expect(JSON.stringify(answer)).not.toContain(secret);
    }
  });

  it('is searched by how a name or an address begins, whatever the case', async () => {
    const admin = await anAdmin();
    const stem = `Ziska-${crypto.randomUUID().slice(0, 8)}`;
    const made = [];
    for (const input of [
      { username: `${stem} one` },
      { username: `${stem}_two%` },
      { username: freshName(), email: `${stem}@garden.org` },
      { username: `not ${stem}` },
    ])
      made.push((await registered(input)).user.id);
    const found = async (q: string) =>
      (await admin.get(`/api/admin/users?q=${encodeURIComponent(q)}`)).body.map(
        ({ id }: { id: number }) => id,
      );
    const [one, two, three] = made;
    expect(await found(stem.toUpperCase())).toEqual([three, two, one]);
    expect(await found(` ${stem}_TWO% `)).toEqual([two]);
    expect(await found(`${stem}@GARDEN.org`)).toEqual([three]);
    expect(await found(`${stem}'; drop table users; --`)).toEqual([]);
    expect(await found(`${stem}%`)).toEqual([]);
  });

  it('goes on from page to page without a gap', async () => {
    const admin = await anAdmin();
    const stem = `walter-${crypto.randomUUID().slice(0, 8)}`;
    const ids = [];
    for (let index = 0; index < 5; index++) {
      const person = await signedUp();
      const name = `${stem}-${index}`;
      await run(
        'update users set username = ?, username_key = ? where id = ?',
        name,
        name,
        person.user.id,
      );
      ids.unshift(person.user.id);
    }
    const first = (await admin.get(`/api/admin/users?q=${stem}&limit=3`)).body;
    const rest = (await admin.get(`/api/admin/users?q=${stem}&limit=3&before=${first.at(-1).id}`))
      .body;
    expect([...first, ...rest].map(({ id }: { id: number }) => id)).toEqual(ids);
    expect((await admin.get('/api/admin/users?limit=999')).body.length).toBeLessThanOrEqual(50);
  });

  it('knows no account under an id that nobody has', async () => {
    const admin = await anAdmin();
    for (const [method, tail] of [
      ['GET', ''],
      ['DELETE', '/tier'],
      ['POST', '/unlock'],
      ['POST', '/sign-out'],
    ]) {
      expect((await admin.send(method as string, `/api/admin/users/99999999${tail}`)).status).toBe(
        404,
      );
    }
    expect(await auditEventsOf(admin)).toEqual([]);
  });
});

describe('a granted plan', () => {
  it('opens its paths at once, is told in the trail, and ends when it is ended', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    const path = await aPath({ tier: 'pro' });
    const unit = `/api/learning-units/${path.unitIds[0]}`;
    expect((await person.get(unit)).status).toBe(403);
    const until = inDays(30);
    const granted = await admin.post(`${at(person)}/tier`, { tier: 'pro', until });
    expect([granted.status, granted.body]).toEqual([
      200,
      expect.objectContaining({
        subscriptionTier: 'pro',
        subscriptionExpiresAt: `${until}T23:59:59.999Z`,
        tierSource: 'gift',
        whyNotGranted: null,
      }),
    ]);
    expect((await person.get(unit)).status).toBe(200);
    expect((await person.get('/api/subscription-status')).body).toMatchObject({
      subscriptionTier: 'pro',
      renews: false,
      canCancel: false,
    });
    const ended = await admin.delete(`${at(person)}/tier`);
    expect(ended.body).toMatchObject({ subscriptionTier: 'free', tierSource: 'none' });
    expect((await person.get(unit)).status).toBe(403);
    expect(
      (await auditEventsOf(admin)).map((row) => ({ ...row, detail: JSON.parse(row.detail) })),
    ).toMatchObject([
      {
        action: 'tier.grant',
        subject_kind: 'user',
        subject_id: person.user.id,
        detail: { tier: 'pro', until: `${until}T23:59:59.999Z` },
        request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      },
      { action: 'tier.end', detail: { tier: 'pro' } },
    ]);
  });

  it('takes the place of one granted before', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    await admin.post(`${at(person)}/tier`, { tier: 'premium', until: inDays(90) });
    const { body } = await admin.post(`${at(person)}/tier`, { tier: 'pro', until: inDays(3) });
    expect(body).toMatchObject({ subscriptionTier: 'pro', tierSource: 'gift' });
  });

  it.each([
    ['free', inDays(30), 400],
    ['gold', inDays(30), 400],
    ['pro', inDays(-1), 400],
    ['pro', '2026-02-30', 400],
    ['pro', 'tomorrow', 400],
    ['pro', '9999-12-31', 400],
    ['pro', inDays(0), 200],
  ])('of %s until %s answers %i', async (tier, until, expected) => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    const { status, body } = await admin.post(`${at(person)}/tier`, { tier, until });
    expect([status, typeof body.message]).toEqual([
      expected,
      expected === 400 ? 'string' : 'undefined',
    ]);
    expect(await auditEventsOf(admin)).toHaveLength(expected === 400 ? 0 : 1);
  });

  const RUNNING = { stripe_subscription_id: 'sub_1', subscription_tier: 'pro' };
  it.each([
    [
      'renews',
      { ...RUNNING, subscription_provider: 'stripe', subscription_status: 'active' },
      400,
      'by a subscription',
    ],
    [
      'was cancelled',
      { ...RUNNING, subscription_provider: 'stripe', subscription_status: 'canceled' },
      400,
      'by a subscription',
    ],
    [
      'is overdue',
      { ...RUNNING, subscription_provider: 'stripe', subscription_status: 'past_due' },
      -3,
      'by a subscription',
    ],
    [
      'is the sandbox’s',
      { ...RUNNING, subscription_provider: 'sandbox', subscription_status: 'active' },
      400,
      'by a subscription',
    ],
    [
      'was paid once',
      { subscription_tier: 'pro', subscription_provider: 'paypal', subscription_status: 'active' },
      20,
      'is paid for until',
    ],
  ])('is never put over a plan that %s', async (_, columns, days, words) => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    await pays(person, { ...columns, subscription_expires_at: `${inDays(days)}T00:00:00.000Z` });
    const before = await rowOf(person);
    const granted = await admin.post(`${at(person)}/tier`, { tier: 'premium', until: inDays(30) });
    expect([granted.status, granted.body.message]).toEqual([409, expect.stringContaining(words)]);
    const ended = await admin.delete(`${at(person)}/tier`);
    expect([ended.status, ended.body.message]).toEqual([
      409,
      expect.stringContaining('is paid for'),
    ]);
    expect((await admin.get(at(person))).body).toMatchObject({
      tierSource: 'provider',
      whyNotGranted: expect.stringContaining(words),
    });
    expect(await rowOf(person)).toEqual(before);
    expect(await auditEventsOf(admin)).toEqual([]);
  });

  it('can be given once what was paid for is over, and cannot be ended where there is none', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    expect((await admin.delete(`${at(person)}/tier`)).status).toBe(409);
    await pays(person, {
      subscription_tier: 'pro',
      subscription_provider: 'paypal',
      subscription_status: 'active',
      subscription_expires_at: `${inDays(-2)}T00:00:00.000Z`,
    });
    const { status } = await admin.post(`${at(person)}/tier`, {
      tier: 'premium',
      until: inDays(30),
    });
    expect(status).toBe(200);
  });

  it('of two admins at once leaves one plan and two rows', async () => {
    const [ada, bob, person] = [await anAdmin(), await anAdmin(), await signedUp()];
    const answers = await Promise.all([
      ada.post(`${at(person)}/tier`, { tier: 'pro', until: inDays(30) }),
      bob.post(`${at(person)}/tier`, { tier: 'premium', until: inDays(60) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowOf(person)).toMatchObject({
      subscription_version: 2,
      subscription_provider: 'gift',
    });
    expect([...(await auditEventsOf(ada)), ...(await auditEventsOf(bob))]).toHaveLength(2);
  });
});

describe('a person who is locked out', () => {
  it('is shown as locked, and gets in again once unlocked', async () => {
    const admin = await anAdmin();
    const person = await registered();
    const visitor = new Visitor();
    const attempt = (password: string) =>
      visitor.post('/api/login', { username: person.user.username.toUpperCase(), password });
    for (let tries = 0; tries < 10; tries++) await attempt('Wrong-horse-7');
    expect((await attempt(PASSWORD)).status).toBe(429);
    expect((await admin.get(at(person))).body.lockedUntil).toEqual(expect.any(String));
    const { status, body } = await admin.post(`${at(person)}/unlock`);
    expect([status, body.lockedUntil]).toEqual([200, null]);
    expect((await attempt(PASSWORD)).status).toBe(200);
    expect((await auditEventsOf(admin)).map(({ action }) => action)).toEqual(['user.unlock']);
  }, 30_000);
});

describe('signing somebody out', () => {
  it('ends all their sessions, and nobody else’s', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    expect((await admin.post(`${at(person)}/sign-out`)).body).toEqual({ ended: 1 });
    expect((await person.get('/api/user')).status).toBe(401);
    expect((await admin.get('/api/user')).status).toBe(200);
    expect((await admin.get(at(person))).body).toMatchObject({ openBrowsers: 0, lastSeenAt: null });
  });
});

describe('an action and its row in the trail', () => {
  afterEach(() => run('drop trigger if exists no_trail'));

  it.each([
    ['granting', 'POST', '/tier', { tier: 'pro', until: inDays(30) }],
    ['ending', 'DELETE', '/tier', undefined],
    ['unlocking', 'POST', '/unlock', undefined],
    ['signing out', 'POST', '/sign-out', undefined],
  ])('stand or fall together: %s', async (what, method, tail, body) => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    if (what === 'ending')
      await admin.post(`${at(person)}/tier`, { tier: 'pro', until: inDays(30) });
    const lock = `login:name:${person.user.username.toLowerCase()}`;
    await run(
      "insert into throttles (key, attempts, resets_at) values (?, 99, '2999-01-01')",
      lock,
    );
    const before = await rowOf(person);
    await run(
      "create trigger no_trail before insert on audit_trail begin select raise(abort, 'no'); end",
    );
    const { status } = await admin.send(method, at(person) + tail, body ? { body } : {});
    expect(status).toBe(500);
    expect(await rowOf(person)).toEqual(before);
    expect((await person.get('/api/user')).status).toBe(200);
    const kept = await bindings.DB.prepare('select attempts from throttles where key = ?')
      .bind(lock)
      .first();
    expect(kept).toEqual({ attempts: 99 });
  });
});

describe('the trail', () => {
  it('says who did what to whom, newest first, and is filtered', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    await admin.post(`${at(person)}/tier`, { tier: 'pro', until: inDays(30) });
    const { headers } = await admin.post(`${at(person)}/unlock`);
    const about = `/api/admin/audit?kind=user&subject=${person.user.id}`;
    const { body } = await admin.get(about);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        createdAt: expect.any(String),
        action: 'user.unlock',
        actor: { id: admin.user.id, name: admin.user.username },
        subject: { kind: 'user', id: person.user.id, name: person.user.username },
        detail: {},
        requestId: headers.get('x-request-id'),
      },
      expect.objectContaining({
        action: 'tier.grant',
        detail: expect.objectContaining({ tier: 'pro' }),
      }),
    ]);
    expect((await admin.get(`${about}&action=tier.grant`)).body).toEqual([body[1]]);
    expect((await admin.get(`${about}&before=${body[0].id}`)).body).toEqual([body[1]]);
    expect((await admin.get(`${about}&limit=1`)).body).toEqual([body[0]]);
    expect((await admin.get('/api/admin/audit?action=nonsense')).status).toBe(400);
  });

  it('keeps no name of anybody who has left', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    await admin.post(`${at(person)}/unlock`);
    await person.send('DELETE', '/api/account', { body: { confirmation: person.user.username } });
    const boss = await anAdmin();
    await admin.send('DELETE', '/api/account', { body: { confirmation: admin.user.username } });
    const { body } = await boss.get(`/api/admin/audit?kind=user&subject=${person.user.id}`);
    expect(body).toMatchObject([
      { actor: { id: admin.user.id, name: null }, subject: { id: person.user.id, name: null } },
    ]);
  });
});
