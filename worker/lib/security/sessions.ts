import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { sessions, users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { SESSION_SECONDS } from './session-token.ts';

/** What leaves of a person's row: the fields of the contract `User`, and no others. */
export const userFields = {
  id: users.id,
  username: users.username,
  email: users.email,
  createdAt: users.createdAt,
  isAdmin: users.isAdmin,
  incognitoMode: users.incognitoMode,
  dailyMotivation: users.dailyMotivation,
  hasCompletedInitialQuiz: users.hasCompletedInitialQuiz,
  dayStartsAt: users.dayStartsAt,
  coachPersonality: users.coachPersonality,
  coachTone: users.coachTone,
  coachStyle: users.coachStyle,
  subscriptionTier: users.subscriptionTier,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionExpiresAt: users.subscriptionExpiresAt,
  stripeSubscriptionId: users.stripeSubscriptionId,
};

/** A session not seen since this instant is over. */
export const idleSince = (now: Date) =>
  new Date(now.getTime() - SESSION_SECONDS * 1000).toISOString();

/** A caller's session, and since when it must have been seen. */
export interface SessionKey {
  sessionId: string;
  userId: number;
  idleSince: string;
}

/** Whether the session lives, for a WHERE. */
export const isAlive = (p: SessionKey) =>
  sql`exists (select 1 from ${sessions} where ${sessions.id} = ${p.sessionId} and ${sessions.userId} = ${p.userId} and ${sessions.lastSeenAt} > ${p.idleSince})`;

/** The person behind a live session: session and user in one query. */
export const findSessionUser = (p: SessionKey) =>
  queryBuilder
    .select(userFields)
    .from(users)
    .where(and(eq(users.id, p.userId), isAlive(p)));

/** The same with the zone that is kept for them, which is told to nobody. */
export const findSessionUserAndZone = (p: SessionKey) =>
  queryBuilder
    .select({ ...userFields, keptZone: users.timeZone })
    .from(users)
    .where(and(eq(users.id, p.userId), isAlive(p)));

/** Keeps the zone that a person's browser has named. */
export const keepTimeZone = (p: { userId: number; timeZone: string }) =>
  queryBuilder
    .update(users)
    .set({ timeZone: p.timeZone })
    .where(and(eq(users.id, p.userId), sql`${users.timeZone} is not ${p.timeZone}`));

/** Fails a batch of writes when the session has ended meanwhile. */
export const assertSessionAlive = (p: SessionKey) => guard('sessionAlive', isAlive(p));

/**
 * Opens a session for the user with this folded name (who may have been inserted earlier in the
 * same batch).
 */
export const openSession = (p: {
  id: string;
  usernameKey: string;
  now: string;
  userAgent: string | null;
}) =>
  queryBuilder.insert(sessions).values({
    id: p.id,
    userId: sql`(select ${users.id} from ${users} where ${users.usernameKey} = ${p.usernameKey})`,
    createdAt: p.now,
    lastSeenAt: p.now,
    userAgent: p.userAgent,
  });

/** Records that a session was used just now. */
export const touchSession = (p: { id: string; now: string }) =>
  queryBuilder.update(sessions).set({ lastSeenAt: p.now }).where(eq(sessions.id, p.id));

/** Ends one session of a person. */
export const endSession = (p: { id: string; userId: number }) =>
  queryBuilder.delete(sessions).where(and(eq(sessions.id, p.id), eq(sessions.userId, p.userId)));

/** Ends all of a person's sessions but `except`; with '' there none is spared. */
export const endSessions = (p: { userId: number; except: string }) =>
  queryBuilder
    .delete(sessions)
    .where(and(eq(sessions.userId, p.userId), ne(sessions.id, p.except)))
    .returning({ id: sessions.id });

/** Drops sessions that ended by themselves, oldest first, at most `limit` of them. */
export const sweepSessions = (p: { idleSince: string; limit: number }) =>
  queryBuilder
    .delete(sessions)
    .where(
      sql`${sessions.id} in (${queryBuilder.select({ id: sessions.id }).from(sessions).where(lt(sessions.lastSeenAt, p.idleSince)).orderBy(sessions.lastSeenAt).limit(p.limit)})`,
    );
