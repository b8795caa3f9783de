import { describe, expect, it } from 'vitest';
import { readsBody } from '#schema/api/route.ts';
import { API_ROUTES, named } from '#schema/api/routes.ts';
import { anAdmin } from '#tests/worker/admin.ts';
import { type HttpAnswer, postGoal, signedUp, Visitor } from '#tests/worker/harness.ts';
import { MOUNTED } from '#tests/worker/mounted.ts';
import { roundTrips } from '#tests/worker/round-trips.ts';

const TOO_LONG = 'This is more than fits into one request';

const mounted = new Set(MOUNTED.map(named));

const guarded = API_ROUTES.filter(({ access }) => access !== 'public');
const mutations = API_ROUTES.filter(({ method }) => method !== 'GET');
const reading = API_ROUTES.filter(readsBody);

/** Ids that stand for nothing of somebody's own; a link's code is of its form. */
const fill = (path: string, id = '1') =>
  path.replace(':code', 'x'.repeat(22)).replace(':kind', 'unit').replaceAll(/:\w+/g, id);

/** Somebody who gets as far as the body. */
const allowed = ({ access }: { access: string }) => (access === 'admin' ? anAdmin() : signedUp());

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

describe('the table of routes', () => {
  it('has every route that is mounted, and no other', () => {
    expect(API_ROUTES.map(named).toSorted()).toEqual([...mounted].toSorted());
  });

  it('has a body and an example of it for each change that reads one', () => {
    const lacking = reading.filter(({ signature, example }) => !signature && example === undefined);
    expect(lacking.map(named)).toEqual([]);
  });

  it('has examples that fit their contracts', () => {
    const misfits = reading.filter(
      ({ body, example }) => body && !Object.values(body)[0]?.safeParse(example).success,
    );
    expect(misfits.map(named)).toEqual([]);
  });
});

describe('every route', () => {
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
    expect(
      (await visitor.send(method, fill(path), method === 'GET' ? {} : { body: {} })).status,
    ).toBe(401);
  });

  it.each(mutations)(
    '$method $path refuses what comes from another site',
    async ({ method, path }) => {
      const person = await signedUp();
      const foreign: Record<string, string>[] = [
        { Origin: 'https://evil.test' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
      ];
      for (const headers of foreign) {
        expect((await person.send(method, fill(path), { body: {}, headers })).status).toBe(403);
      }
      expect((await person.get('/api/user')).status).toBe(200);
    },
  );

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

  it.each(reading)('$method $path answers odd bodies with a message, never 500', async (route) => {
    const person = await allowed(route);
    const goal = await postGoal(person);
    for (const [what, raw] of ODD_BODIES) {
      const { status, body } = await person.send(route.method, fill(route.path, String(goal.id)), {
        raw,
        headers: { 'Content-Type': 'application/json' },
      });
      expect([what, status, typeof body.message]).toEqual([
        what,
        status >= 400 && status < 500 ? status : 'a 4xx',
        'string',
      ]);
    }
  });

  describe.each(mutations)('$method $path refuses a body over its bound with 413', (route) => {
    const bytes = new Uint8Array(route.maxBytes + 1).fill(0x20);
    const WAYS: [string, () => BodyInit][] = [
      ['by its length', () => bytes],
      ['while it comes in chunks', () => new Blob([bytes]).stream()],
    ];

    it.each(WAYS)('%s, before anything is asked of a database', async (_, raw) => {
      const person = await allowed(route);
      for (const who of [new Visitor(), person]) {
        const headers = {
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        };
        let answer: HttpAnswer | undefined;
        const asked = await roundTrips(async () => {
          answer = await who.send(route.method, fill(route.path), { raw: raw(), headers });
        });
        expect([answer?.status, answer?.body, asked]).toEqual([413, { message: TOO_LONG }, 0]);
      }
    });

    it('and not one byte before', async () => {
      const fits = bytes.subarray(1);
      for (const raw of [fits, new Blob([fits]).stream()]) {
        const headers = { 'Content-Type': 'application/json' };
        const { status } = await new Visitor().send(route.method, fill(route.path), {
          raw,
          headers,
        });
        expect([200, 204, 400, 401, 404]).toContain(status);
      }
    });
  });

  it('that nobody wrote is JSON as well', async () => {
    const { status, body } = await new Visitor().get('/api/nothing/here');
    expect([status, body]).toEqual([404, { message: 'Not found' }]);
  });
});
