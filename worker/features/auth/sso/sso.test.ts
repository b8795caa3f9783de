import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import type { Browser } from '#tests/worker/browser.ts';
import { bindings, freshName, homeDb, ORIGIN, registered } from '#tests/worker/harness.ts';
import {
  expectNobodyIn,
  liar,
  locationOf,
  memberAt,
  SignOn,
  signOn,
  stranger,
  tellProvider,
  visitProvider,
} from '#tests/worker/sign-on.ts';

let app: SignOn;
let browser: Browser;
beforeEach(async () => {
  await tellProvider();
  app = new SignOn();
  browser = app.browser();
});

describe('leaving for the provider', () => {
  it('asks for a code, with PKCE by hash, a state and a nonce, and comes back to the app’s own address', async () => {
    const answer = await browser.get('/api/sso/start');
    expect(answer.status).toBe(303);
    const url = new URL(locationOf(answer));
    expect(url.origin + url.pathname).toBe(`${liar()}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'yet',
      redirect_uri: `${ORIGIN}/api/sso/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^attempt=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps its cookie to this host over https', async () => {
    const { headers } = await browser.reach('https://yet.test/api/sso/start', {
      redirect: 'manual',
    });
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-attempt=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('comes back to the operator’s address, whatever host it was asked at', async () => {
    const answer = await browser.reach('http://evil.test/api/sso/start', { redirect: 'manual' });
    expect(new URL(locationOf(answer)).searchParams.get('redirect_uri')).toBe(
      `${ORIGIN}/api/sso/callback`,
    );
  });

  it('is drawn anew each time', async () => {
    const urls = [await browser.get('/api/sso/start'), await browser.get('/api/sso/start')].map(
      (answer) => new URL(locationOf(answer)).searchParams,
    );
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(urls[0]?.get(name)).not.toBe(urls[1]?.get(name));
  });

  it.each(['cross-site', 'same-site'])('is not begun by a page elsewhere (%s)', async (site) => {
    const answer = await browser.get('/api/sso/start?next=/goals', { 'Sec-Fetch-Site': site });
    expect(locationOf(answer)).toBe('/auth?sso=over&next=%2Fgoals');
    expect(browser.cookies.size).toBe(0);
  });

  it('asks the provider what it is once, and trusts that for an hour', async () => {
    await tellProvider({ claims: stranger() });
    await signOn(browser);
    await signOn(app.browser());
    const asked = await tellProvider();
    expect(asked.filter((request) => request.includes('well-known'))).toHaveLength(1);
    expect(asked.filter((request) => request.includes('jwks'))).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    await browser.get('/api/sso/start');
    vi.useRealTimers();
    expect(await tellProvider()).toEqual(['GET /.well-known/openid-configuration']);
  });

  it('leads to the sign-in page where no provider is set up', async () => {
    const none = new SignOn(undefined, {
      OIDC_ISSUER: '',
      OIDC_CLIENT_ID: '',
      OIDC_CLIENT_SECRET: '',
      OIDC_NAME: '',
    });
    expect(locationOf(await none.browser().get('/api/sso/start'))).toBe('/auth?sso=off');
    expect(locationOf(await none.browser().get('/api/sso/callback'))).toBe('/auth?sso=off');
    expect((await none.browser().get('/api/app-info')).body.sso).toBeNull();
    expect((await browser.get('/api/app-info')).body.sso).toBe('Garden');
  });
});

describe('coming back as somebody new', () => {
  it('makes an account with the name and the confirmed address, which no password opens', async () => {
    const claims = stranger();
    await tellProvider({ claims });
    const answer = await signOn(browser, '/goals?tab=tree');
    expect([answer.status, locationOf(answer)]).toEqual([303, '/goals?tab=tree']);
    const { body } = await browser.get('/api/user');
    expect(body).toMatchObject({ username: claims.preferred_username, email: claims.email });
    const row = await memberAt(claims.sub);
    expect(row).toMatchObject({ sso_provider: liar(), password: 'none' });
    expect(row?.['email_verified_at']).toMatch(/Z$/);
    expect((await browser.get('/api/ways-in')).body).toEqual({
      hasPassword: false,
      sso: { offered: 'Garden', linked: 'Garden' },
      passkeys: [],
    });
    for (const password of ['none', '', 'undefined', PASSWORD]) {
      const { status } = await app
        .browser()
        .post('/api/login', { username: body.username, password });
      expect(status).not.toBe(200);
    }
    expect(app.mails).toEqual([]);
  });

  it('and again as the same person, whatever they are called now', async () => {
    const claims = stranger();
    await tellProvider({ claims });
    await signOn(browser);
    const { body: before } = await browser.get('/api/user');
    await tellProvider({
      claims: { sub: claims.sub, preferred_username: 'renamed', email: 'new@mail.org' },
    });
    const second = app.browser();
    await signOn(second);
    expect((await second.get('/api/user')).body).toEqual(before);
    expect(second.cookies.get('session')).not.toBe(browser.cookies.get('session'));
  });

  it('gives a new session to a browser that had one', async () => {
    const person = await registered();
    const theirs = app.browser(person);
    const claims = stranger();
    await tellProvider({ claims });
    const before = theirs.cookies.get('session');
    await signOn(theirs);
    expect(theirs.cookies.get('session')).not.toBe(before);
    expect((await theirs.get('/api/user')).body.username).toBe(claims.preferred_username);
  });

  it('finds another name when the one they have there is taken', async () => {
    const { user } = await registered();
    const claims = stranger({ preferred_username: user.username.toUpperCase(), name: 'Flora' });
    await tellProvider({ claims });
    await signOn(browser);
    const { username } = (await browser.get('/api/user')).body;
    expect(username).toMatch(/^Flora$|^ADA-.*-\d{3}$/i);
    expect(username).not.toBe(user.username.toUpperCase());
  });

  it('keeps an address nobody vouches for as one to be confirmed', async () => {
    const claims = stranger({ email_verified: false });
    await tellProvider({ claims });
    await signOn(browser);
    expect((await browser.get('/api/account')).body).toMatchObject({
      email: claims.email,
      emailVerifiedAt: null,
    });
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [claims.email, 'Please confirm your email address'],
    ]);
  });

  it.each([
    ['none', { email: null, email_verified: null }],
    ['an odd one', { email: 'not an address' }],
    ['a list', { email: ['a@mail.org'] }],
  ])('does without an address where there is %s', async (_, odd) => {
    const claims = stranger(odd);
    await tellProvider({ claims, userinfo: { sub: claims.sub } });
    await signOn(browser);
    expect((await browser.get('/api/user')).body).toMatchObject({
      username: claims.preferred_username,
      email: null,
    });
  });

  it('asks at the userinfo endpoint for what the token leaves out, and believes it of the same person only', async () => {
    const { sub, ...userinfo } = stranger();
    await tellProvider({ claims: { sub }, userinfo: { ...userinfo, sub } });
    await signOn(browser);
    expect((await browser.get('/api/user')).body.email).toBe(userinfo.email);
    await tellProvider({ claims: { sub }, userinfo: { ...userinfo, sub: 'somebody-else' } });
    const other = app.browser();
    expect(locationOf(await signOn(other))).toBe('/auth?sso=refused');
  });

  it('two tabs at once make one account', async () => {
    const claims = stranger();
    await tellProvider({ claims });
    const tabs = Array.from({ length: 4 }, () => app.browser());
    const answers = await Promise.all(tabs.map((tab) => signOn(tab)));
    expect(answers.map(locationOf)).toEqual(['/', '/', '/', '/']);
    const ids = await Promise.all(tabs.map(async (tab) => (await tab.get('/api/user')).body.id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('an address that has an account already', () => {
  it.each([true, false])(
    'is never merged, vouched for or not (%s): its owner signs in first',
    async (verified) => {
      const email = `${freshName()}@mail.org`;
      const owner = await registered({ email });
      await homeDb
        .prepare('update users set email_verified_at = ? where id = ?')
        .bind(new Date().toISOString(), owner.user.id)
        .run();
      const claims = stranger({ email: email.toUpperCase(), email_verified: verified });
      await tellProvider({ claims });
      const answer = await signOn(browser, '/goals');
      expect(locationOf(answer)).toBe('/auth?sso=known&next=%2Fsettings%23security');
      await expectNobodyIn(browser);
      expect(await memberAt(claims.sub)).toBeNull();
      expect((await owner.get('/api/ways-in')).body.sso.linked).toBeNull();
    },
  );
});

describe('limits', () => {
  const FROM = { 'CF-Connecting-IP': '203.0.113.90' };
  const overdraw = (key: string, attempts: number) =>
    bindings.DB.prepare('insert into throttles values (?, ?, ?)')
      .bind(key, attempts, new Date(Date.now() + 600_000).toISOString())
      .run();

  it('come before the provider is asked anything', async () => {
    await tellProvider({ claims: stranger() });
    const path = await visitProvider(locationOf(await browser.get('/api/sso/start')));
    await tellProvider({ claims: stranger() });
    await overdraw('sso:address:203.0.113.90', 100);
    expect(locationOf(await browser.get('/api/sso/start', FROM))).toBe('/auth?sso=busy');
    expect(locationOf(await browser.get(path, FROM))).toBe('/auth?sso=busy');
    expect(await tellProvider()).toEqual([]);
  });

  it('count new accounts as registrations', async () => {
    await overdraw('register:address:203.0.113.91', 60);
    const claims = stranger();
    await tellProvider({ claims });
    const path = await visitProvider(locationOf(await browser.get('/api/sso/start')));
    const answer = await browser.get(path, { 'CF-Connecting-IP': '203.0.113.91' });
    expect(locationOf(answer)).toBe('/auth?sso=busy');
    expect(await memberAt(claims.sub)).toBeNull();
  });
});
