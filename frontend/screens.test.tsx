import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { sessionsQuery, standingQuery } from '#frontend/api/account.ts';
import { paymentsQuery, plansQuery, sandboxOrderQuery, subscriptionQuery } from '#frontend/api/billing.ts';
import { conversationsQuery, exchangesQuery } from '#frontend/api/coach.ts';
import { goalSummaryQuery, goalsQuery } from '#frontend/api/goals.ts';
import {
  assessmentsQuery,
  latestAssessmentQuery,
  openResponsesQuery,
  questionsQuery,
} from '#frontend/api/mindset.ts';
import { dailyMotivationQuery } from '#frontend/api/motivation.ts';
import { checkInsQuery, interventionsQuery, journeyQuery, profileQuery } from '#frontend/api/profile.ts';
import { appInfoQuery } from '#frontend/api/recovery.ts';
import { stickerCollectionQuery, userStickersQuery } from '#frontend/api/stickers.ts';
import { onboardingStatusQuery, userQuery } from '#frontend/api/user.ts';
import { App } from '#frontend/app/app.tsx';
import { AuthPage } from '#frontend/app/auth-page.tsx';
import { DeleteAccount } from '#frontend/features/account/delete-account.island.tsx';
import { TakeAlong } from '#frontend/features/account/take-along.island.tsx';
import { RecoveryCodes } from '#frontend/features/auth/recovery-codes.island.tsx';
import { Sessions } from '#frontend/features/auth/sessions.island.tsx';
import type { SubscriptionPlan, SubscriptionStatus } from '#schema/contracts/billing.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import type { Assessment, GrowthProfile, JourneyAnalysis } from '#schema/contracts/mindset.ts';
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
  client.setQueryData(userStickersQuery.queryKey, []);
  client.setQueryData(stickerCollectionQuery.queryKey, []);
  return client;
}

function visitor(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(userQuery.queryKey, null);
  return client;
}

async function page(client: QueryClient, ssrPath: string, ssrSearch = ''): Promise<string> {
  const shown =
    ssrPath === '/auth' ? <AuthPage search={ssrSearch} /> : <App {...{ client, ssrPath, ssrSearch }} />;
  const stream = await renderToReadableStream(shown, {
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

test('stickers are shown by kind, and what is still to come with how near it is', async () => {
  const client = signedIn();
  const sticker = {
    id: 1,
    name: 'First Seed',
    description: 'You wrote down your first goal.',
    category: 'goal' as const,
    rarity: 'common' as const,
    imageUrl: '/stickers.svg#first-seed',
  };
  client.setQueryData(userStickersQuery.queryKey, [
    { id: 5, isNew: true, isPinned: false, acquisitionDate: '2026-01-02T10:00:00.000Z', sticker },
  ]);
  client.setQueryData(stickerCollectionQuery.queryKey, [
    { ...sticker, rule: 'Create a goal', needed: 1, reached: 1, isEarned: true },
    { ...sticker, id: 4, name: 'Watering Can', rule: 'Come by', needed: 4, reached: 2, isEarned: false },
  ]);
  const html = await page(client, '/goals', '?tab=stickers');
  for (const label of ['All', 'Pinned (0)', 'New (1)', 'Goal']) expect(html).toContain(`>${label}</button>`);
  expect(html).toContain('href="/stickers.svg#first-seed"');
  expect(html).toContain('2 of 4');
  expect(html).not.toContain(' style=');
  const tree = await page(client, '/goals', '?tab=tree');
  expect(tree).toContain('1 sticker');
  expect(tree).not.toContain(' style=');
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

test.each(['/', '/goals', '/no/such/place'])(
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
    beside: null,
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
    beside: null,
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

const assessment = (id: number, scores: Partial<Assessment> = {}): Assessment => ({
  id,
  overallScore: 3.4,
  challengesScore: 3,
  obstaclesScore: 2.25,
  effortScore: 3.5,
  criticismScore: 3.25,
  successScore: 5,
  createdAt: `2026-01-0${id}T10:00:00.000Z`,
  recommendations: null,
  ...scores,
});

const journey: JourneyAnalysis = {
  journeyEvents: [
    {
      id: 1,
      eventType: 'mindset_improvement',
      impactScore: 0.4,
      category: 'assessment',
      timestamp: '2026-01-02T10:00:00.000Z',
      eventData: { responseScore: 0.6 },
    },
  ],
  totalEvents: 1,
  startedAt: '2026-01-02T10:00:00.000Z',
  currentProfile: { profileType: 'challenger', confidenceLevel: 0.45 },
  profileEvolution: [1, 2].map((day) => ({
    date: `2026-01-0${day}T10:00:00.000Z`,
    confidenceLevel: 0.3 + day / 10,
    profileType: 'challenger',
    overallScore: 3,
  })),
  trainingEffectiveness: { overallScore: 0.2, categoryScores: { challenges: 0.1 } },
  changes: { overall: 0.2, challenges: 0.5 },
  milestones: [],
};

const profile: GrowthProfile = {
  profileType: 'moon_walker',
  confidenceLevel: 0.456,
  progressVelocity: 0.5,
  engagementScore: 0.07,
  primaryWeakness: 'obstacles',
  strengthArea: 'other_people',
  profileHistory: [],
};

function assessed(): QueryClient {
  const client = signedIn();
  const question = {
    category: 'effort' as const,
    options: ['a', 'b', 'c', 'd', 'e'],
    presentation: 'descending' as const,
  };
  client.setQueryData(questionsQuery.queryKey, [
    { id: 1, question: 'It rains. What do you do?', ...question },
    { id: 2, question: 'It stops. What now?', ...question },
  ]);
  client.setQueryData(openResponsesQuery.queryKey, [{ questionId: 1, score: 4 }]);
  client.setQueryData(latestAssessmentQuery.queryKey, assessment(2));
  client.setQueryData(assessmentsQuery.queryKey, [assessment(2), assessment(1, { successScore: 4 })]);
  client.setQueryData(profileQuery.queryKey, profile);
  client.setQueryData(interventionsQuery.queryKey, []);
  client.setQueryData(journeyQuery.queryKey, journey);
  client.setQueryData(checkInsQuery.queryKey, [
    { total: 21, result: 'mixed', createdAt: '2026-01-02T10:00:00.000Z' },
  ]);
  return client;
}

test('the assessment goes on at the first open question', async () => {
  const html = await page(assessed(), '/mindset-quiz');
  expect(html).toContain('Question 2 of 2');
  expect(html).toContain('It stops. What now?');
  expect(html).toContain('You were here before; your answers are kept');
  expect(html).toContain('Complete Assessment');
  expect(html.indexOf('>e<')).toBeLessThan(html.indexOf('>a<'));
});

test('results say what the answers say, and what changed', async () => {
  const html = await page(assessed(), '/mindset-results');
  expect(html).toContain('Growth-Oriented');
  expect(html).toContain('1 higher than last time');
  expect(html).toContain('About the same as last time');
  expect(html).toContain('moon_walker');
  expect(html).toContain('Other people');
  expect(html).not.toContain('Secondary Focus');
  expect(html).toContain('Confidence Level: 46%');
  expect(html).toContain('Complete more activities to unlock personalized recommendations');
});

test('the journey shows figures, chart and timeline', async () => {
  const html = await page(assessed(), '/journey');
  expect(html).toContain('Challenge Seeker');
  expect(html).toContain('Show as table');
  expect(html).toContain('assessment activity');
  expect(html).toContain('+0.4');
  expect(html).toContain('Response: 60%');
  expect(html).toContain('About the same as at first');
});

test('one assessment is no line yet', async () => {
  const client = assessed();
  client.setQueryData(journeyQuery.queryKey, {
    ...journey,
    profileEvolution: journey.profileEvolution.slice(1),
    trainingEffectiveness: { overallScore: 0, categoryScores: {} },
    changes: {},
  });
  const html = await page(client, '/journey');
  expect(html).not.toContain('Profile Evolution');
  expect(html).toContain('After a second assessment');
});

test('a journey without a step invites to the first one', async () => {
  const client = assessed();
  client.setQueryData(journeyQuery.queryKey, {
    ...journey,
    journeyEvents: [],
    totalEvents: 0,
    startedAt: null,
    currentProfile: null,
  });
  expect(await page(client, '/journey')).toContain('No Journey Data Yet');
});

test('the check-in asks eight questions and lists the ones before', async () => {
  const html = await page(assessed(), '/check-in');
  expect(html.match(/<fieldset/g)).toHaveLength(8);
  expect(html).toContain('21 of 32');
});

test('visitors may read what the evidence says', async () => {
  expect(await page(visitor(), '/evidence')).toContain('What the evidence says</h1>');
});

test.each(['/mindset-quiz', '/mindset-results', '/journey', '/check-in', '/evidence'])(
  '%s carries no inline style',
  async (path) => {
    expect(await page(assessed(), path)).not.toContain(' style=');
  },
);

test('settings names the colours of the mood and offers levels, switches and a sample', async () => {
  const html = await page(signedIn(), '/settings');
  for (const mood of ['Calm', 'Energetic', 'Focused', 'Creative', 'Reflective']) expect(html).toContain(mood);
  expect(html.match(/role="tab"/g)).toHaveLength(5);
  expect(html).toContain('Forest green');
  expect(html.match(/type="radio"/g)).toHaveLength(4);
  expect(html.match(/role="switch"/g)).toHaveLength(2);
  expect(html).toContain('Palette preview');
  expect(html).not.toContain(' style=');
});

test('settings leads home, to the goals, the assessment and itself, and shows who is signed in', async () => {
  const html = await page(signedIn(), '/settings');
  const sidebar = /<nav aria-label="Sidebar".*?<\/nav>/.exec(html)?.[0] ?? '';
  expect([...sidebar.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, name]) => [name, href])).toEqual(
    [
      ['Home', '/'],
      ['Dashboard', '/goals'],
      ['Mindset Assessment', '/mindset-quiz'],
      ['Settings', '/settings'],
    ],
  );
  expect(html).toContain('<dd>maya</dd>');
  expect(html).toContain('None so far.');
  expect(html).toContain('Add Email');
});

test('settings says how things stand with address, codes and browsers, and offers the copy before the end', async () => {
  const client = signedIn();
  const reachable: User = { ...user, email: 'maya@garden.org' };
  client.setQueryData(userQuery.queryKey, reachable);
  client.setQueryData(standingQuery.queryKey, {
    email: 'maya@garden.org',
    emailVerifiedAt: null,
    hasPassword: true,
    recoveryCodes: { left: 7, madeAt: '2026-01-02T10:00:00.000Z' },
    renews: false,
  });
  const session = { createdAt: '2026-01-02T10:00:00.000Z', lastSeenAt: '2026-01-02T10:00:00.000Z' };
  client.setQueryData(sessionsQuery.queryKey, [
    { ...session, id: 'a', device: 'Firefox on Windows', isCurrent: true },
    { ...session, id: 'b', device: 'Safari on iPhone', isCurrent: false },
  ]);
  const shell = await page(client, '/settings');
  for (const section of ['account', 'security', 'your-data']) expect(shell).toContain(`<h2 id="${section}"`);
  expect(shell).toContain('Not confirmed yet.');
  expect(shell).not.toContain(' style=');
  // These come when the page is quiet, which it never is in Node.
  const quiet = () =>
    renderToString(
      <QueryClientProvider client={client}>
        <Router ssrPath="/settings" ssrSearch="">
          <RecoveryCodes />
          <Sessions />
          <TakeAlong />
          <DeleteAccount />
        </Router>
      </QueryClientProvider>,
    ).replaceAll('<!-- -->', '');
  const html = quiet();
  expect(html).toContain('7 left');
  expect(html).toContain('Sign out Firefox on Windows, this browser');
  expect(html).toContain('Sign out all others');
  expect(html.lastIndexOf('Download JSON')).toBeLessThan(html.indexOf('Type maya to confirm'));
  expect(html).not.toContain(' style=');
  client.setQueryData(standingQuery.queryKey, (standing) => standing && { ...standing, renews: true });
  const renewing = quiet();
  expect(renewing).toContain('Your plan still renews');
  expect(renewing).not.toContain('Type maya to confirm');
});

test.each([
  ['/privacy-policy', 'Privacy Policy', ['Last updated: January 26, 2025', 'within 48 hours', 'mailto:']],
  ['/terms-of-service', 'Terms of Service', ['Last updated: January 26, 2025', 'at least 13', 'mailto:']],
])('visitors may read %s', async (path, title, words) => {
  const html = await page(visitor(), path);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toMatch(/href="\/auth"[^>]*>.*?Back to Login/);
  for (const word of words) expect(html).toContain(word);
  expect(html).not.toContain(' style=');
});

test('where no mail can be sent, the way with a code is named before anybody types an address', async () => {
  const client = visitor();
  client.setQueryData(appInfoQuery.queryKey, { mail: 'none', sso: null, passkeys: false });
  expect(await page(client, '/forgot-password')).toContain('No mail can be sent from here');
});

test('the contact page has its fields, its hours, and says that nothing is transmitted', async () => {
  const html = await page(visitor(), '/contact');
  for (const name of ['name', 'email', 'subject', 'category', 'message'])
    expect(html).toContain(`name="${name}"`);
  expect(html.match(/<option/g)).toHaveLength(7);
  expect(html).toContain('within 24 hours');
  expect(html).toContain('Monday to Friday 9 AM to 6 PM PST');
  expect(html).toContain('not transmitted');
  expect(html).toMatch(/href="\/"[^>]*>.*?Back to Home/);
  expect(html).not.toContain(' style=');
});

test.each([
  ['/forgot-password', '', 'Send Reset Instructions', 'Use a recovery code'],
  ['/reset-password', '?token=abc', 'Reset Password', 'Confirm Password'],
  ['/recover', '', 'Set new password', 'Recovery code'],
  ['/confirm-email', '?token=abc', 'Confirm email', 'Back to Login'],
])('%s%s offers to %s', async (path, search, button, words) => {
  const html = await page(visitor(), path, search);
  expect(html).toContain(`>${button}</button>`);
  expect(html).toContain(words);
  expect(html).toMatch(/href="\/auth"/);
  expect(html).not.toContain(' style=');
});

const plan = (tier: SubscriptionPlan['tier'], price: number): SubscriptionPlan => ({
  id: price + 1,
  name: tier,
  tier,
  price,
  interval: 'month',
  description: `What ${tier} is`,
  features: [`A feature of ${tier}`],
  stripePriceId: price === 0 ? null : `price_${tier}`,
  isActive: true,
});

const onFree: SubscriptionStatus = {
  subscriptionTier: 'free',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  stripeSubscriptionId: null,
  provider: null,
  renews: false,
  canCancel: false,
  canResume: false,
  hasPortal: false,
  ways: { card: 'stripe', paypal: 'paypal' },
};

const onPro: SubscriptionStatus = {
  ...onFree,
  subscriptionTier: 'pro',
  subscriptionStatus: 'active',
  subscriptionExpiresAt: '2099-01-15T12:00:00.000Z',
  stripeSubscriptionId: 'sub_1',
  provider: 'stripe',
  renews: true,
  canCancel: true,
  hasPortal: true,
};

function subscribed(status: SubscriptionStatus): QueryClient {
  const client = signedIn();
  client.setQueryData(plansQuery.queryKey, [plan('free', 0), plan('pro', 1999), plan('premium', 3999)]);
  client.setQueryData(subscriptionQuery.queryKey, status);
  client.setQueryData(paymentsQuery.queryKey, []);
  return client;
}

test('the plans show their prices, what is popular, and that free is a plan', async () => {
  const html = await page(subscribed(onFree), '/subscriptions');
  for (const price of ['$0.00 / month', '$19.99 / month', '$39.99 / month']) expect(html).toContain(price);
  expect(html.match(/Most Popular/g)).toHaveLength(1);
  expect(html.match(/Current Plan/g)).toHaveLength(1);
  expect(html).toContain('>Choose pro</button>');
  expect(html).toContain('Nothing paid so far.');
  expect(html).not.toContain('Test mode');
  expect(html).not.toContain(' style=');
});

test('a subscription says when it renews and can be cancelled at once', async () => {
  const html = await page(subscribed(onPro), '/subscriptions');
  expect(html).toContain('<dt>Renews on</dt>');
  expect(html).toContain('2099');
  expect(html).toContain('>Cancel subscription</button>');
  expect(html).toContain('>Cards, invoices and receipts</button>');
  expect(html.match(/Current Plan/g)).toHaveLength(2);
  expect(html).not.toContain('>Choose pro</button>');
});

test('a canceled one says until when it is kept, and can be resumed', async () => {
  const canceled = {
    ...onPro,
    subscriptionStatus: 'canceled',
    renews: false,
    canCancel: false,
    canResume: true,
  };
  const html = await page(subscribed(canceled), '/subscriptions');
  expect(html).toContain('<dt>Ends on</dt>');
  expect(html).toContain('You keep Pro until then');
  expect(html).toContain('>Resume subscription</button>');
  expect(html).not.toContain('>Cancel subscription</button>');
});

test('receipts say what was paid, for what, through whom', async () => {
  const client = subscribed(onPro);
  client.setQueryData(paymentsQuery.queryKey, [
    {
      id: 1,
      provider: 'stripe',
      planName: 'Pro',
      amount: 1999,
      currency: 'usd',
      periodStart: '2098-12-15T12:00:00.000Z',
      periodEnd: '2099-01-15T12:00:00.000Z',
      createdAt: '2098-12-15T12:00:00.000Z',
      receiptUrl: 'https://provider.example/receipt',
    },
  ]);
  const html = await page(client, '/subscriptions');
  expect(html).toContain('$19.99</span>');
  expect(html).toContain('href="https://provider.example/receipt"');
});

test('test mode is named, and where nothing can be paid nothing is offered', async () => {
  const sandbox = { ...onFree, ways: { card: 'sandbox', paypal: 'sandbox' } } as const;
  expect(await page(subscribed(sandbox), '/subscriptions')).toContain('Test mode: no money moves');
  const none = { ...onFree, ways: { card: null, paypal: null } };
  const html = await page(subscribed(none), '/subscriptions');
  expect(html).toContain('Plans cannot be bought here at the moment');
  expect(html).not.toContain('>Choose ');
});

test('no plans, and how a payment ended, are said in a sentence', async () => {
  const client = subscribed(onFree);
  client.setQueryData(plansQuery.queryKey, []);
  expect(await page(client, '/subscriptions')).toContain('No subscription plans are currently available.');
  for (const [search, words] of [
    ['?checkout=cancelled', 'You left the payment'],
    ['?checkout=declined', 'The payment was declined'],
    ['?checkout=success', 'Waiting for word of your payment'],
    ['?paypal=return&token=ORDER', 'Finishing your payment with PayPal'],
  ]) {
    expect(await page(client, '/subscriptions', search)).toContain(words);
  }
  expect(await page(subscribed(onPro), '/subscriptions', '?checkout=success')).toContain('Pro is open');
});

test('a test payment offers its three ends', async () => {
  const client = signedIn();
  client.setQueryData(sandboxOrderQuery('sbx_1').queryKey, {
    id: 'sbx_1',
    planName: 'Pro',
    amount: 1999,
    currency: 'USD',
    interval: 'month',
    way: 'card',
    status: 'created',
  });
  const html = await page(client, '/sandbox-checkout', '?order=sbx_1');
  expect(html).toContain('Test mode: no money moves');
  for (const name of ['Pay $19.99', 'Decline', 'Cancel']) expect(html).toContain(`>${name}</button>`);
  expect(html).not.toContain(' style=');
});
