import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import { SHORT_STALE_MS } from '#frontend/lib/stale-time.ts';
import { noteStickers } from '#frontend/state/earned.state.ts';
import type {
  CollectionSticker,
  UserSticker,
  UserStickerPatch,
} from '#schema/contracts/stickers.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { STICKER_URLS } from '#schema/urls/stickers.urls.ts';

/**
 * What one has, newest first. Much can earn one, so both lists are looked up again on each visit.
 */
export const userStickersQuery = queryOptions({
  queryKey: [STICKER_URLS.own],
  queryFn: ({ signal }) => request<UserSticker[]>('GET', STICKER_URLS.own, undefined, signal),
  staleTime: SHORT_STALE_MS,
});

/** All there are, with how far one has come towards each. */
export const stickerCollectionQuery = queryOptions({
  queryKey: [STICKER_URLS.collection],
  queryFn: ({ signal }) =>
    request<CollectionSticker[]>('GET', STICKER_URLS.collection, undefined, signal),
  staleTime: SHORT_STALE_MS,
});

type Change = { sticker: UserSticker; patch: UserStickerPatch };

export function useChangeSticker(handlers: { onRefused?: (error: Error, change: Change) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ sticker, patch }: Change) =>
      request<UserSticker>(
        'PATCH',
        urlTo(STICKER_URLS.ownOne, { userStickerId: sticker.id }),
        patch,
      ),
    onSuccess: (changed) =>
      client.setQueryData(userStickersQuery.queryKey, (all) =>
        all?.map((sticker) => (sticker.id === changed.id ? changed : sticker)),
      ),
    onError: handlers.onRefused,
  });
}

/** How old a sticker may be to be announced when the list before it is not known. */
const JUST_NOW_MS = 60_000;

/**
 * Call it after anything that may earn a sticker: looks the collection up again and notes what is
 * new in it. Nobody waits for it, and if it fails the stickers are there on the next visit.
 */
export async function checkNewStickers(client: QueryClient): Promise<void> {
  const { queryKey } = userStickersQuery;
  const before = client.getQueryData(queryKey);
  client.invalidateQueries({ queryKey: stickerCollectionQuery.queryKey, exact: true });
  const after = await client.fetchQuery({ ...userStickersQuery, staleTime: 0 }).catch(() => []);
  const isEarnedJustNow = ({ id, acquisitionDate }: UserSticker) =>
    before
      ? before.every((known) => known.id !== id)
      : Math.abs(Date.now() - Date.parse(acquisitionDate)) < JUST_NOW_MS;
  noteStickers(
    after
      .filter((one) => one.isNew && isEarnedJustNow(one))
      .map(({ id, sticker }) => ({ id, name: sticker.name })),
  );
}
