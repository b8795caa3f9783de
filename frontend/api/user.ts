import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { privateStateBelongsTo } from '#frontend/lib/private-state.ts';
import { hasStatus, request } from '#frontend/lib/request.ts';
import type {
  Credentials,
  EmailChange,
  OnboardingStatus,
  Registration,
  User,
} from '#schema/contracts/users.ts';

/** The signed-in person, or null. */
export const userQuery = queryOptions({
  queryKey: ['/api/user'],
  queryFn: ({ signal }): Promise<User | null> =>
    request<User>('GET', '/api/user', undefined, signal).catch((error) => {
      if (hasStatus(error, 401)) return null;
      throw error;
    }),
});

export const onboardingStatusQuery = queryOptions({
  queryKey: ['/api/user/onboarding-status'],
  queryFn: ({ signal }) => request<OnboardingStatus>('GET', '/api/user/onboarding-status', undefined, signal),
});

/** Whoever comes next must not see what the last person loaded or typed. */
function replacePerson(client: QueryClient, user: User | null) {
  client.setQueryData(userQuery.queryKey, user);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
  privateStateBelongsTo(user?.id ?? null);
}

/** The session ended elsewhere. What was typed stays until somebody signs in. */
export function markSignedOut(client: QueryClient): void {
  client.setQueryData(userQuery.queryKey, null);
}

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => request<User>('POST', '/api/login', credentials),
    onSuccess: (user) => replacePerson(client, user),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (registration: Registration) => request<User>('POST', '/api/register', registration),
    onSuccess: (user) => replacePerson(client, user),
  });
}

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<unknown>('POST', '/api/logout'),
    onSuccess: () => replacePerson(client, null),
  });
}

export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: EmailChange) => request<User>('PATCH', '/api/user', change),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  });
}
