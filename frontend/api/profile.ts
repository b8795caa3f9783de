import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus, request } from '#frontend/lib/request.ts';
import { SHORT_STALE_MS } from '#frontend/lib/stale-time.ts';
import type {
  CheckIn,
  GrowthProfile,
  Intervention,
  JourneyAnalysis,
  NewCheckIn,
} from '#schema/contracts/mindset.ts';
import { PROFILE_URLS } from '#schema/urls/profile.urls.ts';
import { checkNewStickers } from './stickers.ts';

/**
 * Goals, steps and lessons add to these figures from elsewhere: shown from the cache, and looked up
 * again on each visit.
 */
const growing = { staleTime: SHORT_STALE_MS };

const orWhenNone =
  <Reply>(none: Reply) =>
  (error: unknown) => {
    if (hasStatus(error, 404)) return none;
    throw error;
  };

/** Null before the first assessment. */
export const profileQuery = queryOptions({
  queryKey: [PROFILE_URLS.profile],
  queryFn: ({ signal }): Promise<GrowthProfile | null> =>
    request<GrowthProfile>('GET', PROFILE_URLS.profile, undefined, signal).catch(orWhenNone(null)),
  ...growing,
});

/** The recommended actions, most important first. Asked for only where there is a profile. */
export const interventionsQuery = queryOptions({
  queryKey: [PROFILE_URLS.interventions],
  queryFn: ({ signal }): Promise<Intervention[]> =>
    request<Intervention[]>('GET', PROFILE_URLS.interventions, undefined, signal).catch(
      orWhenNone<Intervention[]>([]),
    ),
  ...growing,
});

export const journeyQuery = queryOptions({
  queryKey: [PROFILE_URLS.journeyAnalysis],
  queryFn: ({ signal }) =>
    request<JourneyAnalysis>('GET', PROFILE_URLS.journeyAnalysis, undefined, signal),
  ...growing,
});

/** Newest first. */
export const checkInsQuery = queryOptions({
  queryKey: [PROFILE_URLS.checkIns],
  queryFn: ({ signal }) => request<CheckIn[]>('GET', PROFILE_URLS.checkIns, undefined, signal),
});

export function useCheckIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (checkIn: NewCheckIn) => request<CheckIn>('POST', PROFILE_URLS.checkIns, checkIn),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: checkInsQuery.queryKey, exact: true });
      client.invalidateQueries({ queryKey: journeyQuery.queryKey, exact: true });
      checkNewStickers(client);
    },
  });
}
