import { and, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { chatsKeptSince } from '#worker/lib/chat-retention.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

import type { Portable } from './portables.ts';

/** A table's column by its name in code. @throws Error for an unknown name */
export function columnOf(table: SQLiteTable, name: string): SQLiteColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`no column ${name}`);
  return column as SQLiteColumn;
}

/** Whose a row is: by its user id, or by the goal it belongs to. */
export function isOwnedBy(table: SQLiteTable, userId: unknown): SQL {
  const { userId: user } = getTableColumns(table);
  if (user) return eq(user, userId);
  const ownGoals = sql`(select goals.id from goals where goals.user_id = ${userId})`;
  return inArray(columnOf(table, 'goalId'), ownGoals);
}

/** Where a page begins: after this row. Rows with a parent are ordered by parent first. */
export type Cursor = { afterParent: number; after: number };
export type RowsPage = Cursor & { userId: number; limit: number };

/** Pages of a person's rows of one kind, ordered by parent id and then by id. */
export function pagesOf({ table, columns, parent, labels, retention }: Portable) {
  const id = columnOf(table, 'id');
  const parentId = parent && columnOf(table, parent.column);
  const named = [...(parent ? [parent.column] : []), ...columns].map((name) => [
    name,
    columnOf(table, name),
  ]);
  const fields: Record<string, SQLiteColumn | SQL.Aliased> = {
    id,
    ...Object.fromEntries(named),
    ...labels,
  };
  const parentKey =
    parentId && (parentId.notNull ? sql`${parentId}` : sql`coalesce(${parentId}, 0)`);
  return (p: RowsPage) => {
    const isNext = parentKey
      ? sql`(${parentKey}, ${id}) > (${p.afterParent}, ${p.after})`
      : sql`${id} > ${p.after}`;
    const isKept = retention && gt(columnOf(table, retention.column), chatsKeptSince(p.userId));
    const shown = retention?.title
      ? { ...fields, title: retention.title(p.userId).as('title') }
      : fields;
    return queryBuilder
      .select(shown)
      .from(table)
      .where(and(isOwnedBy(table, p.userId), isNext, isKept))
      .orderBy(...(parentKey ? [parentKey, id] : [id]))
      .limit(p.limit);
  };
}
