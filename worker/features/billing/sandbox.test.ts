import { describe, expect, it } from 'vitest';
import { type Person, signedUp } from '#tests/worker/harness.ts';
import { PREMIUM, PRO, paymentsOf, rowOf } from '#tests/worker/payments.ts';

const status = async (person: Person) => (await person.get('/api/subscription-status')).body;

/** Begins a purchase by card and says which order the sandbox's page is about. */
async function begin(person: Person, priceId = PRO): Promise<string> {
  const { status: code, body } = await person.post('/api/create-subscription', { priceId });
  expect([code, body]).toEqual([
    201,
    { url: expect.stringMatching(/^\/sandbox-checkout\?order=sandbox_[\da-f-]{36}$/) },
  ]);
  return new URL(body.url, 'http://x').searchParams.get('order') as string;
}

const answer = (person: Person, orderId: string, outcome: string) =>
  person.post(`/api/sandbox-orders/${orderId}`, { outcome });

async function bought(priceId = PRO) {
  const person = await signedUp();
  const orderId = await begin(person, priceId);
  expect((await answer(person, orderId, 'pay')).body.status).toBe('captured');
  return { person, orderId };
}

describe('plans', () => {
  it('are three, cheapest first, with what they hold', async () => {
    const { status: code, body } = await (await signedUp()).get('/api/subscription-plans');
    expect(code).toBe(200);
    expect(
      body.map((plan: any) => [plan.name, plan.price, plan.interval, plan.stripePriceId]),
    ).toEqual([
      ['Free', 0, 'month', null],
      ['Pro', 1999, 'month', PRO],
      ['Premium', 3999, 'month', PREMIUM],
    ]);
  });

  it('leave a new person on the free one, with the sandbox to try the others', async () => {
    expect(await status(await signedUp())).toEqual({
      subscriptionTier: 'free',
      subscriptionStatus: null,
      subscriptionExpiresAt: null,
      stripeSubscriptionId: null,
      provider: null,
      renews: false,
      canCancel: false,
      canResume: false,
      hasPortal: false,
      ways: { card: 'sandbox', paypal: 'sandbox' },
    });
  });
});

describe('a plan by card in the sandbox', () => {
  it('is shown before it is paid, and paid once', async () => {
    const person = await signedUp();
    const orderId = await begin(person);
    expect((await person.get(`/api/sandbox-orders/${orderId}`)).body).toEqual({
      id: orderId,
      planName: 'Pro',
      amount: 1999,
      currency: 'USD',
      interval: 'month',
      way: 'card',
      status: 'created',
    });
    expect((await status(person)).subscriptionTier).toBe('free');
    for (let again = 0; again < 3; again++) {
      expect((await answer(person, orderId, 'pay')).body).toMatchObject({ status: 'captured' });
    }
    expect(await status(person)).toMatchObject({
      subscriptionTier: 'pro',
      subscriptionStatus: 'active',
      stripeSubscriptionId: orderId,
      provider: 'sandbox',
      renews: true,
      canCancel: true,
      canResume: false,
    });
    expect((await person.get('/api/user')).body.subscriptionTier).toBe('pro');
    const { body } = await person.get('/api/payments');
    expect(body).toEqual([
      expect.objectContaining({
        provider: 'sandbox',
        planName: 'Pro',
        amount: 1999,
        currency: 'USD',
      }),
    ]);
  });

  it('gives two clicks at once the same page', async () => {
    const person = await signedUp();
    const clicks = await Promise.all(
      [1, 2, 3].map(() => person.post('/api/create-subscription', { priceId: PRO })),
    );
    expect(new Set(clicks.map(({ body }) => body.url)).size).toBe(1);
    expect((await person.post('/api/create-subscription', { priceId: PRO })).body.url).toBe(
      clicks[0]?.body.url,
    );
  });

  it.each([
    ['decline', 'declined'],
    ['cancel', 'canceled'],
  ])('grants nothing on %s, and can be tried again', async (outcome, ended) => {
    const person = await signedUp();
    const orderId = await begin(person);
    expect((await answer(person, orderId, outcome)).body.status).toBe(ended);
    expect((await answer(person, orderId, 'pay')).body.status).toBe(ended);
    expect((await status(person)).subscriptionTier).toBe('free');
    expect(await paymentsOf(person)).toEqual([]);
    const again = await begin(person);
    expect(again).not.toBe(orderId);
    await answer(person, again, 'pay');
    expect((await status(person)).subscriptionTier).toBe('pro');
  });

  it('cancelled, stays open to the end of the period and can be resumed', async () => {
    const { person, orderId } = await bought();
    const until = (await status(person)).subscriptionExpiresAt;
    for (let twice = 0; twice < 2; twice++) {
      const cancelled = await person.post('/api/cancel-subscription', { subscriptionId: orderId });
      expect([cancelled.status, cancelled.body]).toEqual([
        200,
        expect.objectContaining({
          subscriptionTier: 'pro',
          subscriptionStatus: 'canceled',
          subscriptionExpiresAt: until,
          renews: false,
          canCancel: false,
          canResume: true,
        }),
      ]);
    }
    const resumed = await person.post('/api/resume-subscription');
    expect(resumed.body).toMatchObject({
      subscriptionStatus: 'active',
      renews: true,
      canResume: false,
    });
  });

  it('cancelled and expired, falls back to free and can be bought anew', async () => {
    const { person, orderId } = await bought();
    await person.post('/api/cancel-subscription', { subscriptionId: orderId });
    await answer(person, orderId, 'expire');
    expect(await status(person)).toMatchObject({
      subscriptionTier: 'free',
      subscriptionStatus: null,
      stripeSubscriptionId: null,
      canResume: false,
    });
    expect((await person.post('/api/resume-subscription')).status).toBe(404);
    expect(
      (await person.post('/api/cancel-subscription', { subscriptionId: orderId })).status,
    ).toBe(404);
    await answer(person, await begin(person, PREMIUM), 'pay');
    expect((await status(person)).subscriptionTier).toBe('premium');
  });

  it('is refused kindly a second time', async () => {
    const { person, orderId } = await bought();
    const again = await person.post('/api/create-subscription', { priceId: PRO });
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringMatching(/^You are on Pro already\. It renews on \d+ \w+ \d{4}\.$/),
    ]);
    const order = await person.post('/order', { amount: 19.99 });
    expect([order.status, order.body.message]).toEqual([409, again.body.message]);
    await person.post('/api/cancel-subscription', { subscriptionId: orderId });
    const third = await person.post('/api/create-subscription', { priceId: PRO });
    expect([third.status, third.body.message]).toEqual([409, expect.stringContaining('resume it')]);
  });

  it('changes from Pro to Premium by a page of its own, as one subscription', async () => {
    const { person, orderId } = await bought();
    await answer(person, await begin(person, PREMIUM), 'pay');
    expect(await status(person)).toMatchObject({
      subscriptionTier: 'premium',
      stripeSubscriptionId: orderId,
    });
    expect(await paymentsOf(person)).toHaveLength(2);
  });

  it('has no billing page', async () => {
    const { person } = await bought();
    expect((await person.post('/api/billing-portal')).status).toBe(404);
  });

  it('is the business of nobody else', async () => {
    const { person, orderId } = await bought();
    const bob = await signedUp();
    const asked = [
      await bob.get(`/api/sandbox-orders/${orderId}`),
      await answer(bob, orderId, 'expire'),
      await bob.post('/api/cancel-subscription', { subscriptionId: orderId }),
      await bob.post(`/order/${orderId}/capture`),
    ];
    expect(asked.map((one) => one.status)).toEqual([404, 404, 404, 404]);
    expect((await status(person)).subscriptionStatus).toBe('active');
  });

  it.each([['price_made_up'], ['free'], ["' or 1=1 --"], [''], [null], [1999]])(
    'is not to be had for the price %j',
    async (priceId) => {
      expect((await (await signedUp()).post('/api/create-subscription', { priceId })).status).toBe(
        400,
      );
    },
  );
});

describe('a month with PayPal in the sandbox', () => {
  const order = (person: Person, amount: unknown = 19.99) => person.post('/order', { amount });

  it('starts from a setup that says what it is', async () => {
    const { body } = await (await signedUp()).get('/setup');
    expect(body).toEqual({ clientToken: 'sandbox', clientId: 'sandbox', isSandbox: true });
  });

  it('is ordered and captured, and opens its plan for a month', async () => {
    const person = await signedUp();
    const made = await order(person, '19.99');
    expect([made.status, made.body]).toEqual([
      201,
      { id: expect.stringMatching(/^sandbox_/), status: 'CREATED', approveUrl: null },
    ]);
    const captured = await person.post(`/order/${made.body.id}/capture`);
    expect([captured.status, captured.body]).toEqual([
      200,
      {
        id: made.body.id,
        status: 'COMPLETED',
        subscription: expect.objectContaining({
          subscriptionTier: 'pro',
          subscriptionStatus: 'active',
          stripeSubscriptionId: null,
          renews: false,
          canCancel: false,
        }),
      },
    ]);
  });

  it('taken by ten captures at once is granted once', async () => {
    const person = await signedUp();
    const { id } = (await order(person)).body;
    const captures = await Promise.all(
      Array.from({ length: 10 }, () => person.post(`/order/${id}/capture`)),
    );
    expect(captures.map((one) => one.status)).toEqual(Array(10).fill(200));
    expect(await paymentsOf(person)).toHaveLength(1);
    const { subscription_expires_at: until } = await rowOf(person);
    expect((Date.parse(until) - Date.now()) / 86_400_000).toBeLessThan(31.1);
  });

  it('follows a running month, and Premium takes over what is left of Pro', async () => {
    const person = await signedUp();
    const buy = async (amount: number) =>
      (await person.post(`/order/${(await order(person, amount)).body.id}/capture`)).body
        .subscription;
    const first = await buy(19.99);
    const second = await buy(19.99);
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
    expect(days(first.subscriptionExpiresAt, second.subscriptionExpiresAt)).toBeGreaterThanOrEqual(
      28,
    );
    const third = await buy(39.99);
    expect(third.subscriptionTier).toBe('premium');
    const left = days(new Date().toISOString(), third.subscriptionExpiresAt);
    expect(left).toBeGreaterThan(28 + (2 * 28 * 1999) / 3999);
    expect((await order(person, 19.99)).body.message).toContain('holds all of Pro');
  });

  it.each([
    ['decline', 409],
    ['cancel', 409],
  ])('grants nothing after %s at the sandbox’s page', async (outcome, code) => {
    const person = await signedUp();
    const { id } = (await order(person)).body;
    await answer(person, id, outcome);
    expect((await person.post(`/order/${id}/capture`)).status).toBe(code);
    expect((await status(person)).subscriptionTier).toBe('free');
  });

  it('runs out when the sandbox lets it', async () => {
    const person = await signedUp();
    const { id } = (await order(person)).body;
    expect((await answer(person, id, 'pay')).body.status).toBe('captured');
    expect((await status(person)).subscriptionTier).toBe('pro');
    await answer(person, id, 'expire');
    expect(await status(person)).toMatchObject({
      subscriptionTier: 'free',
      subscriptionStatus: null,
    });
  });

  it.each([
    [19.98],
    [0],
    [-19.99],
    ['-19.99'],
    ['NaN'],
    ['19.99e0'],
    ['1e3'],
    [1e21],
    [[]],
    [{}],
    [null],
    ['19,99'],
    [true],
  ])('is not to be had for %j', async (amount) => {
    const { status: code, body } = await order(await signedUp(), amount);
    expect([code, typeof body.message]).toEqual([400, 'string']);
  });

  it('is paid in dollars and captured, nothing else', async () => {
    const person = await signedUp();
    const with_ = (fields: object) => person.post('/order', { amount: 19.99, ...fields });
    expect((await with_({ currency: 'EUR' })).status).toBe(400);
    expect((await with_({ intent: 'AUTHORIZE' })).status).toBe(400);
    expect((await with_({ currency: 'usd', intent: 'capture' })).status).toBe(201);
  });
});
