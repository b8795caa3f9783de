import type { NewChatMessage, ReplyAttachments } from '#schema/contracts/coach/coach.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { logTalk } from '#worker/features/activities/activities.service.ts';
import { refundQuota } from '#worker/features/briefing/coach-limits.service.ts';
import {
  storeConversationState,
  storePersonState,
} from '#worker/features/safety/safety.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { TITLE_IN_CARE } from '#worker/lib/chat-retention.ts';
import { reasonOf } from '#worker/lib/log.ts';
import type { SafetyState } from '#worker/lib/safety/safety-state.ts';
import type { CoachReply } from '#worker/ports.ts';
import {
  assertOwnConversation,
  insertConversation,
  insertExchange,
  insertFirstExchange,
  touchConversation,
} from './coach.queries.ts';
import { titleOf } from './coach.rules.ts';
import {
  type GuidedStep,
  leaveSession,
  storeSession,
  titleOfSession,
} from './sessions/sessions.service.ts';

/** A reply with its attachments: buttons, a session's state, what a session produced. */
export type StreamedReply = CoachReply & { attachments?: ReplyAttachments };

/** What is stored of an exchange besides its words. */
interface StoredWith {
  care: SafetyState;
  isChanged: boolean;
  /** Whether the reply was counted against the quota and costs nothing after all. */
  refundsQuota: boolean;
  /** The step that the message took in a guided session. */
  session?: GuidedStep | undefined;
}

export type StoredExchange = Awaited<ReturnType<typeof storeExchange>>;

/**
 * Stores an exchange in its conversation or in a new one, all or nothing. The session was checked
 * when the message came: the reply is stored even if the person has signed out or closed the page
 * meanwhile.
 */
export async function storeExchange(
  ctx: UserContext,
  input: NewChatMessage,
  reply: StreamedReply,
  { care, isChanged, refundsQuota, session }: StoredWith,
) {
  const { userId } = ctx.caller;
  const now = ctx.clock.now().toISOString();
  const { conversationId } = input;
  const isSafety = reply.coach === SAFETY;
  const { attachments: beside } = reply;
  const exchange = {
    userId,
    content: input.message,
    response: reply.message,
    coach: reply.coach,
    technique: reply.technique ?? null,
    templateId: reply.templateId ?? null,
    beside: beside && Object.keys(beside).length > 0 ? beside : null,
    now,
  };
  const after = [
    // The first of these finds the new conversation by the exchange inserted just before it.
    ...(session ? storeSession(ctx, session, conversationId ?? undefined) : []),
    ...(isChanged ? [storePersonState(ctx, care)] : []),
    ...(refundsQuota ? [refundQuota(userId, now)] : []),
    // A hard moment is neither logged nor rewarded.
    ...(isSafety ? [] : [logTalk(ctx), ...awardStickers(ctx, 'talked')]),
  ];
  try {
    if (conversationId) {
      const own = { userId, conversationId };
      const [, , inserted] = await ctx.db.batch([
        assertOwnConversation(own),
        touchConversation({ ...own, now }),
        insertExchange({ ...exchange, ...own }),
        ...(isChanged ? [storeConversationState(ctx, conversationId, care)] : []),
        // A session pauses for a safety question, and ends where there is danger.
        ...(isSafety && care.level === 'care' ? [leaveSession(ctx, conversationId)] : []),
        ...after,
      ]);
      return inserted[0];
    }
    const title = isSafety
      ? TITLE_IN_CARE
      : session
        ? titleOfSession(session)
        : titleOf(input.message);
    const [, inserted] = await ctx.db.batch([
      insertConversation({ userId, title, now, ...care }),
      insertFirstExchange(exchange),
      ...after,
    ]);
    return inserted[0];
  } catch (thrown) {
    // The reply matters more than its record (the conversation may have been deleted meanwhile).
    ctx.log.error('exchange-not-kept', { reason: reasonOf(thrown) });
    return undefined;
  }
}
