import { Username } from '#schema/contracts/credentials.ts';
import { listAdmins, setAdmin } from './lib/admins.ts';
import { stop } from './lib/log.ts';
import { findDataDir } from './lib/settings.ts';

/**
 * Says who is an admin: `npm run admin -- make NAME`, `remove NAME`, `list`; with `--remote` in the
 * deployed database. There is no other way to become one.
 */
const USAGE = 'Say who: npm run admin -- make NAME | remove NAME | list [--remote]';

const args = process.argv.slice(2);
const dataDir = args.includes('--remote') ? undefined : findDataDir();
const [verb, typed, ...more] = args.filter((arg) => arg !== '--remote');

async function change(isAdmin: boolean): Promise<string> {
  const name = Username.safeParse(typed);
  if (!name.success || more.length > 0) return stop(USAGE);
  const made = await setAdmin(name.data, isAdmin, dataDir);
  if (!made)
    return stop(
      `Nobody here is called “${name.data}”. Accounts are made on the page; then come back here.`,
    );
  const state = isAdmin ? 'an admin' : 'no admin';
  if (!made.isChange) return `${made.username} was ${state} already.`;
  const way = isAdmin ? ' The way there is in Settings, under Account.' : '';
  return `${made.username} is ${state} now.${way}`;
}

async function list(): Promise<string> {
  const names = await listAdmins(dataDir);
  return names.length > 0
    ? names.join('\n')
    : 'There is no admin. Make one: npm run admin -- make NAME';
}

try {
  if (verb === 'make' || verb === 'remove') console.log(await change(verb === 'make'));
  else if (verb === 'list' && typed === undefined) console.log(await list());
  else stop(USAGE);
} catch (error) {
  const { message } = error as Error;
  stop(/no such table/.test(message) ? 'There is no database yet: run npm start once.' : message);
}
