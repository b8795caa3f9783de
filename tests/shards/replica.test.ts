import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { Browser } from '#tests/worker/browser.ts';
import { bindings, freshName, NEXT_YEAR } from '#tests/worker/harness.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';
import { SHARD_DATABASES } from './two-homes.ts';

/*
 * D1 replicates only on Cloudflare. Here the second database plays a copy of the first that lags
 * without end, by D1's own rules: writes are the primary's; a read goes to the copy unless the
 * session asks for the primary, or for a bookmark that the copy has not come to.
 */

interface Bound {
  text: string;
  values: unknown[];
}

class Lagging {
  /** Which database answered each batch. */
  readonly answeredBy: ('primary' | 'copy')[] = [];
  readonly #primary: D1Database;
  readonly #copy: D1Database;
  /** How far the copy has come. */
  #at = '';

  constructor([primary, copy]: typeof SHARD_DATABASES) {
    this.#primary = primary;
    this.#copy = copy;
  }

  /** Lets the copy have a person and their session, and nothing since. */
  async catchUp(userId: number): Promise<void> {
    const session = this.#primary.withSession('first-primary');
    const [users, sessions] = await session.batch<Record<string, unknown>>([
      session.prepare('select * from users where id = ?').bind(userId),
      session.prepare('select * from sessions where user_id = ?').bind(userId),
    ]);
    for (const [table, row] of [
      ['users', users?.results[0]],
      ['sessions', sessions?.results[0]],
    ] as const) {
      const names = Object.keys(row ?? {});
      await this.#copy
        .prepare(
          `insert or replace into ${table} (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`,
        )
        .bind(...Object.values(row ?? {}))
        .run();
    }
    this.#at = session.getBookmark() ?? '';
  }

  #client(since: string | undefined) {
    let bookmark: string | null = null;
    return {
      prepare: (text: string) => ({ bind: (...values: unknown[]): Bound => ({ text, values }) }),
      batch: async (statements: Bound[]) => {
        const isRead = statements.every(({ text }) => /^\s*select/i.test(text));
        const isCopy =
          isRead &&
          since !== undefined &&
          since !== 'first-primary' &&
          (since === 'first-unconstrained' || since <= this.#at);
        this.answeredBy.push(isCopy ? 'copy' : 'primary');
        const session = (isCopy ? this.#copy : this.#primary).withSession('first-primary');
        const results = await session.batch(
          statements.map(({ text, values }) => session.prepare(text).bind(...values)),
        );
        bookmark = isCopy ? this.#at : session.getBookmark();
        return results;
      },
      getBookmark: () => bookmark,
    };
  }

  get binding(): D1Database {
    const withSession = (since: string) => this.#client(since);
    return { ...this.#client(undefined), withSession } as unknown as D1Database;
  }
}

const app = createApp(buildDeps);

async function somebody() {
  const database = new Lagging(SHARD_DATABASES);
  const env = { ...bindings, DB: database.binding, DB_1: undefined } as unknown as typeof bindings;
  const browser = new Browser();
  browser.reach = async (url, init) => {
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
  const account = { username: freshName(), password: PASSWORD };
  const { body: user } = await browser.post('/api/register', account);
  return { database, browser, account, user };
}

const goal = (title: string) => ({ title, targetDate: NEXT_YEAR });

describe('beside a copy that lags', () => {
  it('a person reads what they wrote, at once and on every page, and from the copy what it has', async () => {
    const { database, browser, user } = await somebody();
    expect((await browser.get('/api/user')).body).toEqual(user);

    await database.catchUp(user.id);
    expect((await browser.get('/api/goals')).body).toEqual([]);
    expect(database.answeredBy.at(-1)).toBe('copy');

    const { body: made } = await browser.post('/api/goals', goal('Swim across the lake'));
    expect((await browser.get('/api/goals')).body).toMatchObject([{ id: made.id }]);
    expect((await browser.get('/goals')).body).toContain('Swim across the lake');
    await browser.patch(`/api/goals/${made.id}`, { title: 'Swim back again' });
    expect((await browser.get('/goals')).body).toContain('Swim back again');
    await browser.post(`/api/goals/${made.id}/journal`, {
      content: 'Ten lengths.',
      feedback: false,
    });
    expect((await browser.get(`/api/goals/${made.id}/journal`)).body).toHaveLength(1);
    await browser.send('POST', '/api/coach/chat', {
      body: { message: 'I am stuck.' },
      headers: { Accept: 'text/event-stream' },
    });
    expect((await browser.get('/api/coach/conversations')).body).toHaveLength(1);
    await browser.delete(`/api/goals/${made.id}`);
    expect((await browser.get('/api/goals')).body).toEqual([]);
  });

  it('whoever signs in is signed in, and whoever lost the bookmark reads all they wrote', async () => {
    const { database, browser, account, user } = await somebody();
    await database.catchUp(user.id);
    const { body: made } = await browser.post('/api/goals', goal('Bake bread'));
    const elsewhere = Object.assign(new Browser(), { reach: browser.reach });
    await elsewhere.post('/api/login', account);
    expect((await elsewhere.get('/api/user')).status).toBe(200);
    expect((await elsewhere.get('/api/goals')).body).toMatchObject([{ id: made.id }]);
    browser.cookies.delete('bookmark');
    expect((await browser.get('/api/goals')).body).toMatchObject([{ id: made.id }]);
    expect(database.answeredBy.at(-1)).toBe('primary');
  });
});
