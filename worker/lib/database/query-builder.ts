import { drizzle } from 'drizzle-orm/sqlite-proxy';

/**
 * Drizzle, to write statements with. It runs none of them: a batch is handed to the database that
 * it is for, the directory or somebody's shard (see `database.ts`).
 *
 *     const findGoal = (id: number) =>
 *       queryBuilder.select({ title: goals.title }).from(goals).where(eq(goals.id, id));
 *     const [[goal]] = await db.batch([findGoal(7)]);
 */
export const queryBuilder = drizzle(() =>
  Promise.reject(new Error('Statements are run by a database')),
);
