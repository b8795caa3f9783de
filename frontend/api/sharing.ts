import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type {
  GoalSharing,
  MadeShare,
  NewShare,
  OwnShareNote,
  PublicLink,
  Share,
  SharedGoal,
  SharedWithMe,
  SharePatch,
  SharingOverview,
} from '#schema/contracts/sharing.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { SHARING_URLS } from '#schema/urls/sharing.urls.ts';
import { checkNewStickers } from './stickers.ts';

const PAGE_SIZE = 50;

const sharesOf = (goalId: number) => urlTo(SHARING_URLS.shares, { goalId });
const publicLinkOf = (goalId: number) => urlTo(SHARING_URLS.publicLink, { goalId });
const sharedAt = (code: string) => urlTo(SHARING_URLS.shared, { code });

/**
 * Which own goals are shared, the notes left there, and how many of others are shared here. Others
 * act, so each visit asks.
 */
export const sharingOverviewQuery = queryOptions({
  queryKey: [SHARING_URLS.overview],
  queryFn: ({ signal }) =>
    request<SharingOverview>('GET', SHARING_URLS.overview, undefined, signal),
  staleTime: 0,
});

/** All the ways one own goal is shared. */
export const goalSharingQuery = (goalId: number) =>
  queryOptions({
    queryKey: [sharesOf(goalId)],
    queryFn: ({ signal }) => request<GoalSharing>('GET', sharesOf(goalId), undefined, signal),
    staleTime: 0,
  });

/** What a link opens. */
export const sharedGoalQuery = (code: string) =>
  queryOptions({
    queryKey: [sharedAt(code)],
    queryFn: ({ signal }) => request<SharedGoal>('GET', sharedAt(code), undefined, signal),
    staleTime: 0,
  });

/** Goals of others that are shared with the person, newest first, page by page. */
export const sharedWithMeQuery = infiniteQueryOptions({
  queryKey: [SHARING_URLS.sharedWithMe],
  queryFn: ({ pageParam, signal }) => {
    const before = pageParam === null ? '' : `&before=${pageParam}`;
    return request<SharedWithMe[]>(
      'GET',
      `${SHARING_URLS.sharedWithMe}?limit=${PAGE_SIZE}${before}`,
      undefined,
      signal,
    );
  },
  initialPageParam: null as number | null,
  getNextPageParam: (page: SharedWithMe[]) =>
    page.length < PAGE_SIZE ? undefined : page.at(-1)?.id,
  staleTime: 0,
});

/**
 * What the caller does afterwards. It belongs to the call: what made it may be gone when the answer
 * comes.
 */
type Handlers = { onDone: () => void; onRefused?: (error: Error) => void };

function changeSharing(
  client: QueryClient,
  goalId: number,
  change: (sharing: GoalSharing) => GoalSharing,
) {
  client.setQueryData(goalSharingQuery(goalId).queryKey, (sharing) => sharing && change(sharing));
  client.invalidateQueries(sharingOverviewQuery);
}

const withShare = (changed: Share) => (sharing: GoalSharing) => ({
  ...sharing,
  shares: sharing.shares.some(({ id }) => id === changed.id)
    ? sharing.shares.map((share) => (share.id === changed.id ? changed : share))
    : [changed, ...sharing.shares],
});

export function useShare(goalId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (share: NewShare) => request<MadeShare>('POST', sharesOf(goalId), share),
    onSuccess: ({ isMailed: _, ...share }) => {
      changeSharing(client, goalId, withShare(share));
      checkNewStickers(client);
    },
  });
}

export function useChangeShare({ goalId, id }: Pick<Share, 'goalId' | 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: SharePatch) =>
      request<Share>('PATCH', urlTo(SHARING_URLS.share, { goalId, shareId: id }), patch),
    onSuccess: (share) => changeSharing(client, goalId, withShare(share)),
  });
}

export function useEndShare(
  { goalId, id }: Pick<Share, 'goalId' | 'id'>,
  { onDone, onRefused }: Handlers,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('DELETE', urlTo(SHARING_URLS.share, { goalId, shareId: id })),
    onSuccess: () => {
      changeSharing(client, goalId, (sharing) => ({
        ...sharing,
        shares: sharing.shares.filter((share) => share.id !== id),
      }));
      onDone();
    },
    onError: onRefused,
  });
}

/** Opens the public link, or changes until when it opens. */
export function useOpenLink(goalId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (expiresAt: string | null) =>
      request<PublicLink>('POST', publicLinkOf(goalId), { expiresAt }),
    onSuccess: (publicLink) => {
      changeSharing(client, goalId, (sharing) => ({ ...sharing, publicLink }));
      checkNewStickers(client);
    },
  });
}

export function useCloseLink(goalId: number, { onDone, onRefused }: Handlers) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('DELETE', publicLinkOf(goalId)),
    onSuccess: () => {
      changeSharing(client, goalId, (sharing) => ({ ...sharing, publicLink: null }));
      onDone();
    },
    onError: onRefused,
  });
}

export function useRemoveNote({ onDone, onRefused }: Handlers) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (noteId: number) => request<void>('DELETE', urlTo(SHARING_URLS.note, { noteId })),
    onSuccess: (_, noteId) => {
      client.setQueryData(
        sharingOverviewQuery.queryKey,
        (overview) =>
          overview && { ...overview, notes: overview.notes.filter((note) => note.id !== noteId) },
      );
      onDone();
    },
    onError: onRefused,
  });
}

/** What follows when something was done at a share: it may be the person's own from now on. */
function refreshShared(client: QueryClient, code: string) {
  client.invalidateQueries(sharedWithMeQuery);
  client.invalidateQueries(sharingOverviewQuery);
  return client.invalidateQueries(sharedGoalQuery(code));
}

export function useKeepShared(code: string, { onDone, onRefused }: Handlers) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('POST', urlTo(SHARING_URLS.keep, { code })),
    onSuccess: () => refreshShared(client, code).then(onDone),
    onError: onRefused,
  });
}

export function useLeaveNote(code: string, { onDone, onRefused }: Handlers) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) =>
      request<OwnShareNote>('POST', urlTo(SHARING_URLS.leaveNote, { code }), { content }),
    onSuccess: () => {
      checkNewStickers(client);
      return refreshShared(client, code).then(onDone);
    },
    onError: onRefused,
  });
}

export function useWithdrawNote(code: string, { onDone, onRefused }: Handlers) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('DELETE', urlTo(SHARING_URLS.leaveNote, { code })),
    onSuccess: () => refreshShared(client, code).then(onDone),
    onError: onRefused,
  });
}

export function useLeaveShared({ onDone, onRefused }: Handlers) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SharedWithMe) =>
      request<void>('DELETE', urlTo(SHARING_URLS.oneSharedWithMe, { shareId: id })),
    onSuccess: (_, left) => {
      client.setQueryData<InfiniteData<SharedWithMe[], number | null>>(
        sharedWithMeQuery.queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => page.filter(({ id }) => id !== left.id)),
          },
      );
      client.removeQueries(sharedGoalQuery(left.code));
      client.invalidateQueries(sharingOverviewQuery);
      onDone();
    },
    onError: onRefused,
  });
}
