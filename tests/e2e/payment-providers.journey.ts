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

/**
 * The same as in test mode, with the providers' doubles: real SDKs, hosted pages, signed webhooks,
 * captures.
 */

const STRIPE = process.env['E2E_STRIPE_PEER'];
const PAYPAL = process.env['E2E_PAYPAL_PEER'];

const tellStripe = (page: Page, what: object) =>
  page.request.post(`${STRIPE}/__peer/control`, { data: { key: 'sk_test_loopback', ...what } });
const tellPaypal = (page: Page, what: object) =>
  page.request.post(`${PAYPAL}/__peer/control`, { data: { clientId: 'loopback', ...what } });

const onPage = (page: Page, title: string) =>
  expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();

async function goToStripe(page: Page) {
  await choosePro(page, 'Card');
  await expect(page.getByText('Test mode')).toHaveCount(0);
  await payDialog(page).getByRole('button', { name: 'Continue to Stripe' }).click();
  await onPage(page, 'Stripe double');
}

async function goToPaypal(page: Page) {
  await choosePro(page, 'PayPal');
  await payDialog(page).getByRole('button', { name: 'Continue to PayPal' }).click();
  await onPage(page, 'PayPal double');
}

test.use({ baseURL: process.env['E2E_ORIGIN_WITH_PAYMENTS'] });

test('by Stripe: declined, paid, opened by the webhook, changed, cancelled, kept, and over', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await goToStripe(page);
  await page.getByRole('button', { name: 'Pay with a declined card' }).click();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByText('You left before paying')).toBeVisible();
  await expectNothingGranted(page);

  await goToStripe(page);
  await page.getByRole('button', { name: 'Subscribe for $19.99' }).click();
  await expect(page.getByText('Pro is open')).toBeVisible();
  await expect(currentPlan(page, 'Pro Active')).toBeVisible();
  await expect(page.getByText('Renews on')).toBeVisible();
  await expect(receipts(page, 'Pro')).toContainText('$19.99');
  await expect(receipts(page, 'Pro').getByRole('link', { name: 'Receipt' })).toBeVisible();
  await expectProPath(page, 'open');

  await page.goto('/subscriptions');
  await planCard(page, 'Premium').getByRole('button', { name: 'Change to Premium' }).click();
  await expect(payDialog(page)).toContainText('what the change costs today');
  await payDialog(page).getByRole('button', { name: 'Continue to Stripe' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Premium is open')).toBeVisible();

  await page.getByRole('button', { name: 'Cards, invoices and receipts' }).click();
  await onPage(page, 'Stripe double: billing');
  await page.getByRole('link', { name: 'Back to the shop' }).click();

  await cancel(page, 'Premium');
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(currentPlan(page, 'Premium Active')).toBeVisible();
  await cancel(page, 'Premium');
  await expectProPath(page, 'open');
  await tellStripe(page, { act: 'move on', days: 32 });
  await expect(async () => {
    await page.goto('/subscriptions');
    await expect(currentPlan(page, 'Free Paid period over')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectProPath(page, 'closed');
});

test('a payment at Stripe whose webhook is late is waited for, calmly', async ({ page }) => {
  await signUp(page);
  await goToStripe(page);
  const late = { subscriptionTier: 'free', subscriptionStatus: null };
  await page.route('**/api/subscription-status', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...late } });
  });
  await page.getByRole('button', { name: 'Subscribe for $19.99' }).click();
  await expect(page.getByText('Waiting to hear about your payment')).toBeVisible();
  await expect(page).toHaveURL(/checkout=success/);
  await page.unroute('**/api/subscription-status');
  await expect(page.getByText('Pro is open')).toBeVisible();
  await expect(page).toHaveURL(/\/subscriptions$/);
});

test('by PayPal: turned back, declined, approved, captured once, and not renewing', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await goToPaypal(page);
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await expect(page.getByText('You left before paying')).toBeVisible();
  await expectNothingGranted(page);

  await tellPaypal(page, { act: 'outcome', outcome: 'INSTRUMENT_DECLINED' });
  await goToPaypal(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('The PayPal payment is not finished')).toBeVisible();
  await tellPaypal(page, { act: 'outcome', outcome: 'COMPLETED' });
  await expectNothingGranted(page);

  await goToPaypal(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Pro is open')).toBeVisible();
  await expect(page).toHaveURL(/\/subscriptions$/);
  await expect(currentPlan(page, 'Pro Active')).toBeVisible();
  await expect(page.getByText('Paid once: it does not renew by itself.')).toBeVisible();
  await page.goBack();
  await page.goto('/subscriptions');
  await expect(receipts(page, 'Pro')).toHaveCount(1);
  await expectProPath(page, 'open');
});
