import { buildDeps } from '#worker/deps.ts';
import { bindings } from './harness.ts';

/** How often a deed asks a database: what an answer's time is made of, besides hashing. */
export async function roundTrips(deed: () => Promise<unknown>): Promise<number> {
  const { db, shards } = buildDeps(bindings);
  let trips = 0;
  const watched = [db, ...shards].map((database) => ({ database, batch: database.batch }));
  for (const { database, batch } of watched) {
    database.batch = (statements, view) => {
      trips++;
      return batch(statements, view);
    };
  }
  try {
    await deed();
    return trips;
  } finally {
    for (const { database, batch } of watched) database.batch = batch;
  }
}
