import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { goalsQuery } from '#frontend/api/goals.ts';
import {
  analyticsQuery,
  enrollmentsQuery,
  microContentQuery,
  nextUpQuery,
  outlineQuery,
  pathsQuery,
  recommendationsQuery,
  unitQuery,
  unitSearchQuery,
} from '#frontend/api/learning.ts';
import { reviewsQuery } from '#frontend/api/reviews.ts';
import type {
  Enrollment,
  LearningAnalytics,
  LearningPath,
  LearningUnit,
  PathOutline,
  Recommendation,
  UnitSummary,
  UserProgress,
} from '#schema/contracts/learning.ts';
import { cacheOfMaya, pageInNode } from './page-in-node.tsx';

const AT = '2026-01-02T10:00:00.000Z';

const path = (id: number, more: Partial<LearningPath> = {}): LearningPath => ({
  id,
  title: `Path ${id}`,
  description: 'About practice.',
  difficulty: 'beginner',
  estimatedHours: 1.5,
  featured: id === 1,
  subscriptionTier: 'free',
  coverImage: id === 1 ? '/covers.svg#one' : null,
  order: id,
  targetProfileTypes: [],
  targetWeaknesses: [],
  prerequisiteSkills: [],
  learningObjectives: ['Name the next narrow thing'],
  adaptiveDifficulty: false,
  aiGenerated: false,
  engagementPattern: 'standard',
  effectivenessScore: 0,
  createdAt: AT,
  moduleCount: 2,
  unitCount: 4,
  completedUnits: 0,
  locked: false,
  ...more,
});

const enrollment = (pathId: number): Enrollment => ({
  id: pathId,
  pathId,
  enrolledAt: AT,
  completedAt: null,
  personalizedDifficulty: 1.6,
  learningVelocity: 1,
  engagementLevel: 0.5,
  strugglingAreas: ['Unit 11'],
  recommendationReason: null,
  aiGenerated: false,
});

const record = (unitId: number, more: Partial<UserProgress> = {}): UserProgress => ({
  id: unitId * 10,
  unitId,
  completed: true,
  completedAt: AT,
  notes: null,
  masteryScore: null,
  attemptsCount: 1,
  timeSpent: null,
  answers: null,
  written: null,
  difficultyAttempted: null,
  engagementScore: null,
  openedAt: AT,
  ...more,
});

const summary = (id: number, moduleId: number): UnitSummary => ({
  id,
  moduleId,
  title: `Unit ${id}`,
  type: 'text',
  order: id,
  minutes: 8,
  difficultyLevel: 1,
  requiredMasteryScore: 0.7,
});

const outline = (more: Partial<PathOutline> = {}): PathOutline => ({
  path: path(1),
  modules: [1, 2].map((id) => ({
    id,
    pathId: 1,
    title: `Module ${id}`,
    description: 'What it is about.',
    order: id,
    estimatedMinutes: id === 1 ? 45 : 75,
    units: [summary(id * 10, id), summary(id * 10 + 1, id)],
  })),
  enrollment: enrollment(1),
  progress: [record(10), record(11)],
  ...more,
});

const unit = (more: Partial<LearningUnit> = {}): LearningUnit => ({
  id: 20,
  moduleId: 2,
  title: 'A path across a field',
  type: 'text',
  content: '<p>Walk there <em>often</em>.</p>',
  order: 1,
  requiredMasteryScore: 0.7,
  timeEstimateRange: { from: 6, to: 10 },
  personalizedHints: ['Ask what a camera would see.'],
  difficultyLevel: 2,
  minutes: 8,
  claim: 'Practice changes what is practised.',
  source: 'Somebody (2016), A Journal',
  act: 'Write down the next narrow thing.',
  summary: null,
  video: null,
  questions: null,
  prompts: null,
  retrieval: [],
  module: { id: 2, title: 'Module 2' },
  path: { id: 1, title: 'Path 1' },
  previous: { id: 11, title: 'Unit 11' },
  next: { id: 21, title: 'Unit 21' },
  progress: null,
  ...more,
});

function learner(): QueryClient {
  const client = cacheOfMaya();
  client.setQueryData(goalsQuery.queryKey, { pages: [[]], pageParams: [null] });
  client.setQueryData(pathsQuery.queryKey, [
    path(1, { completedUnits: 2 }),
    path(2),
    path(3, { locked: true, subscriptionTier: 'pro' }),
  ]);
  client.setQueryData(enrollmentsQuery.queryKey, [enrollment(1)]);
  client.setQueryData(nextUpQuery.queryKey, {
    unit: {
      id: 20,
      title: 'A path across a field',
      type: 'text',
      minutes: 8,
      isStarted: true,
      module: { id: 2, title: 'Module 2' },
      path: { id: 1, title: 'Path 1' },
    },
    dueReviews: 3,
  });
  client.setQueryData(recommendationsQuery.queryKey, []);
  client.setQueryData(microContentQuery.queryKey, []);
  client.setQueryData(outlineQuery(1).queryKey, outline());
  return client;
}

const unitPage = (more: Partial<LearningUnit> = {}) => {
  const client = learner();
  client.setQueryData(unitQuery(20).queryKey, unit(more));
  return pageInNode(client, '/learning-units/20');
};

describe('the learning paths', () => {
  test('the way on and what is due stand first', async () => {
    const html = await pageInNode(learner(), '/learning-paths');
    expect(html).toContain('Continue where you left off');
    expect(html).toContain('href="/learning-units/20"');
    expect(html).toContain('3 questions to recall');
    expect(html).toContain('My Paths (1)');
    expect(html).toContain('Nothing to recommend right now');
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
    ['mine', 'You are not enrolled in a path yet.'],
    ['all', 'No learning paths are available yet.'],
    ['featured', 'No path is featured just now.'],
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
    expect(await pageInNode(client, '/learning-paths', '?show=micro')).toContain('That was all of them.');
    client.setQueryData(microContentQuery.queryKey, []);
    expect(await pageInNode(client, '/learning-paths', '?show=micro')).toContain('Nothing small is waiting.');
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
    expect(html).toContain('You stay with what you open');
    expect(html).toContain('>Unit 10</a>');
  });

  test('what was looked for is in the address', async () => {
    const client = learner();
    const found = { id: 20, title: 'A path', type: 'text' as const, claim: 'It holds.', locked: false };
    client.setQueryData(unitSearchQuery('path').queryKey, [{ ...found, path: { id: 1, title: 'Path 1' } }]);
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
    expect(html.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([false, true]);
    expect(html.match(/type="checkbox"/g)).toHaveLength(4);
    expect(html).toContain('What you will be able to do');
    expect(html).toContain('Worth another look:');
    expect(html).toContain('about 2 of 5');
  });

  test('a closed one lists its titles and nothing to press but the way to the plans', async () => {
    const client = learner();
    const closed = path(1, { locked: true, subscriptionTier: 'premium' });
    client.setQueryData(outlineQuery(1).queryKey, outline({ path: closed, enrollment: null, progress: [] }));
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

describe('a learning unit', () => {
  test('it shows what it rests on, its text, its act and its neighbours', async () => {
    const html = await unitPage();
    for (const words of [
      'Practice changes what is practised.',
      'Somebody (2016), A Journal',
      '<em>often</em>',
      'Write down the next narrow thing.',
      'Ask what a camera would see.',
      '6 to 10 min',
      'Unit 3 of 4',
      'Mark as Complete',
      'Save Notes',
    ])
      expect(html).toContain(words);
    expect(html).toMatch(/href="\/learning-paths\/1"[^>]*>.*?Back to Module/s);
    expect(html).toContain('href="/learning-units/11"');
    expect(html).toContain('href="/learning-units/21"');
  });

  test('finished, it says so and offers to take it back', async () => {
    const html = await unitPage({ progress: record(20, { notes: 'My own words' }) });
    expect(html).toContain('Mark as not complete');
    expect(html).toContain('My own words');
    expect(html).toContain('data-forward="true"');
  });

  test('a talk is a drawing until it is asked for, and says whom it contacts', async () => {
    const video = {
      title: 'On yet',
      speaker: 'A Speaker',
      minutes: 10,
      page: 'https://www.ted.com/talks/yet',
    };
    const talk = { type: 'video' as const, summary: '<p>In short.</p>', video };
    const html = await unitPage({ ...talk, content: 'https://embed.ted.com/talks/yet' });
    expect(html).toContain('A talk by A Speaker');
    expect(html).toContain('Playing it contacts embed.ted.com');
    expect(html).toContain('In short.');
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('src="https://embed');
    expect(await unitPage({ ...talk, content: '' })).toContain('Video URL not available');
    const refused = await unitPage({ ...talk, content: 'https://example.org/a' });
    expect(refused).toContain('Could not load the video. Please check the URL.');
    expect(refused).toContain('Mark as Watched');
  });

  const questions = [0, 1].map((right) => ({
    question: `Question about ${right}?`,
    options: ['one', 'two'].map((text, index) => ({
      text: `${text} of ${right}`,
      isCorrect: index === right,
      feedback: `Because of ${text}.`,
    })),
  }));

  test('a quiz asks one question and gives nothing away', async () => {
    const html = await unitPage({ type: 'quiz', questions });
    expect(html).toContain('Question 1 of 2');
    expect(html).toContain('Question about 0?');
    expect(html).not.toContain('Question about 1?');
    expect(html).not.toContain('Because of');
  });

  test('a kept result is shown again, with what the unit asks for', async () => {
    const progress = record(20, { answers: [0, 0], masteryScore: 1, attemptsCount: 2 });
    const html = await unitPage({ type: 'quiz', questions, progress });
    expect(html).toContain('1 of 2 right');
    expect(html).toContain('Not yet the 70% this unit asks for.');
    expect(html).toContain('Your best so far: 100%.');
    expect(html).toContain('Because of two.');
    expect(html).toContain('Try again');
  });

  test('an exercise shows what was written before', async () => {
    const prompts = [
      { label: 'Where you were stuck', help: 'Name the thing.', rows: 3 },
      { label: 'What changed', help: 'All counts.', rows: 4 },
    ];
    const progress = record(20, { completed: false, written: ['At the first page'] });
    const html = await unitPage({ type: 'exercise', prompts, progress });
    expect(html).toContain('At the first page</textarea>');
    expect(html).toContain('What changed</label>');
  });

  test('the last one of a path calls the path done', async () => {
    const client = learner();
    const progress = [10, 11, 20, 21].map((id) => record(id));
    client.setQueryData(outlineQuery(1).queryKey, outline({ progress }));
    client.setQueryData(unitQuery(20).queryKey, unit({ progress: record(20), next: null }));
    const html = await pageInNode(client, '/learning-units/20');
    expect(html).toContain('You have worked through “Path 1”');
    expect(html).toContain('End of the path');
  });
});

describe('recall', () => {
  const item = {
    id: 4,
    question: 'What does a path across a field serve?',
    answer: 'One route.',
    unit: { id: 10, title: 'Unit 10' },
    step: 0,
    dueAt: AT,
  };

  test('a question is asked, and its answer is not there yet', async () => {
    const client = cacheOfMaya();
    client.setQueryData(reviewsQuery.queryKey, { due: [item], dueCount: 1, nextDueAt: null });
    const html = await pageInNode(client, '/reviews');
    expect(html).toContain(item.question);
    expect(html).toContain('Show the answer');
    expect(html).not.toContain(item.answer);
  });

  test.each([
    [null, 'Nothing to recall yet.'],
    [new Date(Date.now() + 86_400_000).toISOString(), 'The next one comes tomorrow.'],
  ])('with nothing due, and the next at %s, it says "%s"', async (nextDueAt, words) => {
    const client = cacheOfMaya();
    client.setQueryData(reviewsQuery.queryKey, { due: [], dueCount: 0, nextDueAt });
    expect(await pageInNode(client, '/reviews')).toContain(words);
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
