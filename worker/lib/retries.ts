import { and, eq, isNotNull, isNull, lt, notLike, or, sql } from 'drizzle-orm';
import { retriedWrites } from '#schema/tables/operations.ts';
import { queryBuilder } from './database/query-builder.ts';

/** A write that carries an Idempotency-Key, and so may be sent again. */
export interface Retry {
  key: string;
  /** Method, path and a hash of the body. */
  request: string;
}

/** How many days a key is remembered: longer than any outbox keeps a write. */
export const RETRY_DAYS = 7;

/**
 * Records a key at the start of a batch. Fails the batch when the key was used before: see
 * `isDuplicateKey`.
 */
export const recordKey = (p: { userId: number; now: string } & Retry) =>
  queryBuilder
    .insert(retriedWrites)
    .values({ userId: p.userId, key: p.key, request: p.request, createdAt: p.now });

/**
 * Records a key right after a write that checks its own conditions, and only where that write
 * changed a row.
 */
export const recordKeyIfChanged = (p: { userId: number; now: string } & Retry) =>
  queryBuilder.run(sql`insert into ${retriedWrites} (user_id, key, request, created_at)
    select ${p.userId}, ${p.key}, ${p.request}, ${p.now} where changes() = 1`);

/** The recorded write under a key, with its stored response. */
export const findRecordedWrite = (p: { userId: number; key: string }) =>
  queryBuilder
    .select({
      request: retriedWrites.request,
      status: retriedWrites.status,
      reply: retriedWrites.reply,
    })
    .from(retriedWrites)
    .where(and(eq(retriedWrites.userId, p.userId), eq(retriedWrites.key, p.key)));

/** Stored in place of a status: the response was purged, or must not be stored. */
export const REPLY_PURGED = 0;

/**
 * Stores a response once. It is never stored after a deletion or a logout, since it could outlive
 * what was deleted or who was signed out.
 */
export const storeReply = (p: {
  userId: number;
  sessionId: string;
  key: string;
  status: number;
  reply: string;
}) =>
  queryBuilder
    .update(retriedWrites)
    .set({ status: p.status, reply: p.reply })
    .where(
      and(
        eq(retriedWrites.userId, p.userId),
        eq(retriedWrites.key, p.key),
        isNull(retriedWrites.status),
        sql`exists (select 1 from sessions where id = ${p.sessionId})`,
      ),
    );

/**
 * Purges the bodies of all stored responses, and of those that are still being stored. The keys
 * stay and still reject duplicates.
 */
export const purgeReplies = (p: { userId: number }) =>
  queryBuilder
    .update(retriedWrites)
    .set({ status: sql.raw(String(REPLY_PURGED)), reply: null })
    .where(
      and(
        eq(retriedWrites.userId, p.userId),
        or(isNull(retriedWrites.status), isNotNull(retriedWrites.reply)),
        notLike(retriedWrites.request, 'DELETE %'),
      ),
    );

/** Deletes keys recorded before an instant, at most `limit` of them. */
export const sweepRetries = (p: { before: string; limit: number }) =>
  queryBuilder.delete(retriedWrites).where(
    sql`rowid in (${queryBuilder
      .select({ rowid: sql`rowid`.as('row') })
      .from(retriedWrites)
      .where(lt(retriedWrites.createdAt, p.before))
      .orderBy(retriedWrites.createdAt)
      .limit(p.limit)})`,
  );

/** Whether a batch failed because its key had been used. */
export const isDuplicateKey = (columns: string) => columns.startsWith('retried_writes.');
