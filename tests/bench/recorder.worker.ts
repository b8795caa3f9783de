// @ts-expect-error The app's modules are put beside this one when both are served; they have no
// types.
import app from './index.js';

interface Recorded {
  text: string;
  values: unknown[];
}

/** D1 as the app knows it, with each batch and its results noted on their way. */
function recording(database: any, batches: Recorded[][], results: unknown[]) {
  const noted = new WeakMap<object, Recorded>();
  const recorded = {
    prepare: (text: string) => ({
      bind(...values: unknown[]) {
        const statement = database.prepare(text).bind(...values);
        noted.set(statement, { text, values });
        return statement;
      },
    }),
    async batch(statements: object[]) {
      batches.push(statements.map((statement) => noted.get(statement) as Recorded));
      const result = await database.batch(statements);
      results.push(result);
      return result;
    },
    /** The recorder is one process and one copy: what a session adds is a bookmark. */
    withSession: () => ({ ...recorded, getBookmark: () => null }),
  };
  return recorded;
}

/** The app, answering with what it asked of the database beside what it answered. */
export default {
  async fetch(request: Request, env: any, context: unknown): Promise<Response> {
    const batches: Recorded[][] = [];
    const results: unknown[] = [];
    const DB = recording(env.DB, batches, results);
    const answer = await app.fetch(request, { ...env, DB }, context);
    return Response.json({ status: answer.status, answer: await answer.text(), batches, results });
  },
};
