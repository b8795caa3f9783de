import { and, desc, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { KeptKind, SessionOutcome } from '#schema/contracts/coach-sessions.ts';
import { coachSessions, keptThings } from '#schema/tables/coach.ts';
import { goals } from '#schema/tables/goals.ts';
import { chatsKeptSince } from '#worker/lib/chat-retention.ts';
import { query, write } from '#worker/lib/sql.ts';
import type { SessionState } from './session.rules.ts';

type OwnConversation = { userId: number; conversationId: number };

const stateFields = {
  session: coachSessions.session,
  step: coachSessions.step,
  answers: coachSessions.answers,
  trail: coachSessions.trail,
  draft: coachSessions.draft,
};

const isOpenIn = (p: Record<keyof OwnConversation, unknown>) =>
  and(
    eq(coachSessions.conversationId, sql`${p.conversationId}`),
    eq(coachSessions.userId, sql`${p.userId}`),
    isNull(coachSessions.endedAt),
  );

/** The session that is open in a conversation: there is one at most. */
export const findOpenSession = query<OwnConversation>()((p) =>
  write
    .select(stateFields)
    .from(coachSessions)
    .where(and(isOpenIn(p), sql`${coachSessions.updatedAt} > ${chatsKeptSince(p.userId)}`)),
);

/** The session that was left open last, wherever that was. */
export const findLastOpenSession = query<{ userId: number }>()((p) =>
  write
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
    .limit(1),
);

interface Started extends SessionState, Record<string, unknown> {
  userId: number;
  now: string;
  endedAt: string | null;
  outcome: SessionOutcome | null;
}

const startedValues = (
  p: Record<keyof SessionState | 'userId' | 'now' | 'endedAt' | 'outcome', Placeholder>,
) => ({
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
export const insertSession = query<Started & { conversationId: number }>()((p) =>
  write.insert(coachSessions).values({ ...startedValues(p), conversationId: p.conversationId }),
);

/** The same in the conversation of the exchange that the statement before it has inserted. */
export const insertFirstSession = query<Started>()((p) =>
  write.insert(coachSessions).values({
    ...startedValues(p),
    conversationId: sql`(select conversation_id from chat_messages where id = last_insert_rowid())`,
  }),
);

/** Keeps where an open session stands now; with `endedAt` it is over. */
export const updateOpenSession = query<Started & OwnConversation>()((p) =>
  write
    .update(coachSessions)
    .set({
      step: sql`${p.step}`,
      answers: p.answers as never,
      trail: p.trail as never,
      draft: sql`${p.draft}`,
      updatedAt: sql`${p.now}`,
      endedAt: sql`${p.endedAt}`,
      outcome: p.outcome as never,
    })
    .where(isOpenIn(p)),
);

/** Ends what is open in a conversation, if anything is. */
export const endOpenSession = query<OwnConversation & { now: string; outcome: SessionOutcome }>()((p) =>
  write
    .update(coachSessions)
    .set({ updatedAt: sql`${p.now}`, endedAt: sql`${p.now}`, outcome: p.outcome as never })
    .where(isOpenIn(p)),
);

/** Keeps what came of a session, with the open goal of that title, if there is one. */
export const insertKept = query<{
  userId: number;
  kind: KeptKind;
  title: string;
  body: string;
  goalTitle: string | null;
  session: string;
  now: string;
}>()((p) =>
  write.insert(keptThings).values({
    userId: p.userId,
    kind: p.kind as never,
    title: p.title,
    body: p.body,
    goalId: sql`(select ${goals.id} from ${goals}
      where ${goals.userId} = ${p.userId} and ${goals.title} = ${p.goalTitle} and ${goals.completed} = 0
      order by ${goals.id} desc limit 1)`,
    session: p.session,
    createdAt: p.now,
  }),
);

export const listOwnKept = query<{ userId: number; limit: number }>()((p) =>
  write
    .select({
      id: keptThings.id,
      kind: keptThings.kind,
      title: keptThings.title,
      body: keptThings.body,
      goalId: keptThings.goalId,
      goalTitle: sql<
        string | null
      >`(select ${goals.title} from ${goals} where ${goals.id} = ${keptThings.goalId})`.as('goal_title'),
      createdAt: keptThings.createdAt,
    })
    .from(keptThings)
    .where(eq(keptThings.userId, p.userId))
    .orderBy(desc(keptThings.id))
    .limit(p.limit),
);

export const deleteOwnKept = query<{ userId: number; keptId: number }>()((p) =>
  write
    .delete(keptThings)
    .where(and(eq(keptThings.id, p.keptId), eq(keptThings.userId, p.userId)))
    .returning({ id: keptThings.id }),
);

/** The sessions of a conversation go before it. */
export const deleteOwnSessions = query<OwnConversation>()((p) =>
  write
    .delete(coachSessions)
    .where(and(eq(coachSessions.conversationId, p.conversationId), eq(coachSessions.userId, p.userId))),
);

export const deleteAllOwnSessions = query<{ userId: number }>()((p) =>
  write.delete(coachSessions).where(eq(coachSessions.userId, p.userId)),
);
