import { describe, expect, it } from 'vitest';
import { homeDb, type Person } from '#tests/worker/harness.ts';
import { ordersOf, PRO, paymentsOf, rowOf, Shop } from '#tests/worker/payments.ts';

/** What no provider's id is, whatever it is the id of. */
const NO_KEYS: [string, unknown][] = [
  ['empty', ''],
  ['blank', ' '],
  ['a number', 7],
  ['null', null],
  ['a list', ['x']],
  ['an object', { id: 'x' }],
  ['256 characters', 'x'.repeat(256)],
  ['a line break', 'a\nb'],
  ['a NUL', 'a\u0000'],
];
/** The same behind a prefix, as Stripe's ids have one: nothing behind it is no id either. */
const behind = (prefix: string): [string, unknown][] => [
  ...NO_KEYS,
  ['nothing behind its prefix', prefix],
  ...NO_KEYS.filter(([, value]) => typeof value === 'string' && value.length > 2).map(
    ([what, value]): [string, unknown] => [`${what} behind its prefix`, prefix + value],
  ),
];
const isPaidFor = async (person: Person) =>
  (await person.get('/api/subscription-status')).body.subscriptionTier !== 'free';
const eventsKept = () =>
  homeDb.prepare('select count(*) as n from billing_events').first<number>('n');

describe('an event of Stripe’s, well signed, whose key is none', () => {
  it.each(behind('evt_'))('is refused and not kept: its id is %s', async (_, id) => {
    const shop = new Shop();
    await shop.customer();
    const before = await eventsKept();
    const object = { id: 'sub_1', customer: 'cus_1' };
    const { status, body } = await shop.deliver({
      id,
      type: 'customer.subscription.updated',
      data: { object },
    });
    expect([status, body]).toEqual([400, { message: 'This is not an event of Stripe’s' }]);
    expect(await eventsKept()).toBe(before);
  });

  it.each(behind('cus_').filter(([, value]) => value !== null && typeof value !== 'object'))(
    'is refused and not kept: its customer is %s',
    async (_, customer) => {
      const before = await eventsKept();
      const event = {
        id: `evt_${crypto.randomUUID()}`,
        type: 'invoice.paid',
        data: { object: { id: 'in_1', customer } },
      };
      const { status, body } = await new Shop().deliver(event);
      expect([status, body]).toEqual([400, { message: 'This is not an event of Stripe’s' }]);
      expect(await eventsKept()).toBe(before);
    },
  );

  it.each(NO_KEYS)('is refused and not kept: what it is about is %s', async (_, id) => {
    const shop = new Shop();
    const person = await shop.customer();
    await person.post('/api/create-subscription', { priceId: PRO });
    const customer = (await rowOf(person))['stripe_customer_id'];
    const before = await eventsKept();
    for (const type of ['invoice.paid', 'checkout.session.completed']) {
      const event = { id: `evt_${crypto.randomUUID()}`, type, data: { object: { id, customer } } };
      const { status, body } = await shop.deliver(event);
      expect([type, status, body]).toEqual([
        type,
        400,
        { message: 'This is not an event of Stripe’s' },
      ]);
    }
    expect(await eventsKept()).toBe(before);
  });
});

describe('an answer of Stripe’s whose key is none', () => {
  it.each(behind('cus_'))('makes nobody a customer: %s', async (_, value) => {
    const shop = new Shop();
    const person = await shop.customer();
    await shop.stripe({
      act: 'fault',
      fault: { kind: 'odd value', on: 'POST /v1/customers', at: 'id', value },
    });
    expect((await person.post('/api/create-subscription', { priceId: PRO })).status).toBe(502);
    expect((await rowOf(person))['stripe_customer_id']).toBeNull();
  });

  it.each(behind('cs_'))('opens no checkout: %s', async (_, value) => {
    const shop = new Shop();
    const person = await shop.customer();
    const fault = { kind: 'odd value' as const, on: 'POST /v1/checkout/sessions', at: 'id', value };
    await shop.stripe({ act: 'fault', fault });
    expect((await person.post('/api/create-subscription', { priceId: PRO })).status).toBe(502);
    expect(await ordersOf(person)).toEqual([]);
  });
});

describe('an answer of PayPal’s whose key is none', () => {
  it.each(NO_KEYS)('orders nothing: %s', async (_, value) => {
    const shop = new Shop();
    const person = await shop.customer();
    const fault = { kind: 'odd value' as const, on: 'POST /v2/checkout/orders', at: 'id', value };
    await shop.paypal({ act: 'fault', fault });
    expect((await person.post('/order', { amount: 19.99 })).status).toBe(502);
    expect(await ordersOf(person)).toEqual([]);
  });

  it.each(NO_KEYS)('counts for no payment; the next answer does: %s', async (_, value) => {
    const shop = new Shop();
    const person = await shop.customer();
    const { id } = (await person.post('/order', { amount: 19.99 })).body;
    await shop.paypal({ act: 'approve', order: id });
    const at = 'purchase_units.0.payments.captures.0.id';
    await shop.paypal({ act: 'fault', fault: { kind: 'odd value', on: '/capture', at, value } });
    expect((await person.post(`/order/${id}/capture`)).status).toBe(502);
    expect(await paymentsOf(person)).toEqual([]);
    expect(await isPaidFor(person)).toBe(true);
    expect(await paymentsOf(person)).toHaveLength(1);
  });

  const SPELLINGS: [string, (id: number) => string][] = [
    ['with a space', (id) => ` ${id}`],
    ['with a nought', (id) => `0${id}`],
    ['as a fraction', (id) => `${id}.0`],
    ['in hexadecimal', (id) => `0x${id.toString(16)}`],
    ['as nobody', () => ''],
  ];
  it.each(SPELLINGS)('is not about a person whose id is written %s', async (_, spelt) => {
    const shop = new Shop();
    const person = await shop.customer();
    const { id } = (await person.post('/order', { amount: 19.99 })).body;
    await shop.paypal({ act: 'approve', order: id });
    const at = 'purchase_units.0.payments.captures.0.custom_id';
    const value = `yet-user-${spelt(person.user.id)}`;
    await shop.paypal({ act: 'fault', fault: { kind: 'odd value', on: '/capture', at, value } });
    await person.post(`/order/${id}/capture`);
    expect(await paymentsOf(person)).toEqual([]);
  });
});
