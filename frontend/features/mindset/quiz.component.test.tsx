import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { MindsetQuestion } from '#schema/contracts/mindset.ts';
import { AssessmentQuiz } from './quiz.tsx';

const questions = ['A hard task', 'A stone in the way'].map(
  (question, index): MindsetQuestion => ({
    id: index + 1,
    category: 'challenges',
    question,
    options: ['I leave it', 'I wait', 'It depends', 'I look at it', 'I begin'],
    presentation: 'ascending',
  }),
);

test('an answer that was picked and not sent yet is there after a reload', async () => {
  renderPart(<AssessmentQuiz questions={questions} responses={[]} />);
  await page.getByLabelText('I look at it').click();
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  renderPart(<AssessmentQuiz questions={questions} responses={[]} />);
  await expect.element(page.getByLabelText('I look at it')).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});
