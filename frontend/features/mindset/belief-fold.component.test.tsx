import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { Assessment } from '#schema/contracts/mindset.ts';
import { BeliefFold } from './belief-fold.tsx';

const KEEP = 'POST /api/mindset/assessments/7/belief';
const assessment: Assessment = {
  id: 7,
  overallScore: 3,
  challengesScore: 3,
  obstaclesScore: 3,
  effortScore: 3,
  criticismScore: 3,
  successScore: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  recommendations: null,
  questionnaire: 2,
  reading: 'clear',
  beliefAnswers: null,
};

test('three statements are answered and sent as values, the fixed one turned round', async () => {
  answerApi({ [KEEP]: () => ({ ...assessment, beliefAnswers: [5, 2, 5] }) });
  renderPart(<BeliefFold assessment={assessment} />);
  await page.getByText('The belief itself').click();
  const keep = page.getByRole('button', { name: 'Keep these answers' });
  await expect.element(keep).toBeDisabled();
  for (const index of [0, 1, 2])
    await page.getByLabelText('Agree', { exact: true }).nth(index).click();
  await keep.click();
  await expect.poll(() => sentTo(KEEP)).toEqual([{ answers: [5, 2, 5] }]);
});

test('answers that point different ways get no figure', async () => {
  renderPart(<BeliefFold assessment={{ ...assessment, beliefAnswers: [6, 1, 6] }} />);
  await page.getByText('The belief itself').click();
  await expect.element(page.getByText('No one figure')).toBeVisible();
  await expect.element(page.getByText(/out of 6/)).not.toBeInTheDocument();
});
