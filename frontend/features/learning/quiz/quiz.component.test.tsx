import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { unitQuery } from '#frontend/api/learning.ts';
import { useCompletion } from '#frontend/features/learning/unit/use-completion.ts';
import { answerApi, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { maya } from '#frontend/testing/people.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { LearningUnit, UserProgress } from '#schema/contracts/learning.ts';
import type { QuizQuestion } from '#schema/contracts/unit-material.ts';
import { UnitQuiz } from './quiz.tsx';

const SAVE = 'POST /api/learning-units/4/progress';

const questionOf = (question: string, right: string, wrong: string): QuizQuestion => ({
  question,
  options: [
    { text: wrong, isCorrect: false, feedback: `${wrong} is what one hopes.` },
    { text: right, isCorrect: true, feedback: `${right} is what was found.` },
  ],
});
const QUESTIONS = [
  questionOf('What helps recall?', 'Testing oneself', 'Reading again'),
  questionOf('When to repeat?', 'Days later', 'At once'),
];

const UNIT: LearningUnit = {
  id: 4,
  moduleId: 2,
  title: 'How memory works',
  type: 'quiz',
  content: '<p>Two questions.</p>',
  order: 1,
  requiredMasteryScore: 0.8,
  timeEstimateRange: null,
  personalizedHints: [],
  difficultyLevel: 1,
  minutes: 5,
  claim: '',
  source: '',
  act: '',
  summary: null,
  video: null,
  questions: QUESTIONS,
  prompts: null,
  retrieval: [],
  module: { id: 2, title: 'Memory' },
  path: { id: 3, title: 'Learning to learn' },
  previous: null,
  next: null,
  progress: null,
};

const recordOf = (body: unknown): UserProgress => ({
  id: 11,
  unitId: 4,
  completed: true,
  completedAt: '2026-11-21T12:00:00.000Z',
  notes: null,
  masteryScore: 0.5,
  attemptsCount: 1,
  timeSpent: null,
  answers: null,
  written: null,
  difficultyAttempted: null,
  engagementScore: null,
  openedAt: '2026-11-21T12:00:00.000Z',
  ...(body as Partial<UserProgress>),
});

/** The quiz as its page holds it: with the unit from the cache, and what completes it. */
function QuizOfUnit() {
  const { data: unit } = useQuery(unitQuery(4));
  return unit ? <QuizOf unit={unit} /> : null;
}

function QuizOf({ unit }: { unit: LearningUnit }) {
  return (
    <UnitQuiz unit={unit} questions={QUESTIONS} userId={maya.id} completion={useCompletion(unit)} />
  );
}

function showQuiz() {
  answerApi({
    'GET /api/learning-units/4': () => UNIT,
    'GET /api/learning-paths/3/outline': () => refusal(500, ''),
    [SAVE]: ({ body }) => recordOf(body),
  });
  renderPart(<QuizOfUnit />);
}

const option = (name: RegExp) => page.getByRole('button', { name });
const next = () => page.getByRole('button', { name: 'Next question' });

test('nothing goes on before an answer; the first one counts, and each says why', async () => {
  showQuiz();
  await expect.element(next()).toBeDisabled();
  await option(/Reading again/).click();
  await expect.element(page.getByText(/Reading again is what one hopes\./)).toBeVisible();
  await expect.element(page.getByText(/Testing oneself is what was found\./)).toBeVisible();
  await option(/Testing oneself/).click();
  await expect.element(option(/Reading again/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(option(/Testing oneself/)).toHaveAttribute('aria-pressed', 'false');
});

test('answered to its end it is saved, and says how it went', async () => {
  showQuiz();
  await option(/Reading again/).click();
  await next().click();
  await expect.element(page.getByRole('heading', { name: 'When to repeat?' })).toHaveFocus();
  await option(/Days later/).click();
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect.element(page.getByRole('heading', { name: '1 of 2 right' })).toHaveFocus();
  expect(sentTo(SAVE)).toEqual([{ answers: [0, 1], completed: true }]);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'What helps recall?' })).toBeVisible();
});

test('half a quiz waits on the device', async () => {
  showQuiz();
  await option(/Testing oneself/).click();
  await next().click();
  await expect.element(page.getByRole('heading', { name: 'When to repeat?' })).toBeVisible();
  showQuiz();
  await expect.element(page.getByText('Question 2 of 2')).toBeVisible();
});

test('a result that cannot be saved is said, and the answers stay', async () => {
  showQuiz();
  answerApi({ [SAVE]: () => refusal(503, 'Full house') });
  await option(/Testing oneself/).click();
  await next().click();
  await option(/Days later/).click();
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect.element(page.getByText('Failed to update progress')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'When to repeat?' })).toBeVisible();
  answerApi({ [SAVE]: ({ body }) => recordOf(body) });
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect.element(page.getByRole('heading', { name: '2 of 2 right' })).toBeVisible();
});

test('a number key answers, without a mouse', async () => {
  showQuiz();
  await expect.element(option(/Reading again/)).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('2');
  await expect.element(option(/Testing oneself/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(next()).toBeEnabled();
});
