import { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { goalSummaryQuery, goalsQuery } from '#frontend/api/goals/goals.ts';
import { sharedGoalQuery, sharedWithMeQuery, sharingOverviewQuery } from '#frontend/api/sharing.ts';
import { onboardingStatusQuery, userQuery } from '#frontend/api/user.ts';
import { App } from '#frontend/app/app.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import type { SharedGoal, SharedWithMe, SharingOverview } from '#schema/contracts/sharing.ts';
import type { User } from '#schema/contracts/users.ts';

/** The screens of sharing as the Worker renders them: no window, everything from the cache. */

const CODE = 'c'.repeat(22);
const PATH = `/shared/${CODE}`;
const user = {
  id: 7,
  username: 'maya',
  email: 'maya@mail.org',
  hasCompletedInitialQuiz: true,
} as User;

const view = {
  title: 'Learn the cello',
  completed: false,
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
};

const shared: SharedGoal = {
  sharedBy: 'ada',
  permissionLevel: 'cheer',
  expiresAt: null,
  viewer: 'visitor',
  mayKeep: false,
  mayCheer: false,
  note: null,
  shown: { kind: 'live', goal: view },
};

function browserOf(who: User | null, part?: Partial<SharedGoal>): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(userQuery.queryKey, who);
  client.setQueryData(onboardingStatusQuery.queryKey, { needsOnboarding: false });
  if (part) client.setQueryData(sharedGoalQuery(CODE).queryKey, { ...shared, ...part });
  return client;
}

async function page(client: QueryClient, ssrPath: string): Promise<string> {
  const stream = await renderToReadableStream(<App {...{ client, ssrPath, ssrSearch: '' }} />, {
    onError: (error) => {
      throw error;
    },
  });
  await stream.allReady;
  const html = (await new Response(stream).text()).replaceAll('<!-- -->', '');
  expect(html).not.toContain(' style=');
  return html;
}

test('a visitor sees the plan to look at, and the way to leave a note', async () => {
  const html = await page(browserOf(null, {}), PATH);
  for (const words of [
    'ada shares a goal with you',
    'Learn the cello',
    'Play a scale',
    '1 of 2 steps reached',
  ])
    expect(html).toContain(words);
  expect(html).toContain(`href="/auth?next=${encodeURIComponent(PATH)}"`);
  expect(html).not.toContain('Mark as reached');
  expect(html).not.toContain('Take back');
});

test('a page of a shared goal is not for search engines', async () => {
  expect(await page(browserOf(null, {}), PATH)).toContain(
    '<meta name="robots" content="noindex, nofollow"/>',
  );
});

test.each([
  ['guest' as const, true, 'Keep it'],
  ['partner' as const, false, 'Leave this note'],
])('a %s may write, and keeps the goal or has it already', async (viewer, mayKeep, words) => {
  const html = await page(browserOf(user, { viewer, mayKeep, mayCheer: true }), PATH);
  expect(html).toContain('One encouraging note');
  expect(html).toContain(words);
  expect(html.includes('Keep it')).toBe(mayKeep);
});

test('a note that was left is shown as text, to reword or to take back', async () => {
  const note = {
    content: '<b>Well</b> **done**',
    createdAt: '2026-01-02T10:00:00.000Z',
    updatedAt: null,
  };
  const html = await page(browserOf(user, { viewer: 'partner', mayCheer: true, note }), PATH);
  expect(html).toContain('&lt;b&gt;Well&lt;/b&gt; **done**');
  expect(html).toContain('Reword it');
  expect(html).toContain('Take it back');
});

test('the owner is told that this is what others see', async () => {
  const html = await page(browserOf(user, { viewer: 'owner' }), PATH);
  expect(html).toContain('This is what others see');
  expect(html).not.toContain('One encouraging note');
});

test('an encrypted goal is a blank until a browser has its key', async () => {
  const shown = {
    kind: 'sealed' as const,
    sealed: 'A'.repeat(60),
    sealedAt: '2026-01-02T10:00:00.000Z',
  };
  const html = await page(browserOf(null, { permissionLevel: 'view', shown }), PATH);
  expect(html).not.toContain('Learn the cello');
  expect(html).not.toContain('missing its key');
});

const mine: SharedWithMe = {
  id: 3,
  code: CODE,
  title: 'Learn the cello',
  sharedBy: 'ada',
  permissionLevel: 'cheer',
  sharedAt: '2026-01-02T10:00:00.000Z',
  expiresAt: null,
  completed: false,
  reached: 1,
  steps: 2,
};

test('what is shared with a person is a list of goals, or an invitation', async () => {
  const client = browserOf(user);
  client.setQueryData(sharedWithMeQuery.queryKey, { pages: [[mine]], pageParams: [null] });
  const html = await page(client, '/shared');
  expect(html).toContain(`href="${PATH}"`);
  expect(html).toContain('1 of 2 steps reached');
  client.setQueryData(sharedWithMeQuery.queryKey, { pages: [[]], pageParams: [null] });
  expect(await page(client, '/shared')).toContain('Nobody has shared a goal with you yet.');
});

test('a goal’s card says who sees it and what was left there; an unshared one says nothing', async () => {
  const client = browserOf(user);
  const goal: Goal = {
    id: 1,
    description: null,
    completedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    clarificationResponses: [],
    ...view,
  };
  const overview: SharingOverview = {
    goals: [{ goalId: 1, isPublic: true, shares: 2 }],
    notes: [
      {
        id: 5,
        goalId: 1,
        from: 'bob',
        content: 'Two steps <i>already</i>',
        createdAt: '2026-01-02T10:00:00.000Z',
        updatedAt: null,
      },
    ],
    sharedWithMe: 2,
  };
  client.setQueryData(goalsQuery.queryKey, { pages: [[goal]], pageParams: [null] });
  client.setQueryData(goalSummaryQuery.queryKey, { total: 1, completed: 0 });
  client.setQueryData(sharingOverviewQuery.queryKey, overview);
  const html = await page(client, '/goals');
  expect(html).toContain('Shared with 2 people and anyone who has the link');
  expect(html).toContain('Two steps &lt;i&gt;already&lt;/i&gt;');
  expect(html).toContain('2 goals are shared with you');
  client.setQueryData(sharingOverviewQuery.queryKey, { goals: [], notes: [], sharedWithMe: 0 });
  expect(await page(client, '/goals')).not.toMatch(/[Ss]hared with/);
});
