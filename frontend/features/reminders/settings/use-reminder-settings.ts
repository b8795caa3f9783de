import { useQuery } from '@tanstack/react-query';
import { reminderSettingsQuery, useChooseReminders } from '#frontend/api/reminders/reminders.ts';
import { sayNotChanged } from '#frontend/state/not-changed.ts';
import type { ReminderChoicesPatch } from '#schema/contracts/reminders.ts';

/** What holds for all reminders, shown as chosen while it is being saved, and how to change it. */
export function useReminderSettings() {
  const { data, error, refetch } = useQuery(reminderSettingsQuery);
  const { mutate, isPending, variables } = useChooseReminders();
  const choose = (patch: ReminderChoicesPatch) =>
    mutate(patch, { onError: (failure) => sayNotChanged(failure) });
  return {
    settings: data && { ...data, ...(isPending && variables) },
    error,
    refetch,
    choose,
  };
}
