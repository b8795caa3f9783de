import { Buffer } from 'node:buffer';
import { scrypt } from 'node:crypto';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { jwtVerify } from 'jose';
import type { Bound, Replay } from './replay.ts';

/** The parts of the platform's types that are used here: the tooling project does not know the others. */
interface Statement {
  bind(...values: unknown[]): Statement;
}
interface FloorEnv {
  Bindings: {
    DB: { prepare(sql: string): Statement; batch(all: Statement[]): Promise<{ results: unknown[] }[]> };
    KV: { get(key: string): Promise<string | null> };
    CHAT_LIMIT: { limit(options: { key: string }): Promise<{ success: boolean }> };
    SECRET: string;
    REPLAYS: Record<string, Replay>;
  };
}

type Claims = { sub: number; sid: unknown };

let secret: Uint8Array | undefined;

async function verify(token: string | undefined, text: string): Promise<Claims> {
  secret ??= new TextEncoder().encode(text);
  const { payload } = await jwtVerify(token ?? '', secret, {
    algorithms: ['HS256'],
    issuer: 'yet',
    audience: 'yet-session',
  });
  return { sub: Number(payload.sub), sid: payload['sid'] };
}

const fill = ({ values }: Bound, claims: Claims) =>
  values.map((value) => ('claim' in value ? claims[value.claim] : value.constant));

const asJson = { 'Content-Type': 'application/json' };

const app = new Hono<FloorEnv>();

const READ = 'select id, username from users where id = ?';

/** The least that any read can cost: verify, one row by its key, a small answer. What larger reads are measured by. */
for (const path of ['/api/profile/journey-analysis', '/api/learning/recommendations']) {
  app.get(path, async (c) => {
    const claims = await verify(getCookie(c, 'session'), c.env.SECRET);
    const [found] = await c.env.DB.batch([c.env.DB.prepare(READ).bind(claims.sub)]);
    if (found?.results.length !== 1) return c.text('Nothing was found', 500);
    return c.json(found.results[0]);
  });
}

/** The least that this read can cost: verify, ask the same, answer with bytes that are ready. */
app.get('/api/*', async (c) => {
  const claims = await verify(getCookie(c, 'session'), c.env.SECRET);
  const replay = c.env.REPLAYS[`GET ${c.req.path}`];
  if (!replay) return c.notFound();
  const found = await c.env.DB.batch(
    replay.statements.map((statement) => c.env.DB.prepare(statement.text).bind(...fill(statement, claims))),
  );
  if (found.some(({ results }) => results.length === 0)) return c.text('Nothing was found', 500);
  return c.body(replay.answer, 200, asJson);
});

const UPDATE = 'update goals set milestone = ? where id = ? and user_id = ? returning id';

/** The least that a goal's change can cost: one statement that looks at the owner, and no rule. */
app.patch('/api/goals/:goalId', async (c) => {
  const claims = await verify(getCookie(c, 'session'), c.env.SECRET);
  const { milestone } = await c.req.json<{ milestone: number }>();
  const replay = c.env.REPLAYS[`PATCH ${milestone}`];
  if (!replay) return c.notFound();
  const update = c.env.DB.prepare(UPDATE).bind(milestone, c.req.param('goalId'), claims.sub);
  const [changed] = await c.env.DB.batch([update]);
  if (changed?.results.length !== 1) return c.text('Nothing was changed', 500);
  return c.body(replay.answer, 200, asJson);
});

const INSERT = 'insert into chat_messages (user_id, content) values (?, ?) returning id';

/**
 * The least that a message to Eden can cost: the limits at the edge, which are the platform's, and one insert. (Both are
 * simulated here and cost more than the insert does; without them the figure would mostly measure the simulation.)
 */
app.post('/api/coach/chat', async (c) => {
  const claims = await verify(getCookie(c, 'session'), c.env.SECRET);
  const { message } = await c.req.json<{ message: string }>();
  const key = `user:${claims.sub}`;
  await Promise.all([c.env.KV.get(key), c.env.CHAT_LIMIT.limit({ key })]);
  const [inserted] = await c.env.DB.batch([c.env.DB.prepare(INSERT).bind(claims.sub, message)]);
  if (inserted?.results.length !== 1) return c.text('Nothing was written', 500);
  return c.json(inserted.results[0]);
});

const SALT = Buffer.from('the benchmark’s salt');

/** The least that signing in can cost: the hash, with the parameters of `worker/lib/passwords.ts`. */
app.post('/api/login', async (c) => {
  const { password } = await c.req.json<{ password: string }>();
  const key = await new Promise<Buffer>((resolve, reject) =>
    scrypt(password, SALT, 32, { N: 2 ** 14, r: 8, p: 5 }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    ),
  );
  return c.json({ length: key.length });
});

export default app;
