import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import { runInApp } from './support/app-database.ts';
import { setGoal, signUp, test } from './support/journey.ts';

const FREE_PATH = { id: 1, title: 'Foundations of getting better' };
const PRO_PATH = { id: 3, title: 'Working through hard days', unitId: 17 };

const unitOf = async (page: Page, id: number): Promise<LearningUnit> =>
  (await page.request.get(`/api/learning-units/${id}`)).json();

const openUnit = async (page: Page, id: number) => {
  const unit = await unitOf(page, id);
  await expect(page).toHaveURL(new RegExp(`/learning-units/${id}$`));
  await expect(page.getByRole('heading', { name: unit.title, level: 1 })).toBeVisible();
  return unit;
};

const goOn = (page: Page) => page.getByRole('link', { name: /^Next unit/ }).click();

async function complete(page: Page) {
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(page.getByRole('button', { name: 'Mark as not complete' })).toBeEnabled();
}

/** Answers a quiz, the first question wrongly if asked to, and reads how it went. */
async function answerQuiz(page: Page, { questions }: LearningUnit, { firstWrong = false } = {}) {
  const all = questions ?? [];
  for (const [index, question] of all.entries()) {
    await expect(page.getByText(`Question ${index + 1} of ${all.length}`)).toBeVisible();
    const isWrong = firstWrong && index === 0;
    const choice = question.options.find(({ isCorrect }) => isCorrect !== isWrong);
    await page.getByRole('button', { name: choice?.text }).click();
    await expect(page.getByText(isWrong ? 'Not quite.' : 'Right.', { exact: true })).toBeVisible();
    await expect(page.getByText(choice?.feedback ?? '')).toBeVisible();
    if (isWrong) await expect(page.getByText('This fits best.')).toBeVisible();
    await page
      .getByRole('button', { name: index === all.length - 1 ? 'See how it went' : 'Next question' })
      .click();
  }
  const right = all.length - (firstWrong ? 1 : 0);
  await expect(
    page.getByRole('heading', { name: `${right} of ${all.length} right` }),
  ).toBeFocused();
}

/**
 * A day cannot be waited for: what is waiting for it becomes due in the database of the running
 * app.
 */
async function letTimePass(page: Page): Promise<void> {
  const { id } = await (await page.request.get('/api/user')).json();
  const data = join(process.env['E2E_DATA'] ?? '', process.env['E2E_PORT'] ?? '');
  await runInApp(data, [
    `update review_items set due_at = '2026-01-01T00:00:00.000Z' where user_id = ${Number(id)} and due_at is not null`,
  ]);
}

test('a person works through the free path to its end, and recalls it', async ({
  page,
  context,
}) => {
  test.slow();
  await signUp(page);
  await setGoal(page, 'Learn the cello');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));

  await page.goto('/learning-paths');
  await expect(page.getByText('A place to start')).toBeVisible();
  await page.getByRole('link', { name: 'Browse Paths' }).click();
  await expect(page.getByRole('tab', { name: 'All Paths' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const card = page.getByRole('article', { name: FREE_PATH.title });
  await card.getByRole('button', { name: 'Enroll' }).click();
  await expect(page.getByText('You are enrolled')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Continue' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'My Paths (1)' })).toBeVisible();
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: FREE_PATH.title, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Begin' }).click();

  await test.step('a text, with notes that are kept', async () => {
    const { act } = await openUnit(page, 1);
    await expect(page.getByText(act)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Learn the cello' })).toBeVisible();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByLabel('Notes', { exact: true }).last().fill('From G to C without looking down');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await expect(page.getByLabel('Notes', { exact: true }).last()).toHaveValue(
      'From G to C without looking down',
    );
    await complete(page);
    await expect(page.getByText(/^Unit completed: /)).toBeVisible();
    await expect(page.getByText(/^New stickers?: /)).toBeVisible();
    await goOn(page);
  });

  await test.step('a talk that does not load, and is not asked for before', async () => {
    const { summary } = await openUnit(page, 2);
    expect(summary).not.toBeNull();
    const play = page.getByRole('button', { name: 'Play the talk' });
    await expect(play).toBeVisible();
    expect(asked.filter((host) => host.includes('ted.com'))).toEqual([]);
    await context.setOffline(true);
    await play.click();
    await expect(page.getByText('Could not load the video. Please check the URL.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Mark as Watched' }).click();
    await expect(page.getByRole('button', { name: 'Mark as not complete' })).toBeVisible();
    await goOn(page);
  });

  await test.step('an exercise, kept as it is written', async () => {
    const { prompts } = await openUnit(page, 3);
    const [first, second] = prompts ?? [];
    await page.getByLabel(first?.label ?? '', { exact: true }).fill('The third page, five weeks');
    await page.getByLabel(second?.label ?? '', { exact: true }).fill('Starting with the hard bar');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(second?.label ?? '', { exact: true })).toHaveValue(
      'Starting with the hard bar',
    );
    await complete(page);
    await goOn(page);
  });

  await test.step('a quiz with a wrong answer, completed by finishing it', async () => {
    const unit = await openUnit(page, 4);
    await answerQuiz(page, unit, { firstWrong: true });
    await expect(page.getByRole('button', { name: 'Mark as not complete' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /right$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Question 1 of')).toBeVisible();
    await goOn(page);
  });

  for (const id of [5, 6, 7]) {
    await openUnit(page, id);
    await complete(page);
    await goOn(page);
  }
  const last = await openUnit(page, 8);
  await answerQuiz(page, last);
  await expect(page.getByText(`Path completed: ${FREE_PATH.title}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^You have worked through/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Module' }).click();
  await expect(page.getByText('All 8 units done')).toBeVisible();
  const stickers = await (await page.request.get('/api/stickers/user')).json();
  expect(stickers.length).toBeGreaterThan(1);

  await test.step('its questions come back', async () => {
    await page.goto('/reviews');
    await expect(page.getByText('The next one comes tomorrow.')).toBeVisible();
    await letTimePass(page);
    await page.goto('/learning-paths');
    await page.getByRole('link', { name: /questions to recall$/ }).click();
    for (const recall of ['Remembered', 'Partly', 'Not yet']) {
      const question = page.getByRole('article').getByRole('heading');
      // Until the page has changed the articles of the one before are there.
      await expect(question).toHaveCount(1);
      const words = await question.textContent();
      await page.getByLabel('What you remember').fill('Something about a path');
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await expect(page.getByText('Something about a path')).toBeVisible();
      await page.getByRole('button', { name: recall }).click();
      await expect(question).not.toHaveText(words ?? '');
    }
    await expect(page.getByText('It comes back tomorrow.')).toBeVisible();
  });
});

test('a talk loads where the policy allows it, and completes its unit when it says that it has ended', async ({
  page,
}) => {
  await signUp(page);
  const { content } = await unitOf(page, 2);
  const ending = `parent.postMessage(JSON.stringify({ context: 'player.js', event: 'ended' }), '*')`;
  // The player itself is far away; what stands in for it speaks the protocol that players share.
  await page.route(content, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button onclick="${ending.replaceAll('"', '&quot;')}">End</button>`,
    }),
  );
  await page.goto('/learning-units/2');
  await page.getByRole('button', { name: 'Play the talk' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText(/^Unit completed: /)).toBeVisible();
  await page.getByRole('button', { name: 'It does not load' }).click();
  await expect(page.getByText('Could not load the video. Please check the URL.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as Watched' })).toHaveCount(0);
});

test('a path of another plan shows what is in it, and where to get it', async ({ page }) => {
  await signUp(page);
  await page.goto('/learning-paths?tab=all');
  const card = page.getByRole('article', { name: PRO_PATH.title });
  await expect(card.getByText('Subscription Required')).toBeVisible();
  await expect(card.getByText('This learning path requires a pro subscription.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Enroll' })).toHaveCount(0);
  await card.getByRole('link', { name: PRO_PATH.title }).click();
  await expect(page.getByRole('heading', { name: 'Challenges' })).toBeVisible();
  await expect(page.getByText('The right size of hard')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The right size of hard' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.goto(`/learning-units/${PRO_PATH.unitId}`);
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/subscriptions$/);
});

test('recommendations tell their reasons, and what is put away stays away', async ({ page }) => {
  await signUp(page);
  await page.goto('/learning-paths');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  const first = cards.first().getByRole('button');
  const title = (await first.textContent()) ?? '';
  const dialog = page.getByRole('dialog', { name: title });

  await first.click();
  await expect(dialog.getByText('Why this')).toBeVisible();
  await expect(dialog.getByText(/average 3\.00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
  await first.click();
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(dialog).toBeHidden();
  await first.click();
  await dialog.getByRole('button', { name: 'Not for me' }).click();
  await expect(cards).toHaveCount(before - 1);
  await page.reload();
  await expect(cards).toHaveCount(before - 1);

  await page.getByRole('tab', { name: 'Micro-learning' }).click();
  await expect(page).toHaveURL(/show=micro/);
  const item = cards.first();
  const sent = page.waitForRequest((request) => request.url().includes('/micro-content/'));
  await item.getByRole('button').click();
  expect((await sent).postDataJSON()).toEqual({ engagementScore: 0.8 });
  await expect(item.getByText('Done', { exact: true })).toBeFocused();

  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('No figures yet.')).toBeVisible();
});

test('progress survives leaving a path, and units are found by their words', async ({ page }) => {
  await signUp(page);
  await page.goto(`/learning-paths/${FREE_PATH.id}`);
  const unit = await unitOf(page, 1);
  await page.getByRole('checkbox', { name: `Mark as complete: ${unit.title}` }).check();
  await expect(page.getByText('1 of 8 units')).toBeVisible();
  await page.getByRole('button', { name: 'Unenroll' }).click();
  await expect(page.getByText('Your progress is kept.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enroll' })).toBeFocused();
  await page.reload();
  await expect(
    page.getByRole('checkbox', { name: `Mark as complete: ${unit.title}` }),
  ).toBeChecked();

  await page.goto('/learning-paths?tab=featured');
  await page.getByRole('searchbox', { name: 'Search the units' }).fill(unit.title);
  await expect(page.getByText('1 unit found')).toBeVisible();
  await page.getByRole('link', { name: unit.title }).click();
  await expect(page.getByRole('heading', { name: unit.title, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(unit.title);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No unit contains these words')).toBeVisible();

  for (const [address, title] of [
    ['/learning-paths/9999', 'Path Not Found'],
    ['/learning-units/9999', 'Unit Not Found'],
    ['/learning-units/one', 'Unit Not Found'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('what cannot be saved is said, and nothing that was written is lost', async ({ page }) => {
  await signUp(page);
  const fail = () =>
    page.route(/\/api\/(learning-|user-progress)/, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 503, json: { message: 'Not now.' } }),
    );
  await page.goto('/learning-units/1');
  await expect(page.getByRole('button', { name: 'Mark as Complete' })).toBeVisible();
  await fail();
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(page.getByText('Failed to update progress')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as Complete' })).toBeEnabled();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByLabel('Notes', { exact: true }).last().fill('Kept all the same');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Failed to save notes')).toBeVisible();
  await expect(page.getByText('Not saved yet; kept on this device')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByLabel('Notes', { exact: true }).last()).toHaveValue('Kept all the same');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await fail();
  await page.goto('/learning-paths/1');
  await page.getByRole('button', { name: 'Enroll' }).click();
  await expect(page.getByText('Enrollment Failed')).toBeVisible();
  await expect(page.getByText('There was an error enrolling you in this path')).toBeVisible();
});

test('a quiz is answered with the keyboard alone', async ({ page }) => {
  await signUp(page);
  const { questions } = await unitOf(page, 4);
  await page.goto('/learning-units/4');
  await page.getByRole('button', { name: questions?.[0]?.options[0]?.text }).focus();
  for (let index = 0; index < (questions?.length ?? 0); index++) {
    await expect(page.getByText(`Question ${index + 1} of`)).toBeVisible();
    await page.keyboard.press('2');
    const onward = page.getByRole('button', { name: /^(Next question|See how it went)$/ });
    for (
      let presses = 0;
      presses < 4 && !(await onward.evaluate((el) => el === document.activeElement));
      presses++
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: /right$/ })).toBeFocused();
});
