import { type SQL, sql } from 'drizzle-orm';
import { guards } from '#schema/tables/operations.ts';
import { queryBuilder } from './query-builder.ts';

type GuardName = keyof typeof guards.$inferSelect;

/**
 * A statement that fails its whole batch with the guard's name unless `holds` is true. D1 has no
 * interactive transactions, so a rule over several tables is asserted inside the batch. Writes
 * nothing when it holds.
 */
export function guard(name: GuardName, holds: SQL) {
  return queryBuilder.run(
    sql`insert into ${guards} (${sql.identifier(guards[name].name)}) select null where not (${holds})`,
  );
}
