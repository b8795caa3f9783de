import { queryOptions } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type { DailyMotivation } from '#schema/contracts/motivation.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import { MOTIVATION_URLS } from '#schema/urls/motivation.urls.ts';

/**
 * The day's word. A POST by contract, since the server notes which ones were seen; asked for once a
 * day.
 */
export const dailyMotivationQuery = queryOptions({
  queryKey: [MOTIVATION_URLS.daily],
  queryFn: () => request<DailyMotivation>('POST', MOTIVATION_URLS.daily),
  staleTime: DAY_MS,
  gcTime: DAY_MS,
  refetchOnMount: false,
});
