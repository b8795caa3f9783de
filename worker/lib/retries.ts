import { and, eq, isNotNull, lt, notLike, sql } from 'drizzle-orm';
import { retriedWrites } from '#schema/tables/operations.ts';
import { query, write } from './sql.ts';

/** A write that says it may come again: its key and what it asks for. */
export interface Retry extends Record<string, unknown> {
  key: string;
  /** Method, path and a hash of the body. */
  request: string;
}

/** How long a key is remembered: longer than any queue keeps a write. */
export const RETRY_DAYS = 7;

/** Breaks the batch it opens when this key has been used: see `isRepeated`. */
export const noteWrite = query<{ userId: number; now: string } & Retry>()((p) =>
  write.insert(retriedWrites).values({ userId: p.userId, key: p.key, request: p.request, createdAt: p.now }),
);

/** The same for a change that finds by itself whether it may be: noted right behind it, and only where it was made. */
export const noteChange = query<{ userId: number; now: string } & Retry>()((p) =>
  write.run(sql`insert into ${retriedWrites} (user_id, key, request, created_at)
    select ${p.userId}, ${p.key}, ${p.request}, ${p.now} where changes() = 1`),
);

export const findNotedWrite = query<{ userId: number; key: string }>()((p) =>
  write
    .select({
      request: retriedWrites.request,
      status: retriedWrites.status,
      reply: retriedWrites.reply,
    })
    .from(retriedWrites)
    .where(and(eq(retriedWrites.userId, p.userId), eq(retriedWrites.key, p.key))),
);

export const keepReply = query<{ userId: number; key: string; status: number; reply: string }>()((p) =>
  write
    .update(retriedWrites)
    .set({ status: sql`${p.status}`, reply: sql`${p.reply}` })
    .where(and(eq(retriedWrites.userId, p.userId), eq(retriedWrites.key, p.key))),
);

/** The answers are gone, the marks stay: what comes again is still not done again. Answers to deletions hold nothing. */
export const forgetReplies = query<{ userId: number }>()((p) =>
  write
    .update(retriedWrites)
    .set({ status: null, reply: null })
    .where(
      and(
        eq(retriedWrites.userId, p.userId),
        isNotNull(retriedWrites.reply),
        notLike(retriedWrites.request, 'DELETE %'),
      ),
    ),
);

export const sweepRetries = query<{ before: string; limit: number }>()((p) =>
  write.delete(retriedWrites).where(
    sql`rowid in (${write
      .select({ rowid: sql`rowid`.as('row') })
      .from(retriedWrites)
      .where(lt(retriedWrites.createdAt, p.before))
      .orderBy(retriedWrites.createdAt)
      .limit(p.limit)})`,
  ),
);

/** Whether a batch was refused because its key had been used. */
export const isRepeated = (columns: string) => columns.startsWith('retried_writes.');
