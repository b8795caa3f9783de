import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { hasStatus, request } from '#frontend/lib/request.ts';
import type { Goal, GoalPatch, GoalSummary, NewGoal, RoadmapRequest } from '#schema/contracts/goals.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import { lookForStickers } from './stickers.ts';

const PAGE_SIZE = 50;

type Pages = InfiniteData<Goal[], unknown>;

/** Own goals, newest first, page by page. */
export const goalsQuery = infiniteQueryOptions({
  queryKey: ['/api/goals'],
  queryFn: ({ pageParam, signal }) => {
    const before = pageParam === null ? '' : `&before=${pageParam}`;
    return request<Goal[]>('GET', `/api/goals?limit=${PAGE_SIZE}${before}`, undefined, signal);
  },
  initialPageParam: null as number | null,
  getNextPageParam: (page: Goal[]) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
});

export function allPages(data: Pages): Goal[] {
  return data.pages.flat();
}

/** Counts over all goals, whatever pages are loaded. */
export const goalSummaryQuery = queryOptions({
  queryKey: ['/api/goals/summary'],
  queryFn: ({ signal }) => request<GoalSummary>('GET', '/api/goals/summary', undefined, signal),
});

function changeLoaded(client: QueryClient, change: (goals: Goal[]) => Goal[]) {
  client.setQueryData<Pages>(
    goalsQuery.queryKey,
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}

export function usePlanRoadmap() {
  return useMutation({
    mutationFn: (goal: RoadmapRequest) => request<{ roadmap: Roadmap }>('POST', '/api/goals/roadmap', goal),
  });
}

export function useCreateGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (goal: NewGoal) => request<Goal>('POST', '/api/goals', goal),
    onSuccess: () => {
      lookForStickers(client);
      return Promise.all([
        client.invalidateQueries(goalsQuery),
        client.invalidateQueries(goalSummaryQuery),
      ]).then(() => undefined);
    },
  });
}

type Change = { goal: Goal; patch: GoalPatch };

/**
 * Completes, reopens, moves or edits a goal. The callbacks belong to the call, not to the card that made it: the card
 * of a completed goal may be gone when the answer comes.
 */
export function useChangeGoal(handlers: {
  onChanged?: (change: Change) => void;
  onRefused?: (error: Error) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ goal, patch }: Change) => request<Goal>('PATCH', `/api/goals/${goal.id}`, patch),
    onSuccess: (changed, change) => {
      changeLoaded(client, (goals) => goals.map((goal) => (goal.id === changed.id ? changed : goal)));
      if (change.patch.completed !== undefined) client.invalidateQueries(goalSummaryQuery);
      lookForStickers(client);
      handlers.onChanged?.(change);
    },
    onError: (error) => {
      // Another tab was quicker, or the goal is gone: show what is true now.
      if (hasStatus(error, 409) || hasStatus(error, 404)) client.invalidateQueries(goalsQuery);
      handlers.onRefused?.(error);
    },
  });
}

export function useDeleteGoal(handlers: { onDeleted?: () => void; onRefused?: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (goalId: number) => request<void>('DELETE', `/api/goals/${goalId}`),
    onSuccess: (_, goalId) => {
      changeLoaded(client, (goals) => goals.filter(({ id }) => id !== goalId));
      // A page that lost a row no longer tells whether more follow.
      client.invalidateQueries(goalsQuery);
      client.invalidateQueries(goalSummaryQuery);
      handlers.onDeleted?.();
    },
    onError: handlers.onRefused,
  });
}
