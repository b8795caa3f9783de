import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitExport } from '#schema/rules/account/split-export.ts';
import { IMPORT_MAX_BYTES } from '#schema/rules/body-bounds.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import { runSql } from '#scripts/lib/d1.ts';
import { type BoundDatabase, boundDatabases } from '#scripts/lib/databases.ts';
import { runTool } from '#scripts/lib/run.ts';
import { hashPassword } from '#worker/lib/security/passwords.ts';
import { JOINED_DAYS_AGO, mayasYear, PREFERENCES } from './maya.ts';

/**
 * The person of the demonstration. The password is no secret: it opens an account on this machine
 * and nothing else.
 */
export const MAYA = { username: 'Maya', password: 'Not-yet-2026' };
const KEY = MAYA.username.toLowerCase();
/** Nobody's: such a name is never given away. */
const EMAIL = 'maya@example.org';

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const directory = () => boundDatabases()[0] as BoundDatabase;

/** Whether she lives in the local database already. @throws Error with wrangler's own words */
export function isMayaHere(dataDir: string): boolean {
  const asked = runTool('wrangler', [
    ...['d1', 'execute', directory().name, '--local', '--persist-to', dataDir, '--yes', '--json'],
    ...['--command', `select count(*) as here from users where username_key = ${text(KEY)}`],
  ]);
  const here = /"here":\s*(\d+)/.exec(asked.output)?.[1];
  if (!asked.ok || here === undefined) throw new Error(asked.output);
  return here !== '0';
}

/**
 * Her account, a year old and with a gift of the largest plan: two things that no route of the app
 * would give on a first day. For a database that no server holds open. @throws Error with
 * wrangler's own words
 */
export async function makeDemoAccount(dataDir: string, today: Date): Promise<void> {
  const file = join(dataDir, 'demo.sql');
  const on = (days: number) => text(new Date(today.getTime() + days * DAY_MS).toISOString());
  const password = text(await hashPassword(MAYA.password));
  writeFileSync(
    file,
    `insert into users (username, username_key, email, email_key, email_verified_at, password, subscription_tier,
       subscription_status, subscription_provider, subscription_expires_at,
       coach_personality, coach_tone, coach_style, created_at)
     values (${text(MAYA.username)}, ${text(KEY)}, ${text(EMAIL)}, ${text(EMAIL)}, ${on(-JOINED_DAYS_AGO)}, ${password}, 'premium',
       'active', 'gift', ${on(365)},
       ${text(PREFERENCES.coachPersonality)}, ${text(PREFERENCES.coachTone)}, ${text(PREFERENCES.coachStyle)}, ${on(-JOINED_DAYS_AGO)});\n`,
  );
  const made = runSql(directory(), file, dataDir);
  if (!made.ok) throw new Error(made.output);
}

/** Signs in at a running app. @returns the cookie @throws Error with the app's own words */
export async function signInAsMaya(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MAYA),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`Maya could not sign in: ${await answer.text()}`);
  return cookie;
}

async function call(method: string, address: string, cookie: string, body: object): Promise<void> {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
}

/**
 * Hands her year to a running app, the way anybody reads in what they took along. @throws Error
 * with the app's own words
 */
export async function seedDemo(origin: string, today: Date): Promise<void> {
  const cookie = await signInAsMaya(origin);
  for (const part of splitExport(mayasYear(today), IMPORT_MAX_BYTES))
    await call('POST', `${origin}/api/import`, cookie, part);
}

/** Has her delete her account. @throws Error with the app's own words */
export async function removeDemo(origin: string): Promise<void> {
  await call('DELETE', `${origin}/api/account`, await signInAsMaya(origin), {
    confirmation: MAYA.username,
  });
}
