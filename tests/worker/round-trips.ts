import { buildDeps } from '#worker/deps.ts';
import { bindings } from './harness.ts';

/** How often a deed asks the database: what an answer's time is made of, besides hashing. */
export async function roundTrips(deed: () => Promise<unknown>): Promise<number> {
  const deps = buildDeps(bindings);
  const { batch } = deps.db;
  let trips = 0;
  deps.db.batch = (statements, view) => {
    trips++;
    return batch(statements, view);
  };
  try {
    await deed();
    return trips;
  } finally {
    deps.db.batch = batch;
  }
}
