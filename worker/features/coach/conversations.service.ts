import type {
  ChatExchange,
  Conversation,
  ConversationPage,
  ExchangePage,
} from '#schema/contracts/coach/coach.ts';
import type { UserContext } from '#worker/context.ts';
import { notFound } from '#worker/lib/errors.ts';
import {
  deleteAllOwnConversations,
  deleteAllOwnExchanges,
  deleteOwnConversation,
  deleteOwnExchanges,
  findOwnConversationId,
  listOwnConversations,
  listOwnExchanges,
} from './coach.queries.ts';
import { deleteAllOwnSessions, deleteOwnSessions } from './sessions/sessions.queries.ts';

const NO_SUCH_CONVERSATION = 'Conversation not found';
const END_OF_TIME = '9999';

export async function listConversations(
  ctx: UserContext,
  { limit, before, q }: ConversationPage,
): Promise<Conversation[]> {
  const page = { userId: ctx.caller.userId, limit, before: before ?? END_OF_TIME, q: q ?? '' };
  const [, conversations] = await ctx.read([listOwnConversations(page)]);
  return conversations;
}

/** @throws notFound */
export async function listExchanges(
  ctx: UserContext,
  conversationId: number,
  { limit, before }: ExchangePage,
): Promise<ChatExchange[]> {
  const own = { userId: ctx.caller.userId, conversationId };
  const [, found, exchanges] = await ctx.read([
    findOwnConversationId(own),
    listOwnExchanges({ ...own, limit, before: before ?? Number.MAX_SAFE_INTEGER }),
  ]);
  if (!found[0]) throw notFound(NO_SUCH_CONVERSATION);
  return exchanges;
}

/** @throws notFound */
export async function deleteConversation(ctx: UserContext, conversationId: number): Promise<void> {
  const own = { userId: ctx.caller.userId, conversationId };
  const [, , deleted] = await ctx.write([
    deleteOwnExchanges(own),
    deleteOwnSessions(own),
    deleteOwnConversation(own),
  ]);
  if (!deleted[0]) throw notFound(NO_SUCH_CONVERSATION);
}

/** Deletes all conversations of the caller with Eden. */
export async function deleteAllConversations(ctx: UserContext): Promise<void> {
  const { userId } = ctx.caller;
  await ctx.write([
    deleteAllOwnExchanges({ userId }),
    deleteAllOwnSessions({ userId }),
    deleteAllOwnConversations({ userId }),
  ]);
}
