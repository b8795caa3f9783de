import { and, eq, isNotNull, isNull, lt, notLike, or, sql } from 'drizzle-orm';
import { retriedWrites } from '#schema/tables/operations.ts';
import { queryBuilder } from './database/query-builder.ts';

/** A write that says it may come again: its key and what it asks for. */
export interface Retry {
  key: string;
  /** Method, path and a hash of the body. */
  request: string;
}

/** How long a key is remembered: longer than any queue keeps a queryBuilder. */
export const RETRY_DAYS = 7;

/** Breaks the batch it opens when this key has been used: see `isRepeated`. */
export const noteWrite = (p: { userId: number; now: string } & Retry) =>
  queryBuilder
    .insert(retriedWrites)
    .values({ userId: p.userId, key: p.key, request: p.request, createdAt: p.now });

/** The same for a change that finds by itself whether it may be: noted right behind it, and only where it was made. */
export const noteChange = (p: { userId: number; now: string } & Retry) =>
  queryBuilder.run(sql`insert into ${retriedWrites} (user_id, key, request, created_at)
    select ${p.userId}, ${p.key}, ${p.request}, ${p.now} where changes() = 1`);

export const findNotedWrite = (p: { userId: number; key: string }) =>
  queryBuilder
    .select({
      request: retriedWrites.request,
      status: retriedWrites.status,
      reply: retriedWrites.reply,
    })
    .from(retriedWrites)
    .where(and(eq(retriedWrites.userId, p.userId), eq(retriedWrites.key, p.key)));

/** In place of a status: what was to be answered has been deleted since, or may have been. */
export const FORGOTTEN = 0;

/**
 * The answer is kept once, and only where nothing has been deleted since the write it answers: one that comes late would
 * outlive what it tells of. Nor is it kept for a session that has ended meanwhile: what ended it may have ended the answers
 * that were kept, too.
 */
export const keepReply = (p: {
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
 * The answers are gone, those that are still on their way included; the marks stay: what comes again is still not done
 * again. Answers to deletions hold nothing.
 */
export const forgetReplies = (p: { userId: number }) =>
  queryBuilder
    .update(retriedWrites)
    .set({ status: sql.raw(String(FORGOTTEN)), reply: null })
    .where(
      and(
        eq(retriedWrites.userId, p.userId),
        or(isNull(retriedWrites.status), isNotNull(retriedWrites.reply)),
        notLike(retriedWrites.request, 'DELETE %'),
      ),
    );

export const sweepRetries = (p: { before: string; limit: number }) =>
  queryBuilder.delete(retriedWrites).where(
    sql`rowid in (${queryBuilder
      .select({ rowid: sql`rowid`.as('row') })
      .from(retriedWrites)
      .where(lt(retriedWrites.createdAt, p.before))
      .orderBy(retriedWrites.createdAt)
      .limit(p.limit)})`,
  );

/** Whether a batch was refused because its key had been used. */
export const isRepeated = (columns: string) => columns.startsWith('retried_writes.');
