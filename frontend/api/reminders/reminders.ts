import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import { SHORT_STALE_MS } from '#frontend/lib/stale-time.ts';
import type {
  AskedThing,
  NewReminder,
  Reminder,
  ReminderChoicesPatch,
  ReminderSettings,
  TestSend,
} from '#schema/contracts/reminders.ts';
import { REMINDER_URLS } from '#schema/urls/reminders.urls.ts';
import { askedOf, pushDeviceOf, reminderOf } from './reminder-paths.ts';

/**
 * The person's reminders. Their next times change without a write, so the list is fetched again.
 */
export const remindersQuery = queryOptions({
  queryKey: [REMINDER_URLS.reminders],
  queryFn: ({ signal }) => request<Reminder[]>('GET', REMINDER_URLS.reminders, undefined, signal),
  staleTime: SHORT_STALE_MS,
});

export const reminderSettingsQuery = queryOptions({
  queryKey: [REMINDER_URLS.settings],
  queryFn: ({ signal }) =>
    request<ReminderSettings>('GET', REMINDER_URLS.settings, undefined, signal),
  staleTime: SHORT_STALE_MS,
});

/** What one reminder asked about. */
export const askedQuery = (sendId: number) =>
  queryOptions({
    queryKey: [askedOf(sendId)],
    queryFn: ({ signal }) => request<AskedThing>('GET', askedOf(sendId), undefined, signal),
    staleTime: SHORT_STALE_MS,
  });

export function usePutReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reminder: NewReminder) =>
      request<Reminder>('POST', REMINDER_URLS.reminders, reminder),
    onSuccess: (put) =>
      client.setQueryData(
        remindersQuery.queryKey,
        (all) => all && [...all.filter(({ id }) => id !== put.id), put],
      ),
  });
}

export function useDeleteReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<void>('DELETE', reminderOf(id)),
    onSuccess: (_, gone) =>
      client.setQueryData(remindersQuery.queryKey, (all) => all?.filter(({ id }) => id !== gone)),
  });
}

export function useChooseReminders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: ReminderChoicesPatch) =>
      request<ReminderSettings>('PATCH', REMINDER_URLS.settings, patch),
    onSuccess: (settings) => {
      client.setQueryData(reminderSettingsQuery.queryKey, settings);
      return client.invalidateQueries(remindersQuery);
    },
  });
}

export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<void>('DELETE', pushDeviceOf(id)),
    onSuccess: (_, gone) =>
      client.setQueryData(
        reminderSettingsQuery.queryKey,
        (settings) =>
          settings && { ...settings, devices: settings.devices.filter(({ id }) => id !== gone) },
      ),
  });
}

export const useTestSend = () =>
  useMutation({ mutationFn: () => request<TestSend>('POST', REMINDER_URLS.test) });
