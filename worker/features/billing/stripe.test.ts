import { describe, expect, it } from 'vitest';
import type { Fault } from '#tests/peers/peer-server.ts';
import type { Person } from '#tests/worker/harness.ts';
import {
  ordersOf,
  type PeerState,
  PREMIUM,
  PRO,
  paymentsOf,
  rowOf,
  Shop,
} from '#tests/worker/payments.ts';

const begin = (person: Person, priceId = PRO) =>
  person.post('/api/create-subscription', { priceId });
const status = async (person: Person) => (await person.get('/api/subscription-status')).body;
const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1) as string;

/** Somebody who has just paid by card, with all that Stripe told delivered. */
async function subscribed(priceId = PRO) {
  const shop = new Shop();
  const person = await shop.customer();
  const { url } = (await begin(person, priceId)).body;
  await shop.stripe({ act: 'pay', session: sessionOf(url) });
  await shop.deliverAll();
  const { subscriptions } = await shop.stripe();
  return { shop, person, subscription: subscriptions[0] as PeerState };
}

const periodEnd = (subscription: PeerState) =>
  new Date(subscription['items'].data[0].current_period_end * 1000).toISOString();

describe('a plan by card', () => {
  it('is paid on Stripe’s page; nothing is granted before Stripe says so', async () => {
    const shop = new Shop();
    const person = await shop.customer();
    const { status: code, body } = await begin(person);
    expect([code, body]).toEqual([201, { url: expect.stringMatching(/\/c\/pay\/cs_test_\w+$/) }]);
    const { sessions, customers, requests } = await shop.stripe();
    expect(sessions[0]).toMatchObject({
      mode: 'subscription',
      client_reference_id: String(person.user.id),
      success_url: 'http://yet.test/subscriptions?checkout=success',
      cancel_url: 'http://yet.test/subscriptions?checkout=cancelled',
      price: { lookup_key: PRO, unit_amount: 1999 },
    });
    expect(customers[0].metadata).toEqual({ userId: String(person.user.id) });
    expect(requests.every((one: PeerState) => one['status'] === 200)).toBe(true);
    expect((await rowOf(person))['stripe_customer_id']).toBe(customers[0].id);

    await shop.stripe({ act: 'pay', session: sessionOf(body.url) });
    expect((await status(person)).subscriptionTier).toBe('free');
    expect(await shop.deliverAll()).toEqual([200, 200, 200]);
    const { subscriptions, invoices } = await shop.stripe();
    expect(await status(person)).toEqual({
      subscriptionTier: 'pro',
      subscriptionStatus: 'active',
      subscriptionExpiresAt: periodEnd(subscriptions[0]),
      stripeSubscriptionId: subscriptions[0].id,
      provider: 'stripe',
      renews: true,
      canCancel: true,
      canResume: false,
      hasPortal: true,
      ways: { card: 'stripe', paypal: 'paypal' },
    });
    expect((await person.get('/api/payments')).body).toEqual([
      expect.objectContaining({
        provider: 'stripe',
        planName: 'Pro',
        amount: 1999,
        currency: 'USD',
        periodEnd: periodEnd(subscriptions[0]),
        receiptUrl: invoices[0].hosted_invoice_url,
      }),
    ]);
    expect((await ordersOf(person))[0]).toMatchObject({ status: 'captured', way: 'card' });
  });

  it('asked for by five clicks at once makes one customer and one page', async () => {
    const shop = new Shop();
    const person = await shop.customer();
    const clicks = await Promise.all([1, 2, 3, 4, 5].map(() => begin(person)));
    expect(clicks.map((one) => one.status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(clicks.map(({ body }) => body.url)).size).toBe(1);
    const { customers, sessions } = await shop.stripe();
    expect([customers.length, sessions.length]).toEqual([1, 1]);
    expect((await begin(person)).body.url).toBe(clicks[0]?.body.url);
    expect(await ordersOf(person)).toHaveLength(1);
  });

  it('leaves one page open when another plan is chosen, and a new one after that expired', async () => {
    const shop = new Shop();
    const person = await shop.customer();
    const first = (await begin(person)).body.url;
    const second = (await begin(person, PREMIUM)).body.url;
    expect(second).not.toBe(first);
    const open = async () =>
      (await shop.stripe())['sessions'].filter((one: PeerState) => one['status'] === 'open');
    expect((await open()).map((one: PeerState) => one['url'])).toEqual([second]);
    const plans = await Promise.all([
      begin(person, PRO),
      begin(person, PREMIUM),
      begin(person, PRO),
    ]);
    expect(plans.every((one) => [201, 409].includes(one.status))).toBe(true);
    expect(await open()).toHaveLength(1);
    expect((await ordersOf(person)).filter((one) => one['status'] === 'created')).toHaveLength(1);
  });

  it('paid for and not heard of yet is not sold a second time', async () => {
    const shop = new Shop();
    const person = await shop.customer();
    const { url } = (await begin(person)).body;
    await shop.stripe({ act: 'pay', session: sessionOf(url) });
    const again = await begin(person);
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringContaining('is being confirmed'),
    ]);
    expect((await shop.stripe())['subscriptions']).toHaveLength(1);
    expect((await status(person)).subscriptionTier).toBe('pro');
    await shop.deliverAll();
    expect(await paymentsOf(person)).toHaveLength(1);
  });

  it('is refused kindly a second time', async () => {
    const { person } = await subscribed();
    const again = await begin(person);
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringContaining('You are on Pro already'),
    ]);
  });

  it('is found again by a customer whom Stripe has forgotten', async () => {
    const shop = new Shop();
    const person = await shop.customer();
    const { url } = (await begin(person)).body;
    const { customers, sessions } = await shop.stripe();
    expect(url).toBe(sessions[0].url);
    await shop.stripe({ act: 'delete customer', id: customers[0].id });
    expect((await begin(person, PREMIUM)).status).toBe(201);
    const { customers: now } = await shop.stripe();
    expect((await rowOf(person))['stripe_customer_id']).toBe(now[0].id);
    expect(now[0].id).not.toBe(customers[0].id);
  });

  it('is to be had by the documented price, which is built from the plan’s id', async () => {
    const shop = new Shop();
    const person = await shop.customer();
    const plans: { id: number; tier: string }[] = (await person.get('/api/subscription-plans'))
      .body;
    const pro = plans.find(({ tier }) => tier === 'pro');
    const { status: code, body } = await begin(person, `price_${pro?.id}`);
    const { sessions } = await shop.stripe();
    expect([code, body.url]).toEqual([201, sessions[0].url]);
    expect((await begin(person, PRO)).body.url).toBe(body.url);
  });

  it.each(['price_made_up', 'price_1', 'price_2.0', 'yet_free', 'YET_PRO_MONTHLY'])(
    'is not to be had for the price %s',
    async (priceId) => {
      const shop = new Shop();
      const { status: code, body } = await begin(await shop.customer(), priceId);
      expect([code, body]).toEqual([400, { message: 'This plan is not on offer' }]);
      expect((await shop.stripe())['requests']).toEqual([]);
    },
  );

  it.each([
    [{ unit_amount: 999 }],
    [{ currency: 'eur' }],
    [{ active: false }],
    [{ recurring: null }],
  ])('is not sold while Stripe’s price is %j', async (row) => {
    const shop = new Shop();
    const person = await shop.customer();
    await shop.stripe({ act: 'set', table: 'prices', id: PRO, row });
    expect((await begin(person)).status).toBe(503);
    expect((await shop.stripe())['sessions']).toEqual([]);
    expect(shop.log.join()).toContain('stripe-price');
  });
});

describe('a running plan', () => {
  it('cancelled, stays open to the end of its period, can be resumed, and then falls back', async () => {
    const { shop, person, subscription } = await subscribed();
    const cancel = () =>
      person.post('/api/cancel-subscription', { subscriptionId: subscription['id'] });
    const cancelled = await cancel();
    expect([cancelled.status, cancelled.body]).toEqual([
      200,
      expect.objectContaining({
        subscriptionTier: 'pro',
        subscriptionStatus: 'canceled',
        subscriptionExpiresAt: periodEnd(subscription),
        renews: false,
        canResume: true,
      }),
    ]);
    expect((await shop.stripe())['subscriptions'][0].cancel_at_period_end).toBe(true);
    expect((await cancel()).body.subscriptionStatus).toBe('canceled');
    const resumed = await person.post('/api/resume-subscription');
    expect([resumed.status, resumed.body.subscriptionStatus, resumed.body.renews]).toEqual([
      200,
      'active',
      true,
    ]);
    expect((await shop.stripe())['subscriptions'][0]).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
    });
    await cancel();
    await shop.pass(20);
    expect((await status(person)).subscriptionTier).toBe('pro');
    await shop.pass(12);
    expect((await status(person)).subscriptionTier).toBe('free');
    await shop.deliverAll();
    expect(await status(person)).toMatchObject({
      subscriptionTier: 'free',
      subscriptionStatus: null,
      subscriptionExpiresAt: periodEnd(subscription),
      stripeSubscriptionId: null,
    });
    expect((await person.post('/api/resume-subscription')).status).toBe(404);
    expect((await begin(person)).status).toBe(201);
  });

  it('cancelled by a date, as newer subscriptions are, is resumed all the same', async () => {
    const { shop, person, subscription } = await subscribed();
    const cancel_at = subscription['items'].data[0].current_period_end;
    await shop.stripe({
      act: 'set',
      table: 'subscriptions',
      id: subscription['id'],
      row: { cancel_at },
    });
    await shop.deliverAll();
    expect((await status(person)).subscriptionStatus).toBe('canceled');
    expect((await person.post('/api/resume-subscription')).body.subscriptionStatus).toBe('active');
    expect((await shop.stripe())['subscriptions'][0].cancel_at).toBeNull();
  });

  it('renews; and nobody loses it while word of that is on its way', async () => {
    const { shop, person, subscription } = await subscribed();
    const before = periodEnd(subscription);
    await shop.pass(20);
    await status(person);
    await shop.pass((Date.parse(before) - Date.now()) / 86_400_000 - 19.8);
    expect(await status(person)).toMatchObject({
      subscriptionTier: 'pro',
      subscriptionExpiresAt: before,
    });
    await shop.deliverAll();
    const { subscriptions } = await shop.stripe();
    expect(await status(person)).toMatchObject({
      subscriptionTier: 'pro',
      subscriptionExpiresAt: periodEnd(subscriptions[0]),
    });
    expect(await paymentsOf(person)).toHaveLength(2);
    await shop.pass(20);
    await status(person);
    await shop.pass(13);
    expect((await status(person)).subscriptionTier).toBe('free');
    expect((await status(person)).stripeSubscriptionId).toBe(subscription['id']);
  });

  it.each([
    ['past_due', 6, 'pro'],
    ['past_due', 8, 'free'],
    ['unpaid', 0, 'free'],
    ['paused', 0, 'free'],
  ])('%s for %d days counts as %s, and can still be cancelled', async (word, days, tier) => {
    const { shop, person, subscription } = await subscribed();
    const id = subscription['id'];
    await shop.stripe({ act: 'set', table: 'subscriptions', id, row: { status: word } });
    await shop.deliverAll();
    await shop.pass(days);
    expect(await status(person)).toMatchObject({
      subscriptionTier: tier,
      subscriptionStatus: word,
      renews: false,
      canCancel: true,
    });
    expect((await begin(person)).status).toBe(409);
    expect((await person.post('/api/cancel-subscription', { subscriptionId: id })).status).toBe(
      200,
    );
  });

  it('ends at once when its operator ends it', async () => {
    const { shop, person, subscription } = await subscribed();
    await shop.stripe({ act: 'end', subscription: subscription['id'] });
    await shop.deliverAll();
    expect(await status(person)).toMatchObject({
      subscriptionTier: 'free',
      stripeSubscriptionId: null,
    });
  });

  it('changes on Stripe’s page, where the difference is shown and confirmed', async () => {
    const { shop, person } = await subscribed();
    const { status: code, body } = await begin(person, PREMIUM);
    expect([code, body.url]).toEqual([201, expect.stringContaining('/p/session/bps_')]);
    await fetch(body.url, { method: 'POST', body: 'act=change', redirect: 'manual' });
    await shop.deliverAll();
    expect((await status(person)).subscriptionTier).toBe('premium');
    expect((await shop.stripe())['subscriptions']).toHaveLength(1);
    expect(await ordersOf(person)).toHaveLength(1);
  });

  it('keeps its tier under an old price that is no longer sold', async () => {
    const { shop, person, subscription } = await subscribed();
    subscription['items'].data[0].price.lookup_key = null;
    const row = { items: subscription['items'] };
    await shop.stripe({ act: 'set', table: 'subscriptions', id: subscription['id'], row });
    await shop.deliverAll();
    expect((await status(person)).subscriptionTier).toBe('pro');
  });

  it('has a billing page at Stripe', async () => {
    const { person } = await subscribed();
    const { status: code, body } = await person.post('/api/billing-portal');
    expect([code, body.url]).toEqual([200, expect.stringContaining('/p/session/bps_')]);
  });

  it('is the business of nobody else', async () => {
    const { shop, person, subscription } = await subscribed();
    const bob = await shop.customer();
    const subscriptionId = subscription['id'];
    for (const path of [
      '/api/cancel-subscription',
      '/api/resume-subscription',
      '/api/billing-portal',
    ]) {
      expect((await bob.post(path, { subscriptionId })).status).toBe(404);
    }
    expect(
      (await person.post('/api/cancel-subscription', { subscriptionId: 'sub_another' })).status,
    ).toBe(404);
    expect((await shop.stripe())['subscriptions'][0].cancel_at_period_end).toBe(false);
    expect((await bob.get('/api/payments')).body).toEqual([]);
  });
});

describe('while Stripe fails', () => {
  const KINDS: Fault['kind'][] = ['500', '429', 'silence', 'garbage', 'empty 404', 'foreign 404'];
  /**
   * A little while for whoever will not answer at all; who answers on a busy machine has it too.
   */
  const shopFor = (kind: Fault['kind']) =>
    kind === 'silence' ? new Shop({ PROVIDER_TIMEOUT_MS: '1000' }) : new Shop();
  const PLACES = ['GET /v1/prices', 'POST /v1/customers', 'POST /v1/checkout/sessions'];

  it.concurrent.each(KINDS)(
    'with %s, nothing is half-written and another try works',
    { timeout: 30_000 },
    async (kind) => {
      for (const on of PLACES) {
        const shop = shopFor(kind);
        const person = await shop.customer();
        // The SDK asks a second time by itself where that is safe.
        await shop.stripe({ act: 'fault', fault: { kind, on, times: 2 } });
        const { status: code, body } = await begin(person);
        expect([on, code, body]).toEqual([
          on,
          502,
          { message: expect.stringMatching(/^Stripe did not answer/) },
        ]);
        expect(await ordersOf(person)).toEqual([]);
        expect((await status(person)).subscriptionTier).toBe('free');
        let again = await begin(person);
        if (again.status === 502) again = await begin(person);
        expect([on, again.status]).toEqual([on, 201]);
        expect((await shop.stripe())['customers']).toHaveLength(1);
      }
    },
  );

  it.each(KINDS)('with %s in the middle of news, they come again and count once', async (kind) => {
    const shop = shopFor(kind);
    const person = await shop.customer();
    await shop.stripe({ act: 'pay', session: sessionOf((await begin(person)).body.url) });
    await shop.stripe({ act: 'fault', fault: { kind, on: 'GET /v1/subscriptions', times: 2 } });
    const [event] = (await shop.stripe())['events'];
    const refused = await shop.deliver(event);
    expect(refused.status).toBe(502);
    expect((await rowOf(person))['subscription_tier']).toBe('free');
    let taken = await shop.deliver(event);
    if (taken.status === 502) taken = await shop.deliver(event);
    expect(taken.status).toBe(200);
    expect((await status(person)).subscriptionTier).toBe('pro');
  });

  it('an answer lost on its way makes no second customer and no second page', async () => {
    for (const on of ['POST /v1/customers', 'POST /v1/checkout/sessions']) {
      const shop = new Shop();
      const person = await shop.customer();
      await shop.stripe({
        act: 'fault',
        fault: { kind: 'hang-up', on, times: 2, afterwards: true },
      });
      expect((await begin(person)).status).toBe(502);
      expect((await begin(person)).status).toBe(201);
      const { customers, sessions } = await shop.stripe();
      expect([on, customers.length, sessions.length]).toEqual([on, 1, 1]);
    }
  });

  it('a cancellation that did not arrive leaves the plan as it was', async () => {
    const { shop, person, subscription } = await subscribed();
    const cancel = () =>
      person.post('/api/cancel-subscription', { subscriptionId: subscription['id'] });
    await shop.stripe({
      act: 'fault',
      fault: { kind: '500', on: 'POST /v1/subscriptions', times: 2 },
    });
    expect((await cancel()).status).toBe(502);
    expect(await status(person)).toMatchObject({ subscriptionStatus: 'active', canCancel: true });
    expect((await cancel()).body.subscriptionStatus).toBe('canceled');
  });

  it('a cancellation that arrived, and a process that died before keeping it, is made good by the news', async () => {
    const { shop, person, subscription } = await subscribed();
    shop.beforeBatch = (texts) => {
      if (!texts.some((text) => text.startsWith('update "users"'))) return;
      shop.beforeBatch = () => undefined;
      throw new Error('killed');
    };
    const cancelled = await person.post('/api/cancel-subscription', {
      subscriptionId: subscription['id'],
    });
    expect(cancelled.status).toBe(500);
    expect((await status(person)).subscriptionStatus).toBe('active');
    await shop.deliverAll();
    expect((await status(person)).subscriptionStatus).toBe('canceled');
  });

  it('refuses another’s key with the same plain sentence, and logs no secret', async () => {
    const shop = new Shop({ STRIPE_SECRET_KEY: 'sk_test_wrong' });
    expect((await begin(await shop.customer())).status).toBe(502);
    expect(shop.log.join()).toContain('stripe-failed');
    expect(shop.log.join()).not.toContain('sk_test');
  });
});
