import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { A_MOMENT_MS } from '#frontend/lib/fresh.ts';
import { hasStatus, request } from '#frontend/lib/request.ts';
import type {
  CheckIn,
  GrowthProfile,
  Intervention,
  JourneyAnalysis,
  NewCheckIn,
} from '#schema/contracts/mindset.ts';
import { lookForStickers } from './stickers.ts';

const PROFILE = '/api/profile';
const CHECK_INS = `${PROFILE}/check-ins`;

/** Goals, steps and lessons add to these figures from elsewhere: shown from the cache, and looked up again on each visit. */
const growing = { staleTime: A_MOMENT_MS };

const orWhenNone =
  <Reply>(none: Reply) =>
  (error: unknown) => {
    if (hasStatus(error, 404)) return none;
    throw error;
  };

/** Null before the first assessment. */
export const profileQuery = queryOptions({
  queryKey: [PROFILE],
  queryFn: ({ signal }): Promise<GrowthProfile | null> =>
    request<GrowthProfile>('GET', PROFILE, undefined, signal).catch(orWhenNone(null)),
  ...growing,
});

/** What applies now, most important first. Asked for only where there is a profile. */
export const interventionsQuery = queryOptions({
  queryKey: [`${PROFILE}/interventions`],
  queryFn: ({ signal }): Promise<Intervention[]> =>
    request<Intervention[]>('GET', `${PROFILE}/interventions`, undefined, signal).catch(
      orWhenNone<Intervention[]>([]),
    ),
  ...growing,
});

export const journeyQuery = queryOptions({
  queryKey: [`${PROFILE}/journey-analysis`],
  queryFn: ({ signal }) => request<JourneyAnalysis>('GET', `${PROFILE}/journey-analysis`, undefined, signal),
  ...growing,
});

/** Newest first. */
export const checkInsQuery = queryOptions({
  queryKey: [CHECK_INS],
  queryFn: ({ signal }) => request<CheckIn[]>('GET', CHECK_INS, undefined, signal),
});

export function useCheckIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (checkIn: NewCheckIn) => request<CheckIn>('POST', CHECK_INS, checkIn),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: checkInsQuery.queryKey, exact: true });
      client.invalidateQueries({ queryKey: journeyQuery.queryKey, exact: true });
      lookForStickers(client);
    },
  });
}
