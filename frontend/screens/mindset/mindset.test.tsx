import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  assessmentsQuery,
  latestAssessmentQuery,
  openResponsesQuery,
  questionsQuery,
} from '#frontend/api/mindset.ts';
import {
  checkInsQuery,
  interventionsQuery,
  journeyQuery,
  profileQuery,
} from '#frontend/api/profile.ts';
import { cacheWithAGoal, pageInNode } from '#frontend/screens/page-in-node.tsx';
import type { Assessment, GrowthProfile, JourneyAnalysis } from '#schema/contracts/mindset.ts';

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
  questionnaire: 2,
  reading: 'clear',
  beliefAnswers: null,
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
    questionnaire: 2,
  })),
  trainingEffectiveness: { overallScore: 0.2, categoryScores: { challenges: 0.1 } },
  changes: { overall: 0.2, challenges: 0.5 },
  milestones: [],
  checkIns: [],
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
  const client = cacheWithAGoal();
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
  client.setQueryData(assessmentsQuery.queryKey, [
    assessment(2),
    assessment(1, { successScore: 4 }),
  ]);
  client.setQueryData(profileQuery.queryKey, profile);
  client.setQueryData(interventionsQuery.queryKey, []);
  client.setQueryData(journeyQuery.queryKey, journey);
  client.setQueryData(checkInsQuery.queryKey, [
    { total: 21, result: 'mixed', questionnaire: 2, createdAt: '2026-01-02T10:00:00.000Z' },
  ]);
  return client;
}

test('the assessment goes on at the first open question', async () => {
  const html = await pageInNode(assessed(), '/mindset-quiz');
  expect(html).toContain('Question 2 of 2');
  expect(html).toContain('It stops. What now?');
  expect(html).toContain('Welcome back. Your answers are still here.');
  expect(html).toContain('Complete Assessment');
  expect(html.indexOf('>e<')).toBeLessThan(html.indexOf('>a<'));
});

test('results say what the answers say, and what changed', async () => {
  const html = await pageInNode(assessed(), '/mindset-results');
  expect(html).toContain('Growth-Oriented');
  expect(html).toContain('1 higher than last time');
  expect(html).toContain('About the same as last time');
  expect(html).toContain('moon_walker');
  expect(html).toContain('Other people');
  expect(html).not.toContain('Secondary Focus');
  expect(html).toContain('Confidence Level: 46%');
  expect(html).toContain('Complete more activities to unlock personalized recommendations');
});

test('figures that say little say so, and lead to another look', async () => {
  const client = assessed();
  client.setQueryData(latestAssessmentQuery.queryKey, assessment(2, { reading: 'same_place' }));
  const html = await pageInNode(client, '/mindset-results');
  expect(html).toContain('Nearly all of these answers are alike');
  expect(html).toContain('Look at the questions again');
});

test('scores of rewritten questions are not compared with older ones', async () => {
  const client = assessed();
  client.setQueryData(assessmentsQuery.queryKey, [
    assessment(2),
    assessment(1, { successScore: 4, questionnaire: 1 }),
  ]);
  const html = await pageInNode(client, '/mindset-results');
  expect(html).toContain('The questions were rewritten since your last assessment');
  expect(html).not.toContain('higher than last time');
});

test('areas that scored the same are said to', async () => {
  const client = assessed();
  client.setQueryData(
    latestAssessmentQuery.queryKey,
    assessment(2, { challengesScore: 2.25, effortScore: 2.25 }),
  );
  const html = await pageInNode(client, '/mindset-results');
  expect(html).toContain('Challenges, Obstacles and Effort scored the same');
});

test('the belief itself is read apart from the five areas', async () => {
  const client = assessed();
  expect(await pageInNode(client, '/mindset-results')).toContain('Keep these answers');
  client.setQueryData(latestAssessmentQuery.queryKey, assessment(2, { beliefAnswers: [5, 4, 5] }));
  expect(await pageInNode(client, '/mindset-results')).toContain('4.67 out of 6');
});

test('the journey shows figures, chart and timeline', async () => {
  const html = await pageInNode(assessed(), '/journey');
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
  const html = await pageInNode(client, '/journey');
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
  expect(await pageInNode(client, '/journey')).toContain('No Journey Data Yet');
});

test('the check-in asks eight questions and lists the ones before', async () => {
  const html = await pageInNode(assessed(), '/check-in');
  expect(html.match(/<fieldset/g)).toHaveLength(8);
  expect(html).toContain('21 of 32');
});

test.each(['/mindset-quiz', '/mindset-results', '/journey', '/check-in', '/evidence'])(
  '%s carries no inline style',
  async (path) => {
    expect(await pageInNode(assessed(), path)).not.toContain(' style=');
  },
);
