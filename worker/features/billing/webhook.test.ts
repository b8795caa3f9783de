import { describe, expect, it } from 'vitest';
import { homeDb, type Person, signedUp, Visitor } from '#tests/worker/harness.ts';
import { type PeerState, PRO, paymentsOf, rowOf, Shop, signed } from '#tests/worker/payments.ts';

const seconds = () => Math.floor(Date.now() / 1000);
const status = async (person: Person) => (await person.get('/api/subscription-status')).body;

/** Somebody who has paid; nothing of what Stripe told has been delivered yet. */
async function paid() {
  const shop = new Shop();
  const person = await shop.customer();
  const { url } = (await person.post('/api/create-subscription', { priceId: PRO })).body;
  await shop.stripe({ act: 'pay', session: new URL(url).pathname.split('/').at(-1) as string });
  const { events, subscriptions } = await shop.stripe();
  return {
    shop,
    person,
    events: events as PeerState[],
    subscription: subscriptions[0] as PeerState,
  };
}

const eventsKept = async (ids: string[]) => {
  const marks = ids.map(() => '?').join();
  const found = await homeDb
    .prepare(`select id from billing_events where id in (${marks})`)
    .bind(...ids)
    .all();
  return found.results.length;
};

/** The same order of a list every time, and not the one it came in. */
function shuffled<Item>(items: Item[], seed: number): Item[] {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

describe('a signature', () => {
  const body = '{"id":"evt_1","type":"unknown.kind","data":{"object":{}}}';
  const secret = 'whsec_for_tests';
  const tampered = (text: string) => text.replace('evt_1', 'evt_2');

  type Sign = () => Promise<string | undefined>;
  const cases: [string, string, Sign, number][] = [
    ['is good', body, () => signed(body, secret, seconds()), 200],
    ['is 299 s old', body, () => signed(body, secret, seconds() - 298), 200],
    ['is 299 s ahead', body, () => signed(body, secret, seconds() + 298), 200],
    [
      'is one of two, as while a secret is rolled',
      body,
      async () => `${await signed(body, secret, seconds())},v1=00ff`,
      200,
    ],
    ['is over 300 s old', body, () => signed(body, secret, seconds() - 305), 400],
    ['is over 300 s ahead', body, () => signed(body, secret, seconds() + 305), 400],
    ['is of years ahead', body, () => signed(body, secret, seconds() + 99_999_999), 400],
    ['is by another secret', body, () => signed(body, 'whsec_of_somebody_else', seconds()), 400],
    ['is of another body', tampered(body), () => signed(body, secret, seconds()), 400],
    [
      'is of the same body written anew',
      JSON.stringify(JSON.parse(body), null, 1),
      () => signed(body, secret, seconds()),
      400,
    ],
    ['is of an older scheme only', body, () => signed(body, secret, seconds(), 'v0'), 400],
    [
      'has two dates',
      body,
      async () => `t=${seconds()},${await signed(body, secret, seconds() + 999)}`,
      400,
    ],
    [
      'has no date',
      body,
      async () => (await signed(body, secret, seconds())).split(',')[1] as string,
      400,
    ],
    ['is nonsense', body, async () => 't=now,v1=please', 400],
    ['is empty', body, async () => '', 400],
    ['is missing', body, async () => undefined, 400],
  ];
  it.each(cases)('that %s is judged', async (_what, sent, sign, code) => {
    const { status: answered, body: said } = await new Shop().post(sent, await sign());
    expect([answered, said]).toEqual([
      code,
      code === 200 ? { received: true } : { message: 'This message is not signed as Stripe signs' },
    ]);
  });

  it('under something that is no event is not enough', async () => {
    for (const text of ['null', '[]', '{"type":"invoice.paid"}', '{"id":"evt_1"}', '{', '']) {
      const shop = new Shop();
      const { status: code } = await shop.post(
        text,
        await signed(text, shop.webhookSecret, seconds()),
      );
      expect([text, code]).toEqual([text, 400]);
    }
  });

  it('is needed by whoever would like a plan for nothing', async () => {
    const { shop, person, events } = await paid();
    const payload = JSON.stringify(events[0]);
    for (const signature of [undefined, '', await signed(payload, 'whsec_guessed', seconds())]) {
      expect((await shop.post(payload, signature)).status).toBe(400);
    }
    expect((await status(person)).subscriptionTier).toBe('free');
    expect(shop.log.join()).toContain('webhook-refused');
    expect(shop.log.join()).not.toContain('whsec');
  });
});

describe('news from Stripe', () => {
  it('told a hundred times, in any order and at once, counts once', {
    timeout: 60_000,
  }, async () => {
    const { shop, person, events, subscription } = await paid();
    const id = subscription['id'];
    // Five changes of mind, the last of which stands.
    for (let change = 0; change < 5; change++) {
      const ends = change % 2 === 0;
      const row = {
        cancel_at_period_end: ends,
        cancel_at: ends ? subscription['items'].data[0].current_period_end : null,
      };
      await shop.stripe({ act: 'set', table: 'subscriptions', id, row });
    }
    const all = (await shop.stripe())['events'] as PeerState[];
    expect(all.length).toBe(events.length + 5);
    const deliveries = shuffled(
      Array.from({ length: 100 }, (_, index) => all[index % all.length] as PeerState),
      7,
    );
    let open = deliveries;
    for (let round = 0; open.length > 0 && round < 20; round++) {
      const taken = await Promise.all(open.map((event) => shop.deliver(event)));
      expect(taken.every((one) => one.status === 200 || one.status === 409)).toBe(true);
      open = open.filter((_, index) => taken[index]?.status !== 200);
    }
    expect(open).toEqual([]);
    expect(await status(person)).toMatchObject({
      subscriptionTier: 'pro',
      subscriptionStatus: 'canceled',
      stripeSubscriptionId: id,
    });
    expect(await paymentsOf(person)).toHaveLength(1);
    expect(await eventsKept(all.map((event) => event['id']))).toBe(all.length);
  });

  it('that is old does not undo what is newer', async () => {
    const { shop, person, events, subscription } = await paid();
    await shop.deliverAll();
    await shop.stripe({ act: 'end', subscription: subscription['id'] });
    const ended = ((await shop.stripe())['events'] as PeerState[]).at(-1) as PeerState;
    await shop.deliver(ended);
    expect((await status(person)).subscriptionTier).toBe('free');
    for (const event of events) await shop.deliver({ ...event, id: `${event['id']}again` });
    expect((await status(person)).subscriptionTier).toBe('free');
    expect(await paymentsOf(person)).toHaveLength(1);
  });

  it('overtaken while it looked things up looks again', async () => {
    const { shop, person, subscription } = await paid();
    await shop.deliverAll();
    const row = { cancel_at_period_end: true };
    await shop.stripe({ act: 'set', table: 'subscriptions', id: subscription['id'], row });
    const [slow] = ((await shop.stripe())['events'] as PeerState[]).slice(-1);
    let isFirst = true;
    shop.beforeBatch = async (texts) => {
      if (
        !isFirst ||
        !texts.some((text) => text.includes('billing_events') && text.startsWith('insert'))
      )
        return;
      isFirst = false;
      // Between its question and its answer being kept, the person resumes; that news arrives
      // first.
      const resumed = { cancel_at_period_end: false };
      await shop.stripe({
        act: 'set',
        table: 'subscriptions',
        id: subscription['id'],
        row: resumed,
      });
      const [quick] = ((await shop.stripe())['events'] as PeerState[]).slice(-1);
      expect((await shop.deliver(quick as PeerState)).status).toBe(200);
    };
    expect((await shop.deliver(slow as PeerState)).status).toBe(200);
    expect(isFirst).toBe(false);
    expect((await status(person)).subscriptionStatus).toBe('active');
  });

  it('lost to a process that died before keeping it comes again and counts once', async () => {
    const { shop, person, events } = await paid();
    let deaths = 2;
    shop.beforeBatch = (texts) => {
      if (deaths === 0 || !texts.some((text) => text.startsWith('insert into "billing_events"')))
        return;
      deaths--;
      throw new Error('killed');
    };
    const told = events.find(({ type }) => type === 'invoice.paid') as PeerState;
    expect((await shop.deliver(told)).status).toBe(500);
    expect((await rowOf(person))['subscription_tier']).toBe('free');
    expect(await paymentsOf(person)).toEqual([]);
    expect(await eventsKept([told['id']])).toBe(0);
    expect((await shop.deliver(told)).status).toBe(500);
    expect((await shop.deliver(told)).status).toBe(200);
    expect((await shop.deliver(told)).status).toBe(200);
    expect((await rowOf(person))['subscription_tier']).toBe('pro');
    expect(await paymentsOf(person)).toHaveLength(1);
  });

  it('half of which cannot be written is not written at all', async () => {
    const { shop, person, events } = await paid();
    const DB = homeDb;
    await DB.prepare(
      `create trigger no_payments before insert on payments when new.user_id = ${person.user.id} begin select raise(abort, 'full'); end`,
    ).run();
    const told = events.find(({ type }) => type === 'invoice.paid') as PeerState;
    expect((await shop.deliver(told)).status).toBe(500);
    expect((await rowOf(person))['subscription_tier']).toBe('free');
    expect(await eventsKept([told['id']])).toBe(0);
    await DB.prepare('drop trigger no_payments').run();
    expect((await shop.deliver(told)).status).toBe(200);
    expect((await rowOf(person))['subscription_tier']).toBe('pro');
  });

  it('of kinds, customers and shapes nobody here knows is acknowledged and forgotten', async () => {
    const shop = new Shop();
    const data = { object: { id: 'x', customer: 'cus_nobody' } };
    const told = [
      'customer.subscription.updated',
      'invoice.paid',
      'charge.refunded',
      'a.kind.of.tomorrow',
    ];
    for (const [index, type] of told.entries()) {
      const answered = await shop.deliver({ id: `evt_unknown_${index}`, type, data });
      expect([answered.status, answered.body]).toEqual([200, { received: true }]);
    }
    expect(await eventsKept(told.map((_, index) => `evt_unknown_${index}`))).toBe(0);
  });

  it('claims nothing: what it says is asked of Stripe', async () => {
    const { shop, person } = await paid();
    await shop.deliverAll();
    const customer = (await rowOf(person))['stripe_customer_id'];
    const object = {
      id: 'sub_made_up',
      customer,
      status: 'active',
      items: { data: [{ price: { lookup_key: 'yet_premium_monthly' } }] },
    };
    await shop.deliver({
      id: 'evt_signed_but_wrong',
      type: 'customer.subscription.updated',
      data: { object },
    });
    expect((await status(person)).subscriptionTier).toBe('pro');
  });

  it('of two subscriptions follows the better one, and the other when that ends', async () => {
    const { shop, person, subscription } = await paid();
    await shop.deliverAll();
    const customer = (await rowOf(person))['stripe_customer_id'];
    await shop.stripe({ act: 'subscribe', customer, lookupKey: 'yet_premium_monthly' });
    await shop.deliverAll();
    expect((await status(person)).subscriptionTier).toBe('premium');
    const { stripeSubscriptionId } = await status(person);
    await shop.stripe({ act: 'end', subscription: stripeSubscriptionId });
    await shop.deliverAll();
    expect(await status(person)).toMatchObject({
      subscriptionTier: 'pro',
      stripeSubscriptionId: subscription['id'],
    });
  });

  it('posted with a page’s origin or as a form is not Stripe’s', async () => {
    const shop = new Shop();
    const text = '{"id":"evt_1","type":"x","data":{"object":{}}}';
    const signature = await signed(text, shop.webhookSecret, seconds());
    const send = (headers: Record<string, string>) =>
      shop.welcome(new Visitor()).send('POST', '/api/webhooks/stripe', {
        raw: text,
        headers: { 'Stripe-Signature': signature, ...headers },
      });
    expect(
      (await send({ 'Content-Type': 'application/json', Origin: 'https://evil.test' })).status,
    ).toBe(403);
    expect((await send({ 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await send({ 'Content-Type': 'application/json' })).status).toBe(200);
  });
});

describe('without Stripe’s keys', () => {
  it('nobody is listening', async () => {
    const visitor = new Visitor();
    expect((await visitor.post('/api/webhooks/stripe', {})).status).toBe(404);
  });

  it('in production, buying says plainly that it is not set up, and the sandbox is not there', async () => {
    const absent = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_API_BASE: '' };
    const alsoAbsent = { PAYPAL_CLIENT_ID: '', PAYPAL_CLIENT_SECRET: '', PAYPAL_API_BASE: '' };
    const shop = new Shop({ ENVIRONMENT: 'production', ...absent, ...alsoAbsent });
    const person = shop.welcome(await signedUp());
    const calls = [
      await person.post('/api/create-subscription', { priceId: PRO }),
      await person.post('/api/billing-portal'),
      await person.get('/setup'),
      await person.post('/order', { amount: 19.99 }),
    ];
    for (const { status: code, body } of calls) {
      expect([code, body]).toEqual([
        503,
        { message: 'Payments are not set up here yet. Nothing was charged.' },
      ]);
    }
    expect((await status(person)).ways).toEqual({ card: null, paypal: null });
    expect((await person.get('/api/subscription-plans')).body).toHaveLength(3);
    const made = await signedUp();
    const { url } = (await made.post('/api/create-subscription', { priceId: PRO })).body;
    const orderId = new URL(url, 'http://x').searchParams.get('order');
    shop.welcome(made);
    expect((await made.get(`/api/sandbox-orders/${orderId}`)).status).toBe(404);
    expect((await made.post(`/api/sandbox-orders/${orderId}`, { outcome: 'pay' })).status).toBe(
      404,
    );
    expect((await status(made)).subscriptionTier).toBe('free');
  });
});
