import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { goalsWith, summaryWith } from '#frontend/lib/outbox/laid-over.rules.ts';
import { hasStatus, request } from '#frontend/lib/request.ts';
import { useOutbox } from '#frontend/state/outbox.state.ts';
import type { Goal, GoalPatch, GoalSummary, NewGoal } from '#schema/contracts/goals.ts';
import { deliver } from './deliver.ts';

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

/** Own goals as their owner left them, all that are loaded: what waits to be sent is laid over what the server knows. */
export function useGoals() {
  const query = useInfiniteQuery(goalsQuery);
  const writes = useOutbox();
  return { ...query, goals: query.data && goalsWith(allPages(query.data), writes) };
}

/** The counts, with what waits to be sent. */
export function useGoalSummary() {
  const { data, isError } = useQuery(goalSummaryQuery);
  const writes = useOutbox();
  return { summary: data && summaryWith(data, writes), isError };
}

export const goalOf = (goalId: number) => `/api/goals/${goalId}`;

function changeLoaded(client: QueryClient, change: (goals: Goal[]) => Goal[]) {
  client.setQueryData<Pages>(
    goalsQuery.queryKey,
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}

/** Puts the changed goal back into the list, if it is loaded. */
export function putBackGoal(client: QueryClient, changed: Goal) {
  changeLoaded(client, (goals) => goals.map((goal) => (goal.id === changed.id ? changed : goal)));
}

/** Makes a plan for a goal that has none, and sets it. */
export function useCreateGoal() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (body: NewGoal) => deliver<Goal>(client, { kind: 'goal', body }) });
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
    mutationFn: ({ goal, patch }: Change) =>
      deliver<Goal>(client, { kind: 'goal-change', goalId: goal.id, body: patch }),
    onSuccess: (_, change) => handlers.onChanged?.(change),
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
    mutationFn: (goalId: number) => request<void>('DELETE', goalOf(goalId)),
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
