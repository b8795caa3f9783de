import { describe, expect, it } from 'vitest';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';
import { aGoal, type Person, signedUp, Visitor } from './harness.ts';

/** What anybody may call. Every other route of the app must answer 401 without a session. */
const PUBLIC = new Set(['POST /api/register', 'POST /api/login', 'POST /api/logout']);

const routes = createApp(buildDeps)
  .routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*')
  .map(({ method, path }) => ({ method, path }))
  .filter(
    (route, index, all) => all.findIndex((r) => r.method === route.method && r.path === route.path) === index,
  );

/** Changes that read no body: whatever is sent along is not looked at. */
const BODILESS = new Set([
  'POST /api/logout',
  'POST /api/motivation/daily',
  'POST /api/goals/:goalId/journal/:entryId/feedback',
]);

const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const guarded = routes.filter((route) => !PUBLIC.has(named(route)));
const mutations = routes.filter(({ method }) => method !== 'GET');
const reading = mutations.filter((route) => route.method !== 'DELETE' && !BODILESS.has(named(route)));
const fill = (path: string, id = '1') => path.replaceAll(/:\w+/g, id);

const ODD_BODIES: [string, BodyInit][] = [
  ['nothing', ''],
  ['broken JSON', '{"a":'],
  ['a bare word', 'null'],
  ['a number', '1e999'],
  ['an array', '[]'],
  ['a string', '"x"'],
  ['deep nesting', '['.repeat(20_000)],
  ['deep closed nesting', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['a repeated field', '{"title":"a","title":"b"}'],
  ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0x80])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  [
    'odd types',
    '{"title":{},"completed":"yes","milestone":{},"targetDate":9,"email":{},"username":[],"password":{"$gt":""}}',
  ],
];

describe('every route', () => {
  it('is found by the sweep', () => {
    expect(routes.length).toBeGreaterThanOrEqual(14);
  });

  it.each(guarded)('$method $path answers 401 to a visitor', async ({ method, path }) => {
    const { status, body, headers } = await new Visitor().send(
      method,
      fill(path),
      method === 'GET' ? {} : { body: {} },
    );
    expect([status, body]).toEqual([401, { message: expect.any(String) }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(guarded)('$method $path answers 401 to a forged cookie', async ({ method, path }) => {
    const visitor = new Visitor();
    visitor.cookie = 'session=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.';
    expect((await visitor.send(method, fill(path), method === 'GET' ? {} : { body: {} })).status).toBe(401);
  });

  it.each(mutations)('$method $path refuses what comes from another site', async ({ method, path }) => {
    const person = await signedUp();
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.test' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of foreign) {
      expect((await person.send(method, fill(path), { body: {}, headers })).status).toBe(403);
    }
    expect((await person.get('/api/user')).status).toBe(200);
  });

  it.each(mutations)('$method $path takes JSON only', async ({ method, path }) => {
    const person = await signedUp();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
    ]) {
      const { status, body } = await person.send(method, fill(path), {
        raw: 'a=b',
        headers: { 'Content-Type': type },
      });
      expect([status, body]).toEqual([415, { message: 'Please send JSON' }]);
    }
  });

  it.each(reading)('$method $path answers odd bodies with a message, never 500', async ({ method, path }) => {
    const person = await signedUp();
    const goal = await aGoal(person);
    for (const [what, raw] of ODD_BODIES) {
      const headers = { 'Content-Type': 'application/json' };
      const { status, body } = await person.send(method, fill(path, String(goal.id)), { raw, headers });
      expect([what, status, typeof body.message]).toEqual([
        what,
        status >= 400 && status < 500 ? status : 'a 4xx',
        'string',
      ]);
    }
  });

  it.each(reading)('$method $path refuses a body over 256 KiB with 413', async ({ method, path }) => {
    const person = await signedUp();
    const { status } = await person.send(method, fill(path), { body: { title: 'x'.repeat(300_000) } });
    expect(status).toBe(413);
  });
});

describe('answers', () => {
  it('carry the security headers and forbid caching and framing', async () => {
    const { headers } = await new Visitor().get('/api/user');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are JSON for an API route nobody wrote', async () => {
    const { status, body } = await new Visitor().get('/api/nothing/here');
    expect([status, body]).toEqual([404, { message: 'Not found' }]);
  });
});

describe('a signed-in person', () => {
  it('finds nothing that is not theirs, by any route with an id', async () => {
    const [ada, bob]: [Person, Person] = [await signedUp(), await signedUp()];
    const goal = await aGoal(ada);
    for (const { method, path } of guarded.filter((route) => route.path.includes(':'))) {
      const { status } = await bob.send(
        method,
        fill(path, String(goal.id)),
        method === 'GET' ? {} : { body: { title: 'Mine', content: 'Mine', isPinned: true } },
      );
      expect([named({ method, path }), status]).toEqual([named({ method, path }), 404]);
    }
  });
});
