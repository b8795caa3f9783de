import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './paths.ts';
import { prepareDatabase } from './prepare.ts';

/** A local database as it begins, which tests copy: to make one takes a good ten seconds. */
export const PREPARED_DATABASE = join(CACHE, 'durability');

/** Puts a fresh database into a folder, which need not exist. */
export function copyPreparedDatabase(dataDir: string): void {
  // Does nothing where it was made for the same migrations and content.
  prepareDatabase(PREPARED_DATABASE);
  cpSync(PREPARED_DATABASE, dataDir, { recursive: true });
}
