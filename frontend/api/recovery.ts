import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type {
  EmailConfirmation,
  Message,
  PasswordReset,
  Recovery,
  ResetPassword,
  ResetRequest,
} from '#schema/contracts/account-life.ts';
import type { AppInfo } from '#schema/contracts/app-info.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import { accountStatusQuery } from './account.ts';
import { userQuery } from './user.ts';

/** Requests of the pages that restore access: forgotten password, reset, recovery code. */

/** The facts about this deployment that pages need before sign-in. */
export const appInfoQuery = queryOptions({
  queryKey: [AUTH_URLS.appInfo],
  queryFn: ({ signal }) => request<AppInfo>('GET', AUTH_URLS.appInfo, undefined, signal),
});

export function useAskForReset() {
  return useMutation({
    mutationFn: (asked: ResetRequest) => request<Message>('POST', AUTH_URLS.requestReset, asked),
  });
}

/** A new password ends sessions, perhaps the one of this browser too. */
function useLookWhoIsIn() {
  const client = useQueryClient();
  return () => {
    if (client.getQueryData(userQuery.queryKey))
      client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true });
  };
}

export function useSetNewPassword() {
  const lookWhoIsIn = useLookWhoIsIn();
  return useMutation({
    mutationFn: (reset: ResetPassword) =>
      request<PasswordReset>('POST', AUTH_URLS.setNewPassword, reset),
    onSuccess: lookWhoIsIn,
  });
}

export function useRecover() {
  const lookWhoIsIn = useLookWhoIsIn();
  return useMutation({
    mutationFn: (recovery: Recovery) => request<Message>('POST', AUTH_URLS.recover, recovery),
    onSuccess: lookWhoIsIn,
  });
}

export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (confirmation: EmailConfirmation) =>
      request<Message>('POST', ACCOUNT_URLS.confirmEmail, confirmation),
    onSuccess: () => client.invalidateQueries({ queryKey: accountStatusQuery.queryKey }),
  });
}
