import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { bindings, freshName, homeDb, registered, Visitor } from '#tests/worker/harness.ts';

const rowOf = (id: number) =>
  homeDb.prepare('select * from users where id = ?').bind(id).first<Record<string, any>>();

describe('registering', () => {
  it('makes an account, signs it in and answers with the documented fields only', async () => {
    const visitor = new Visitor();
    const username = freshName();
    const { status, body } = await visitor.post('/api/register', {
      username,
      email: `${username}@Mail.org`,
      password: PASSWORD,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      username,
      email: `${username}@Mail.org`,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      isAdmin: false,
      incognitoMode: false,
      dailyMotivation: true,
      hasCompletedInitialQuiz: false,
      dayStartsAt: 3,
      coachPersonality: 'supportive',
      coachTone: 'warm',
      coachStyle: 'growth_mindset',
      subscriptionTier: 'free',
      subscriptionStatus: null,
      subscriptionExpiresAt: null,
      stripeSubscriptionId: null,
    });
    expect((await visitor.get('/api/user')).body).toEqual(body);
  });

  it('stores the password as scrypt with its parameters, never as typed', async () => {
    const person = await registered();
    const { password } = (await rowOf(person.user.id)) ?? {};
    expect(password).toMatch(/^scrypt\$14\$8\$5\$[\w+/=]{24}\$[\w+/=]{44}$/);
  });

  it.each([undefined, null, '', '   '])('takes the address %j as none', async (email) => {
    const person = await registered({ email });
    expect(person.user.email).toBeNull();
  });

  it.each([
    ['not-an-address', 'Please enter a valid email address.'],
    [`${'x'.repeat(250)}@mail.org`, 'Please enter a valid email address.'],
  ])('refuses the address %s', async (email, message) => {
    const { status, body } = await new Visitor().post('/api/register', {
      username: freshName(),
      email,
      password: PASSWORD,
    });
    expect([status, body.message]).toEqual([400, message]);
  });

  it.each([
    ['Ab1!', 'Password must be at least 8 characters.'],
    ['ABCDEFG1!', 'Password must include at least one lowercase letter.'],
    ['abcdefg1!', 'Password must include at least one uppercase letter.'],
    ['Abcdefgh!', 'Password must include at least one number.'],
    ['Abcdefg12', 'Password must include at least one special character.'],
    [`Aa1!${'x'.repeat(253)}`, 'Password must be at most 256 characters.'],
  ])('refuses the password %s with its sentence', async (password, message) => {
    const { status, body } = await new Visitor().post('/api/register', {
      username: freshName(),
      password,
    });
    expect([status, body.message]).toEqual([400, message]);
    expect(body.issues[0]).toEqual({ path: 'password', message });
  });

  it.each([
    [''],
    ['  '],
    ['x'.repeat(51)],
    ['tab\there'],
    ['ada\u200b'],
    ['\u202eada'],
    ['a\u3164'],
    [null],
    [7],
    [undefined],
  ])('refuses the name %j', async (username) => {
    expect(
      (await new Visitor().post('/api/register', { username, password: PASSWORD })).status,
    ).toBe(400);
  });

  it('keeps names unique whatever their case or form, and shows them as typed', async () => {
    const name = freshName('Émilie');
    const first = await registered({ username: name });
    expect(first.user.username).toBe(name);
    for (const twin of [
      name.toUpperCase(),
      name.toLowerCase(),
      name.normalize('NFD'),
      ` ${name} `,
    ]) {
      const { status, body } = await new Visitor().post('/api/register', {
        username: twin,
        password: PASSWORD,
      });
      expect([status, body.message]).toEqual([409, 'Username already exists']);
    }
  });

  it('keeps addresses unique whatever their case', async () => {
    const email = `${freshName()}@mail.org`;
    await registered({ email });
    const { status, body } = await new Visitor().post('/api/register', {
      username: freshName(),
      email: email.toUpperCase(),
      password: PASSWORD,
    });
    expect([status, body.message]).toEqual([409, 'Email already in use']);
  });

  it('lets one of several at once have the name', async () => {
    const username = freshName();
    const all = await Promise.all(
      Array.from({ length: 4 }, () =>
        new Visitor().post('/api/register', { username, password: PASSWORD }),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('takes no field that would raise the account', async () => {
    const person = await registered({
      isAdmin: true,
      subscriptionTier: 'premium',
      hasCompletedInitialQuiz: true,
      id: 1,
      ssoId: 'x',
    });
    const row = await rowOf(person.user.id);
    expect(row).toMatchObject({
      is_admin: 0,
      subscription_tier: 'free',
      has_completed_initial_quiz: 0,
      sso_id: null,
    });
  });

  it('is limited per address where the platform names one, and not otherwise', async () => {
    const send = (headers: Record<string, string>) =>
      new Visitor().send('POST', '/api/register', {
        body: { username: freshName(), password: PASSWORD },
        headers,
      });
    const full = new Date(Date.now() + 600_000).toISOString();
    await bindings.DB.prepare(
      "insert into throttles values ('register:address:203.0.113.9', 60, ?)",
    )
      .bind(full)
      .run();
    const refused = await send({ 'CF-Connecting-IP': '203.0.113.9' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await send({ 'X-Forwarded-For': '203.0.113.9' })).status).toBe(201);
    await bindings.DB.prepare("insert into throttles values ('register:address:127.0.0.1', 60, ?)")
      .bind(full)
      .run();
    expect((await send({ 'CF-Connecting-IP': '127.0.0.1' })).status).toBe(201);
    expect((await send({ 'CF-Connecting-IP': '203.0.113.10' })).status).toBe(201);
  });
});

describe('logging in', () => {
  it('opens a session, whatever the case of the name', async () => {
    const { user } = await registered();
    const visitor = new Visitor();
    const { status, body } = await visitor.post('/api/login', {
      username: user.username.toUpperCase(),
      password: PASSWORD,
    });
    expect([status, body]).toEqual([200, user]);
    expect((await visitor.get('/api/user')).body).toEqual(user);
  });

  it('says the same of a wrong password and an unknown name', async () => {
    const { user } = await registered();
    const wrong = await new Visitor().post('/api/login', {
      username: user.username,
      password: 'Wrong-horse-7',
    });
    const unknown = await new Visitor().post('/api/login', {
      username: freshName('nobody'),
      password: 'Wrong-horse-7',
    });
    expect([wrong.status, wrong.body]).toEqual([401, { message: 'Invalid username or password' }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(wrong.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    [{ password: PASSWORD }, 'Username is required'],
    [{ username: '', password: PASSWORD }, 'Username is required'],
    [{ username: 'ada', password: '' }, 'Password is required'],
  ])('asks for what is missing in %j', async (input, message) => {
    const { status, body } = await new Visitor().post('/api/login', input);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('refuses the name after ten failures, even with the right password, and says when to come back', async () => {
    const { user } = await registered();
    const attempt = (password: string) =>
      new Visitor().post('/api/login', { username: user.username, password });
    const failures = await Promise.all(Array.from({ length: 10 }, () => attempt('Wrong-horse-7')));
    expect(failures.every(({ status }) => status === 401)).toBe(true);
    const refused = await attempt(PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  it('counts failures only: a good login starts the count again', async () => {
    const { user } = await registered();
    const attempt = (password: string) =>
      new Visitor().post('/api/login', { username: user.username, password });
    for (let round = 0; round < 2; round++) {
      for (let miss = 0; miss < 6; miss++)
        expect((await attempt('Wrong-horse-7')).status).toBe(401);
      expect((await attempt(PASSWORD)).status).toBe(200);
    }
  });

  it('writes an old hash anew with today’s parameters', async () => {
    const { user } = await registered();
    const { scryptSync } = await import('node:crypto');
    const salt = Buffer.alloc(16, 7);
    const weak = [
      'scrypt',
      10,
      8,
      1,
      salt.toString('base64'),
      scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64'),
    ].join('$');
    await homeDb.prepare('update users set password = ? where id = ?').bind(weak, user.id).run();
    expect(
      (await new Visitor().post('/api/login', { username: user.username, password: PASSWORD }))
        .status,
    ).toBe(200);
    expect((await rowOf(user.id))?.['password']).toMatch(/^scrypt\$14\$8\$5\$/);
  });
});

describe('the session', () => {
  it('is an HttpOnly, SameSite=Lax cookie for thirty days; over https a __Host- one', async () => {
    const register = (origin: string) =>
      import('cloudflare:workers').then(({ exports }) =>
        (exports as any).default.fetch(`${origin}/api/register`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ username: freshName(), password: PASSWORD }),
        }),
      );
    const [plain] = (await register('http://yet.test')).headers.getSetCookie();
    expect(plain).toMatch(
      /^session=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [secure] = (await register('https://yet.test')).headers.getSetCookie();
    expect(secure).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('dies with its row: a copy of the cookie is worth nothing after logging out', async () => {
    const person = await registered();
    const copy = new Visitor();
    copy.cookie = person.cookie;
    const { status, headers } = await person.post('/api/logout');
    expect(status).toBe(204);
    expect(headers.get('set-cookie')).toMatch(/^session=; Max-Age=0/);
    expect((await copy.get('/api/user')).status).toBe(401);
    expect((await copy.post('/api/goals', { title: 'x', targetDate: '2999-01-01' })).status).toBe(
      401,
    );
    const row = await homeDb
      .prepare('select count(*) as n from goals where user_id = ?')
      .bind(person.user.id)
      .first();
    expect(row).toEqual({ n: 0 });
  });

  it('leaves other browsers of the same person signed in', async () => {
    const person = await registered();
    const phone = new Visitor();
    await phone.post('/api/login', { username: person.user.username, password: PASSWORD });
    await person.post('/api/logout');
    expect((await phone.get('/api/user')).status).toBe(200);
  });

  it('is over after thirty days without use', async () => {
    const person = await registered();
    const longAgo = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await homeDb
      .prepare('update sessions set last_seen_at = ? where user_id = ?')
      .bind(longAgo, person.user.id)
      .run();
    expect((await person.get('/api/user')).status).toBe(401);
  });

  it('logs out quietly whoever is not signed in', async () => {
    expect((await new Visitor().post('/api/logout')).status).toBe(204);
  });
});
