import { expect } from '@playwright/test';
import { PASSWORD } from '#tests/password.ts';
import { test, unusedName } from './support/journey.ts';

/** A person needs about this long to read and press once; typing comes on top. */
const SECONDS_A_PRESS = 8;
const THREE_MINUTES = 180;

test('a newcomer puts the assessment off and has ticked a first task within a few presses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let presses = 0;
  const press = async (place: ReturnType<typeof page.getByRole>) => {
    presses += 1;
    await place.click();
  };
  await page.goto('/auth');
  await press(page.getByRole('tab', { name: 'Register' }));
  await page.getByLabel('Username').fill(unusedName());
  await page.getByLabel('Email').fill(`${unusedName()}@mail.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page.locator('form').getByRole('button', { name: /^(Register|Create Account)$/ }));

  await expect(page.getByText('Takes about 5-10 minutes to complete')).toBeVisible();
  await press(page.getByRole('button', { name: 'Later' }));
  await press(page.getByRole('button', { name: 'Set your first goal' }));
  await page.getByLabel('Title').fill('Swim one kilometre without stopping');
  await press(page.getByRole('button', { name: 'Create Goal', exact: true }));
  await press(page.getByRole('button', { name: 'In 3 months' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  const tasks = page.getByRole('region', { name: 'Today' }).getByRole('checkbox');
  await press(tasks.first());
  await expect(
    page.getByRole('region', { name: 'Today' }).getByRole('checkbox', { checked: true }),
  ).toHaveCount(1);
  expect(presses * SECONDS_A_PRESS).toBeLessThan(THREE_MINUTES);

  // What was done is kept, and nobody is asked again within the week.
  await expect.poll(async () => (await kept(page)).goals[0]?.doneTasks?.length).toBe(1);
  await page.reload();
  await expect(page.getByText('Takes about 5-10 minutes to complete')).toBeHidden();
  expect((await kept(page)).goals).toHaveLength(1);
});

async function kept(page: import('@playwright/test').Page) {
  const goals = await (await page.request.get('/api/goals')).json();
  return { goals };
}

test('“Later” is remembered on the next page and on another device; the assessment stays offered', async ({
  page,
  browser,
}) => {
  const username = unusedName();
  await page.request.post('/api/register', { data: { username, password: PASSWORD } });
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('button', { name: 'Add Goal' })).toBeVisible();
  await page.goto('/journey');
  await expect(page.getByText('Takes about 5-10 minutes to complete')).toBeHidden();

  const other = await browser.newContext();
  await other.request.post('/api/login', { data: { username, password: PASSWORD } });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/');
  await expect(elsewhere.getByRole('button', { name: 'Set your first goal' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Mindset Assessment' }).first().click();
  await expect(elsewhere.getByText('Question 1 of 20')).toBeVisible();
  const status = await (await other.request.get('/api/user/onboarding-status')).json();
  expect(status.needsOnboarding).toBe(true);
  await other.close();
});

test('in a hard moment the way to Eden is open before any assessment', async ({ page }) => {
  await page.request.post('/api/register', {
    data: { username: unusedName(), password: PASSWORD },
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Talk to Eden now' }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(page.getByRole('textbox').first()).toBeVisible();
});
