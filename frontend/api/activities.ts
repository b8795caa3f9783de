import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import { SHORT_STALE_MS } from '#frontend/lib/stale-time.ts';
import type { Activity, MoodTried } from '#schema/contracts/activities.ts';
import { ACTIVITY_URLS } from '#schema/urls/activities.urls.ts';
import { checkNewStickers } from './stickers.ts';

const PAGE_SIZE = 8;

/**
 * The activity feed, newest first, page by page. Every part of the app adds to it, so it is fetched
 * again on each visit.
 */
export const activitiesQuery = infiniteQueryOptions({
  queryKey: [ACTIVITY_URLS.activities],
  queryFn: ({ pageParam, signal }) => {
    const before = pageParam === null ? '' : `&before=${pageParam}`;
    return request<Activity[]>(
      'GET',
      `${ACTIVITY_URLS.activities}?limit=${PAGE_SIZE}${before}`,
      undefined,
      signal,
    );
  },
  initialPageParam: null as number | null,
  getNextPageParam: (page: Activity[]) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
  staleTime: SHORT_STALE_MS,
});

/**
 * Tells that a mood was tried. The choice itself is the browser's; if this fails, nothing is lost
 * but the telling.
 */
export function useTellMood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tried: MoodTried) => request<void>('POST', ACTIVITY_URLS.moods, tried),
    onSuccess: () => checkNewStickers(client),
  });
}
