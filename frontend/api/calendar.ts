import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type { CalendarAddress, NewCalendarAddress } from '#schema/contracts/calendar.ts';
import type { MailPlans, MailPlansPatch } from '#schema/contracts/mail-plans.ts';
import { CALENDAR_URLS } from '#schema/urls/calendar.urls.ts';
import { MAIL_PLAN_URLS } from '#schema/urls/mail-plans.urls.ts';

/** Whether a calendar subscription is on. Its secret address is shown once, when it is made. */
export const calendarAddressQuery = queryOptions({
  queryKey: [CALENDAR_URLS.address],
  queryFn: ({ signal }) =>
    request<CalendarAddress>('GET', CALENDAR_URLS.address, undefined, signal),
});

export function useMakeCalendarAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<NewCalendarAddress>('POST', CALENDAR_URLS.address),
    onSuccess: ({ createdAt, lastReadAt }) =>
      client.setQueryData(calendarAddressQuery.queryKey, { createdAt, lastReadAt }),
  });
}

export function useEndCalendarAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('DELETE', CALENDAR_URLS.address),
    onSuccess: () =>
      client.setQueryData(calendarAddressQuery.queryKey, { createdAt: null, lastReadAt: null }),
  });
}

/** Which mails somebody wants. */
export const mailPlansQuery = queryOptions({
  queryKey: [MAIL_PLAN_URLS.plans],
  queryFn: ({ signal }) => request<MailPlans>('GET', MAIL_PLAN_URLS.plans, undefined, signal),
});

export function useChooseMails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: MailPlansPatch) => request<MailPlans>('PATCH', MAIL_PLAN_URLS.plans, patch),
    onSuccess: (plans) => client.setQueryData(mailPlansQuery.queryKey, plans),
  });
}
