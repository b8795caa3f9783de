import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type { DayChoice, User } from '#schema/contracts/users.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { userQuery } from './user.ts';

/** Chooses the hour at which the person's day begins. */
export function useChooseDayStart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: DayChoice) => request<User>('PATCH', ACCOUNT_URLS.day, choice),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  });
}
