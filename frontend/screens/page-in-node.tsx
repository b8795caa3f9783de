import { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { onboardingStatusQuery, userQuery } from '#frontend/api/user.ts';
import { App } from '#frontend/app/app.tsx';
import type { User } from '#schema/contracts/users.ts';

/** For tests: pages as the Worker would render them, without a window, from what is in the cache. */

const maya: User = {
  id: 7,
  username: 'maya',
  email: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  isAdmin: false,
  incognitoMode: false,
  dailyMotivation: true,
  hasCompletedInitialQuiz: true,
  coachPersonality: 'supportive',
  coachTone: 'warm',
  coachStyle: 'growth_mindset',
  subscriptionTier: 'free',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  stripeSubscriptionId: null,
};

/** The cache of somebody who is signed in, is past the gate and has nothing else yet. */
export function cacheOfMaya(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(userQuery.queryKey, maya);
  client.setQueryData(onboardingStatusQuery.queryKey, { needsOnboarding: false });
  return client;
}

/** A whole page as HTML. @throws what a part of it throws */
export async function pageInNode(client: QueryClient, path: string, search = ''): Promise<string> {
  const stream = await renderToReadableStream(<App client={client} ssrPath={path} ssrSearch={search} />, {
    onError: (error) => {
      throw error;
    },
  });
  await stream.allReady;
  // React marks where text nodes meet with comments; readers do not see them.
  return (await new Response(stream).text()).replaceAll('<!-- -->', '');
}
