import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { A_MOMENT_MS } from '#frontend/lib/fresh.ts';
import { request } from '#frontend/lib/request.ts';
import type { KeptThing, SessionOffers } from '#schema/contracts/coach-sessions.ts';

const SESSIONS = '/api/coach/sessions';
const KEPT = '/api/coach/kept';

/** Guided sessions that fit, and the one left open: every visit looks again. */
export const guidedSessionsQuery = queryOptions({
  queryKey: [SESSIONS],
  queryFn: ({ signal }) => request<SessionOffers>('GET', SESSIONS, undefined, signal),
  staleTime: A_MOMENT_MS,
});

/** What was kept at the end of guided sessions, newest first. */
export const keptQuery = queryOptions({
  queryKey: [KEPT],
  queryFn: ({ signal }) => request<KeptThing[]>('GET', KEPT, undefined, signal),
  staleTime: A_MOMENT_MS,
});

export function useDeleteKept() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<void>('DELETE', `${KEPT}/${id}`),
    onSuccess: (_, id) =>
      client.setQueryData(keptQuery.queryKey, (kept) => kept?.filter((thing) => thing.id !== id)),
  });
}
