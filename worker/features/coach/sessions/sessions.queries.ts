import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ArtefactKind, SessionOutcome } from '#schema/contracts/coach/coach-sessions.ts';
import { coachSessions, keptThings } from '#schema/tables/coach.ts';
import { goals } from '#schema/tables/goals.ts';
import { users } from '#schema/tables/users.ts';
import { chatsKeptSince } from '#worker/lib/chat-retention.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import type { SessionState } from './session-turn.rules.ts';

type OwnConversation = { userId: number; conversationId: number };

const stateFields = {
  session: coachSessions.session,
  step: coachSessions.step,
  answers: coachSessions.answers,
  trail: coachSessions.trail,
  draft: coachSessions.draft,
};

const isOpenIn = (p: OwnConversation) =>
  and(
    eq(coachSessions.conversationId, p.conversationId),
    eq(coachSessions.userId, p.userId),
    isNull(coachSessions.endedAt),
  );

/** The open session of a conversation; there is one at most. */
export const findOpenSession = (p: OwnConversation) =>
  queryBuilder
    .select(stateFields)
    .from(coachSessions)
    .where(and(isOpenIn(p), sql`${coachSessions.updatedAt} > ${chatsKeptSince(p.userId)}`));

/** The session that was left open last, in any conversation. */
export const findLastOpenSession = (p: { userId: number }) =>
  queryBuilder
    .select({ session: coachSessions.session, conversationId: coachSessions.conversationId })
    .from(coachSessions)
    .where(
      and(
        eq(coachSessions.userId, p.userId),
        isNull(coachSessions.endedAt),
        sql`${coachSessions.updatedAt} > ${chatsKeptSince(p.userId)}`,
      ),
    )
    .orderBy(desc(coachSessions.updatedAt))
    .limit(1);

interface Started extends SessionState {
  userId: number;
  now: string;
  endedAt: string | null;
  outcome: SessionOutcome | null;
}

const startedValues = (p: Started) => ({
  userId: p.userId,
  session: p.session,
  step: p.step,
  answers: p.answers,
  trail: p.trail,
  draft: p.draft,
  startedAt: p.now,
  updatedAt: p.now,
  endedAt: p.endedAt,
  outcome: p.outcome,
});

/** Opens a session in a conversation. */
export const insertSession = (p: Started & { conversationId: number }) =>
  queryBuilder
    .insert(coachSessions)
    .values({ ...startedValues(p), conversationId: p.conversationId });

/** Inserts a session in the conversation of the exchange that the statement before it inserted. */
export const insertFirstSession = (p: Started) =>
  queryBuilder.insert(coachSessions).values({
    ...startedValues(p),
    conversationId: sql`(select conversation_id from chat_messages where id = last_insert_rowid())`,
  });

/** Stores the new state of an open session; with `endedAt` it has ended. */
export const updateOpenSession = (p: Started & OwnConversation) =>
  queryBuilder
    .update(coachSessions)
    .set({
      step: p.step,
      answers: p.answers,
      trail: p.trail,
      draft: p.draft,
      updatedAt: p.now,
      endedAt: p.endedAt,
      outcome: p.outcome,
    })
    .where(isOpenIn(p));

/** Ends the open session of a conversation, if any. */
export const endOpenSession = (p: OwnConversation & { now: string; outcome: SessionOutcome }) =>
  queryBuilder
    .update(coachSessions)
    .set({ updatedAt: p.now, endedAt: p.now, outcome: p.outcome })
    .where(isOpenIn(p));

/** Inserts an artefact, with the open goal of that title, if there is one. */
export const insertArtefact = (p: {
  userId: number;
  kind: ArtefactKind;
  title: string;
  body: string;
  goalTitle: string | null;
  session: string;
  now: string;
}) =>
  queryBuilder.insert(keptThings).values({
    userId: p.userId,
    kind: p.kind,
    title: p.title,
    body: p.body,
    goalId: sql`(select ${goals.id} from ${goals}
      where ${goals.userId} = ${p.userId} and ${goals.title} = ${p.goalTitle} and ${goals.completed} = 0
      order by ${goals.id} desc limit 1)`,
    session: p.session,
    createdAt: p.now,
  });

/** Whether an open goal or its next step is behind its date, and the kind of the last artefact. */
export const findGoalProgress = (p: { userId: number; today: string }) =>
  queryBuilder
    .select({
      isSlipping:
        sql<boolean>`exists(select 1 from goals where goals.user_id = users.id and goals.completed = 0
        and goals.paused_at is null and goals.archived_at is null and (goals.target_date < ${p.today} or json_extract(goals.roadmap,
          '$.milestones[' || (goals.milestone + 1) || '].targetDate') < ${p.today}))`
          .mapWith(Boolean)
          .as('is_slipping'),
      lastKept: sql<ArtefactKind | null>`(select kept_things.kind from kept_things
        where kept_things.user_id = users.id order by kept_things.id desc limit 1)`.as('last_kept'),
    })
    .from(users)
    .where(eq(users.id, p.userId));

export const listOwnArtefacts = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({
      id: keptThings.id,
      kind: keptThings.kind,
      title: keptThings.title,
      body: keptThings.body,
      goalId: keptThings.goalId,
      goalTitle: sql<
        string | null
      >`(select ${goals.title} from ${goals} where ${goals.id} = ${keptThings.goalId})`.as(
        'goal_title',
      ),
      createdAt: keptThings.createdAt,
    })
    .from(keptThings)
    .where(eq(keptThings.userId, p.userId))
    .orderBy(desc(keptThings.id))
    .limit(p.limit);

export const deleteOwnArtefact = (p: { userId: number; keptId: number }) =>
  queryBuilder
    .delete(keptThings)
    .where(and(eq(keptThings.id, p.keptId), eq(keptThings.userId, p.userId)))
    .returning({ id: keptThings.id });

/** Deletes a conversation's sessions, before the conversation itself. */
export const deleteOwnSessions = (p: OwnConversation) =>
  queryBuilder
    .delete(coachSessions)
    .where(
      and(eq(coachSessions.conversationId, p.conversationId), eq(coachSessions.userId, p.userId)),
    );

export const deleteAllOwnSessions = (p: { userId: number }) =>
  queryBuilder.delete(coachSessions).where(eq(coachSessions.userId, p.userId));
