import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { goals } from '#schema/tables/goals.ts';
import { mindsetAssessments, userProfiles } from '#schema/tables/mindset.ts';
import { users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { columnOf, isOwnedBy } from './portable.queries.ts';
import { PORTABLES, type Portable, type PortableKind } from './portables.ts';

/*
 * Rows arrive as one JSON text and are imported by one statement. `value` is a row, and `value ->
 * '$.~parent'` the identity of its parent, since ids of the file mean nothing here.
 */

type ImportParams = {
  userId: number;
  rows: string;
  /** The tiers that the person's plan includes, as JSON. */
  tiers: string;
};

/** A column and the SQL expression that fills it. */
interface Cell {
  name: string;
  column: SQLiteColumn;
  value: SQL;
}

const nameOf = (column: SQLiteColumn) => sql`${sql.identifier(column.name)}`;
const commas = (parts: SQL[]) => sql.join(parts, sql`, `);

/**
 * A field of the row in the form of its column: JSON as text, JSON null as NULL, booleans as 1 and
 * 0.
 */
function fieldFor(name: string, column: SQLiteColumn): SQL {
  const path = `'$."${name}"'`;
  return sql.raw(
    column.dataType === 'json' ? `nullif(value -> ${path}, 'null')` : `value ->> ${path}`,
  );
}

function cellsOf({ table, columns, parent, facts }: Portable, userId: unknown): Cell[] {
  const cell = (name: string, value?: SQL): Cell => {
    const column = columnOf(table, name);
    return { name, column, value: value ?? fieldFor(name, column) };
  };
  const own = columns.map((name) => {
    const plain = cell(name);
    if (name !== facts) return plain;
    const { value } = plain;
    return cell(
      name,
      sql`case when parents.id is null then ${value} else json_set(${value}, '$.goalId', parents.id) end`,
    );
  });
  return [
    ...('userId' in getTableColumns(table) ? [cell('userId', sql`${userId}`)] : []),
    ...(parent ? [cell(parent.column, sql`parents.id`)] : []),
    ...own,
  ];
}

/** Joins the person's rows of a parent kind by identity; of several equal ones the first. */
function joinParents(kind: PortableKind, userId: unknown): SQL {
  const { table, identity } = PORTABLES[kind];
  const keys = identity.map((name) => nameOf(columnOf(table, name)));
  const named = keys.map((key, index) => sql`${key} as ${sql.raw(`key${index}`)}`);
  const isIt = keys.map((_, index) =>
    sql.raw(`parents.key${index} = value ->> '$."~parent"[${index}]'`),
  );
  return sql`left join (select min(id) as id, ${commas(named)} from ${table} where ${isOwnedBy(table, userId)} group by ${commas(keys)}) as parents
    on ${sql.join(isIt, sql` and `)}`;
}

/**
 * Whether the row is not one of the person's already. `iif`, since `not in` would compare each row
 * with all existing ones.
 */
function isNew({ table, identity, parent }: Portable, cells: Cell[], userId: unknown): SQL {
  const known = cells.filter(({ name }) => name === parent?.column || identity.includes(name));
  const here = known.map(({ value }) => sql`coalesce(${value}, 0)`);
  const there = known.map(({ column }) => sql`coalesce(${nameOf(column)}, 0)`);
  return sql`iif((${commas(here)}) in (select ${commas(there)} from ${table} where ${isOwnedBy(table, userId)}), 0, 1)`;
}

function isWhole({ parent, content, tier }: Portable, tiers: unknown): SQL {
  const hangs = parent ? `(parents.id is not null or value ->> '$."~parent"' is null)` : 'true';
  const isAbout = content
    ? `exists (select 1 from ${content.table} where ${content.table}.id = value ->> '$."${content.column}"')`
    : 'true';
  const isOpen = tier
    ? sql`${sql.raw(tier)} in (select value from json_each(${tiers}))`
    : sql`true`;
  return sql`${sql.raw(`${hangs} and ${isAbout}`)} and ${isOpen}`;
}

/** Limits the rows to what a person may have of a kind. */
function withinRoom({ table, atMost }: Portable, userId: unknown): SQL {
  if (atMost === undefined) return sql``;
  return sql`limit max(0, ${sql.raw(String(atMost))} - (select count(*) from ${table} where ${isOwnedBy(table, userId)}))`;
}

/**
 * Imports the rows of one kind, without those that exist already, whose content is missing here, or
 * that the plan does not include. Its result is the number of added rows.
 */
function importRows(kind: PortableKind) {
  const portable: Portable = PORTABLES[kind];
  const { table, parent, facts } = portable;
  const parentKind = parent?.kind ?? (facts ? 'goals' : undefined);
  return (p: ImportParams) => {
    const cells = cellsOf(portable, p.userId);
    return queryBuilder.run(sql`
      insert into ${table} (${commas(cells.map(({ column }) => nameOf(column)))})
      select ${commas(cells.map(({ value }) => value))}
      from json_each(${p.rows}) as file ${parentKind ? joinParents(parentKind, p.userId) : sql``}
      where ${isNew(portable, cells, p.userId)} and ${isWhole(portable, p.tiers)}
      order by file.key ${withinRoom(portable, p.userId)} on conflict do nothing`);
  };
}

export const IMPORTS = Object.fromEntries(
  (Object.keys(PORTABLES) as PortableKind[]).map((kind) => [kind, importRows(kind)]),
) as Record<PortableKind, ReturnType<typeof importRows>>;

const PROFILE_FIGURES = [
  'profileType',
  'primaryWeakness',
  'secondaryWeakness',
  'strengthArea',
  'confidenceLevel',
  'progressVelocity',
  'engagementScore',
  'updatedAt',
  'lastProfileUpdate',
] as const;

/**
 * Merges the file's profile into the existing one: the later reading counts, and the histories are
 * joined, the latest `historyKept` readings of them.
 */
export const joinProfile = (p: { userId: number; profile: string; historyKept: number }) => {
  const columns = [...PROFILE_FIGURES, 'createdAt', 'profileHistory'].map((name) => ({
    column: columnOf(userProfiles, name),
    value: fieldFor(name, columnOf(userProfiles, name)),
  }));
  const later = PROFILE_FIGURES.map((name) => {
    const column = nameOf(columnOf(userProfiles, name));
    return sql`${column} = case when excluded.last_profile_update > user_profiles.last_profile_update then excluded.${column} else user_profiles.${column} end`;
  });
  return queryBuilder.run(sql`
    insert into ${userProfiles} (user_id, ${commas(columns.map(({ column }) => nameOf(column)))})
    select ${p.userId}, ${commas(columns.map(({ value }) => value))} from (select ${p.profile} as value) where true
    on conflict (user_id) do update set ${commas(later)}, profile_history = (
      select json_group_array(json(entry)) from (
        select entry from (
          select min(value) as entry from (
            select value from json_each(user_profiles.profile_history)
            union all select value from json_each(excluded.profile_history))
          group by value ->> '$.timestamp' order by value ->> '$.timestamp' desc limit ${p.historyKept})
        order by entry ->> '$.timestamp'))`);
};

/** Marks the person as assessed, since the file contains an assessment. */
export const markAssessed = (p: { userId: number }) =>
  queryBuilder
    .update(users)
    .set({ hasCompletedInitialQuiz: sql`1` })
    .where(
      sql`${users.id} = ${p.userId} and exists (select 1 from ${mindsetAssessments} where ${mindsetAssessments.userId} = ${p.userId})`,
    );

export const countOpenGoals = (p: { userId: number }) =>
  queryBuilder
    .select({ open: sql<number>`count(*)`.as('open') })
    .from(goals)
    .where(sql`${goals.userId} = ${p.userId} and ${goals.completed} = 0`);

/**
 * Fails the batch when a free account would hold more open goals than allowed, and more than
 * before. Runs after the goals are imported.
 */
export const assertRoomForGoals = (p: {
  userId: number;
  limit: number;
  before: number;
  now: string;
}) =>
  guard(
    'openGoalsLeft',
    sql`exists (
      select 1 from ${users} where ${users.id} = ${p.userId} and ${users.subscriptionTier} <> 'free'
        and (${users.subscriptionExpiresAt} is null or ${users.subscriptionExpiresAt} > ${p.now})
    ) or (
      select count(*) from ${goals} where ${goals.userId} = ${p.userId} and ${goals.completed} = 0
    ) <= max(${p.limit}, ${p.before})`,
  );
