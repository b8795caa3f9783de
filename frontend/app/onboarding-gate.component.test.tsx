import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, noConnection, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import { OnboardingGate } from './onboarding-gate.tsx';

const STATUS = 'GET /api/user/onboarding-status';
const LATER = 'POST /api/user/onboarding-later';
const NEXT_CENTURY = '2126-01-01T00:00:00.000Z';

const gate = () =>
  renderPart(
    <OnboardingGate>
      <p>The page itself</p>
    </OnboardingGate>,
  );

test('the assessment is offered in place of the page, and “Later” brings the page', async () => {
  answerApi({
    [STATUS]: () => ({ needsOnboarding: true }),
    [LATER]: () => ({ needsOnboarding: true, laterUntil: NEXT_CENTURY }),
  });
  gate();
  await expect.element(page.getByRole('link', { name: 'Start Assessment' })).toBeVisible();
  await expect.element(page.getByText('The page itself')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.element(page.getByText('The page itself')).toBeVisible();
  expect(sentTo(LATER)).toHaveLength(1);
});

test('without a connection “Later” lets nobody wait', async () => {
  answerApi({ [STATUS]: () => ({ needsOnboarding: true }), [LATER]: noConnection });
  gate();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.element(page.getByText('The page itself')).toBeVisible();
});

test('within the week nobody is asked again, and afterwards they are', async () => {
  answerApi({ [STATUS]: () => ({ needsOnboarding: true, laterUntil: NEXT_CENTURY }) });
  gate();
  await expect.element(page.getByText('The page itself')).toBeVisible();
  answerApi({
    [STATUS]: () => ({ needsOnboarding: true, laterUntil: '2020-01-01T00:00:00.000Z' }),
  });
  gate();
  await expect.element(page.getByRole('button', { name: 'Later' })).toBeVisible();
});
