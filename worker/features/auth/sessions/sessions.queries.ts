import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { sessions } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** More sessions than anybody has; every list has a bound. */
const SESSIONS_SHOWN = 100;

export const listOwnSessions = (p: { userId: number; sessionId: string; idleSince: string }) =>
  queryBuilder
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, p.userId), gt(sessions.lastSeenAt, p.idleSince)))
    .orderBy(sql`${sessions.id} = ${p.sessionId} desc`, desc(sessions.lastSeenAt))
    .limit(SESSIONS_SHOWN);

export const endOwnSession = (p: { id: string; userId: number }) =>
  queryBuilder
    .delete(sessions)
    .where(and(eq(sessions.id, p.id), eq(sessions.userId, p.userId)))
    .returning({ id: sessions.id });
