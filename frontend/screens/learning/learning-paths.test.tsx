import { describe, expect, test } from 'vitest';
import {
  analyticsQuery,
  enrollmentsQuery,
  microContentQuery,
  outlineQuery,
  pathsQuery,
  recommendationsQuery,
  unitSearchQuery,
} from '#frontend/api/learning.ts';
import { pageInNode } from '#frontend/screens/page-in-node.tsx';
import type { LearningAnalytics, Recommendation } from '#schema/contracts/learning.ts';
import { AT, learner, outline, path } from './learning-fixtures.ts';

describe('the learning paths', () => {
  test('the way on and what is due stand first', async () => {
    const html = await pageInNode(learner(), '/learning-paths');
    expect(html).toContain('Continue where you left off');
    expect(html).toContain('href="/learning-units/20"');
    expect(html).toContain('3 questions to recall');
    expect(html).toContain('My Paths (1)');
    expect(html).toContain('Nothing to recommend just now');
  });

  test('a card is closed, to enrol in, or to go on with', async () => {
    const html = await pageInNode(learner(), '/learning-paths', '?tab=all');
    expect(html).toContain('2 of 4 units');
    expect(html).toMatch(/href="\/learning-paths\/1"[^>]*>Continue</);
    expect(html).toContain('>Unenroll<');
    expect(html).toContain('>Enroll<');
    expect(html).toContain('>Subscription Required<');
    expect(html).toContain('This learning path requires a pro subscription.');
    expect(html).toMatch(/href="\/subscriptions"[^>]*>Upgrade</);
    expect(html).toContain('href="/covers.svg#one"');
  });

  test.each([
    ['mine', 'Path 1', 'Path 2'],
    ['featured', 'Path 1', 'Path 3'],
  ])('the tab %s shows %s and not %s', async (tab, shown, hidden) => {
    const html = await pageInNode(learner(), '/learning-paths', `?tab=${tab}`);
    expect(html).toContain(`>${shown}</a>`);
    expect(html).not.toContain(`>${hidden}</a>`);
  });

  test.each([
    ['mine', 'You aren’t enrolled in a path yet.'],
    ['all', 'No learning paths are available yet.'],
    ['featured', 'No path is featured at the moment.'],
  ])('the empty tab %s says so', async (tab, words) => {
    const client = learner();
    client.setQueryData(pathsQuery.queryKey, []);
    client.setQueryData(enrollmentsQuery.queryKey, []);
    expect(await pageInNode(client, '/learning-paths', `?tab=${tab}`)).toContain(words);
  });

  test('a recommendation tells its rank in words, its kind and its reason', async () => {
    const client = learner();
    const recommendation: Recommendation = {
      id: 5,
      pathId: 2,
      path: path(2),
      recommendationType: 'weakness_targeted',
      priority: 5,
      confidence: 0.8,
      reasoning: 'Your answers on effort average 2.25.',
      estimatedImpact: 0.4,
      basedOnProfile: null,
      basedOnWeaknesses: ['effort'],
      createdAt: AT,
    };
    client.setQueryData(recommendationsQuery.queryKey, [recommendation]);
    const html = await pageInNode(client, '/learning-paths');
    expect(html).toMatch(/data-tone="red"[^>]*>First choice</);
    expect(html).toContain('For what is hardest right now');
    expect(html).toContain('Your answers on effort average 2.25.');
  });

  test('small things are cards by kind, and having done all of them is told', async () => {
    const client = learner();
    const item = (id: number, completed: boolean) => ({
      id,
      contentType: 'reflection' as const,
      content: `Think of thing ${id}.`,
      estimatedMinutes: 2,
      targetWeakness: 'effort',
      source: null,
      completed,
    });
    client.setQueryData(microContentQuery.queryKey, [item(1, false), item(2, true)]);
    const some = await pageInNode(client, '/learning-paths', '?show=micro');
    expect(some).toContain('I thought about it');
    expect(some).toContain('>Done<');
    expect(some).not.toContain('That was all of them.');
    client.setQueryData(microContentQuery.queryKey, [item(1, true)]);
    expect(await pageInNode(client, '/learning-paths', '?show=micro')).toContain(
      'That was all of them.',
    );
    client.setQueryData(microContentQuery.queryKey, []);
    expect(await pageInNode(client, '/learning-paths', '?show=micro')).toContain(
      'Nothing small to do just now.',
    );
  });

  test('figures come with what they mean', async () => {
    const client = learner();
    const analytics: LearningAnalytics = {
      totalEnrollments: 2,
      completedPaths: 1,
      completionRate: 0.5,
      averageEngagement: 0.8,
      learningVelocity: 1,
      recentActivity: [
        { unitId: 10, title: 'Unit 10', pathTitle: 'Path 1', completedAt: AT, masteryScore: 0.8 },
      ],
    };
    client.setQueryData(analyticsQuery.queryKey, analytics);
    const html = await pageInNode(client, '/learning-paths', '?show=analytics');
    expect(html).toContain('Steady Progress');
    expect(html).toContain('not what kind of learner you are');
    expect(html).toContain('You finish what you open');
    expect(html).toContain('>Unit 10</a>');
  });

  test('what was looked for is in the address', async () => {
    const client = learner();
    const found = {
      id: 20,
      title: 'A path',
      type: 'text' as const,
      claim: 'It holds.',
      locked: false,
    };
    client.setQueryData(unitSearchQuery('path').queryKey, [
      { ...found, path: { id: 1, title: 'Path 1' } },
    ]);
    const html = await pageInNode(client, '/learning-paths', '?q=path');
    expect(html).toContain('1 unit found');
    expect(html).toContain('href="/learning-units/20"');
    expect(html).not.toContain('role="tablist"');
  });
});

describe('a learning path', () => {
  test('the module to go on with is open, and durations are said', async () => {
    const html = await pageInNode(learner(), '/learning-paths/1');
    expect(html).toContain('2 of 4 units');
    expect(html).toContain('45 min');
    expect(html).toContain('1 h 15 min');
    expect(html.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([
      false,
      true,
    ]);
    expect(html.match(/type="checkbox"/g)).toHaveLength(4);
    expect(html).toContain('What you will be able to do');
    expect(html).toContain('Worth another look:');
    expect(html).toContain('about 2 of 5');
  });

  test('a closed one lists its titles and nothing to press but the way to the plans', async () => {
    const client = learner();
    const closed = path(1, { locked: true, subscriptionTier: 'premium' });
    client.setQueryData(
      outlineQuery(1).queryKey,
      outline({ path: closed, enrollment: null, progress: [] }),
    );
    const html = await pageInNode(client, '/learning-paths/1');
    expect(html).toContain('requires a premium subscription');
    expect(html).toContain('Unit 20');
    expect(html).not.toContain('href="/learning-units/');
    expect(html).not.toContain('type="checkbox"');
    expect(html).not.toContain('>Enroll<');
  });

  test('one without modules says so', async () => {
    const client = learner();
    client.setQueryData(outlineQuery(1).queryKey, outline({ modules: [], progress: [] }));
    expect(await pageInNode(client, '/learning-paths/1')).toContain('no modules yet');
  });
});

test.each([
  ['/learning-paths', ''],
  ['/learning-paths', '?tab=all'],
  ['/learning-paths', '?show=micro'],
  ['/learning-paths/1', ''],
])('%s%s carries no inline style', async (at, search) => {
  expect(await pageInNode(learner(), at, search)).not.toContain(' style=');
});
