import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, noConnection, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { AskedThing } from '#schema/contracts/reminders.ts';
import { AnswerHere } from './answer-here.tsx';

const ANSWER = 'POST /api/reminders/sends/7/answer';

const asked: AskedThing = {
  goalId: 1,
  goalTitle: 'Swim across the lake',
  title: 'Open the notebook',
  move: 'tomorrow',
  answer: null,
};

function showAnswers(given: Partial<AskedThing> = {}) {
  answerApi({ 'GET /api/reminders/sends/7': () => ({ ...asked, ...given }) });
  renderPart(<AnswerHere sendId={7} />);
}

beforeEach(() =>
  answerApi({ [ANSWER]: ({ body }) => ({ ...(body as object), goalId: 1, offersSmaller: false }) }),
);

const button = (name: string) => page.getByRole('button', { name });

test('says what was asked about, which the notification may not have, and takes the answer', async () => {
  showAnswers();
  await expect.element(page.getByText('Open the notebook')).toBeVisible();
  await expect.element(page.getByText('Swim across the lake')).toBeVisible();
  await button('Move it to tomorrow').click();
  await expect.element(page.getByText('Moved to tomorrow. You’ll be asked then.')).toBeVisible();
  await expect.element(button('It is done')).not.toBeInTheDocument();
  expect(sentTo(ANSWER)).toEqual([{ answer: 'move' }]);
});

test('what was settled before says so, and is not asked once more', async () => {
  showAnswers({ answer: 'done' });
  await expect.element(page.getByText('Done. It’s saved.')).toBeVisible();
  await expect.element(button('Not yet')).not.toBeInTheDocument();
});

test('where another answer came before it, it says that one', async () => {
  showAnswers();
  answerApi({ [ANSWER]: () => ({ answer: 'done', goalId: 1, offersSmaller: false }) });
  await button('Move it to tomorrow').click();
  await expect.element(page.getByText('Done. It’s saved.')).toBeVisible();
});

test('“not yet” may still become done', async () => {
  showAnswers({ answer: 'not-yet', move: 'later' });
  await expect.element(button('Ask me again in two hours')).toBeVisible();
  await button('It is done').click();
  await expect.element(page.getByText('Done. It’s saved.')).toBeVisible();
});

test('without a network the answers are there all the same', async () => {
  answerApi({ 'GET /api/reminders/sends/7': noConnection });
  renderPart(<AnswerHere sendId={7} />);
  await button('Not yet').click();
  await expect.element(page.getByText(/nothing counts against you/)).toBeVisible();
});

test('who is signed out is led to the sign-in and back', async () => {
  answerApi({ 'GET /api/reminders/sends/7': () => refusal(401, 'Unauthorized') });
  renderPart(<AnswerHere sendId={7} />);
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `/auth?next=${encodeURIComponent('/asked?send=7')}`);
  await expect.element(button('It is done')).not.toBeInTheDocument();
});

test('what is gone says so, and leads on', async () => {
  answerApi({ 'GET /api/reminders/sends/7': () => refusal(404, 'It is not here any more') });
  renderPart(<AnswerHere sendId={7} />);
  await expect.element(page.getByText('It is not here any more')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To your goals' })).toBeVisible();
});
