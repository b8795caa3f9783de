import { expect, it } from 'vitest';
import { bindings, signedUp } from '#tests/worker/harness.ts';
import { ordersOf, rowOf, Shop } from '#tests/worker/payments.ts';
import { sweep } from '#worker/sweep.ts';

const PAST = '2026-01-01T00:00:00.000Z';

async function subscribed(change: Record<string, string | null>) {
  const person = await signedUp();
  const names = Object.keys(change);
  await bindings.DB.prepare(
    `update users set ${names.map((name) => `${name} = ?`).join()} where id = ?`,
  )
    .bind(...Object.values(change), person.user.id)
    .run();
  return person;
}

it('paid periods that are over fall back to free in the table too', async () => {
  const shop = new Shop();
  const over = { subscription_tier: 'pro', subscription_expires_at: PAST };
  const once = await subscribed({
    ...over,
    subscription_status: 'active',
    subscription_provider: 'paypal',
  });
  const cancelled = await subscribed({
    ...over,
    subscription_status: 'canceled',
    subscription_provider: 'stripe',
    stripe_subscription_id: 'sub_1',
  });
  const unpaid = await subscribed({
    ...over,
    subscription_status: 'past_due',
    subscription_provider: 'stripe',
    stripe_subscription_id: 'sub_2',
  });
  const running = await subscribed({
    ...over,
    subscription_expires_at: '2999-01-01T00:00:00.000Z',
  });
  const gift = await subscribed({ subscription_tier: 'premium', subscription_provider: 'gift' });
  await sweep(shop.deps);

  const over_ = { subscription_tier: 'free', subscription_expires_at: PAST };
  const unlinked = {
    subscription_status: null,
    stripe_subscription_id: null,
    subscription_provider: null,
  };
  expect(await rowOf(once)).toMatchObject({ ...over_, ...unlinked });
  expect(await rowOf(cancelled)).toMatchObject({ ...over_, ...unlinked });
  // Stripe has not ended this one: it can still be cancelled, and is not bought a second time.
  expect(await rowOf(unpaid)).toMatchObject({
    ...over_,
    subscription_status: 'past_due',
    stripe_subscription_id: 'sub_2',
  });
  expect((await rowOf(running))['subscription_tier']).toBe('pro');
  expect((await rowOf(gift))['subscription_tier']).toBe('premium');
});

it('what nobody needs any more goes, what was paid stays', async () => {
  const shop = new Shop();
  const person = await shop.customer();
  const order = (id: string, status: string, at: string) =>
    bindings.DB.prepare(
      "insert into payment_orders (id, user_id, plan_id, provider, way, amount, currency, status, created_at) values (?, ?, 2, 'paypal', 'paypal', 1999, 'USD', ?, ?)",
    ).bind(`${id}-${person.user.id}`, person.user.id, status, at);
  const now = new Date().toISOString();
  await bindings.DB.batch([
    order('left', 'created', PAST),
    order('declined', 'declined', PAST),
    order('paid', 'captured', PAST),
    order('fresh', 'created', now),
    bindings.DB.prepare(
      "insert into billing_events values ('evt_old', 'stripe', 'x', ?), ('evt_new', 'stripe', 'x', ?)",
    ).bind('2025-01-01T00:00:00.000Z', now),
  ]);
  await sweep(shop.deps);
  expect((await ordersOf(person)).map((one) => one['id'].split('-')[0])).toEqual(['paid', 'fresh']);
  const events = await bindings.DB.prepare(
    "select id from billing_events where id in ('evt_old', 'evt_new')",
  ).all();
  expect(events.results).toEqual([{ id: 'evt_new' }]);
});

it('a capture that never reached PayPal is let go after a day, and can be taken up again', async () => {
  const shop = new Shop();
  const person = await shop.customer();
  const { id } = (await person.post('/order', { amount: 19.99 })).body;
  await shop.paypal({ act: 'approve', order: id });
  await shop.paypal({ act: 'fault', fault: { kind: '500', on: '/capture' } });
  expect((await person.post(`/order/${id}/capture`)).status).toBe(502);
  const status = async () => (await ordersOf(person))[0]?.['status'];
  expect(await status()).toBe('capturing');
  await sweep({ ...shop.deps });
  expect(await status()).toBe('capturing');
  shop.ahead += 25 * 3_600_000;
  await sweep(shop.deps);
  expect(await status()).toBe('created');
  expect((await person.post(`/order/${id}/capture`)).body.subscription.subscriptionTier).toBe(
    'pro',
  );
});

it('buying is looked up by an index, however many have bought', async () => {
  const plan = async (sql: string) =>
    (await bindings.DB.prepare(`explain query plan ${sql}`).all<{ detail: string }>()).results
      .map(({ detail }) => detail)
      .join('; ');
  expect(
    await plan(
      "select id from users where subscription_tier <> 'free' and subscription_expires_at <= '2026' limit 9",
    ),
  ).toContain('users_paid_until');
  expect(
    await plan(
      "select id from payment_orders where status in ('created', 'declined') and created_at < '2026' limit 9",
    ),
  ).toContain('payment_orders_status');
  expect(await plan("select id from billing_events where received_at < '2026' limit 9")).toContain(
    'billing_events_received',
  );
});
