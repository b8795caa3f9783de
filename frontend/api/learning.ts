import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { hasStatus, request } from '#frontend/lib/request.ts';
import type {
  Enrollment,
  LearningAnalytics,
  LearningPath,
  LearningUnit,
  MicroContent,
  NextUp,
  PathOutline,
  Recommendation,
  UnitMatch,
} from '#schema/contracts/learning.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { LEARNING_URLS } from '#schema/urls/learning.urls.ts';

/** Progress shows on many screens: from the cache at first, and fetched again on each visit. */
const growing = { staleTime: 0 };

export const pathsQuery = queryOptions({
  queryKey: [LEARNING_URLS.paths],
  queryFn: ({ signal }) => request<LearningPath[]>('GET', LEARNING_URLS.paths, undefined, signal),
  ...growing,
});

/** Newest first. */
export const enrollmentsQuery = queryOptions({
  queryKey: [LEARNING_URLS.enrollments],
  queryFn: ({ signal }) =>
    request<Enrollment[]>('GET', LEARNING_URLS.enrollments, undefined, signal),
  ...growing,
});

/** A path with its modules and units, and how far the person is in it. */
export const outlineQuery = (pathId: number) =>
  queryOptions({
    queryKey: [LEARNING_URLS.paths, pathId, 'outline'],
    queryFn: ({ signal }) =>
      request<PathOutline>('GET', urlTo(LEARNING_URLS.outline, { pathId }), undefined, signal),
    ...growing,
  });

/** Its text does not change; its progress is kept up by `useSaveProgress`. */
export const unitQuery = (unitId: number) =>
  queryOptions({
    queryKey: [urlTo(LEARNING_URLS.unit, { unitId })],
    queryFn: ({ signal }) =>
      request<LearningUnit>('GET', urlTo(LEARNING_URLS.unit, { unitId }), undefined, signal),
  });

export const nextUpQuery = queryOptions({
  queryKey: [LEARNING_URLS.next],
  queryFn: ({ signal }) => request<NextUp>('GET', LEARNING_URLS.next, undefined, signal),
  ...growing,
});

/** Units that have these words, best match first. */
export const unitSearchQuery = (q: string) =>
  queryOptions({
    queryKey: [LEARNING_URLS.search, { q }],
    queryFn: ({ signal }) =>
      request<UnitMatch[]>(
        'GET',
        `${LEARNING_URLS.search}?${new URLSearchParams({ q })}`,
        undefined,
        signal,
      ),
  });

/** Fetches the outline again after a change of it. */
export function freshOutline(client: QueryClient, pathId: number): Promise<PathOutline> {
  return client.fetchQuery({ ...outlineQuery(pathId), staleTime: 0 });
}

/** Visitors have none of these. */
const orNullSignedOut = (error: unknown) => {
  if (hasStatus(error, 401)) return null;
  throw error;
};

const suggested = <Reply>(path: string) =>
  queryOptions({
    queryKey: [path],
    queryFn: ({ signal }): Promise<Reply | null> =>
      request<Reply>('GET', path, undefined, signal).catch(orNullSignedOut),
    ...growing,
  });

/** Highest priority first. */
export const recommendationsQuery = suggested<Recommendation[]>(LEARNING_URLS.recommendations);
export const microContentQuery = suggested<MicroContent[]>(LEARNING_URLS.microContent);
export const analyticsQuery = suggested<LearningAnalytics>(LEARNING_URLS.analytics);
