import { env, exports } from 'cloudflare:workers';
import type { Goal, NewGoal } from '#schema/contracts/goals.ts';
import type { User } from '#schema/contracts/users.ts';
import { PASSWORD } from '#tests/password.ts';
import type { Bindings } from '#worker/env.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { newSessionId, signSession } from '#worker/lib/security/session-token.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';
import { readConfig } from '#worker/settings.ts';
import { holdToTable } from './contract.ts';

/** The bindings the Worker under test runs with: the same database its routes use. */
export const bindings = env as unknown as Bindings;

/**
 * Where the people of these tests live: in the first database, unless the project says otherwise.
 */
export const HOME: ShardRef = { shard: Number((env as { TEST_SHARD?: string }).TEST_SHARD ?? 0) };

const dbOf = ({ shard }: ShardRef): D1Database =>
  shard === 0 ? bindings.DB : (env as unknown as { DB_1: D1Database }).DB_1;

/** The database that their rows are in. */
export const homeDb = dbOf(HOME);

const SECRETS = readConfig({ ...bindings }).sessionSecrets;

export const ORIGIN = 'http://yet.test';

const worker = (exports as unknown as { default: Fetcher }).default;

export interface HttpAnswer<Body = any> {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text where it is none. */
  body: Body;
}

async function read(response: Response): Promise<HttpAnswer> {
  const text = await response.text();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON: the text stands.
  }
  return { status: response.status, headers: response.headers, body };
}

export interface SentRequest {
  body?: unknown;
  headers?: Record<string, string>;
  /** Bytes or text sent as they are, instead of a JSON body. */
  raw?: BodyInit;
}

/**
 * A browser without a page: keeps its cookie, sends JSON. Each answer must fit the table of routes.
 * Each test makes its own.
 */
export class Visitor {
  cookie = '';
  /**
   * The other cookie that a browser of somebody signed in has: how far they have seen their
   * database.
   */
  bookmark = '';
  /** Which app it talks to: the deployed one, unless a test wires another. */
  reach = (url: string, init: RequestInit): Promise<Response> => worker.fetch(url, init);

  async send(
    method: string,
    path: string,
    { body, headers, raw }: SentRequest = {},
  ): Promise<HttpAnswer> {
    const response = await this.reach(ORIGIN + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined && raw === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.cookie ? { Cookie: [this.cookie, this.bookmark].filter(Boolean).join('; ') } : {}),
        ...headers,
      },
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0] as string);
    const isBookmark = (cookie: string) => /^(__Host-)?bookmark=/.test(cookie);
    this.cookie = set.find((cookie) => !isBookmark(cookie)) ?? this.cookie;
    this.bookmark = set.find(isBookmark) ?? this.bookmark;
    const answer = await read(response);
    holdToTable(method, path, answer);
    return answer;
  }

  get(path: string, headers?: Record<string, string>) {
    return this.send('GET', path, headers ? { headers } : {});
  }
  post(path: string, body?: unknown) {
    return this.send('POST', path, { body });
  }
  patch(path: string, body: unknown) {
    return this.send('PATCH', path, { body });
  }
  delete(path: string) {
    return this.send('DELETE', path);
  }
}

let made = 0;
export const freshName = (stem = 'ada') => `${stem}-${++made}-${crypto.randomUUID().slice(0, 8)}`;

export interface Person extends Visitor {
  user: User;
}

/**
 * A person who registered through the API, password and all. Hashing takes a while; see
 * `signedUp`.
 */
export async function registered(input: Record<string, unknown> = {}): Promise<Person> {
  const visitor = new Visitor() as Person;
  const answer = await visitor.post('/api/register', {
    username: freshName(),
    password: PASSWORD,
    ...input,
  });
  if (answer.status !== 201)
    throw new Error(`register answered ${answer.status} ${JSON.stringify(answer.body)}`);
  visitor.user = answer.body;
  return visitor;
}

/**
 * A signed-in person with a name and session of their own, who has no password to log in with: rows
 * only.
 */
export async function signedUp(shardRef: ShardRef = HOME): Promise<Person> {
  const person = new Visitor() as Person;
  const username = freshName();
  const sessionId = newSessionId();
  const now = new Date();
  const named = (db: D1Database, id: number | null) =>
    db
      .prepare(
        "insert into users (id, username, username_key, password, shard) values (?, ?, ?, 'none', ?) returning id",
      )
      .bind(id, username, foldName(username), shardRef.shard);
  const db = dbOf(shardRef);
  const claimed = shardRef.shard === 0 ? null : await named(bindings.DB, null).first<number>('id');
  const [inserted] = await db.batch<{ id: number }>([
    named(db, claimed),
    db
      .prepare(
        'insert into sessions (id, user_id, last_seen_at) values (?, (select id from users where username = ?), ?)',
      )
      .bind(sessionId, username, now.toISOString()),
  ]);
  const userId = inserted?.results[0]?.id as number;
  person.cookie = `session=${await signSession({ userId, sessionId, ...shardRef }, SECRETS, now)}`;
  person.user = (await person.get('/api/user')).body;
  return person;
}

export const NEXT_YEAR = `${new Date().getFullYear() + 1}-06-30`;

export function aRoadmap(length = 3) {
  return {
    milestones: Array.from({ length }, (_, index) => ({
      title: `Step ${index + 1}`,
      description: 'You will know it when you see it.',
      targetDate: NEXT_YEAR,
      tasks: ['Open the notebook', 'If the day is full, then I write one line'],
    })),
  };
}

export async function postGoal(person: Person, input: Partial<NewGoal> = {}): Promise<Goal> {
  const answer = await person.post('/api/goals', {
    title: 'Swim across the lake',
    targetDate: NEXT_YEAR,
    roadmap: aRoadmap(),
    ...input,
  });
  if (answer.status !== 201)
    throw new Error(`goal answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function asPremium(person: Person) {
  await homeDb
    .prepare("update users set subscription_tier = 'premium' where id = ?")
    .bind(person.user.id)
    .run();
}
