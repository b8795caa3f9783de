import { Buffer } from 'node:buffer';
import { scrypt } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { jwtVerify } from 'jose';

/**
 * The parts of the platform's types that are used here: the tooling project does not know the
 * others.
 */
type Row = Record<string, unknown>;
interface Statement {
  bind(...values: unknown[]): Statement;
  all(): Promise<{ results: Row[] }>;
}
interface FloorEnv {
  Bindings: {
    DB: {
      prepare(sql: string): Statement;
      batch(statements: Statement[]): Promise<{ results: Row[] }[]>;
    };
    KV: { get(key: string): Promise<string | null> };
    CHAT_LIMIT: { limit(options: { key: string }): Promise<{ success: boolean }> };
    SECRET: string;
  };
}

/*
 * The least that a request can cost when it is written by hand: Hono, the cookie verified with
 * jose, one raw statement, its rows mapped to the app's bytes. No session is asked for, no input is
 * checked and no rule is held to.
 */
const app = new Hono<FloorEnv>();

let secret: Uint8Array | undefined;

async function callerOf(c: Context<FloorEnv>): Promise<number> {
  secret ??= new TextEncoder().encode(c.env.SECRET);
  const { payload } = await jwtVerify(getCookie(c, 'session') ?? '', secret, {
    algorithms: ['HS256'],
    issuer: 'yet',
    audience: 'yet-session',
  });
  return Number(payload.sub);
}

async function ask(c: Context<FloorEnv>, sql: string, ...values: unknown[]): Promise<Row[]> {
  const { results } = await c.env.DB.prepare(sql)
    .bind(...values)
    .all();
  if (results.length === 0) throw new Error('Nothing was found');
  return results;
}

const USER = `select id, username, email, created_at, is_admin, incognito_mode, daily_motivation,
  has_completed_initial_quiz, day_starts_at, coach_personality, coach_tone, coach_style, subscription_tier, subscription_status,
  subscription_expires_at, stripe_subscription_id from users where id = ?`;

app.get('/api/user', async (c) => {
  const [user] = (await ask(c, USER, await callerOf(c))) as [Row];
  return c.json({
    id: user['id'],
    username: user['username'],
    email: user['email'],
    createdAt: user['created_at'],
    isAdmin: user['is_admin'] === 1,
    incognitoMode: user['incognito_mode'] === 1,
    dailyMotivation: user['daily_motivation'] === 1,
    hasCompletedInitialQuiz: user['has_completed_initial_quiz'] === 1,
    dayStartsAt: user['day_starts_at'],
    coachPersonality: user['coach_personality'],
    coachTone: user['coach_tone'],
    coachStyle: user['coach_style'],
    subscriptionTier: user['subscription_tier'],
    subscriptionStatus: user['subscription_status'],
    subscriptionExpiresAt: user['subscription_expires_at'],
    stripeSubscriptionId: user['stripe_subscription_id'],
  });
});

const GOAL_COLUMNS = `id, title, description, completed, completed_at, created_at, target_date, milestone, roadmap,
  clarification_responses, task_ids, task_ticks, task_dates, task_rhythms, rhythm_answers, if_thens, paused_at,
  archived_at`;

/** Kept as JSON, and left out of the answer where there is none. */
const LEFT_OUT_IF_EMPTY = [
  ['taskIds', 'task_ids'],
  ['doneTasks', 'task_ticks'],
  ['taskDates', 'task_dates'],
  ['taskRhythms', 'task_rhythms'],
  ['rhythmAnswers', 'rhythm_answers'],
  ['ifThens', 'if_thens'],
] as const;

const whatThereIs = (row: Row) =>
  Object.fromEntries(
    LEFT_OUT_IF_EMPTY.filter(([, column]) => (row[column] as string).length > 2).map(
      ([name, column]) => [name, JSON.parse(row[column] as string)],
    ),
  );

const GOALS = `select ${GOAL_COLUMNS} from goals where user_id = ? order by id desc limit 50`;

const goalOf = (row: Row) => ({
  id: row['id'],
  title: row['title'],
  description: row['description'],
  completed: row['completed'] === 1,
  completedAt: row['completed_at'],
  createdAt: row['created_at'],
  targetDate: row['target_date'],
  milestone: row['milestone'],
  roadmap: JSON.parse(row['roadmap'] as string),
  clarificationResponses: JSON.parse(row['clarification_responses'] as string),
  ...whatThereIs(row),
});

// What home shows is held to the list alone, which is most of it.
for (const path of ['/api/goals', '/home']) {
  app.get(path, async (c) => c.json((await ask(c, GOALS, await callerOf(c))).map(goalOf)));
}

const update = (column: string) =>
  `update goals set ${column} = ? where id = ? and user_id = ? returning ${GOAL_COLUMNS}`;
const RENAME = update('title');
/**
 * A step along the plan, with what the app keeps of one: that it was reached, twice, and what it
 * has earned.
 */
const [MOVE, ...KEEP] = [
  update('milestone'),
  `insert into activities (user_id, type, description, metadata, created_at, local_day, local_hour, season)
    values (?1, 'milestone_reached', 'Reached', ?2, ?3, ?3, 8, 'spring')`,
  `insert into user_journey_events (user_id, event_type, category, event_data, impact_score, timestamp)
    values (?1, 'milestone_reached', 'goals', ?2, 1, ?3)`,
  `insert into user_stickers (user_id, sticker_id, acquisition_date) select ?1, id, ?3 from stickers
    where ?2 is not null and fact = 'milestonesReached' and at_least <= 1
    and not exists (select 1 from user_stickers where user_id = ?1 and sticker_id = stickers.id)`,
] as const;

app.patch('/api/goals/:goalId', async (c) => {
  const userId = await callerOf(c);
  const { milestone, title } = await c.req.json<{ milestone?: number; title?: string }>();
  const goalId = c.req.param('goalId');
  if (title !== undefined) {
    const [changed] = (await ask(c, RENAME, title, goalId, userId)) as [Row];
    return c.json(goalOf(changed));
  }
  const { DB } = c.env;
  const metadata = JSON.stringify({ goalId, milestone });
  const kept = (milestone ?? -1) < 0 ? [] : KEEP;
  const [moved] = await DB.batch([
    DB.prepare(MOVE).bind(milestone, goalId, userId),
    ...kept.map((sql) => DB.prepare(sql).bind(userId, metadata, new Date().toISOString())),
  ]);
  return c.json(goalOf(moved?.results[0] as Row));
});

const READ = 'select id, username from users where id = ?';

/** What larger reads are measured by: one row by its key, and a small answer. */
for (const path of ['/api/profile/journey-analysis', '/api/learning/recommendations']) {
  app.get(path, async (c) => c.json((await ask(c, READ, await callerOf(c)))[0]));
}

const INSERT = 'insert into chat_messages (user_id, content) values (?, ?) returning id';

/**
 * A message to Eden: the limits at the edge, which are the platform's, and one insert. (Both are
 * simulated here and cost more than the insert does; without them the figure would mostly measure
 * the simulation.)
 */
app.post('/api/coach/chat', async (c) => {
  const userId = await callerOf(c);
  const { message } = await c.req.json<{ message: string }>();
  const key = `user:${userId}`;
  await Promise.all([c.env.KV.get(key), c.env.CHAT_LIMIT.limit({ key })]);
  return c.json((await ask(c, INSERT, userId, message))[0]);
});

const SALT = Buffer.from('the benchmark’s salt');

/**
 * The least that signing in can cost: the hash, with the parameters of
 * `worker/lib/security/passwords.ts`.
 */
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
