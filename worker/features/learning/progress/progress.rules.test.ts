import { describe, expect, it } from 'vitest';
import type { NewProgress } from '#schema/contracts/learning.ts';
import type { UnitMaterial } from '#schema/contracts/unit-material.ts';
import { type Course, enrolmentFigures, outcomeOf, problemOf } from './progress.rules.ts';

const option = (isCorrect: boolean) => ({ text: 't', isCorrect, feedback: 'f' });
const material: UnitMaterial = {
  minutes: 10,
  claim: 'c',
  source: 's',
  act: 'a',
  summary: null,
  video: null,
  questions: [{ question: 'q', options: [option(true), option(false)] }],
  prompts: [{ label: 'l', help: 'h', rows: 2 }],
  retrieval: [],
};
const record = {
  id: 1,
  unitId: 1,
  completed: true,
  completedAt: '2026-01-01T00:00:00.000Z',
  notes: 'Mine',
  masteryScore: null,
  attemptsCount: 0,
  timeSpent: 300,
  answers: null,
  written: null,
  difficultyAttempted: 1,
  engagementScore: 1,
  openedAt: '2026-01-01T00:00:00.000Z',
};

describe('a change', () => {
  it.each([
    ['nothing', {}, undefined],
    ['what fits', { answers: [1], written: ['x'] }, undefined],
    ['answers that do not', { answers: [2] }, 'answers'],
    ['texts that do not', { written: ['x', 'y'] }, 'written'],
  ])('that sends %s has its problem in: %s', (_, sent, path) => {
    expect(problemOf(material, sent)?.path).toBe(path);
  });

  it.each<[string, NewProgress, typeof record | undefined, object]>([
    [
      'opening',
      {},
      undefined,
      { completed: undefined, isFinished: false, result: null, engagement: 0 },
    ],
    [
      'answering',
      { answers: [0] },
      undefined,
      { completed: true, isFinished: true, result: 1, engagement: 0.6 },
    ],
    [
      'answering, unticked',
      { answers: [1], completed: false },
      undefined,
      { completed: false, result: 0 },
    ],
    ['writing nothing', { written: [''] }, undefined, { completed: undefined, engagement: 0 }],
    [
      'reading on',
      { secondsSpent: 60 },
      record,
      { completed: undefined, isFinished: true, engagement: 1 },
    ],
    ['clearing the note', { notes: null }, record, { isFinished: true, engagement: 0.8 }],
    ['unticking', { completed: false }, record, { isFinished: false, engagement: 0.6 }],
  ])('by %s has its outcome', (_, sent, before, outcome) => {
    expect(outcomeOf(material, before, sent)).toMatchObject(outcome);
  });
});

describe('the figures of an enrolment', () => {
  const NOW = new Date('2026-03-29T12:00:00.000Z');
  const progressOf = (unitId: number, patch: Partial<Course['progressOfUnits'][number]> = {}) => ({
    unitId,
    title: `Unit ${unitId}`,
    difficultyLevel: 2,
    requiredMasteryScore: 0.7,
    isFinished: 0,
    masteryScore: null,
    engagementScore: null,
    isForgotten: 0,
    ...patch,
  });
  const course: Course = {
    unitId: 2,
    finishedAt: NOW.toISOString(),
    progressOfUnits: [
      progressOf(1, { isFinished: 1, engagementScore: 0.4 }),
      progressOf(2, { masteryScore: 0.5 }),
    ],
    recent: [{ unitId: 1, completedAt: '2026-03-28T12:00:00.000Z' }],
  };

  it('take the change in', () => {
    const outcome = { completed: true, isFinished: true, result: 0.4, engagement: 0.8 };
    expect(enrolmentFigures(course, outcome, NOW)).toEqual({
      personalizedDifficulty: 1.67,
      learningVelocity: 1,
      engagementLevel: 0.6,
      strugglingAreas: ['Unit 2'],
    });
  });

  it('leave out what is unticked', () => {
    const recent = [...course.recent, { unitId: 2, completedAt: '2026-03-27T12:00:00.000Z' }];
    const outcome = { completed: false, isFinished: false, result: null, engagement: 0 };
    expect(enrolmentFigures({ ...course, recent }, outcome, NOW)).toMatchObject({
      personalizedDifficulty: 2,
      learningVelocity: 0.5,
      engagementLevel: 0.2,
    });
  });
});
