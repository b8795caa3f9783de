import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { type Person, registered, Visitor } from '#tests/worker/harness.ts';
import { type Scanned, score } from '#tests/worker/observatory.ts';

/**
 * All that headers can earn: the rest is for proven scripts, cookies and a place on the browsers’
 * preload list.
 */
const BAR = 130;
const WITH_COOKIES = 135;
const SITE = 'https://yet.test';

let ada: Person;
beforeAll(async () => {
  ada = await registered();
});

/** Over https, as a scanner would ask. */
async function scanned(path: string, init: RequestInit = {}): Promise<Required<Scanned>> {
  const answer = await new Visitor().reach(SITE + path, { redirect: 'manual', ...init });
  return { headers: answer.headers, html: await answer.text() };
}

const signIn = () =>
  scanned('/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: ada.user.username, password: PASSWORD }),
  });

/** The cookie as it came over http, under the name it has over https. */
const asAda = (path: string) => scanned(path, { headers: { Cookie: `__Host-${ada.cookie}` } });

const ANSWERS: [string, () => Promise<Required<Scanned>>][] = [
  ['the way to sign in', () => scanned('/')],
  ['a page for everybody', () => scanned('/auth')],
  ['a page of one’s own', () => asAda('/goals')],
  ['a page that is none', () => scanned('/nothing/here')],
  ['a file that is none', () => scanned('/nothing.js')],
  ['data for everybody', () => scanned('/api/app-info')],
  ['data of one’s own', () => asAda('/api/user')],
  ['a download', () => asAda('/api/export.json')],
  ['a refusal', () => scanned('/api/user')],
  ['signing in', signIn],
  ['the description of the API', () => scanned('/api/openapi.json')],
];

describe('headers, by the rules of Mozilla’s Observatory', () => {
  it.each(ANSWERS)(`of %s score ${BAR}, and ${WITH_COOKIES} with cookies`, async (_, ask) => {
    const answer = await ask();
    const found = score(answer);
    const bar = answer.headers.getSetCookie().length > 0 ? WITH_COOKIES : BAR;
    expect(found.score, JSON.stringify(found.findings)).toBe(bar);
  });

  it('are worth what they are: each one missing lowers the score', async () => {
    const page = await scanned('/auth');
    const whole = score(page).score;
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-resource-policy',
    ]) {
      const headers = new Headers(page.headers);
      headers.delete(name);
      expect([name, score({ ...page, headers }).score < whole]).toEqual([name, true]);
    }
    const loose = new Headers(page.headers);
    loose.set('content-security-policy', "default-src 'none'; script-src 'self' 'unsafe-inline'");
    expect(score({ ...page, headers: loose }).score).toBeLessThan(90);
  });
});

describe('beyond those rules', () => {
  it.each(ANSWERS)(
    '%s keeps to https for a year, to its own windows, and asks for no device',
    async (_, ask) => {
      const { headers } = await ask();
      expect(Object.fromEntries(headers)).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      });
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none';.*frame-ancestors 'none'/,
      );
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('server')).toBeNull();
    },
  );

  it('data is never cached', async () => {
    for (const ask of [() => asAda('/api/user'), () => scanned('/api/user'), signIn]) {
      expect((await ask()).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('the session’s cookies are this host’s alone, over https, and no script’s', async () => {
    const cookies = (await signIn()).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-session',
      '__Host-bookmark',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^[\w-]+=[\w.-]+; /);
      for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
        expect(cookie).toContain(part);
      expect(cookie).not.toMatch(/domain=/i);
    }
  });

  it('files carry them too', async () => {
    const { ASSETS } = env as unknown as { ASSETS: Fetcher };
    const { headers } = await ASSETS.fetch(`${SITE}/favicon.png`);
    expect(score({ headers }).score).toBeGreaterThanOrEqual(BAR);
  });
});
