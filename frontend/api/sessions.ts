import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import { SHORT_STALE_MS } from '#frontend/lib/stale-time.ts';
import type { Artefact, SessionOffers } from '#schema/contracts/coach/coach-sessions.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { COACH_URLS } from '#schema/urls/coach.urls.ts';

/** Guided sessions that fit, and the one left open: every visit looks again. */
export const guidedSessionsQuery = queryOptions({
  queryKey: [COACH_URLS.sessions],
  queryFn: ({ signal }) => request<SessionOffers>('GET', COACH_URLS.sessions, undefined, signal),
  staleTime: SHORT_STALE_MS,
});

/** The kept results of guided sessions, newest first. */
export const keptQuery = queryOptions({
  queryKey: [COACH_URLS.kept],
  queryFn: ({ signal }) => request<Artefact[]>('GET', COACH_URLS.kept, undefined, signal),
  staleTime: SHORT_STALE_MS,
});

export function useDeleteKept() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      request<void>('DELETE', urlTo(COACH_URLS.keptThing, { keptId: id })),
    onSuccess: (_, id) =>
      client.setQueryData(keptQuery.queryKey, (kept) => kept?.filter((thing) => thing.id !== id)),
  });
}
