import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { anAdmin } from '#tests/worker/admin.ts';
import { bindings, freshName, type Person, postGoal, Visitor } from '#tests/worker/harness.ts';
import { tokenIn, useMailbox } from '#tests/worker/mailbox.ts';
import { buildDeps } from '#worker/deps.ts';
import { signSession } from '#worker/lib/security/session-token.ts';
import { readConfig } from '#worker/settings.ts';
import { sweep } from '#worker/sweep.ts';
import { comingTo, firstRowOnShard, livingOn, rowsOf, SHARD_DATABASES } from './two-homes.ts';

const anAddress = () => `mo-${crypto.randomUUID().slice(0, 8)}@mail.org`;
const NEW_PASSWORD = 'Another-horse-8';
const SECRETS = readConfig({ ...bindings }).sessionSecrets;

describe.each([0, 1])('somebody who lives on shard %i', (shard) => {
  const other = 1 - shard;

  it('signs in again, writes and reads; nothing of it is on the other', async () => {
    const person = await livingOn(shard);
    const { username, id } = person.user;
    const back = comingTo(other);
    expect((await back.post('/api/login', { username, password: PASSWORD })).body).toEqual(
      person.user,
    );
    const goal = await postGoal(person);
    await back.post(`/api/goals/${goal.id}/journal`, { content: 'Ten lengths.', feedback: false });
    await back.post('/api/coach/chat', { message: 'I am stuck with my swimming.' });
    expect((await person.get('/api/goals')).body).toMatchObject([{ id: goal.id }]);
    expect((await person.get(`/api/goals/${goal.id}/journal`)).body).toHaveLength(1);
    expect((await person.get('/api/coach/conversations')).body).toHaveLength(1);

    const here = await rowsOf(shard, id);
    expect(here).toMatchObject({ users: 1, sessions: 2, goals: 1, chat_messages: 1 });
    const there = await rowsOf(other, id);
    expect(there).toEqual(shard === 0 ? {} : { users: 1 });
  });

  it('keeps name and address from everybody, wherever they come to live', async () => {
    const email = anAddress();
    const { user } = await livingOn(shard, { email });
    for (const visitor of [comingTo(0), comingTo(1)]) {
      const account = { username: user.username.toUpperCase(), password: PASSWORD };
      expect((await visitor.post('/api/register', account)).body.message).toBe(
        'Username already exists',
      );
      const namesake = { username: freshName(), password: PASSWORD, email: email.toUpperCase() };
      expect((await visitor.post('/api/register', namesake)).body.message).toBe(
        'Email already in use',
      );
      const mover = await livingOn(other);
      expect((await mover.patch('/api/user', { email })).status).toBe(409);
      expect((await mover.get('/api/user')).body.email).toBeNull();
    }
  });

  it('gives an address up for anybody by taking another one', async () => {
    const [before, after] = [anAddress(), anAddress()];
    const person = await livingOn(shard, { email: before });
    expect((await person.patch('/api/user', { email: after })).body.email).toBe(after);
    const next = await livingOn(other, { email: before });
    expect(next.user.email).toBe(before);
    expect((await next.patch('/api/user', { email: after })).status).toBe(409);
  });

  it('is one of several at once who get a name', async () => {
    const account = { username: freshName(), password: PASSWORD };
    const tries = [shard, other, shard, other].map((home) =>
      comingTo(home).post('/api/register', account),
    );
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect(answers.toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('chooses a new password by a mailed link, which ends every session', async () => {
    const email = anAddress();
    const mailbox = useMailbox();
    const person = await livingOn(shard, { email });
    const confirmation = tokenIn(await mailbox.awaits(email));
    expect(confirmation.startsWith('1.')).toBe(shard === 1);
    const visitor = comingTo(other);
    const stranger = await livingOn(other);
    expect((await stranger.post('/api/confirm-email', { token: confirmation })).status).toBe(400);
    expect((await person.post('/api/confirm-email', { token: confirmation })).status).toBe(200);
    expect((await person.get('/api/account')).body.emailVerifiedAt).not.toBeNull();

    expect((await visitor.post('/api/reset-password', { email })).status).toBe(200);
    const token = tokenIn(await mailbox.awaits(email, 2));
    // Whoever has the secret must also know where it belongs.
    for (const wrong of [
      `7.${token}`,
      `0.${token}`,
      token.replace(/^1\./, ''),
      `1.${token}`,
    ].filter((one) => one !== token)) {
      const set = await visitor.post('/api/set-new-password', {
        token: wrong,
        newPassword: NEW_PASSWORD,
      });
      expect([wrong, set.status]).toEqual([wrong, 400]);
    }
    const set = () => visitor.post('/api/set-new-password', { token, newPassword: NEW_PASSWORD });
    expect([(await set()).status, (await set()).status]).toEqual([200, 400]);
    expect((await person.get('/api/user')).status).toBe(401);
    const { username } = person.user;
    expect((await visitor.post('/api/login', { username, password: PASSWORD })).status).toBe(401);
    expect((await visitor.post('/api/login', { username, password: NEW_PASSWORD })).status).toBe(
      200,
    );
  });

  it('chooses a new password by a recovery code', async () => {
    const person = await livingOn(shard);
    const { codes } = (await person.post('/api/recovery-codes', { password: PASSWORD })).body;
    const recovery = { username: person.user.username, code: codes[0], newPassword: NEW_PASSWORD };
    expect((await comingTo(other).post('/api/recover', recovery)).status).toBe(200);
    expect((await comingTo(other).post('/api/recover', recovery)).status).toBe(401);
  });

  it('is refused after ten wrong passwords, and let in again by an admin', async () => {
    const person = await livingOn(shard);
    const { username, id } = person.user;
    const visitor = comingTo(other);
    for (let tries = 0; tries < 10; tries++)
      await visitor.post('/api/login', { username, password: 'Wrong-horse-1' });
    expect((await visitor.post('/api/login', { username, password: PASSWORD })).status).toBe(429);
    const admin = await anAdmin();
    const listed = (await admin.get(`/api/admin/users?q=${username}`)).body;
    expect(listed).toMatchObject([{ id, username, lockedUntil: expect.any(String) }]);
    expect((await admin.post(`/api/admin/users/${id}/unlock`)).body.lockedUntil).toBeNull();
    expect((await visitor.post('/api/login', { username, password: PASSWORD })).status).toBe(200);
  });

  it('is seen, given a plan and signed out by an admin', async () => {
    const person = await livingOn(shard, { email: anAddress() });
    const { id, username } = person.user;
    const admin = await anAdmin();
    const until = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const granted = await admin.post(`/api/admin/users/${id}/tier`, { tier: 'pro', until });
    expect([granted.status, granted.body]).toMatchObject([
      200,
      { subscriptionTier: 'pro', openBrowsers: 1 },
    ]);
    expect((await person.get('/api/user')).body.subscriptionTier).toBe('pro');
    expect((await admin.get(`/api/admin/users?q=${username}`)).body).toMatchObject([
      { subscriptionTier: 'pro', lastSeenAt: expect.any(String) },
    ]);
    expect((await admin.post(`/api/admin/users/${id}/sign-out`)).body).toEqual({ ended: 1 });
    expect((await person.get('/api/user')).status).toBe(401);
    const trail = (await admin.get(`/api/admin/audit?kind=user&subject=${id}`)).body;
    expect(trail.map(({ action, subject }: any) => [action, subject.name])).toEqual([
      ['user.sign-out', username],
      ['tier.grant', username],
    ]);
  });

  it('leaves nothing behind when the account goes, and the name is free', async () => {
    const email = anAddress();
    const person = await livingOn(shard, { email });
    const { id, username } = person.user;
    await postGoal(person);
    const gone = await person.send('DELETE', '/api/account', { body: { confirmation: username } });
    expect(gone.status).toBe(204);
    expect([await rowsOf(0, id), await rowsOf(1, id)]).toEqual([{}, {}]);
    const next = await livingOn(other, { username, email });
    expect(next.user.id).not.toBe(id);
  });

  it('shows a goal by its link to a neighbour, who can look and not more', async () => {
    const [owner, neighbour, stranger] = [
      await livingOn(shard),
      await livingOn(other),
      await livingOn(other),
    ];
    const goal = await postGoal(owner);
    const { code } = (await owner.post(`/api/goals/${goal.id}/public-link`, { expiresAt: null }))
      .body;
    expect(code).toMatch(shard === 1 ? /^1\.[\w-]{22}$/ : /^[\w-]{22}$/);
    for (const who of [new Visitor(), neighbour])
      expect((await who.get(`/api/shared/${code}`)).body).toMatchObject({
        sharedBy: owner.user.username,
        mayKeep: false,
      });

    expect((await new Visitor().get(`/shared/${code}`)).status).toBe(200);

    const share = (input: object) => owner.post(`/api/goals/${goal.id}/shares`, input);
    const named = (
      await share({ sharedWithUsername: neighbour.user.username, permissionLevel: 'cheer' })
    ).body;
    const seen = await neighbour.get(`/api/shared/${named.code}`);
    expect([seen.status, seen.body]).toMatchObject([
      200,
      { viewer: 'guest', mayKeep: false, mayCheer: false },
    ]);
    for (const who of [stranger, new Visitor()])
      expect((await who.get(`/api/shared/${named.code}`)).status).toBe(404);
    const mailed = (await share({ sharedWithEmail: anAddress(), permissionLevel: 'cheer' })).body;
    expect((await neighbour.get(`/api/shared/${mailed.code}`)).body).toMatchObject({
      mayKeep: false,
    });
    for (const [path, body] of [
      ['keep', undefined],
      ['note', { content: 'Keep going.' }],
    ] as const) {
      const answer = await neighbour.post(`/api/shared/${mailed.code}/${path}`, body);
      expect([path, answer.status, answer.body.message]).toEqual([
        path,
        403,
        expect.stringContaining('look'),
      ]);
    }
    expect(await rowsOf(other, neighbour.user.id)).not.toHaveProperty('goal_shares');
  });
});

describe('a signed claim', () => {
  it.each([0, 2, 99])('to live on shard %i is refused to who lives on shard 1', async (shard) => {
    const person = await livingOn(1);
    const session = await firstRowOnShard<{ id: string }>(
      1,
      'select id from sessions where user_id = ?',
      person.user.id,
    );
    const claims = { userId: person.user.id, sessionId: session?.id as string };
    const forged = new Visitor();
    forged.cookie = `session=${await signSession({ ...claims, shard }, SECRETS, new Date())}`;
    expect((await forged.get('/api/user')).status).toBe(401);
    expect((await forged.post('/api/goals', { title: 'x', targetDate: '2999-01-01' })).status).toBe(
      401,
    );
    expect((await forged.get('/goals')).status).not.toBe(500);
    forged.cookie = `session=${await signSession({ ...claims, shard: 1 }, SECRETS, new Date())}`;
    expect((await forged.get('/api/user')).body).toEqual(person.user);
  });
});

describe('ids', () => {
  it('are everybody’s own: people’s from the directory, all others from their shard’s range', async () => {
    const people = [await livingOn(0), await livingOn(1), await livingOn(0), await livingOn(1)];
    expect(new Set(people.map(({ user }) => user.id)).size).toBe(4);
    const [here, there] = [
      await postGoal(people[0] as Person),
      await postGoal(people[1] as Person),
    ];
    expect(here.id).toBeLessThan(1_000_000_000_000);
    expect(there.id).toBeGreaterThan(1_000_000_000_000);
    expect((await people[0]?.get(`/api/goals/${there.id}`))?.status).toBe(404);
  });
});

describe('an account that was cut off in the making', () => {
  const claim = (name: string, ago: number) =>
    firstRowOnShard<{ id: number }>(
      0,
      "insert into users (username, username_key, password, shard, claimed_at) values (?, ?, 'elsewhere', 1, ?) returning id",
      name,
      name,
      new Date(Date.now() - ago).toISOString(),
    );
  const HOUR = 3_600_000;

  it('gives its name back after an hour; one that came to be keeps it', async () => {
    const [lost, young, kept] = [freshName('lost'), freshName('young'), await livingOn(1)];
    await claim(lost, 2 * HOUR);
    await claim(young, 60_000);
    await firstRowOnShard(
      0,
      'update users set claimed_at = ? where id = ?',
      new Date(Date.now() - 2 * HOUR).toISOString(),
      kept.user.id,
    );
    await sweep(buildDeps(bindings));
    const named = (name: string) =>
      firstRowOnShard(0, 'select claimed_at from users where username = ?', name);
    expect([await named(lost), await named(kept.user.username)]).toEqual([
      null,
      { claimed_at: null },
    ]);
    expect(await named(young)).toEqual({ claimed_at: expect.any(String) });
    await livingOn(0, { username: lost });
  });
});

describe('the content', () => {
  it('is on every shard, and so is what an admin publishes', async () => {
    const admin = await anAdmin();
    const place = '/api/admin/content/motivation/1';
    const { live, editedAt } = (await admin.get(place)).body;
    const fields = { ...live, quote: `Yet, ${crypto.randomUUID()}` };
    const { edit } = (await admin.patch(`${place}/draft`, { basedOn: editedAt, fields })).body;
    const published = await admin.post(`${place}/publish`, { basedOn: edit.editedAt });
    expect(published.status).toBe(200);
    for (const shard of [0, 1]) {
      expect(await firstRowOnShard(shard, 'select quote from motivations where id = 1')).toEqual({
        quote: fields.quote,
      });
      const known = await firstRowOnShard(
        shard,
        "select published from content_edits where kind = 'motivation'",
      );
      expect(JSON.parse((known as { published: string }).published)).toEqual(fields);
    }
  });
});

it('both databases have the same tables', async () => {
  const [here, there] = await Promise.all(
    SHARD_DATABASES.map(
      async (db) =>
        (
          await db
            .prepare(
              "select name, sql from sqlite_master where name not like '_cf_%' order by name",
            )
            .all()
        ).results,
    ),
  );
  expect(there).toEqual(here);
});
