import { foldName } from '#worker/lib/text/fold-name.ts';
import { type BoundDatabase, boundDatabases } from './databases.ts';
import { askLocal } from './local/shared-data.ts';
import { runTool } from './run.ts';

/** @param dataDir of the local database; the deployed one without. */
type Where = string | undefined;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function askByWrangler(database: string, statements: string[], dataDir: Where) {
  const where = dataDir === undefined ? ['--remote'] : ['--local', '--persist-to', dataDir];
  const ran = runTool('wrangler', [
    ...['d1', 'execute', database, ...where, '--yes', '--json'],
    ...['--command', statements.join('; ')],
  ]);
  const [answer] = /^\[$.*^\]$/ms.exec(ran.output) ?? [];
  if (!ran.ok || !answer) throw new Error(ran.output);
  return (JSON.parse(answer) as { results: Record<string, unknown>[] }[]).map(
    ({ results }) => results,
  );
}

/**
 * The rows of each statement, all of them run as one batch. @throws Error with the database's own
 * words.
 */
async function ask(statements: string[], dataDir: Where): Promise<Record<string, unknown>[][]> {
  const [{ name }] = boundDatabases() as [BoundDatabase, ...BoundDatabase[]];
  const byWrangler = () => askByWrangler(name, statements, dataDir);
  return dataDir === undefined ? byWrangler() : askLocal(dataDir, name, statements, byWrangler);
}

export interface AdminChange {
  /** As the person wrote it. */
  username: string;
  /** Whether that is new. */
  isChange: boolean;
}

/**
 * Makes somebody an admin or takes that back, and writes it into the trail in the same batch.
 * @returns undefined where nobody has the name. @throws Error with the database's own words.
 */
export async function setAdmin(
  username: string,
  isAdmin: boolean,
  dataDir: Where,
): Promise<AdminChange | undefined> {
  const [before, after] = isAdmin ? [0, 1] : [1, 0];
  const named = `username_key = ${quoted(foldName(username))}`;
  const theirs = `${named} and shard = 0`;
  const [, changed, found] = await ask(
    [
      `insert into audit_trail (action, subject_kind, subject_id) select ${quoted(isAdmin ? 'admin.make' : 'admin.remove')}, 'user', id from users where ${theirs} and is_admin = ${before}`,
      `update users set is_admin = ${after} where ${theirs} and is_admin = ${before} returning id`,
      `select username, shard from users where ${named}`,
    ],
    dataDir,
  );
  const { username: name, shard } = found?.[0] ?? {};
  if (shard)
    throw new Error(
      `${name} lives on shard ${shard}. An admin is somebody who lives in the first database.`,
    );
  return typeof name === 'string' ? { username: name, isChange: changed?.length === 1 } : undefined;
}

/** @throws Error with the database's own words. */
export async function listAdmins(dataDir: Where): Promise<string[]> {
  const [rows] = await ask(
    ['select username from users where is_admin = 1 order by username_key'],
    dataDir,
  );
  return (rows ?? []).map(({ username }) => String(username));
}
