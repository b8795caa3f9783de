import { queryOptions } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type { DailyMotivation } from '#schema/contracts/motivation.ts';
import { MOTIVATION_URLS } from '#schema/urls/motivation.urls.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/** The day's word. A POST by contract, since the server notes which ones were seen; asked for once a day. */
export const dailyMotivationQuery = queryOptions({
  queryKey: [MOTIVATION_URLS.daily],
  queryFn: () => request<DailyMotivation>('POST', MOTIVATION_URLS.daily),
  staleTime: ONE_DAY_MS,
  gcTime: ONE_DAY_MS,
  refetchOnMount: false,
});
