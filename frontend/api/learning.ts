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

const PATHS = '/api/learning-paths';
const UNITS = '/api/learning-units';

/** What a person does in one place shows in many: from the cache at first, and looked up again on each visit. */
const growing = { staleTime: 0 };

export const pathsQuery = queryOptions({
  queryKey: [PATHS],
  queryFn: ({ signal }) => request<LearningPath[]>('GET', PATHS, undefined, signal),
  ...growing,
});

/** Newest first. */
export const enrollmentsQuery = queryOptions({
  queryKey: ['/api/user/enrollments'],
  queryFn: ({ signal }) => request<Enrollment[]>('GET', '/api/user/enrollments', undefined, signal),
  ...growing,
});

/** A path with its modules and units, and how far the person is in it. */
export const outlineQuery = (pathId: number) =>
  queryOptions({
    queryKey: [PATHS, pathId, 'outline'],
    queryFn: ({ signal }) => request<PathOutline>('GET', `${PATHS}/${pathId}/outline`, undefined, signal),
    ...growing,
  });

/** Its text does not change; its progress is kept up by `useSaveProgress`. */
export const unitQuery = (unitId: number) =>
  queryOptions({
    queryKey: [UNITS, unitId],
    queryFn: ({ signal }) => request<LearningUnit>('GET', `${UNITS}/${unitId}`, undefined, signal),
  });

export const nextUpQuery = queryOptions({
  queryKey: ['/api/learning/next'],
  queryFn: ({ signal }) => request<NextUp>('GET', '/api/learning/next', undefined, signal),
  ...growing,
});

/** Units that have these words, best match first. */
export const unitSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/learning/search', { q }],
    queryFn: ({ signal }) =>
      request<UnitMatch[]>('GET', `/api/learning/search?${new URLSearchParams({ q })}`, undefined, signal),
  });

/** The outline as it is now, for whoever has just changed it. */
export function freshOutline(client: QueryClient, pathId: number): Promise<PathOutline> {
  return client.fetchQuery({ ...outlineQuery(pathId), staleTime: 0 });
}

/** Whoever is not signed in has none of these. */
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
export const recommendationsQuery = suggested<Recommendation[]>('/api/learning/recommendations');
export const microContentQuery = suggested<MicroContent[]>('/api/learning/micro-content');
export const analyticsQuery = suggested<LearningAnalytics>('/api/learning/analytics');
