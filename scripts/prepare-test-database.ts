import { prepareDatabase } from './lib/prepare.ts';
import { PREPARED_DATABASE } from './lib/prepared-database.ts';

/** The database that tests begin with, made once before those that copy it run side by side. */
prepareDatabase(PREPARED_DATABASE);
