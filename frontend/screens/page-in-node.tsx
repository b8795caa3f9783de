import { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { goalSummaryQuery, goalsQuery } from '#frontend/api/goals/goals.ts';
import { dailyMotivationQuery } from '#frontend/api/motivation.ts';
import { stickerCollectionQuery, userStickersQuery } from '#frontend/api/stickers.ts';
import { onboardingStatusQuery, userQuery } from '#frontend/api/user.ts';
import { App } from '#frontend/app/app.tsx';
import { AuthPage } from '#frontend/app/auth-page.tsx';
import { maya as mayaWithEmail } from '#frontend/testing/people.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import type { User } from '#schema/contracts/users.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

/**
 * For tests: pages as the Worker would render them, without a window, from what is in the cache.
 */

export const mayaWithoutEmail: User = { ...mayaWithEmail, email: null };

const goal: Goal = {
  id: 1,
  title: 'Learn the cello',
  description: null,
  completed: false,
  completedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  targetDate: '2099-01-01',
  milestone: 0,
  roadmap: {
    milestones: [
      { title: 'Hold the bow', description: '', targetDate: '2098-01-01', tasks: [] },
      {
        title: 'Play a scale',
        description: 'Slowly',
        targetDate: '2098-06-01',
        tasks: ['Tune first'],
      },
    ],
  },
  clarificationResponses: [],
};

/** The cache of nobody in particular. */
export function cacheOfVisitor(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(userQuery.queryKey, null);
  return client;
}

/** The cache of somebody who is signed in, is past the gate and has nothing else yet. */
export function cacheOfMaya(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(userQuery.queryKey, mayaWithoutEmail);
  client.setQueryData(onboardingStatusQuery.queryKey, { needsOnboarding: false });
  return client;
}

/** A cache with a goal under way, the day's word and no stickers. */
export function cacheWithAGoal(): QueryClient {
  const client = cacheOfMaya();
  client.setQueryData(goalsQuery.queryKey, { pages: [[goal]], pageParams: [null] });
  client.setQueryData(goalSummaryQuery.queryKey, { total: 3, completed: 2 });
  client.setQueryData(dailyMotivationQuery.queryKey, { message: 'One small step.' });
  client.setQueryData(userStickersQuery.queryKey, []);
  client.setQueryData(stickerCollectionQuery.queryKey, []);
  return client;
}

/** A whole page as HTML. @throws what a part of it throws */
export async function pageInNode(client: QueryClient, path: string, search = ''): Promise<string> {
  const page =
    path === PATHS.auth ? (
      <AuthPage search={search} />
    ) : (
      <App client={client} ssrPath={path} ssrSearch={search} />
    );
  const stream = await renderToReadableStream(page, {
    onError: (error) => {
      throw error;
    },
  });
  await stream.allReady;
  // React marks where text nodes meet with comments; readers do not see them.
  return (await new Response(stream).text()).replaceAll('<!-- -->', '');
}
