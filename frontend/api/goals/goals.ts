import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import { useOutbox } from '#frontend/outbox/outbox.state.ts';
import type { Goal, GoalSummary } from '#schema/contracts/goals.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';
import { pendingRules } from './pending-writes.ts';

const PAGE_SIZE = 50;

export type GoalPages = InfiniteData<Goal[], unknown>;

/** Own goals, newest first, page by page. */
export const goalsQuery = infiniteQueryOptions({
  queryKey: [GOAL_URLS.goals],
  queryFn: ({ pageParam, signal }) => {
    const before = pageParam === null ? '' : `&before=${pageParam}`;
    return request<Goal[]>(
      'GET',
      `${GOAL_URLS.goals}?limit=${PAGE_SIZE}${before}`,
      undefined,
      signal,
    );
  },
  initialPageParam: null as number | null,
  getNextPageParam: (page: Goal[]) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
});

export function allPages(data: GoalPages): Goal[] {
  return data.pages.flat();
}

/** Counts over all goals, whatever pages are loaded. */
export const goalSummaryQuery = queryOptions({
  queryKey: [GOAL_URLS.summary],
  queryFn: ({ signal }) => request<GoalSummary>('GET', GOAL_URLS.summary, undefined, signal),
});

/** Own goals as their owner left them, all that are loaded: with what waits to be sent. */
export function useGoals() {
  const query = useInfiniteQuery(goalsQuery);
  const writes = useOutbox();
  return { ...query, goals: query.data && pendingRules.goals(allPages(query.data), writes) };
}

/** The counts, with what waits to be sent. */
export function useGoalSummary() {
  const { data, isError } = useQuery(goalSummaryQuery);
  const writes = useOutbox();
  return { summary: data && pendingRules.summary(data, writes), isError };
}
