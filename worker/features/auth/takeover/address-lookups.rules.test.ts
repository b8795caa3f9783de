import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Every file that asks the database by an address, and why who has merely entered one gains nothing
 * by it.
 */
const LOOKUPS: Record<string, string> = {
  'features/account/email.queries.ts': 'a person’s own new address, and a link mailed to it',
  'features/admin/users.queries.ts': 'admins search by it, and are told whether it is confirmed',
  'features/auth/recovery/password-reset.queries.ts': 'the link goes to the address itself',
  'features/auth/sso/sso.queries.ts':
    'an unproven one is given up to whom a provider vouches for; a link takes one’s own',
  'features/sharing/visits.queries.ts': 'shares show for a proven address alone',
  'lib/database/directory.ts': 'unique over all databases; nobody is found by it',
};

test('whoever is looked up by an address is looked up for a known reason', () => {
  const asks = globSync('worker/**/*.ts')
    .filter((file) => /(queries|directory)\.ts$/.test(file) || /^worker\/lib\/.*\.ts$/.test(file))
    .filter((file) => /email_key|users\.emailKey/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace('worker/', ''));
  expect(asks.sort()).toEqual(Object.keys(LOOKUPS).sort());
});

test('nothing but queries names the column', () => {
  const others = globSync('worker/**/*.ts')
    .filter((file) => !/(\.test|queries|directory)\.ts$/.test(file))
    .filter((file) => /email_key\b(?!')|users\.emailKey/.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});
