import { beforeEach, describe, expect, it } from 'vitest';
import type { Forgery, OidcFault, OidcPlan } from '#tests/peers/oidc-peer.ts';
import type { Browser } from '#tests/worker/browser.ts';
import { ORIGIN, registered } from '#tests/worker/harness.ts';
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

const seconds = (ahead: number) => Math.floor(Date.now() / 1000) + ahead;

let app: SignOn;
let browser: Browser;
beforeEach(async () => {
  await tellProvider();
  app = new SignOn();
  browser = app.browser();
});

describe('a provider that lies', () => {
  const expired = { iat: seconds(-4000), nbf: seconds(-4000), exp: seconds(-400) };
  const LIES: [string, OidcPlan][] = [
    ['an expired token', { claims: expired }],
    ['a token of tomorrow', { claims: { nbf: seconds(3600) } }],
    ['a token without an end', { claims: { exp: null } }],
    ['an end in words', { claims: { exp: 'tomorrow' } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['another audience', { claims: { aud: 'another-app' } }],
    [
      'several audiences, presented by another',
      { claims: { aud: ['yet', 'another-app'], azp: 'another-app' } },
    ],
    ['another nonce', { claims: { nonce: 'x'.repeat(43) } }],
    ['no nonce', { claims: { nonce: null } }],
    ['no subject', { claims: { sub: null } }],
    ['another state', { returned: { state: 'x'.repeat(43) } }],
    ['no state', { returned: { state: null } }],
    ['no code', { returned: { code: null } }],
    ['a made-up code', { returned: { code: 'made-up' } }],
    [
      'an answer in the name of another issuer (RFC 9207)',
      { returned: { iss: 'https://evil.example' } },
    ],
    ['a token in the address', { returned: { id_token: 'a.b.c' } }],
    [
      'no name where it promises one (RFC 9207)',
      { metadata: { authorization_response_iss_parameter_supported: true } },
    ],
    ['metadata of another issuer', { metadata: { issuer: 'https://evil.example' } }],
  ];

  it.each(LIES)('gets nobody in: %s', async (_, plan) => {
    const { claims = {}, ...rest } = plan;
    const person = stranger();
    await tellProvider({ claims: { ...person, ...claims }, ...rest });
    const start = await browser.get('/api/sso/start');
    const answer = locationOf(start).startsWith('/')
      ? start
      : await browser.get(await visitProvider(locationOf(start)));
    expect([answer.status, locationOf(answer)]).toEqual([303, '/auth?sso=refused']);
    await expectNobodyIn(browser);
    expect(await memberAt(person.sub)).toBeNull();
  });

  const FORGERIES: Forgery[] = ['none', 'tampered', 'other-key', 'unknown-key', 'client-secret'];
  it.each(FORGERIES)('gets nobody in by a token signed like this: %s', async (forgery) => {
    const person = stranger();
    await tellProvider({ claims: person, forgery });
    expect(locationOf(await signOn(browser))).toBe('/auth?sso=refused');
    await expectNobodyIn(browser);
    expect(await memberAt(person.sub)).toBeNull();
  });

  it.each(['none', 'HS256'])('is not believed that %s would do', async (alg) => {
    await tellProvider({
      claims: stranger(),
      forgery: alg === 'none' ? 'none' : 'client-secret',
      metadata: { id_token_signing_alg_values_supported: ['RS256', alg] },
    });
    expect(locationOf(await signOn(browser))).toBe('/auth?sso=refused');
  });

  it('that names itself where it promises to is believed', async () => {
    await tellProvider({
      claims: stranger(),
      returned: { iss: liar() },
      metadata: { authorization_response_iss_parameter_supported: true },
    });
    expect(locationOf(await signOn(browser))).toBe('/');
  });

  it('is noted by kind, without a word of what was sent', async () => {
    const person = stranger({ aud: 'another-app' });
    await tellProvider({ claims: person });
    await signOn(browser);
    expect(app.log).toEqual([
      'sign-on-refused {"what":"arrive","reason":"OperationProcessingError OAUTH_JWT_CLAIM_COMPARISON_FAILED","detail":"aud"}',
    ]);
  });
});

describe('a browser that comes back', () => {
  it('without its cookie is not let in', async () => {
    await tellProvider({ claims: stranger() });
    const path = await visitProvider(locationOf(await browser.get('/api/sso/start')));
    const thief = app.browser();
    expect(locationOf(await thief.get(path))).toBe('/auth?sso=over');
    await expectNobodyIn(thief);
  });

  it('with the cookie of another attempt is not let in', async () => {
    await tellProvider({ claims: stranger() });
    const path = await visitProvider(locationOf(await browser.get('/api/sso/start')));
    await browser.get('/api/sso/start');
    expect(locationOf(await browser.get(path))).toBe('/auth?sso=refused');
    await expectNobodyIn(browser);
  });

  it('with a code of somebody else’s attempt is stopped by PKCE or the nonce', async () => {
    await tellProvider({ claims: stranger() });
    const stolen = await visitProvider(locationOf(await app.browser().get('/api/sso/start')));
    const own = await visitProvider(locationOf(await browser.get('/api/sso/start')));
    const code = new URL(stolen, ORIGIN).searchParams.get('code') ?? '';
    const injected = own.replace(/code=[^&]+/, `code=${code}`);
    expect(locationOf(await browser.get(injected))).toBe('/auth?sso=refused');
    await expectNobodyIn(browser);
  });

  it('comes back once, however many copies of the cookie and the address there are', async () => {
    await tellProvider({ claims: stranger() });
    const path = await visitProvider(locationOf(await browser.get('/api/sso/start')));
    const copies = Array.from({ length: 3 }, () => {
      const copy = app.browser();
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      return copy;
    });
    const answers = await Promise.all(copies.map((copy) => copy.get(path)));
    expect(answers.map(locationOf).sort()).toEqual(['/', '/auth?sso=over', '/auth?sso=over']);
    expect((await tellProvider()).filter((request) => request === 'POST /token')).toHaveLength(1);
    for (const copy of copies) expect(copy.cookies.has('attempt')).toBe(false);
  });

  it('after ten minutes has to start again', async () => {
    await tellProvider({ claims: stranger() });
    const path = await visitProvider(locationOf(await browser.get('/api/sso/start')));
    app.ahead = 10 * 60_000 + 1000;
    expect(locationOf(await browser.get(path))).toBe('/auth?sso=over');
    expect(await tellProvider()).not.toContain('POST /token');
  });

  it('with a session’s token for an attempt, or the other way round, has neither', async () => {
    const person = app.browser(await registered());
    await person.get('/api/sso/start');
    const swapped = app.browser();
    swapped.cookies.set('session', person.cookies.get('attempt') as string);
    swapped.cookies.set('attempt', person.cookies.get('session') as string);
    expect((await swapped.get('/api/user')).status).toBe(401);
    expect(locationOf(await swapped.get('/api/sso/callback?code=x&state=y'))).toBe(
      '/auth?sso=over',
    );
  });

  it('declined is told so, and what the provider says of it is not repeated', async () => {
    const html = '<img src=x onerror=alert(1)>';
    await tellProvider({
      returned: { code: null, error: 'access_denied', error_description: html },
    });
    const answer = await signOn(browser, '/goals');
    expect(locationOf(answer)).toBe('/auth?sso=declined&next=%2Fgoals');
    expect(answer.body).toBe('');
    await tellProvider({ returned: { code: null, error: html, error_description: html } });
    expect(locationOf(await signOn(browser))).toBe('/auth?sso=refused');
    expect(app.log.join()).not.toContain('<img');
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/auth',
    '/api/user',
  ])('is not sent on to %j', async (next) => {
    await tellProvider({ claims: stranger() });
    expect(locationOf(await signOn(browser, next))).toBe('/');
  });
});

describe('a provider that fails', () => {
  const FAULTS: [string, OidcFault, string][] = [
    ['/token', 503, 'away'],
    ['/token', 500, 'away'],
    ['/token', 429, 'away'],
    ['/token', 'hang-up', 'away'],
    ['/token', 'silence', 'away'],
    ['/token', 'endless', 'away'],
    ['/token', 'garbage', 'refused'],
    ['/token', 'elsewhere', 'refused'],
    ['/token', 401, 'refused'],
    ['/jwks', 503, 'away'],
    ['/jwks', 'garbage', 'refused'],
    ['/userinfo', 503, 'away'],
    ['/.well-known/openid-configuration', 503, 'away'],
    ['/.well-known/openid-configuration', 'silence', 'away'],
    ['/.well-known/openid-configuration', 'garbage', 'refused'],
    ['/.well-known/openid-configuration', 'endless', 'away'],
    ['/.well-known/openid-configuration', 404, 'refused'],
  ];

  it.each(FAULTS)('at %s with %s is said kindly: %s', async (path, fault, trouble) => {
    const { sub } = stranger();
    await tellProvider({ claims: { sub }, faults: { [path]: fault } });
    const start = await browser.get('/api/sso/start?next=/goals');
    const answer = locationOf(start).startsWith('/')
      ? start
      : await browser.get(await visitProvider(locationOf(start)));
    expect([answer.status, locationOf(answer)]).toEqual([
      303,
      `/auth?sso=${trouble}&next=%2Fgoals`,
    ]);
    await expectNobodyIn(browser);
    expect(await memberAt(sub)).toBeNull();
    expect(app.log).toHaveLength(1);
  });

  it('is asked anew the next time', async () => {
    await tellProvider({ faults: { '/.well-known/openid-configuration': 503 } });
    expect(locationOf(await browser.get('/api/sso/start'))).toBe('/auth?sso=away');
    await tellProvider({ claims: stranger() });
    expect(locationOf(await signOn(browser))).toBe('/');
  });

  it.each([
    ['authorization_endpoint', 'javascript:alert(1)', 'refused'],
    ['authorization_endpoint', 'not an address', 'refused'],
    ['token_endpoint', 'http://169.254.169.254/latest/meta-data', 'away'],
    ['jwks_uri', 'http://[::ffff:169.254.169.254]/keys', 'away'],
    ['jwks_uri', 'file:///etc/passwd', 'refused'],
  ])('that names %s as %s is not followed', async (endpoint, address, trouble) => {
    await tellProvider({ claims: stranger(), metadata: { [endpoint]: address } });
    const start = await browser.get('/api/sso/start');
    const answer = locationOf(start).startsWith('/')
      ? start
      : await browser.get(await visitProvider(locationOf(start)));
    expect(locationOf(answer)).toBe(`/auth?sso=${trouble}`);
  });
});
