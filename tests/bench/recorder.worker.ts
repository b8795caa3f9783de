// @ts-expect-error The app's bundle is put beside this module when both are served; it has no types.
import app from './app.js';

interface Recorded {
  text: string;
  values: unknown[];
}

/** D1 as the app knows it, with each batch noted on its way. */
function recording(database: any, batches: Recorded[][]) {
  const noted = new WeakMap<object, Recorded>();
  const recorded = {
    prepare: (text: string) => ({
      bind(...values: unknown[]) {
        const statement = database.prepare(text).bind(...values);
        noted.set(statement, { text, values });
        return statement;
      },
    }),
    batch(statements: object[]) {
      batches.push(statements.map((statement) => noted.get(statement) as Recorded));
      return database.batch(statements);
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
    const answer = await app.fetch(request, { ...env, DB: recording(env.DB, batches) }, context);
    return Response.json({ status: answer.status, answer: await answer.text(), batches });
  },
};
