import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from 'emulate';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeClient } from '#worker/adapters/stripe/stripe-client.ts';
import { createStripeWebhooks } from '#worker/adapters/stripe/stripe-webhooks.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';
import type { Peer } from './peer-server.ts';
import { stripeContract } from './provider-contracts.ts';
import { type StripeControl, startStripePeer } from './stripe-peer.ts';

/** Stripe's own SDK judges the double, and another maker's double judges our webhook. */
let peer: Peer;
beforeAll(async () => {
  peer = await startStripePeer();
});
afterAll(() => peer.stop());

function account() {
  const key = `sk_test_${crypto.randomUUID().replaceAll('-', '')}`;
  const { hostname, port } = new URL(peer.url);
  const stripe = new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const control = async (asked: StripeControl) => {
    const body = JSON.stringify({ key, ...asked });
    return (await fetch(`${peer.url}/__peer/control`, { method: 'POST', body })).json();
  };
  return { stripe, control };
}

const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: Stripe.errors.StripeError) => [error.statusCode, error.type, error.code],
  );

async function subscribed() {
  const { stripe, control } = account();
  const customer = await stripe.customers.create({ email: 'ada@mail.org' });
  const { data } = await stripe.prices.list({ lookup_keys: ['yet_pro_monthly'], active: true });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: data[0]?.id as string, quantity: 1 }],
    success_url: 'http://shop.test/done',
  });
  await control({ act: 'pay', session: session.id });
  const list = await stripe.subscriptions.list({ customer: customer.id });
  return { stripe, control, session, subscription: list.data[0] as Stripe.Subscription };
}

describe('Stripe’s own SDK', () => {
  it('buys, cancels, takes that back and changes the plan', async () => {
    const { stripe, control, session, subscription } = await subscribed();
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
    const days = (subscription.items.data[0]?.current_period_end ?? 0) - Date.now() / 1000;
    expect(days / 86_400).toBeGreaterThan(27);
    const ending = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
    });
    expect(ending.cancel_at).toBe(subscription.items.data[0]?.current_period_end);
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    const portal = await stripe.billingPortal.sessions.create({
      customer: subscription.customer as string,
      return_url: 'http://shop.test/',
    });
    expect(portal.url).toContain('/p/session/bps_');
    await control({ act: 'move on', days: 40 });
    const { events, invoices } = await control({ act: 'state' });
    expect(invoices).toHaveLength(2);
    expect(events.map((event: { type: string }) => event.type)).toContain('invoice.paid');
  });

  it('repeats itself by its idempotency key, and not with other parameters', async () => {
    const { stripe } = account();
    const make = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'once' });
    expect((await make('ada@mail.org')).id).toBe((await make('ada@mail.org')).id);
    expect((await refused(make('bob@mail.org')))?.[1]).toBe('StripeIdempotencyError');
  });

  it('is refused in Stripe’s own shape', async () => {
    const { stripe } = account();
    const checkout = (change: object) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        ...change,
      } as Stripe.Checkout.SessionCreateParams);
    expect(await refused(stripe.subscriptions.retrieve('sub_unknown'))).toEqual([
      404,
      'StripeInvalidRequestError',
      'resource_missing',
    ]);
    expect((await refused(stripe.charges.retrieve('ch_1')))?.[0]).toBe(404);
    expect(
      (await refused(checkout({ customer: 'cus_unknown', success_url: 'http://x.test' })))?.[2],
    ).toBe('resource_missing');
    const { hostname, port } = new URL(peer.url);
    const stranger = new Stripe('sk_test_wrong', {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
    });
    expect((await refused(stranger.customers.create()))?.[0]).toBe(401);
  });

  // Where Stripe's description is not at hand, the run says so in a line.
  if (stripeContract()) {
    it('is held to Stripe’s own parameters', async () => {
      const { stripe } = account();
      const odd = (params: object) =>
        refused(stripe.customers.create(params as Stripe.CustomerCreateParams));
      expect(await odd({ emial: 'ada@mail.org' })).toEqual([
        400,
        'StripeInvalidRequestError',
        'parameter_unknown',
      ]);
      expect((await odd({ metadata: 7, email: ['x'] }))?.[0]).toBe(400);
    });
  }
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

describe('a webhook signed by another maker’s Stripe', () => {
  it('is taken for signed; an event without an id is not taken for an event', async () => {
    const secret = 'whsec_of_the_other_maker';
    const heard: { body: string; signature: string }[] = [];
    const ear = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      heard.push({ body, signature: String(request.headers['stripe-signature']) });
      response.end('{}');
    });
    await new Promise<void>((resolve) => ear.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(ear.address() as AddressInfo).port}/`;
    const emulator = await createEmulator({
      service: 'stripe',
      port: await freePort(),
      seed: { stripe: { webhooks: [{ url, events: ['*'], secret }] } },
    });
    try {
      const { hostname, port } = new URL(emulator.url);
      const stripe = new Stripe('sk_test_1', {
        host: hostname,
        port,
        protocol: 'http',
        telemetry: false,
      });
      await stripe.customers.create({ email: 'ada@mail.org' });
      await expect.poll(() => heard.length).toBeGreaterThan(0);
      const [{ body, signature }] = heard as [{ body: string; signature: string }];
      const log = { error: () => undefined, warn: () => undefined };
      const settings = { secretKey: 'sk_test_1', webhookSecret: secret, apiBase: emulator.url };
      const mail = (webhookSecret: string) =>
        createStripeWebhooks(
          createStripeClient(settings, log)(startDeadline(10_000)),
          webhookSecret,
          log,
        ).read(body, signature, new Date());
      await expect(mail('whsec_another')).rejects.toThrow('not signed');
      expect(JSON.parse(body).id).toBeUndefined();
      await expect(mail(secret)).rejects.toThrow('not an event');
    } finally {
      await emulator.close();
      ear.close();
    }
  });
});
