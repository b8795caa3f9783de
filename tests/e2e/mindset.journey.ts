import { expect, type Page } from '@playwright/test';
import { signUp, test } from './support/journey.ts';

/** Answers every question by its place on the screen, 0 to 4 from the top. */
async function answerAll(page: Page, place: (index: number) => number) {
  for (let index = 0; index < 20; index++) {
    await expect(page.getByText(`Question ${index + 1} of 20`)).toBeVisible();
    await page.getByRole('radio').nth(place(index)).check();
    await page.getByRole('button', { name: index === 19 ? 'Complete Assessment' : 'Next' }).click();
  }
}

test('a newcomer takes the assessment, half-way and back, sees results, and takes it again', async ({
  page,
}) => {
  await signUp(page, { assessed: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  await expect(page.getByText('Question 1 of 20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(
    page.getByText(
      'Your responses help us create a personalized growth plan tailored to your mindset.',
    ),
  ).toBeVisible();

  for (let index = 0; index < 7; index++) {
    await expect(page.getByText(`Question ${index + 1} of 20`)).toBeVisible();
    await page
      .getByRole('radio')
      .nth(index % 5)
      .check();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByText('Question 8 of 20')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Question 8 of 20')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Question 7 of 20')).toBeVisible();
  await expect(page.getByRole('radio').nth(6 % 5)).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  for (let index = 7; index < 20; index++) {
    await expect(page.getByText(`Question ${index + 1} of 20`)).toBeVisible();
    await page
      .getByRole('radio')
      .nth(index % 5)
      .check();
    await page.getByRole('button', { name: index === 19 ? 'Complete Assessment' : 'Next' }).click();
  }
  await expect(page.getByText('Your mindset profile has been saved successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/mindset-results/);
  for (const heading of ['Areas for Development', 'Your Strengths', 'All Categories']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  const stored = await (await page.request.get('/api/mindset/assessments/latest')).json();
  await expect(page.getByText(String(stored.overallScore)).first()).toBeVisible();

  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByText('Takes about 5-10 minutes to complete')).toBeHidden();

  await page.goto('/mindset-quiz');
  await answerAll(page, (index) => (index * 3) % 5);
  await expect(page).toHaveURL(/\/mindset-results/);
  expect(await (await page.request.get('/api/mindset/assessments')).json()).toHaveLength(2);

  await page.goto('/journey');
  await expect(page.getByRole('heading', { name: 'Your Growth Journey' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Profile Evolution' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Journey Timeline' })).toBeVisible();
});

test('answers that are all alike are asked about kindly, and said to be so; the belief is read apart', async ({
  page,
}) => {
  await signUp(page, { assessed: false });
  await page.goto('/mindset-quiz');
  await answerAll(page, () => 1);
  await expect(page.getByText('Nearly all of your answers are alike')).toBeVisible();
  await page.getByRole('button', { name: 'Look at them again' }).click();
  await expect(page.getByText('Question 1 of 20')).toBeVisible();
  await answerAll(page, () => 1);
  await page.getByRole('button', { name: 'Keep my answers' }).click();
  await expect(page).toHaveURL(/\/mindset-results/);
  await expect(page.getByText('Nearly all of these answers are alike')).toBeVisible();
  await expect(page.getByText('0%', { exact: true })).toBeVisible();
  await expect(page.getByText('All five areas scored the same', { exact: false })).toHaveCount(2);

  await page.getByRole('heading', { name: 'The belief itself' }).click();
  for (const statement of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    if (await statement.locator('> legend').count())
      await statement.getByLabel('Agree', { exact: true }).check();
  await page.getByRole('button', { name: 'Keep these answers' }).click();
  await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 out of 6', { exact: true })).toBeVisible();
  const { overallScore, beliefAnswers } = await (
    await page.request.get('/api/mindset/assessments/latest')
  ).json();
  expect([overallScore, beliefAnswers]).toEqual([3, [5, 2, 5]]);
});

test('results before any assessment lead to the quiz, with the documented words', async ({
  page,
}) => {
  await signUp(page, { assessed: false });
  await page.goto('/mindset-results');
  await expect(page.getByText('No assessment found')).toBeVisible();
  await expect(page).toHaveURL(/\/mindset-quiz/);
});

test('the quiz is answered with the keyboard alone, and says when it does not load', async ({
  page,
}) => {
  await signUp(page, { assessed: false });
  await page.route('**/api/mindset/questions', (route) =>
    route.fulfill({ status: 500, json: { message: 'no' } }),
  );
  // A first view comes with its questions; from another page they are asked for.
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  await expect(page.getByText(/^Error loading quiz: /)).toBeVisible();
  await page.unroute('**/api/mindset/questions');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Question 1 of 20')).toBeVisible();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  const next = page.getByRole('button', { name: 'Next' });
  for (
    let presses = 0;
    presses < 6 && !(await next.evaluate((el) => el === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of 20')).toBeVisible();
});

test('the check-in asks for every answer and keeps the result in the journey', async ({ page }) => {
  await signUp(page);
  await page.goto('/check-in');
  const questions = page.getByRole('group', { name: /^\d of 8/ });
  await expect(questions).toHaveCount(8);
  const send = page.getByRole('button', { name: /see|show|complete|finish|score/i }).last();
  await send.click();
  await expect(page.getByText('Incomplete Assessment')).toBeVisible();
  await expect(
    page.getByText('Please answer all questions to get your mindset score.'),
  ).toBeVisible();
  for (const question of await questions.all()) await question.getByRole('radio').nth(1).check();
  await send.click();
  await expect(page.getByText(/of 32/).first()).toBeVisible();
  expect(await (await page.request.get('/api/profile/check-ins')).json()).toHaveLength(1);
  await page.goto('/journey');
  await expect(page.getByText(/^Check-in: \d+ of 32/)).toBeVisible();
});
