import { askLocal } from '#scripts/lib/local/shared-data.ts';

/** Statements that are run as one batch. */
const AT_ONCE = 50;

/**
 * Writes into the database of a running app what no route of the product would. The app itself runs
 * the statements, as for `npm run admin`: two processes in one database are in each other's way.
 * @throws Error with the database's own words
 */
export async function runInApp(dataDir: string, statements: string[]): Promise<void> {
  for (let from = 0; from < statements.length; from += AT_ONCE)
    await askLocal(dataDir, 'yet', statements.slice(from, from + AT_ONCE), () => {
      throw new Error(`No app runs on ${dataDir}.`);
    });
}
