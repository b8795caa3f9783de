import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  paymentsQuery,
  plansQuery,
  sandboxOrderQuery,
  subscriptionQuery,
} from '#frontend/api/billing.ts';
import { cacheWithAGoal, pageInNode } from '#frontend/screens/page-in-node.tsx';
import type { SubscriptionPlan, SubscriptionStatus } from '#schema/contracts/billing.ts';

const plan = (tier: SubscriptionPlan['tier'], price: number): SubscriptionPlan => ({
  id: price + 1,
  name: tier,
  tier,
  price,
  interval: 'month',
  description: `What ${tier} is`,
  features: [`A feature of ${tier}`],
  stripePriceId: price === 0 ? null : `price_${tier}`,
  isActive: true,
});

const onFree: SubscriptionStatus = {
  subscriptionTier: 'free',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  stripeSubscriptionId: null,
  provider: null,
  renews: false,
  canCancel: false,
  canResume: false,
  hasPortal: false,
  ways: { card: 'stripe', paypal: 'paypal' },
};

const onPro: SubscriptionStatus = {
  ...onFree,
  subscriptionTier: 'pro',
  subscriptionStatus: 'active',
  subscriptionExpiresAt: '2099-01-15T12:00:00.000Z',
  stripeSubscriptionId: 'sub_1',
  provider: 'stripe',
  renews: true,
  canCancel: true,
  hasPortal: true,
};

function subscribed(status: SubscriptionStatus): QueryClient {
  const client = cacheWithAGoal();
  client.setQueryData(plansQuery.queryKey, [
    plan('free', 0),
    plan('pro', 1999),
    plan('premium', 3999),
  ]);
  client.setQueryData(subscriptionQuery.queryKey, status);
  client.setQueryData(paymentsQuery.queryKey, []);
  return client;
}

test('the plans show their prices, what is popular, and that free is a plan', async () => {
  const html = await pageInNode(subscribed(onFree), '/subscriptions');
  for (const price of ['$0.00 / month', '$19.99 / month', '$39.99 / month'])
    expect(html).toContain(price);
  expect(html.match(/Most Popular/g)).toHaveLength(1);
  expect(html.match(/Current Plan/g)).toHaveLength(1);
  expect(html).toContain('>Choose pro</button>');
  expect(html).toContain('Nothing paid so far.');
  expect(html).not.toContain('Test mode');
  expect(html).not.toContain(' style=');
});

test('a subscription says when it renews and can be cancelled at once', async () => {
  const html = await pageInNode(subscribed(onPro), '/subscriptions');
  expect(html).toContain('<dt>Renews on</dt>');
  expect(html).toContain('2099');
  expect(html).toContain('>Cancel subscription</button>');
  expect(html).toContain('>Cards, invoices and receipts</button>');
  expect(html.match(/Current Plan/g)).toHaveLength(1);
  expect(html).not.toContain('>Choose pro</button>');
});

test('a canceled one says until when it is kept, and can be resumed', async () => {
  const canceled = {
    ...onPro,
    subscriptionStatus: 'canceled',
    renews: false,
    canCancel: false,
    canResume: true,
  };
  const html = await pageInNode(subscribed(canceled), '/subscriptions');
  expect(html).toContain('<dt>Ends on</dt>');
  expect(html).toContain('You keep Pro until then');
  expect(html).toContain('>Resume subscription</button>');
  expect(html).not.toContain('>Cancel subscription</button>');
});

test('receipts say what was paid, for what, through whom', async () => {
  const client = subscribed(onPro);
  client.setQueryData(paymentsQuery.queryKey, [
    {
      id: 1,
      provider: 'stripe',
      planName: 'Pro',
      amount: 1999,
      currency: 'usd',
      periodStart: '2098-12-15T12:00:00.000Z',
      periodEnd: '2099-01-15T12:00:00.000Z',
      createdAt: '2098-12-15T12:00:00.000Z',
      receiptUrl: 'https://provider.example/receipt',
    },
  ]);
  const html = await pageInNode(client, '/subscriptions');
  expect(html).toContain('$19.99</span>');
  expect(html).toContain('href="https://provider.example/receipt"');
});

test('test mode is named, and where nothing can be paid nothing is offered', async () => {
  const sandbox = { ...onFree, ways: { card: 'sandbox', paypal: 'sandbox' } } as const;
  expect(await pageInNode(subscribed(sandbox), '/subscriptions')).toContain(
    'Test mode: no money moves',
  );
  const none = { ...onFree, ways: { card: null, paypal: null } };
  const html = await pageInNode(subscribed(none), '/subscriptions');
  expect(html).toContain('Plans cannot be bought here at the moment');
  expect(html).not.toContain('>Choose ');
});

test('no plans, and how a payment ended, are said in a sentence', async () => {
  const client = subscribed(onFree);
  client.setQueryData(plansQuery.queryKey, []);
  expect(await pageInNode(client, '/subscriptions')).toContain(
    'No subscription plans are currently available.',
  );
  for (const [search, words] of [
    ['?checkout=cancelled', 'You left before paying'],
    ['?checkout=declined', 'The payment was declined'],
    ['?checkout=success', 'Waiting to hear about your payment'],
    ['?paypal=return&token=ORDER', 'Finishing your payment with PayPal'],
  ]) {
    expect(await pageInNode(client, '/subscriptions', search)).toContain(words);
  }
  expect(await pageInNode(subscribed(onPro), '/subscriptions', '?checkout=success')).toContain(
    'Pro is open',
  );
});

test('a test payment offers its three ends', async () => {
  const client = cacheWithAGoal();
  client.setQueryData(sandboxOrderQuery('sbx_1').queryKey, {
    id: 'sbx_1',
    planName: 'Pro',
    amount: 1999,
    currency: 'USD',
    interval: 'month',
    way: 'card',
    status: 'created',
  });
  const html = await pageInNode(client, '/sandbox-checkout', '?order=sbx_1');
  expect(html).toContain('Test mode: no money moves');
  for (const name of ['Pay $19.99', 'Decline', 'Cancel'])
    expect(html).toContain(`>${name}</button>`);
  expect(html).not.toContain(' style=');
});
