import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { Browser } from '#tests/worker/browser.ts';
import {
  bindings,
  freshName,
  NEXT_YEAR,
  postGoal,
  signedUp,
  Visitor,
} from '#tests/worker/harness.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';

const app = createApp(buildDeps);
const PRIMARY = 'primary';

/**
 * The deployed app, with what each batch asked of D1 noted: a bookmark, a constraint, or the
 * primary.
 */
function watched(answerOf: (since: string) => 'taken' | 'refused' = () => 'taken') {
  const asked: string[] = [];
  const noting = (client: D1Database | D1DatabaseSession, since: string) => ({
    prepare: (text: string) => client.prepare(text),
    batch: (statements: D1PreparedStatement[]) => {
      asked.push(since);
      if (answerOf(since) === 'refused')
        return Promise.reject(new Error('D1_ERROR: Invalid bookmark'));
      return client.batch(statements);
    },
    getBookmark: () => (client as D1DatabaseSession).getBookmark(),
  });
  const DB = {
    ...noting(bindings.DB, PRIMARY),
    withSession: (since: string) => noting(bindings.DB.withSession(since), since),
  };
  const env = { ...bindings, DB: DB as unknown as D1Database };
  const reach = async (url: string, init: RequestInit) => {
    const waiting: Promise<unknown>[] = [];
    const context = { waitUntil: (work: Promise<unknown>) => void waiting.push(work) };
    const answer = await app.fetch(
      new Request(url, init),
      env,
      context as unknown as ExecutionContext,
    );
    const body = await answer.text();
    await Promise.all(waiting);
    return new Response(body || null, answer);
  };
  return { asked, reach };
}

const browserOf = async (reach: Visitor['reach']) =>
  Browser.of(Object.assign(await signedUp(), { reach }) as Visitor);

const goal = () => ({ title: 'Swim', targetDate: NEXT_YEAR });
const setNames = (headers: Headers) => headers.getSetCookie().map((line) => line.split('=')[0]);
const bookmarkIn = (browser: Browser) => browser.cookies.get('bookmark')?.split('.')[1];

describe('a person’s bookmark', () => {
  it('comes with registering and signing in, and what follows asks for it', async () => {
    const { asked, reach } = watched();
    const browser = Object.assign(new Browser(), { reach });
    const account = { username: freshName(), password: PASSWORD };
    const registered = await browser.post('/api/register', account);
    expect(setNames(registered.headers)).toEqual(['session', 'bookmark']);
    expect(browser.cookies.get('bookmark')).toMatch(
      new RegExp(`^${registered.body.id}\\.[\\da-f-]{20,}$`),
    );
    await browser.get('/api/goals');
    expect(asked.at(-1)).toBe(bookmarkIn(browser));
    const before = bookmarkIn(browser);
    await browser.post('/api/login', account);
    expect(bookmarkIn(browser)).not.toBe(before);
  });

  it('moves with what they write, and with nothing they read', async () => {
    const { asked, reach } = watched();
    const browser = await browserOf(reach);
    const written = await browser.post('/api/goals', goal());
    expect(setNames(written.headers)).toEqual(['bookmark']);
    expect(asked.at(-1)).toBe('first-primary');
    const first = bookmarkIn(browser);
    for (const path of [
      '/api/goals',
      '/api/user',
      '/api/profile/journey-analysis',
      '/api/stickers/user',
    ]) {
      expect([path, setNames((await browser.get(path)).headers)]).toEqual([path, []]);
      expect([path, asked.at(-1)]).toEqual([path, first]);
    }
    const refused = await browser.patch(`/api/goals/999999`, { title: 'x' });
    expect([refused.status, setNames(refused.headers)]).toEqual([404, []]);
    await browser.patch(`/api/goals/${written.body.id}`, { title: 'Swim on' });
    expect((bookmarkIn(browser) as string) > (first as string)).toBe(true);
  });

  it('is held to by pages as well', async () => {
    const { asked, reach } = watched();
    const browser = await browserOf(reach);
    await browser.post('/api/goals', goal());
    asked.length = 0;
    for (const path of ['/goals', '/', '/auth']) await browser.get(path);
    expect(new Set(asked)).toEqual(new Set([bookmarkIn(browser)]));
  });

  it('goes with signing out', async () => {
    const browser = Browser.of(await signedUp());
    await browser.post('/api/goals', goal());
    const out = await browser.post('/api/logout');
    expect(out.headers.getSetCookie().map((line) => line.split('; ').slice(0, 2))).toEqual([
      ['session=', 'Max-Age=0'],
      ['bookmark=', 'Max-Age=0'],
    ]);
  });

  it('goes with the account, and is not set again by deleting it', async () => {
    const person = await signedUp();
    const browser = Browser.of(person);
    await browser.post('/api/goals', goal());
    await browser.send('DELETE', '/api/account', { body: { confirmation: person.user.username } });
    expect([...browser.cookies]).toEqual([]);
  });

  it('is taken back by a talk that is streamed, which is kept after its headers have left', async () => {
    const { asked, reach } = watched();
    const browser = await browserOf(reach);
    await browser.post('/api/goals', goal());
    const headers = { Accept: 'text/event-stream' };
    const talk = await browser.send('POST', '/api/coach/chat', {
      body: { message: 'I am stuck.' },
      headers,
    });
    expect(talk.headers.getSetCookie()).toEqual([expect.stringMatching(/^bookmark=; Max-Age=0/)]);
    expect((await browser.get('/api/coach/conversations')).body).toHaveLength(1);
    expect(asked.at(-1)).toBe(PRIMARY);
  });
});

describe('without a bookmark', () => {
  it('somebody signed in reads from the primary', async () => {
    const { asked, reach } = watched();
    const browser = await browserOf(reach);
    await browser.get('/api/goals');
    await browser.get('/goals');
    expect(new Set(asked)).toEqual(new Set([PRIMARY]));
  });

  it('a visitor reads from wherever it is nearest', async () => {
    const owner = await signedUp();
    const { id } = await postGoal(owner);
    const { code } = (await owner.post(`/api/goals/${id}/public-link`, { expiresAt: null })).body;
    const { asked, reach } = watched();
    const visitor = Object.assign(new Visitor(), { reach });
    expect((await visitor.get(`/api/shared/${code}`)).status).toBe(200);
    expect(asked[0]).toBe('first-unconstrained');
  });

  it('what is about money is asked of the primary, whatever the bookmark', async () => {
    const { asked, reach } = watched();
    const browser = await browserOf(reach);
    await browser.post('/api/goals', goal());
    for (const path of ['/api/subscription-status', '/api/payments']) {
      expect((await browser.get(path)).status).toBe(200);
      expect([path, asked.at(-1)]).toEqual([path, PRIMARY]);
    }
  });

  it('a write that is tried again is looked for at the primary', async () => {
    const { asked, reach } = watched();
    const browser = await browserOf(reach);
    await browser.post('/api/goals', goal());
    asked.length = 0;
    const again = { body: goal(), headers: { 'Idempotency-Key': crypto.randomUUID() } };
    await browser.send('POST', '/api/goals', again);
    await browser.send('POST', '/api/goals', again);
    const [first, , repeated, looked] = asked;
    expect([first, repeated, looked]).toEqual(['first-primary', 'first-primary', PRIMARY]);
  });
});

describe('a bookmark that is none of theirs', () => {
  const garbage = [
    '',
    '.',
    'null',
    '1',
    'first-unconstrained',
    'first-primary',
    `%00%ff`,
    '../../etc/passwd',
    '<script>',
    'x'.repeat(3000),
    '0-0-0-0-0-0-0-0-0',
    '00000085-0000024c-00004c6d-8E61117BF38D7ADB71B934EBBF891683!',
  ];

  it.each([...garbage, ...garbage.map((text) => `me.${text}`)])('%j is ignored', async (text) => {
    const { asked, reach } = watched();
    const person = await signedUp();
    const browser = Browser.of(Object.assign(person, { reach }));
    browser.cookies.set('bookmark', text.replace(/^me\./, `${person.user.id}.`));
    expect((await browser.get('/api/goals')).status).toBe(200);
    expect(asked.at(-1)).toBe(PRIMARY);
    expect((await browser.post('/api/goals', goal())).status).toBe(201);
    expect((await browser.get('/goals')).status).toBe(200);
  });

  it('left by whoever was here before is ignored', async () => {
    const { asked, reach } = watched();
    const [before, browser] = [await browserOf(reach), await browserOf(reach)];
    await before.post('/api/goals', goal());
    browser.cookies.set('bookmark', before.cookies.get('bookmark') as string);
    expect((await browser.get('/api/goals')).body).toEqual([]);
    expect(asked.at(-1)).toBe(PRIMARY);
  });

  it('and one that the database refuses costs a second look, at the primary', async () => {
    const { asked, reach } = watched((since) => (since.startsWith('ffff') ? 'refused' : 'taken'));
    const person = await signedUp();
    const browser = Browser.of(Object.assign(person, { reach }));
    const forged = `ffffffff-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683`;
    browser.cookies.set('bookmark', `${person.user.id}.${forged}`);
    expect((await browser.get('/api/goals')).status).toBe(200);
    expect(asked.slice(-2)).toEqual([forged, PRIMARY]);
    expect((await browser.post('/api/goals', goal())).status).toBe(201);
    expect(asked.at(-1)).toBe('first-primary');
  });
});
