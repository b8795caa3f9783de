import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { askFor, hasStatus, request } from '#frontend/lib/request.ts';
import type { OnboardingStatus, User } from '#schema/contracts/users.ts';
import { laterUntil } from '#schema/rules/account/onboarding.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';

/**
 * The signed-in person, or null. Without a network it is who was last seen here, with what they
 * saw.
 */
export const userQuery = queryOptions({
  queryKey: [ACCOUNT_URLS.user],
  queryFn: async ({ signal, client }): Promise<User | null> => {
    try {
      const user = await request<User>('GET', ACCOUNT_URLS.user, undefined, signal);
      askFor(user.id);
      return user;
    } catch (error) {
      if (hasStatus(error, 401)) return null;
      if (!hasStatus(error, 0)) throw error;
      const { showLastSeen } = await import('./last-seen.ts');
      const seen = await showLastSeen(client);
      if (!seen) throw error;
      askFor(seen.id);
      return seen;
    }
  },
});

export const onboardingStatusQuery = queryOptions({
  queryKey: [ACCOUNT_URLS.onboardingStatus],
  queryFn: ({ signal }) =>
    request<OnboardingStatus>('GET', ACCOUNT_URLS.onboardingStatus, undefined, signal),
});

/**
 * “Later”: the welcome card goes at once, whatever the network does, and the server remembers it
 * for a week.
 */
export function usePutOffOnboarding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<OnboardingStatus>('POST', ACCOUNT_URLS.onboardingLater),
    onMutate: () =>
      client.setQueryData(onboardingStatusQuery.queryKey, {
        needsOnboarding: true,
        laterUntil: laterUntil(new Date()),
      }),
    onSuccess: (status) => client.setQueryData(onboardingStatusQuery.queryKey, status),
  });
}

/** The session ended elsewhere. What was typed stays until somebody signs in. */
export function markSignedOut(client: QueryClient): void {
  client.setQueryData(userQuery.queryKey, null);
}
