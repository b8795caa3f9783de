import { describe, expect, it } from 'vitest';
import type { CaptureOutcome } from '#tests/peers/paypal-peer.ts';
import type { Fault } from '#tests/peers/peer-server.ts';
import type { Person } from '#tests/worker/harness.ts';
import { ordersOf, type PeerState, PRO, paymentsOf, rowOf, Shop } from '#tests/worker/payments.ts';
import { sweep } from '#worker/sweep.ts';

const status = async (person: Person) => (await person.get('/api/subscription-status')).body;
const capture = (person: Person, orderId: string) => person.post(`/order/${orderId}/capture`);
const days = (from: string | number, to: string) =>
  (Date.parse(to) - new Date(from).getTime()) / 86_400_000;

/** An order that its person has approved on PayPal's page. */
async function approved(shop = new Shop(), amount = 19.99) {
  const person = await shop.customer();
  const { body } = await person.post('/order', { amount, currency: 'USD', intent: 'CAPTURE' });
  await shop.paypal({ act: 'approve', order: body.id });
  return { shop, person, orderId: body.id as string };
}

/** A process that dies where it would have kept what PayPal answered. */
function dieBeforeGranting(shop: Shop, times = 1) {
  let deaths = times;
  shop.beforeBatch = (texts) => {
    if (deaths === 0 || !texts.some((text) => text.startsWith('insert into "payments"'))) return;
    deaths--;
    throw new Error('killed');
  };
}

describe('a month with PayPal', () => {
  it('starts from what its buttons need', async () => {
    const shop = new Shop();
    const { status: code, body } = await (await shop.customer()).get('/setup');
    expect([code, body]).toEqual([
      200,
      {
        clientToken: expect.stringMatching(/^client-token-/),
        clientId: shop.clientId,
        isSandbox: false,
      },
    ]);
  });

  it('is ordered at the plan’s price, approved on PayPal’s page and captured', async () => {
    const shop = new Shop();
    const person = await shop.customer();
    const ordered = await person.post('/order', { amount: '19.99' });
    expect([ordered.status, ordered.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[A-Z0-9]{17}$/),
        status: 'PAYER_ACTION_REQUIRED',
        approveUrl: expect.stringContaining('/checkoutnow?token='),
      },
    ]);
    const { orders } = await shop.paypal();
    expect(orders[0]).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          amount: { currency_code: 'USD', value: '19.99' },
          custom_id: `yet-user-${person.user.id}`,
        },
      ],
    });
    const approval = await fetch(ordered.body.approveUrl, {
      method: 'POST',
      body: 'act=approve',
      redirect: 'manual',
    });
    const back = new URL(approval.headers.get('location') as string);
    expect(`${back.origin}${back.pathname}`).toBe('http://yet.test/subscriptions');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      paypal: 'return',
      token: ordered.body.id,
    });

    const captured = await capture(person, ordered.body.id);
    expect([captured.status, captured.body]).toEqual([
      200,
      {
        id: ordered.body.id,
        status: 'COMPLETED',
        subscription: expect.objectContaining({
          subscriptionTier: 'pro',
          subscriptionStatus: 'active',
          stripeSubscriptionId: null,
          provider: 'paypal',
          renews: false,
          canCancel: false,
        }),
      },
    ]);
    const left = days(Date.now(), captured.body.subscription.subscriptionExpiresAt);
    expect(left).toBeGreaterThan(27.9);
    expect(left).toBeLessThan(31.1);
    expect((await person.get('/api/payments')).body).toEqual([
      expect.objectContaining({ provider: 'paypal', amount: 1999, planName: 'Pro' }),
    ]);
  });

  it('ends by itself', async () => {
    const { shop, person, orderId } = await approved();
    await capture(person, orderId);
    await shop.pass(20);
    expect((await status(person)).subscriptionTier).toBe('pro');
    await shop.pass(12);
    expect(await status(person)).toMatchObject({
      subscriptionTier: 'free',
      subscriptionStatus: null,
    });
    expect((await person.post('/order', { amount: 19.99 })).status).toBe(201);
  });

  it('captured ten times at once is paid and granted once', async () => {
    const { shop, person, orderId } = await approved();
    const captures = await Promise.all(Array.from({ length: 10 }, () => capture(person, orderId)));
    expect(captures.map((one) => one.status)).toEqual(Array(10).fill(200));
    expect(await paymentsOf(person)).toHaveLength(1);
    expect(days(Date.now(), (await rowOf(person))['subscription_expires_at'])).toBeLessThan(31.1);
    expect((await shop.paypal())['orders'][0].purchase_units[0].payments.captures).toHaveLength(1);
    expect((await capture(person, orderId)).status).toBe(200);
    expect(await paymentsOf(person)).toHaveLength(1);
  });

  it('bought twice lasts two months, and ten captures of two orders grant two', async () => {
    const { shop, person, orderId } = await approved();
    const { body } = await person.post('/order', { amount: 19.99 });
    await shop.paypal({ act: 'approve', order: body.id });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => capture(person, index % 2 ? orderId : body.id)),
    );
    const payments = await paymentsOf(person);
    expect(payments).toHaveLength(2);
    expect(payments[1]?.['period_start']).toBe(payments[0]?.['period_end']);
    expect((await rowOf(person))['subscription_expires_at']).toBe(payments[1]?.['period_end']);
  });

  it.each([
    ['INSTRUMENT_DECLINED', 'was declined'],
    ['DECLINED', 'was declined'],
    ['PENDING', 'still checking'],
    ['ORDER_COMPLETION_IN_PROGRESS', 'still checking'],
  ] as [CaptureOutcome, string][])('with %s grants nothing and says so', async (outcome, words) => {
    const { shop, person, orderId } = await approved();
    await shop.paypal({ act: 'outcome', outcome });
    const { status: code, body } = await capture(person, orderId);
    expect([code, body.message]).toEqual([409, expect.stringContaining(words)]);
    expect((await status(person)).subscriptionTier).toBe('free');
    expect(await paymentsOf(person)).toEqual([]);
  });

  it('declined can be tried again with another card', async () => {
    const { shop, person, orderId } = await approved();
    await shop.paypal({ act: 'outcome', outcome: 'INSTRUMENT_DECLINED' });
    await capture(person, orderId);
    await shop.paypal({ act: 'outcome', outcome: 'COMPLETED' });
    expect((await capture(person, orderId)).body.subscription.subscriptionTier).toBe('pro');
    expect(await paymentsOf(person)).toHaveLength(1);
  });

  it('pending opens by itself once it is through', async () => {
    const { shop, person, orderId } = await approved();
    await shop.paypal({ act: 'outcome', outcome: 'PENDING' });
    await capture(person, orderId);
    expect((await status(person)).subscriptionTier).toBe('free');
    await shop.paypal({ act: 'clear', order: orderId });
    expect((await status(person)).subscriptionTier).toBe('pro');
    expect(await paymentsOf(person)).toHaveLength(1);
  });

  it.each(['PARTIAL', 'OTHER_CURRENCY', 'OTHER_PERSON'] as CaptureOutcome[])(
    'with %s captured grants nothing and is reported',
    async (outcome) => {
      const { shop, person, orderId } = await approved();
      await shop.paypal({ act: 'outcome', outcome });
      for (let twice = 0; twice < 2; twice++) {
        const { status: code, body } = await capture(person, orderId);
        expect([code, body.message]).toEqual([
          502,
          expect.stringContaining('isn’t the amount ordered'),
        ]);
      }
      expect((await status(person)).subscriptionTier).toBe('free');
      expect(shop.log.join() + JSON.stringify(await ordersOf(person))).toContain('declined');
    },
  );

  it('declined, says so again to the same Idempotency-Key', async () => {
    const { shop, person, orderId } = await approved();
    await shop.paypal({ act: 'outcome', outcome: 'DECLINED' });
    const again = () =>
      person.send('POST', `/order/${orderId}/capture`, {
        headers: { 'Idempotency-Key': 'once-and-again' },
      });
    const answers = [await again(), await again()];
    const told = answers.map(({ status, body, headers }) => [
      status,
      body.message,
      headers.get('idempotency-replayed'),
    ]);
    expect(told).toEqual(Array(2).fill([409, expect.stringContaining('was declined'), null]));
  });

  it('not approved, or forgotten at PayPal, charges nothing', async () => {
    const shop = new Shop();
    const person = await shop.customer();
    const { id } = (await person.post('/order', { amount: 39.99 })).body;
    expect((await capture(person, id)).body.message).toContain('not been approved');
    await shop.paypal({ act: 'forget order', order: id });
    expect((await capture(person, id)).body.message).toContain('no longer open');
    expect((await capture(person, id)).status).toBe(409);
    expect((await status(person)).subscriptionTier).toBe('free');
  });

  it('is the business of whoever ordered it', async () => {
    const { shop, person, orderId } = await approved();
    const bob = await shop.customer();
    expect((await capture(bob, orderId)).status).toBe(404);
    expect((await capture(bob, 'MADE0UP')).status).toBe(404);
    expect((await status(bob)).subscriptionTier).toBe('free');
    expect((await shop.paypal())['orders'][0].status).toBe('APPROVED');
    expect((await capture(person, orderId)).status).toBe(200);
  });

  it('of a lower plan is not sold beside a higher one, even when ordered before', async () => {
    const { shop, person, orderId } = await approved();
    const { body } = await person.post('/order', { amount: 39.99 });
    await shop.paypal({ act: 'approve', order: body.id });
    await capture(person, body.id);
    const refused = await capture(person, orderId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('holds all of Pro'),
    ]);
    expect((await shop.paypal())['orders'][0].status).toBe('APPROVED');
    expect((await person.post('/order', { amount: 19.99 })).status).toBe(409);
  });
});

describe('PayPal and a card at once', () => {
  const beginCard = (person: Person) => person.post('/api/create-subscription', { priceId: PRO });

  it('closes the card’s page before PayPal is charged', async () => {
    const { shop, person, orderId } = await approved();
    await beginCard(person);
    expect((await capture(person, orderId)).status).toBe(200);
    expect((await shop.stripe())['sessions'][0].status).toBe('expired');
    const refused = await beginCard(person);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('does not renew'),
    ]);
  });

  it('does not charge PayPal when the card was first', async () => {
    const { shop, person, orderId } = await approved();
    const { url } = (await beginCard(person)).body;
    await shop.stripe({ act: 'pay', session: new URL(url).pathname.split('/').at(-1) as string });
    expect((await capture(person, orderId)).body.message).toContain('is being confirmed');
    await shop.deliverAll();
    expect((await capture(person, orderId)).body.message).toContain('You are on Pro already');
    expect((await shop.paypal())['orders'][0].status).toBe('APPROVED');
  });

  it('loses nothing that was paid when both come through in the same moment', async () => {
    const { shop, person, orderId } = await approved();
    shop.beforeBatch = async (texts) => {
      if (!texts.some((text) => text.startsWith('insert into "payments"'))) return;
      shop.beforeBatch = () => undefined;
      // Stripe's news of a subscription arrives between PayPal's answer and ours being kept.
      const { url } = (await beginCard(person)).body;
      await shop.stripe({ act: 'pay', session: new URL(url).pathname.split('/').at(-1) as string });
      await shop.deliverAll();
    };
    expect((await capture(person, orderId)).status).toBe(200);
    expect(await status(person)).toMatchObject({ provider: 'stripe', subscriptionTier: 'pro' });
    const { subscriptions } = await shop.stripe();
    await shop.stripe({ act: 'end', subscription: subscriptions[0].id });
    await shop.deliverAll();
    expect(await status(person)).toMatchObject({ provider: 'paypal', subscriptionTier: 'pro' });
    expect(await paymentsOf(person)).toHaveLength(2);
  });

  it('opens no days a second time that a higher plan has taken over', async () => {
    const { shop, person, orderId } = await approved();
    expect((await capture(person, orderId)).status).toBe(200);
    for (const amount of [19.99, 19.99, 19.99, 39.99]) {
      const { id } = (await person.post('/order', { amount })).body;
      await shop.paypal({ act: 'approve', order: id });
      expect((await capture(person, id)).status).toBe(200);
    }
    // Four months of Pro became two of Premium, and a third was paid for.
    const { subscriptionTier, subscriptionExpiresAt } = await status(person);
    expect(subscriptionTier).toBe('premium');
    // In steps shorter than a session, which each look renews.
    for (let passed = 0; passed < days(Date.now(), subscriptionExpiresAt); passed += 20) {
      await shop.pass(20);
      await status(person);
    }
    const { url } = (await beginCard(person)).body;
    await shop.stripe({ act: 'pay', session: new URL(url).pathname.split('/').at(-1) as string });
    await shop.deliverAll();
    const { subscriptions } = await shop.stripe();
    await shop.stripe({ act: 'end', subscription: subscriptions[0].id });
    await shop.deliverAll();
    expect(await status(person)).toMatchObject({ subscriptionTier: 'free' });
  });
});

describe('a process killed between PayPal’s answer and ours being kept', () => {
  it.each(['replayed', 'refused as captured'])(
    'is made good by the next capture, %s',
    async (answer) => {
      const { shop, person, orderId } = await approved();
      dieBeforeGranting(shop);
      expect((await capture(person, orderId)).status).toBe(500);
      expect((await rowOf(person))['subscription_tier']).toBe('free');
      if (answer !== 'replayed') await shop.paypal({ act: 'forget request ids' });
      expect((await capture(person, orderId)).body.subscription.subscriptionTier).toBe('pro');
      expect((await capture(person, orderId)).status).toBe(200);
      expect(await paymentsOf(person)).toHaveLength(1);
    },
  );

  it('is made good by looking at the plan', async () => {
    const { shop, person, orderId } = await approved();
    dieBeforeGranting(shop, 2);
    await capture(person, orderId);
    expect((await person.get('/api/subscription-status')).status).toBe(500);
    const looks = await Promise.all([1, 2, 3].map(() => status(person)));
    expect(looks.map((one) => one.subscriptionTier)).toEqual(['pro', 'pro', 'pro']);
    expect(await paymentsOf(person)).toHaveLength(1);
  });

  it('is made good by the clock, for who never came back', async () => {
    const { shop, person, orderId } = await approved();
    dieBeforeGranting(shop);
    await capture(person, orderId);
    await sweep(shop.deps);
    expect((await rowOf(person))['subscription_tier']).toBe('free');
    shop.ahead += 3 * 60_000;
    await sweep(shop.deps);
    expect((await rowOf(person))['subscription_tier']).toBe('pro');
    await sweep(shop.deps);
    expect(await paymentsOf(person)).toHaveLength(1);
  });
});

describe('while PayPal fails', () => {
  const KINDS: Fault['kind'][] = ['500', '429', 'silence', 'garbage', 'empty 404', 'foreign 404'];
  const shopFor = (kind: Fault['kind']) =>
    kind === 'silence' ? new Shop({ PROVIDER_TIMEOUT_MS: '1000' }) : new Shop();

  it.each(KINDS)(
    'with %s, ordering says so, keeps nothing, and works the next time',
    async (kind) => {
      for (const on of ['POST /v1/oauth2/token', 'POST /v2/checkout/orders']) {
        const shop = shopFor(kind);
        const person = await shop.customer();
        await shop.paypal({ act: 'fault', fault: { kind, on } });
        const { status: code, body } = await person.post('/order', { amount: 19.99 });
        expect([on, code, body]).toEqual([
          on,
          502,
          { message: expect.stringMatching(/^PayPal did not answer/) },
        ]);
        expect(await ordersOf(person)).toEqual([]);
        expect((await person.post('/order', { amount: 19.99 })).status).toBe(201);
      }
    },
  );

  it.each(KINDS)(
    'with %s before a capture, nothing is taken and it can be tried again',
    async (kind) => {
      const { shop, person, orderId } = await approved(shopFor(kind));
      await shop.paypal({ act: 'fault', fault: { kind, on: '/capture' } });
      expect((await capture(person, orderId)).status).toBe(502);
      expect(await paymentsOf(person)).toEqual([]);
      expect((await shop.paypal())['orders'][0].status).toBe('APPROVED');
      expect((await status(person)).subscriptionTier).toBe('free');
      expect((await capture(person, orderId)).body.subscription.subscriptionTier).toBe('pro');
    },
  );

  it.each([...KINDS, 'hang-up' as const])(
    'with %s after a capture, the money is found and counts once',
    async (kind) => {
      const { shop, person, orderId } = await approved(shopFor(kind));
      await shop.paypal({ act: 'fault', fault: { kind, on: '/capture', afterwards: true } });
      await capture(person, orderId);
      expect((await shop.paypal())['orders'][0].status).toBe('COMPLETED');
      expect((await rowOf(person))['subscription_tier']).toBe('free');
      expect((await status(person)).subscriptionTier).toBe('pro');
      expect(await paymentsOf(person)).toHaveLength(1);
    },
  );

  it('a token withdrawn before its time is fetched anew', async () => {
    const shop = new Shop();
    const person = await shop.customer();
    await person.post('/order', { amount: 19.99 });
    await person.post('/order', { amount: 19.99 });
    const tokens = async () =>
      (await shop.paypal())['requests'].filter(
        (one: PeerState) => one['path'] === '/v1/oauth2/token',
      ).length;
    expect(await tokens()).toBe(1);
    await shop.paypal({ act: 'forget tokens' });
    expect((await person.post('/order', { amount: 19.99 })).status).toBe(201);
    expect(await tokens()).toBe(2);
  });

  it('wrong credentials are the operator’s matter, and stay out of the log', async () => {
    const shop = new Shop({ PAYPAL_CLIENT_SECRET: 'not-the-secret' });
    const person = await shop.customer();
    expect((await person.get('/setup')).status).toBe(502);
    expect(shop.log.join()).toContain('paypal-failed');
    expect(shop.log.join()).not.toContain('not-the-secret');
  });

  it('the page of the plan is shown all the same', async () => {
    const { shop, person, orderId } = await approved();
    dieBeforeGranting(shop);
    await capture(person, orderId);
    await shop.paypal({ act: 'fault', fault: { kind: '500', on: 'GET /v2/checkout/orders' } });
    expect((await status(person)).subscriptionTier).toBe('free');
    expect((await status(person)).subscriptionTier).toBe('pro');
  });
});

it('thirty purchases begun within an hour are enough', { timeout: 30_000 }, async () => {
  const shop = new Shop();
  const person = await shop.customer();
  const codes = [];
  for (let tries = 0; tries < 31; tries++) {
    codes.push((await person.post('/api/create-subscription', { priceId: 'made_up' })).status);
  }
  expect(codes.slice(0, 30)).toEqual(Array(30).fill(400));
  expect(codes[30]).toBe(429);
});
