import { globSync, readFileSync } from 'node:fs';
import { seedStatements } from '#scripts/content/seed.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { PASSWORD } from '#tests/password.ts';
import { hashPassword } from '#worker/lib/security/passwords.ts';
import { newSessionId, signSession } from '#worker/lib/security/session-token.ts';
import { seedLearning } from './learning.ts';
import { seedLongJourney } from './long-journey.ts';
import type { BenchDatabase } from './serve.ts';

export const BENCH_SECRET = 'only-the-benchmark-signs-with-this-secret';
/**
 * The app as it runs in production: its replies are not checked against their contracts a second
 * time.
 */
export const appVariables = { ENVIRONMENT: 'production', SESSION_SECRETS: BENCH_SECRET };

const CREATED_AT = '2026-01-05T08:00:00.000Z';

/** Somebody whose requests are measured: the same rows and the same cookie for every Worker. */
export interface BenchPerson {
  userId: number;
  sessionId: string;
  cookie: string;
}

export interface BenchPeople {
  /** In the midst of it, with 50 goals. */
  regular: BenchPerson;
  /**
   * Here for two years, on the largest plan, with 200 goals, a long journey and 500 units opened.
   */
  veteran: BenchPerson;
}

async function personOf(userId: number): Promise<BenchPerson> {
  const session = { userId, sessionId: newSessionId() };
  const token = await signSession(session, [new TextEncoder().encode(BENCH_SECRET)], new Date());
  return { ...session, cookie: `session=${token}` };
}

/**
 * Their ids are unlike every other number in the seed, so that they are recognised among a
 * statement's values.
 */
export const benchPeople = async (): Promise<BenchPeople> => ({
  regular: await personOf(7_654_321),
  veteran: await personOf(8_765_432),
});

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

interface Account {
  name: string;
  tier: 'free' | 'premium';
  goals: number;
}

async function seedPerson(
  database: BenchDatabase,
  person: BenchPerson,
  { name, tier, goals }: Account,
) {
  const { userId, sessionId } = person;
  const insertGoal = database.prepare(
    `insert into goals (user_id, title, description, target_date, roadmap, created_at)
     values (?, ?, 'To Inês, by hand, with few mistakes', '2027-03-31', ?, ?)`,
  );
  await database.batch([
    database
      .prepare(
        `insert into users (id, username, username_key, password, subscription_tier, created_at)
         values (?1, ?2, lower(?2), ?3, ?4, ?5)`,
      )
      .bind(userId, name, await hashPassword(PASSWORD), tier, CREATED_AT),
    database
      .prepare('insert into sessions (id, user_id, created_at, last_seen_at) values (?, ?, ?, ?)')
      .bind(sessionId, userId, CREATED_AT, new Date().toISOString()),
    ...Array.from({ length: goals }, (_, index) =>
      insertGoal.bind(
        userId,
        `Write letter ${index + 1} in Portuguese`,
        JSON.stringify(roadmap),
        CREATED_AT,
      ),
    ),
  ]);
}

/** Whoever holds fifty goals has reached more than ten milestones: what these earn, they have. */
const EARNED = `
  insert into user_stickers (user_id, sticker_id)
  select ?, id from stickers where fact in ('goalsCreated', 'milestonesReached', 'goalsWithAllMilestones')`;

/** The day's word was chosen for whoever comes on it, wherever on earth it is still today. */
const WORD = `update users set last_motivation_id = 1, last_motivation_update = date('now', '-12 hours') where id = ?`;

/** An empty database brought up to date, with the people, their sessions and what is theirs. */
export async function seed(
  database: BenchDatabase,
  { regular, veteran }: BenchPeople,
): Promise<void> {
  await migrate(database);
  await database.batch(seedStatements().map((statement) => database.prepare(statement)));
  // The first to get goals: `stepTo` counts on their ids from 1.
  await seedPerson(database, regular, { name: 'Ada', tier: 'free', goals: 50 });
  for (const statement of [EARNED, WORD])
    await database.prepare(statement).bind(regular.userId).run();
  await seedPerson(database, veteran, { name: 'Bea', tier: 'premium', goals: 200 });
  await seedLongJourney(database, veteran.userId);
  await seedLearning(database, veteran.userId);
}
