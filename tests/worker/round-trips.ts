import { bindings } from './harness.ts';

/** What a call asked of the databases. */
export interface RoundTripCount {
  /** Batches: what an answer's time is made of, besides hashing. */
  roundTrips: number;
  /** As the platform counts and bills them. */
  rowsRead: number;
  rowsWritten: number;
}

const isDatabase = (binding: unknown): binding is D1Database =>
  typeof (binding as D1Database | undefined)?.withSession === 'function';

/** Has each batch of a database counted. @returns how to end it. */
function count(database: D1Database, asked: RoundTripCount): () => void {
  const { batch, withSession } = database;
  const counted =
    (client: object, run: D1Database['batch']): D1Database['batch'] =>
    async (statements) => {
      asked.roundTrips++;
      const results = await run.call(client as D1Database, statements);
      for (const { meta } of results) {
        asked.rowsRead += meta.rows_read;
        asked.rowsWritten += meta.rows_written;
      }
      return results as D1Result<any>[];
    };
  database.batch = counted(database, batch);
  database.withSession = (constraint) => {
    const session = withSession.call(database, constraint);
    session.batch = counted(session, session.batch as D1Database['batch']);
    return session;
  };
  return () => {
    Object.assign(database, { batch, withSession });
  };
}

/** Watches the bindings themselves, so that nothing goes by unseen. One call at a time. */
export async function countRoundTrips(act: () => Promise<unknown>): Promise<RoundTripCount> {
  const asked: RoundTripCount = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 };
  const ends = Object.values(bindings)
    .filter(isDatabase)
    .map((database) => count(database, asked));
  try {
    await act();
    return asked;
  } finally {
    for (const end of ends) end();
  }
}

/** How many round trips to a database a call makes. */
export const roundTrips = async (act: () => Promise<unknown>): Promise<number> =>
  (await countRoundTrips(act)).roundTrips;
