import type { QueryClient } from '@tanstack/react-query';
import { goalsQuery } from '#frontend/api/goals/goals.ts';
import {
  enrollmentsQuery,
  microContentQuery,
  nextUpQuery,
  outlineQuery,
  pathsQuery,
  recommendationsQuery,
} from '#frontend/api/learning.ts';
import { cacheOfMaya } from '#frontend/screens/page-in-node.tsx';
import type {
  Enrollment,
  LearningPath,
  LearningUnit,
  PathOutline,
  UnitSummary,
  UserProgress,
} from '#schema/contracts/learning.ts';

/** For tests: a path of modules and units, and somebody who learns. */

export const AT = '2026-01-02T10:00:00.000Z';

export const path = (id: number, more: Partial<LearningPath> = {}): LearningPath => ({
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

export const enrollment = (pathId: number): Enrollment => ({
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

export const record = (unitId: number, more: Partial<UserProgress> = {}): UserProgress => ({
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

export const summary = (id: number, moduleId: number): UnitSummary => ({
  id,
  moduleId,
  title: `Unit ${id}`,
  type: 'text',
  order: id,
  minutes: 8,
  difficultyLevel: 1,
  requiredMasteryScore: 0.7,
});

export const outline = (more: Partial<PathOutline> = {}): PathOutline => ({
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

export const unit = (more: Partial<LearningUnit> = {}): LearningUnit => ({
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

export function learner(): QueryClient {
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
