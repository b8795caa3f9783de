import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, openRequest, request } from '#frontend/lib/request.ts';
import { forgetNote } from '#frontend/state/earned.state.ts';
import type {
  ChatExchange,
  ChatReply,
  Conversation,
  NewChatMessage,
} from '#schema/contracts/coach/coach.ts';
import type { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';
import type { User } from '#schema/contracts/users.ts';
import { isEventStream } from '#schema/rules/event-stream.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { COACH_URLS } from '#schema/urls/coach.urls.ts';
import { guidedSessionsQuery, keptQuery } from './sessions.ts';
import { checkNewStickers } from './stickers.ts';
import { userQuery } from './user.ts';

const CONVERSATIONS_PER_PAGE = 30;
const EXCHANGES_PER_PAGE = 20;

const pathOf = (conversationId: number) => urlTo(COACH_URLS.conversation, { conversationId });
const withQuery = (path: string, query: Record<string, string | number | null>) =>
  `${path}?${new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )}`;

/** Earlier conversations, last used first; `q` searches their words. */
export const conversationsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [COACH_URLS.conversations, { q }],
    queryFn: ({ pageParam: before, signal }) =>
      request<Conversation[]>(
        'GET',
        withQuery(COACH_URLS.conversations, { limit: CONVERSATIONS_PER_PAGE, before, q }),
        undefined,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Conversation[]) =>
      page.length < CONVERSATIONS_PER_PAGE ? undefined : page.at(-1)?.updatedAt,
    placeholderData: keepPreviousData,
  });

/** One conversation's exchanges, newest first, page by page into the past. */
export const exchangesQuery = (conversationId: number) =>
  infiniteQueryOptions({
    queryKey: [pathOf(conversationId)],
    queryFn: ({ pageParam: before, signal }) =>
      request<ChatExchange[]>(
        'GET',
        withQuery(pathOf(conversationId), { limit: EXCHANGES_PER_PAGE, before }),
        undefined,
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page: ChatExchange[]) =>
      page.length < EXCHANGES_PER_PAGE ? undefined : page.at(-1)?.id,
  });

/** Callbacks for the parts of a streamed reply. */
export type ChatStreamHandlers = {
  /** The server has the message. */
  taken: () => void;
  delta: (text: string) => void;
  /** What was heard so far is withdrawn. */
  restart: () => void;
};

/** Sends a message and listens. @throws ApiError, also when the reply breaks off. */
async function talkToEden({
  message,
  ear,
}: {
  message: NewChatMessage;
  ear: ChatStreamHandlers;
}): Promise<ChatReply> {
  const [response, { readEvents }] = await Promise.all([
    openRequest('POST', COACH_URLS.chat, message, { accept: 'text/event-stream' }),
    import('#frontend/lib/event-stream.ts'),
  ]);
  ear.taken();
  if (!response.body || !isEventStream(response)) return (await response.json()) as ChatReply;
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'delta') ear.delta((data as { text: string }).text);
      else if (event === 'restart') ear.restart();
      else if (event === 'done') return data as ChatReply;
      else if (event === 'error') {
        const { message: words, status } = data as { message: string; status: number };
        throw new ApiError(status, words);
      }
    }
  } catch (thrown) {
    if (thrown instanceof ApiError) throw thrown;
  }
  throw new ApiError(0, 'The reply broke off on its way here.');
}

export function useTalkToEden() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: talkToEden,
    onSuccess: ({ conversationId, safety, session, kept }) => {
      // No sticker is announced in a hard moment.
      if (safety) forgetNote();
      if (!conversationId) return;
      client.invalidateQueries({ queryKey: [COACH_URLS.conversations] });
      if (!safety) checkNewStickers(client);
      // A promise is where the next talk begins, and this is one.
      const promise = client.getQueryData(guidedSessionsQuery.queryKey)?.promise;
      if (session || kept || promise)
        client.invalidateQueries({ queryKey: guidedSessionsQuery.queryKey });
      if (kept) client.invalidateQueries({ queryKey: keptQuery.queryKey });
      // The open screen has the reply already; only the next reader of the conversation has to
      // fetch it.
      client.invalidateQueries({ queryKey: [pathOf(conversationId)], refetchType: 'none' });
    },
  });
}

function forgetConversations(client: QueryClient, isGone: (path: string) => boolean) {
  client.removeQueries({ predicate: ({ queryKey }) => isGone(String(queryKey[0])) });
  return client.invalidateQueries({ queryKey: [COACH_URLS.conversations] });
}

/** For whatever deleted several: what is left is asked for anew. */
export const forgetEveryConversation = (client: QueryClient) =>
  forgetConversations(client, (path) => path.startsWith(`${COACH_URLS.conversations}/`));

export function useDeleteConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (conversationId: number) => request<void>('DELETE', pathOf(conversationId)),
    onSuccess: (_, conversationId) =>
      forgetConversations(client, (path) => path === pathOf(conversationId)),
  });
}

export function useDeleteAllConversations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('DELETE', COACH_URLS.conversations),
    onSuccess: () => forgetEveryConversation(client),
  });
}

export function useSaveCoachPreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (preferences: CoachPreferences) =>
      request<User>('PATCH', ACCOUNT_URLS.coachPreferences, preferences),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  });
}
