import { createExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiRoute } from '#schema/api/route.ts';
import { API_ROUTES, named } from '#schema/api/routes.ts';
import { PASSWORD } from '#tests/password.ts';
import { setAdminFlag } from '#tests/worker/admin.ts';
import {
  bindings,
  freshName,
  type HttpAnswer,
  type Person,
  registered,
  Visitor,
} from '#tests/worker/harness.ts';
import { leaksIn } from '#tests/worker/leaks.ts';
import { fillWith, type OwnedRows, ownerOfEverything } from '#tests/worker/owned-rows.ts';
import { seenDatabase } from '#tests/worker/seen-database.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';

/** Words that are nowhere else in the app: where one is found, it was let out. */
const SECRET = 'quagmire-lantern';
const LONG = { timeout: 60_000 };
const EMAIL = `${SECRET}-address@mail.org`;

let owner: Person;
let rows: OwnedRows;
beforeAll(async () => {
  ({ owner, rows } = await ownerOfEverything({ username: freshName(SECRET), email: EMAIL }));
}, 30_000);
afterEach(() => {
  vi.restoreAllMocks();
});

/** A body's example with other words in it, where words are free. */
const withWords = (value: unknown, words: string): unknown => {
  if (typeof value === 'string') return value.includes(' ') ? words : value;
  if (Array.isArray(value)) return value.map((item) => withWords(item, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withWords(item, words)]),
  );
};

const place = ({ ids, path }: ApiRoute) =>
  ids === 'own'
    ? fillWith(path, rows)
    : path.replace(':code', 'x'.repeat(22)).replace(':kind', 'unit').replaceAll(/:\w+/g, '1');

/** Whole, as it came: headers are answers too. */
const wholeOf = ({ headers, body }: HttpAnswer) => JSON.stringify([...headers, body]);

/**
 * Calls every route, once as the table says and once with nonsense. Whoever would end the walk is
 * left out.
 */
async function walk(who: Visitor, see: (route: ApiRoute, answer: HttpAnswer) => void) {
  const ends = /logout|sessions\/end|api\/account$|admin\/users\/.*sign-out/;
  for (const route of API_ROUTES.filter(
    ({ method, path }) => method === 'GET' || !ends.test(path),
  )) {
    const { cookie } = who;
    for (const body of [withWords(route.example, `The ${SECRET} is mine.`), { [SECRET]: SECRET }]) {
      see(
        route,
        await who.send(route.method, place(route), route.method === 'GET' ? {} : { body }),
      );
      who.cookie = cookie;
    }
  }
}

/** What is said to the log from here on; until the test ends it stays unsaid elsewhere. */
function listen() {
  const lines: string[] = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => {
      lines.push(said.map(String).join(' '));
    });
  }
  return lines;
}

describe('an answer', () => {
  it('never tells of another person, nor of how the server is made', LONG, async () => {
    const bob = await registered();
    await walk(bob, (route, answer) => {
      const words = [owner.user.username, EMAIL];
      expect([named(route), leaksIn(wholeOf(answer), words)]).toEqual([named(route), []]);
    });
  });

  it('to an admin names people, and nothing they wrote nor their whole address', async () => {
    const admin = await setAdminFlag(await registered());
    for (const route of API_ROUTES.filter(
      ({ access, method }) => access === 'admin' && method === 'GET',
    )) {
      const path = route.path.replace(':userId', String(owner.user.id)).replace(':kind', 'unit');
      const { body } = await admin.get(
        path.replaceAll(/:\w+/g, '1') + (path === '/api/admin/content' ? '?kind=path' : ''),
      );
      const words = [EMAIL, 'Swim across the lake', 'Swam ten lengths', 'I work nights'];
      expect([named(route), leaksIn(JSON.stringify(body), words)]).toEqual([named(route), []]);
    }
  });

  it('to the owner has no hash and no secret either', async () => {
    for (const path of [
      '/api/user',
      '/api/account',
      '/api/sessions',
      '/api/ways-in',
      '/api/export.json',
    ]) {
      const { status, body } = await owner.get(path);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      expect([path, status, leaksIn(text, [owner.cookie])]).toEqual([path, 200, []]);
    }
  });

  it('about a fault says that there is one, and no more', async () => {
    listen();
    const { status, body } = await failing("D1_ERROR: no such table: goals: SELECT 1 FROM 'goals'");
    expect(status).toBe(500);
    expect(leaksIn(JSON.stringify(body))).toEqual([]);
  });

  it.each([
    ['a password’s hash', '{"password":"scrypt$14$8$5$c2FsdA==$a2V5"}'],
    ['a stack', 'Error: x\n    at createGoal (goals.service.ts:12:3)'],
    ['a database’s words', '{"message":"D1_ERROR: UNIQUE constraint failed: users.email_key"}'],
    ['a place on the server', 'Cannot find /app/node_modules/hono'],
    [`another person’s ${SECRET}`, `{"from":"${SECRET}"}`],
  ])('with %s in it would be noticed', (what, text) => {
    expect(leaksIn(text, [SECRET])).toContain(what);
  });
});

/** The app on a database that fails in these words. */
async function failing(words: string, body: object = { title: SECRET }) {
  const app = createApp((env) => ({
    ...buildDeps(env),
    db: seenDatabase(buildDeps(env).db, () => Promise.reject(new Error(words))),
  }));
  const visitor = new Visitor();
  visitor.cookie = owner.cookie;
  visitor.reach = async (url, init) =>
    app.fetch(new Request(url, init), { ...bindings }, createExecutionContext());
  return visitor.post('/api/goals', { targetDate: '2099-06-30', title: 'x', ...body });
}

describe('the log', () => {
  it('has none of what people write, whatever they send where', LONG, async () => {
    const lines = listen();
    const person = await registered({
      username: freshName(SECRET),
      email: `${freshName(SECRET)}@mail.org`,
    });
    await walk(person, () => undefined);
    await new Visitor().post('/api/login', { username: SECRET, password: `${PASSWORD}-${SECRET}` });
    await new Visitor().get(`/api/shared/${SECRET.padEnd(22, 'x').slice(0, 22)}?q=${SECRET}`);
    expect(lines.filter((line) => line.includes(SECRET.slice(0, 12)))).toEqual([]);
    expect(lines.filter((line) => leaksIn(line).includes('a password’s hash'))).toEqual([]);
  });

  it('tells of a fault by the id that its answer carries', async () => {
    const lines = listen();
    const { status, headers } = await failing('the disk is gone');
    expect(status).toBe(500);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'error',
        event: 'unexpected',
        requestId: headers.get('x-request-id'),
        reason: 'Error: the disk is gone',
        path: '/api/goals',
      },
    ]);
  });

  it('would be caught telling more', () => {
    const lines = listen();
    console.error(JSON.stringify({ event: 'planted', body: { content: SECRET } }));
    expect(lines.filter((line) => line.includes(SECRET))).toHaveLength(1);
  });
});
