import { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { conversationsQuery, exchangesQuery } from '#frontend/api/coach.ts';
import { goalSummaryQuery, goalsQuery } from '#frontend/api/goals.ts';
import { dailyMotivationQuery } from '#frontend/api/motivation.ts';
import { onboardingStatusQuery, userQuery } from '#frontend/api/user.ts';
import { App } from '#frontend/app/app.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import type { User } from '#schema/contracts/users.ts';

/** Later the Worker renders these screens: there is no window there, and what they show comes from the cache. */

const user: User = {
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
      { title: 'Play a scale', description: 'Slowly', targetDate: '2098-06-01', tasks: ['Tune first'] },
    ],
  },
  clarificationResponses: [],
};

function signedIn(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(userQuery.queryKey, user);
  client.setQueryData(onboardingStatusQuery.queryKey, { needsOnboarding: false });
  client.setQueryData(goalsQuery.queryKey, { pages: [[goal]], pageParams: [null] });
  client.setQueryData(goalSummaryQuery.queryKey, { total: 3, completed: 2 });
  client.setQueryData(dailyMotivationQuery.queryKey, { message: 'One small step.' });
  return client;
}

function visitor(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(userQuery.queryKey, null);
  return client;
}

async function page(client: QueryClient, ssrPath: string, ssrSearch = ''): Promise<string> {
  const stream = await renderToReadableStream(<App {...{ client, ssrPath, ssrSearch }} />, {
    onError: (error) => {
      throw error;
    },
  });
  await stream.allReady;
  // React marks where text nodes meet with comments; readers do not see them.
  return (await new Response(stream).text()).replaceAll('<!-- -->', '');
}

test('there is no browser here', () => {
  expect(typeof window).toBe('undefined');
});

test('home shows the next step, the day’s word and the progress from the cache', async () => {
  const html = await page(signedIn(), '/');
  expect(html).toContain('Play a scale');
  expect(html).toContain('One small step.');
  expect(html).toContain('2 of 3 goals conquered');
  expect(html).toContain('Add Email');
});

test('goals shows the plan as a path', async () => {
  const html = await page(signedIn(), '/goals');
  expect(html).toContain('Learn the cello');
  expect(html).toContain('No description');
  expect(html).toContain('Mark as reached');
});

test.each(['tree', 'stickers'])('goals shows its tab %s from the URL', async (tab) => {
  const html = await page(signedIn(), '/goals', `?tab=${tab}`);
  expect(html).toContain(tab === 'tree' ? 'A sprout with' : 'No stickers so far');
});

test('a person who has not answered the questions yet is welcomed instead', async () => {
  const client = signedIn();
  client.setQueryData(onboardingStatusQuery.queryKey, { needsOnboarding: true });
  const html = await page(client, '/goals');
  expect(html).toContain('Start Assessment');
  expect(html).toContain('Takes about 5-10 minutes to complete');
  expect(html).not.toContain('Learn the cello');
});

test.each([
  ['', 'Sign In'],
  ['?tab=register', 'Create Account'],
])('the sign-in page with "%s" offers to %s', async (search, button) => {
  const html = await page(visitor(), '/auth', search);
  expect(html).toContain(`>${button}<`);
  expect(html).toContain('Research-Backed Learning');
});

test('a place that does not exist says so to the letter', async () => {
  const html = await page(visitor(), '/no/such/place');
  expect(html).toContain('404 Page Not Found');
  expect(html).toContain('Did you forget to add the page to the router?');
});

test.each(['/', '/goals', '/auth', '/no/such/place'])(
  '%s renders in one go with fallbacks and no inline style',
  (path) => {
    const html = renderToString(<App client={visitor()} ssrPath={path} ssrSearch="" />);
    expect(html).not.toContain(' style=');
  },
);

test.each(['/', '/goals'])('%s of a signed-in person carries no inline style', async (path) => {
  expect(await page(signedIn(), path)).not.toContain(' style=');
});

test('a visitor is welcomed to Eden and shown the way in', async () => {
  const html = await page(visitor(), '/chat');
  expect(html).toContain('Welcome to Eden');
  expect(html).toMatch(/href="\/auth[^"]*"[^>]*>Log In</);
});

test('an empty chat shows a prompt, an input and nine questions in three categories', async () => {
  const html = await page(signedIn(), '/chat');
  expect(html).toContain('What would you like to think through?');
  expect(html).toContain('Message to Eden');
  for (const category of ['Personal Growth', 'Goal Setting', 'Learning &amp; Development'])
    expect(html).toContain(`>${category}</h3>`);
  expect(html.match(/<li[^>]*><button/g)).toHaveLength(9);
  expect(html).not.toContain(' style=');
});

test('a conversation in the address is read from the cache, the person’s words as text', async () => {
  const client = signedIn();
  const exchange = {
    id: 3,
    content: 'Is **this** <b>bold</b>?',
    response: 'Not yet.',
    coach: 'a-model',
    technique: { id: 'yet', name: 'The word yet', why: 'It leaves a door open.', source: 'A study' },
    createdAt: '2026-01-02T10:00:00.000Z',
  };
  client.setQueryData(exchangesQuery(9).queryKey, { pages: [[exchange]], pageParams: [null] });
  client.setQueryData(conversationsQuery('').queryKey, {
    pages: [[{ id: 9, title: 'Bold', createdAt: exchange.createdAt, updatedAt: exchange.createdAt }]],
    pageParams: [null],
  });
  const html = await page(client, '/chat', '?c=9');
  expect(html).toContain('Is **this** &lt;b&gt;bold&lt;/b&gt;?');
  expect(html).toContain('Not yet.');
  expect(html).toContain('Why this?');
  expect(html).toContain('Written by a-model');
  expect(html).toContain('aria-current="true"');
});

test('a crisis reply is plain: links to reach somebody, nothing to explain or copy', async () => {
  const client = signedIn();
  const exchange = {
    id: 3,
    content: 'I cannot go on.',
    response: 'You can call 988 at any hour; findahelpline.com lists lines.',
    coach: 'safety',
    technique: null,
    createdAt: '2026-01-02T10:00:00.000Z',
  };
  client.setQueryData(exchangesQuery(9).queryKey, { pages: [[exchange]], pageParams: [null] });
  const html = await page(client, '/chat', '?c=9');
  expect(html).toContain('href="tel:988"');
  expect(html).toContain('href="https://findahelpline.com"');
  expect(html).not.toContain('Why this?');
  expect(html).not.toContain('>Copy<');
});

test('each goal has its journal, closed', async () => {
  const html = await page(signedIn(), '/goals');
  expect(html).toContain('Journal Entries');
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('New entry');
});

test('the day’s word comes with its source and its minute, and silence is respected', async () => {
  const client = signedIn();
  client.setQueryData(dailyMotivationQuery.queryKey, {
    message: 'Go on.',
    source: 'A. Nobody',
    action: 'Stand up.',
  });
  const html = await page(client, '/');
  expect(html).toContain('A. Nobody');
  expect(html).toContain('Stand up.');
  client.setQueryData(dailyMotivationQuery.queryKey, { message: null });
  const quiet = await page(client, '/');
  expect(quiet).toContain('It is quiet here, as you wished.');
  expect(quiet).not.toContain('<blockquote');
});
