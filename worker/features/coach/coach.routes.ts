import { Hono } from 'hono';
import {
  ChatExchangeList,
  ChatReply,
  ConversationList,
  ConversationPage,
  ConversationParams,
  ExchangePage,
  NewChatMessage,
} from '#schema/contracts/coach/coach.ts';
import { COACH_URLS } from '#schema/urls/coach.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { type StreamEvent, sendEvents, wantsEventStream } from '#worker/http/event-stream.ts';
import { body, params, query } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import {
  deleteAllConversations,
  deleteConversation,
  listConversations,
  listExchanges,
} from './conversations.service.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { guidedSessionRoutes } from './sessions/sessions.routes.ts';
import type { Talk } from './stream-replies.service.ts';
import { collectReply, startReply } from './talk.service.ts';

/**
 * `delta` {text} is the next piece, `restart` withdraws what came so far, `done` is the whole
 * reply.
 */
async function* asEvents(talk: Talk): AsyncGenerator<StreamEvent> {
  for (;;) {
    const { done, value } = await talk.next();
    if (done) return yield { event: 'done', data: value };
    yield value.kind === 'delta'
      ? { event: 'delta', data: { text: value.text } }
      : { event: 'restart', data: {} };
  }
}

export const coachRoutes = new Hono<AppEnv>()
  .post(COACH_URLS.chat, requireUser, async (c) => {
    const talk = await startReply(c.var.user, await body(c, NewChatMessage));
    if (wantsEventStream(c)) return sendEvents(c, asEvents(talk));
    return send(c, ChatReply, await collectReply(talk));
  })
  .get(COACH_URLS.conversations, requireUser, async (c) =>
    send(c, ConversationList, await listConversations(c.var.user, query(c, ConversationPage))),
  )
  .delete(COACH_URLS.conversations, requireUser, async (c) => {
    await deleteAllConversations(c.var.user);
    return sendNothing(c);
  })
  .get(COACH_URLS.conversation, requireUser, async (c) => {
    const { conversationId } = params(c, ConversationParams);
    return send(
      c,
      ChatExchangeList,
      await listExchanges(c.var.user, conversationId, query(c, ExchangePage)),
    );
  })
  .delete(COACH_URLS.conversation, requireUser, async (c) => {
    await deleteConversation(c.var.user, params(c, ConversationParams).conversationId);
    return sendNothing(c);
  })
  .route('/', knowledgeRoutes)
  .route('/', guidedSessionRoutes);
