import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/paths.ts';
import { newSessionId, signSession } from '#worker/lib/session-token.ts';
import type { BenchDatabase } from './serve.ts';

export const SECRET = 'only-the-benchmark-signs-with-this-secret';
/** The app as it runs in production: its replies are not checked against their contracts a second time. */
export const appVariables = { ENVIRONMENT: 'production', SESSION_SECRETS: SECRET };

export const GOALS = 50;
/** Unlike every other number in the seed, so that it is recognised among a statement's values. */
const USER_ID = 7_654_321;
const CREATED_AT = '2026-01-05T08:00:00.000Z';

/** The person whose requests are measured: the same rows and the same cookie for every Worker. */
export interface BenchPerson {
  userId: number;
  sessionId: string;
  cookie: string;
}

export async function aBenchPerson(): Promise<BenchPerson> {
  const session = { userId: USER_ID, sessionId: newSessionId() };
  const token = await signSession(session, [new TextEncoder().encode(SECRET)], new Date());
  return { ...session, cookie: `session=${token}` };
}

const roadmap = {
  milestones: [1, 2, 3].map((month) => ({
    title: 'Fifteen minutes a day',
    description: 'Most days have a line in the notebook.',
    targetDate: `2027-0${month}-28`,
    tasks: ['Put out the notebook', 'If a day is full, then one word'],
  })),
};

async function migrate(database: BenchDatabase) {
  for (const name of globSync('migrations/*.sql', { cwd: inRoot() }).sort()) {
    const statements = readFileSync(inRoot(name), 'utf8').split('--> statement-breakpoint');
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}

/** An empty database brought up to date, with one person, their session and their goals. */
export async function seed(database: BenchDatabase, { userId, sessionId }: BenchPerson): Promise<void> {
  await migrate(database);
  const insertGoal = database.prepare(
    `insert into goals (id, user_id, title, description, target_date, roadmap, created_at)
     values (?, ?, ?, 'To Inês, by hand, with few mistakes', '2027-03-31', ?, ?)`,
  );
  await database.batch([
    database
      .prepare(
        "insert into users (id, username, username_key, password, created_at) values (?, ?, ?, 'none', ?)",
      )
      .bind(userId, 'Ada', 'ada', CREATED_AT),
    database
      .prepare('insert into sessions (id, user_id, created_at, last_seen_at) values (?, ?, ?, ?)')
      .bind(sessionId, userId, CREATED_AT, new Date().toISOString()),
    ...Array.from({ length: GOALS }, (_, index) =>
      insertGoal.bind(
        index + 1,
        userId,
        `Write letter ${index + 1} in Portuguese`,
        JSON.stringify(roadmap),
        CREATED_AT,
      ),
    ),
  ]);
}
