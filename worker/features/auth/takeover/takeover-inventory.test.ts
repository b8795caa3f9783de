import { beforeEach, describe, expect, it } from 'vitest';
import { bindings, homeDb } from '#tests/worker/harness.ts';
import { run } from '#tests/worker/home-rows.ts';
import { linkFor, preHijackedAccount, reset, startApp } from '#tests/worker/takeover.ts';
import { COLUMNS, TABLES, type TakeoverEffect } from './takeover-inventory.rules.ts';

beforeEach(startApp);

describe('the takeover inventory', () => {
  const all = async <Row>(sql: string) => (await bindings.DB.prepare(sql).all<Row>()).results;
  const tables = async () =>
    (
      await all<{ name: string }>(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'",
      )
    ).map(({ name }) => name);
  const columnsOf = async (table: string) =>
    (await all<{ name: string }>(`select name from pragma_table_info('${table}')`)).map(
      ({ name }) => name,
    );

  it('names every table of the database, and no other', async () => {
    expect((await tables()).sort()).toEqual(
      [...Object.keys(TABLES), ...Object.keys(COLUMNS)].sort(),
    );
  });

  it.each(Object.keys(COLUMNS))('names every column of %s, and no other', async (table) => {
    expect((await columnsOf(table)).sort()).toEqual(Object.keys(COLUMNS[table] ?? {}).sort());
  });

  it('gives a reason for whatever opens nothing', () => {
    for (const fates of [TABLES, ...Object.values(COLUMNS)])
      for (const fate of Object.values(fates))
        if (typeof fate === 'object') expect(fate.opensNothing.length).toBeGreaterThan(5);
  });

  const WHOSE: Record<string, string> = { users: 'id', goal_shares: 'shared_by_user_id' };
  /** What of an account stands open: per table or column, how many rows hold something. */
  async function openAccess(id: number): Promise<Record<string, number>> {
    const isAccess = ([, fate]: [string, TakeoverEffect]) =>
      fate === 'ended' || fate === 'unproven';
    const entries: [string, string][] = [
      ...Object.entries(TABLES)
        .filter(isAccess)
        .map(([table]): [string, string] => [table, '1']),
      ...Object.entries(COLUMNS).flatMap(([table, columns]) =>
        Object.entries(columns)
          .filter(isAccess)
          .map(([column]): [string, string] => [table, column]),
      ),
    ];
    const counted: Record<string, number> = {};
    for (const [table, column] of entries) {
      const owner = WHOSE[table] ?? 'user_id';
      const text = `select count(*) as n from ${table} where ${owner} = ? and ${column} is not null and ${column} <> 0`;
      counted[`${table}.${column}`] = (await homeDb.prepare(text).bind(id).first<number>('n')) ?? 0;
    }
    return counted;
  }

  it('is what a takeover ends, one way in after the other', async () => {
    const hijacked = await preHijackedAccount();
    const token = await linkFor(hijacked);
    await run('update users set is_admin = 1 where id = ?', hijacked.id);
    await run(
      `update goal_shares set shared_with_username = 'x', sealed = 'x', shared_with_user_id = ?1 where shared_by_user_id = ?1`,
      hijacked.id,
    );
    await expect
      .poll(async () =>
        Object.entries(await openAccess(hijacked.id)).filter(([, open]) => open === 0),
      )
      .toEqual([]);
    const before = await homeDb
      .prepare('select password from users where id = ?')
      .bind(hijacked.id)
      .first();
    expect((await reset(token)).status).toBe(200);
    const { 'users.password': passwords, ...others } = await openAccess(hijacked.id);
    expect(Object.entries(others).filter(([, open]) => open > 0)).toEqual([]);
    // The one way in that is left has another password.
    expect(passwords).toBe(1);
    const after = await homeDb
      .prepare('select password from users where id = ?')
      .bind(hijacked.id)
      .first();
    expect(after).not.toEqual(before);
  });
});
