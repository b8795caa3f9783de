// @ts-expect-error The app's modules are put beside this one when both are served; they have no
// types.
import app from './index.js';

/**
 * The app over a database that answers at once, with what the real one answered: what is measured
 * is the app's own.
 */
export default {
  fetch(request: Request, env: any, context: unknown): Promise<Response> {
    const answers: unknown[] = JSON.parse(env.ANSWERS);
    const statement = { bind: () => statement };
    const DB = { prepare: () => statement, batch: async () => answers.shift() };
    return app.fetch(request, { ...env, DB }, context);
  },
};
