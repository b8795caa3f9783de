import { expect, type Page } from '@playwright/test';
import {
  cancel,
  choosePro,
  currentPlan,
  expectNothingGranted,
  expectProPath,
  payDialog,
  planCard,
  receipts,
} from './support/billing-page.ts';
import { signUp, test } from './support/journey.ts';

async function openTestPayment(page: Page) {
  await choosePro(page, 'Card');
  await payDialog(page).getByRole('button', { name: 'Continue to the test page' }).click();
  await expect(page.getByRole('heading', { name: 'A test payment' })).toBeVisible();
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
}

test('Pro is bought in test mode, opens its path, is cancelled, kept to the end of the period, and falls back', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await expectProPath(page, 'closed');

  await openTestPayment(page);
  await page.getByRole('button', { name: 'Pay $19.99' }).click();
  await expect(page.getByText('Pro is open')).toBeVisible();
  await expect(page).toHaveURL(/\/subscriptions$/);
  await expect(currentPlan(page, 'Pro Active')).toBeVisible();
  await expect(page.getByText('Renews on')).toBeVisible();
  await expect(planCard(page, 'Pro').getByText('Current Plan')).toBeVisible();
  await expect(receipts(page, 'Pro').getByText('$19.99')).toBeVisible();
  await expectProPath(page, 'open');

  await page.goto('/subscriptions');
  await cancel(page, 'Pro');
  await expect(page.getByText('Ends on')).toBeVisible();
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(currentPlan(page, 'Pro Active')).toBeVisible();
  await cancel(page, 'Pro');
  await page.reload();
  await expect(currentPlan(page, 'Pro Canceled')).toBeVisible();
  await expectProPath(page, 'open');

  await page.goto('/subscriptions');
  await page.getByRole('link', { name: 'Open the test page' }).click();
  await page.getByRole('button', { name: 'End the paid period' }).click();
  await expect(currentPlan(page, 'Free Paid period over')).toBeVisible();
  await expect(page.getByText('Everything you made is still here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeVisible();
  await expectProPath(page, 'closed');
});

for (const [button, words] of [
  ['Decline', 'The payment was declined'],
  ['Cancel', 'You left before paying'],
] as const) {
  test(`a test payment that ends with ${button} grants nothing`, async ({ page }) => {
    await signUp(page);
    await openTestPayment(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expectNothingGranted(page);
  });
}

test('with PayPal in test mode a month is paid for once, added to, and never renews', async ({
  page,
}) => {
  await signUp(page);
  await choosePro(page, 'PayPal');
  const pay = payDialog(page).getByRole('button', { name: 'Pay $19.99 in test mode' });
  await pay.dblclick();
  await expect(page.getByText('Pro is open')).toBeVisible();
  await expect(currentPlan(page, 'Pro Active')).toBeVisible();
  await expect(page.getByText('Paid once: it does not renew by itself.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
  await expect(receipts(page, 'Pro')).toHaveCount(1);
  await expectProPath(page, 'open');

  await page.goto('/subscriptions');
  await planCard(page, 'Pro').getByRole('button', { name: 'Pay for one month more' }).click();
  const more = page.getByRole('dialog', { name: 'One month more of Pro' });
  await expect(more).toContainText('It is added to the end of the time you have.');
  await more.getByRole('button', { name: 'Pay $19.99 in test mode' }).click();
  await expect(receipts(page, 'Pro')).toHaveCount(2);
});

test('a subscription is changed to another plan, and the way back is offered too', async ({
  page,
}) => {
  await signUp(page);
  await openTestPayment(page);
  await page.getByRole('button', { name: 'Pay $19.99' }).click();
  await expect(currentPlan(page, 'Pro Active')).toBeVisible();
  await page.getByRole('button', { name: 'Change to Premium' }).click();
  await payDialog(page).getByRole('button', { name: 'Continue to the test page' }).click();
  await page.getByRole('button', { name: 'Pay $39.99' }).click();
  await expect(page.getByText('Premium is open')).toBeVisible();
  await expect(currentPlan(page, 'Premium Active')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change to Pro' })).toBeVisible();
});

test('what fails is said in the documented words, and a visitor is asked to sign in', async ({
  page,
}) => {
  await page.goto('/subscriptions');
  await expect(page).toHaveURL(/\/auth\?next=%2Fsubscriptions$/);
  await signUp(page);

  await page.route('**/api/subscription-plans', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto('/subscriptions');
  await expect(
    page.getByText('Failed to load subscription plans. Please try again later.'),
  ).toBeVisible();
  await page.unroute('**/api/subscription-plans');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('$19.99 / month')).toBeVisible();

  await page.route('**/api/create-subscription', (route) =>
    route.fulfill({ status: 502, json: { message: 'The bank is closed' } }),
  );
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  const go = payDialog(page).getByRole('button', { name: 'Continue to the test page' });
  await go.click();
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('Subscription failed');
  await expect(toast).toContainText('The bank is closed');
  await page.unroute('**/api/create-subscription');

  await page.route('**/order', (route) =>
    route.fulfill({ status: 502, json: { message: 'PayPal rests' } }),
  );
  await payDialog(page).getByRole('radio', { name: 'PayPal' }).check();
  await payDialog(page).getByRole('button', { name: /^Pay/ }).click();
  await expect(payDialog(page).getByText('PayPal rests Nothing was charged.')).toBeVisible();
  await page.unroute('**/order');

  await payDialog(page).getByRole('radio', { name: 'Card' }).check();
  await page.request.post('/api/logout');
  await go.click();
  await expect(page.getByRole('alert')).toContainText('Authentication required');
  await expect(page.getByRole('alert')).toContainText('Please log in to subscribe.');
  await expect(page).toHaveURL(/\/auth/);
});
