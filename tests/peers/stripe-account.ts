import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { Faults, type PeerAnswer } from './peer-server.ts';
import { stripeSamples } from './provider-contracts.ts';

/**
 * One account at the Stripe double: its rows, its clock, and what happens to subscriptions with
 * time.
 */

/** A row of another's API, as loose as those come. */
export type ProviderRow = Record<string, any>;

export interface PeerEvent {
  id: string;
  type: string;
  data: { object: ProviderRow };
}

const DAY = 86_400;
export const stripeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

const PRICES: [string, number][] = [
  ['yet_pro_monthly', 1999],
  ['yet_premium_monthly', 3999],
];

export class StripeError extends Error {
  readonly status: number;
  readonly error: ProviderRow;
  constructor(status: number, error: ProviderRow) {
    super(error['message']);
    this.status = status;
    this.error = error;
  }
}

export const invalidRequest = (message: string, details: ProviderRow = {}, status = 400) =>
  new StripeError(status, { type: 'invalid_request_error', message, ...details });
export const missing = (what: string, sought: string, param = 'id') =>
  invalidRequest(`No such ${what}: '${sought}'`, { code: 'resource_missing', param }, 404);

export interface Hook {
  url: string;
  secret: string;
}

export class Account {
  readonly faults = new Faults();
  readonly requests: ProviderRow[] = [];
  readonly events: PeerEvent[] = [];
  readonly customers = new Map<string, ProviderRow>();
  readonly sessions = new Map<string, ProviderRow>();
  readonly portals = new Map<string, ProviderRow>();
  readonly subscriptions = new Map<string, ProviderRow>();
  readonly invoices = new Map<string, ProviderRow>();
  readonly prices: ProviderRow[];
  readonly replays = new Map<string, { asked: string; answered: PeerAnswer }>();
  readonly hook: Hook | undefined;
  /** How far this account's clock is ahead, in seconds. */
  ahead = 0;

  constructor(hook: Hook | undefined) {
    this.hook = hook;
    this.prices = PRICES.map(([lookup_key, unit_amount]) =>
      sample('price', {
        id: stripeId('price'),
        active: true,
        lookup_key,
        unit_amount,
        currency: 'usd',
        type: 'recurring',
        recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
      }),
    );
  }

  now() {
    return Math.floor(Date.now() / 1000) + this.ahead;
  }

  tell(type: string, object: ProviderRow) {
    const event = {
      object: 'event',
      id: stripeId('evt'),
      type,
      created: this.now(),
      data: { object },
    };
    // As it was at that moment: what happens later does not rewrite what was told.
    const told = structuredClone(event);
    this.events.push(told);
    if (this.hook) void deliver(this.hook, told);
    return told;
  }
}

/** Posts an event as Stripe does: signed, and again until it is taken. */
async function deliver({ url, secret }: Hook, event: PeerEvent) {
  for (let tries = 0; tries < 6; tries++) {
    const payload = JSON.stringify(event);
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signature,
    };
    const taken = await fetch(url, { method: 'POST', headers, body: payload }).catch(
      () => undefined,
    );
    if (taken?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** tries));
  }
}

const SAMPLES = stripeSamples();
export const sample = (name: string, own: ProviderRow): ProviderRow => ({
  ...structuredClone(SAMPLES[name] ?? {}),
  object: name,
  ...own,
});

function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return Math.floor(date.getTime() / 1000);
}

export function bill(account: Account, subscription: ProviderRow, reason: string): ProviderRow {
  const item = subscription['items'].data[0];
  const period = { start: item.current_period_start, end: item.current_period_end };
  const invoice = sample('invoice', {
    id: stripeId('in'),
    customer: subscription['customer'],
    status: 'paid',
    billing_reason: reason,
    amount_paid: item.price.unit_amount,
    amount_due: item.price.unit_amount,
    currency: 'usd',
    hosted_invoice_url: `https://invoice.stripe.test/${subscription['id']}`,
    lines: {
      object: 'list',
      data: [{ object: 'line_item', amount: item.price.unit_amount, period }],
    },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription['id'] },
    },
  });
  account.invoices.set(invoice['id'], invoice);
  subscription['latest_invoice'] = invoice['id'];
  return invoice;
}

export function subscribe(account: Account, customer: string, price: ProviderRow): ProviderRow {
  const start = account.now();
  const subscription = sample('subscription', {
    id: stripeId('sub'),
    customer,
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        sample('subscription_item', {
          id: stripeId('si'),
          price,
          quantity: 1,
          current_period_start: start,
          current_period_end: monthAfter(start),
        }),
      ],
    },
  });
  account.subscriptions.set(subscription['id'], subscription);
  return subscription;
}

/** Somebody pays on the hosted page: subscription, invoice and events, as Stripe makes them. */
export function pay(account: Account, session: ProviderRow) {
  if (session['status'] !== 'open')
    throw invalidRequest('This Checkout Session is no longer open.');
  const subscription = subscribe(account, session['customer'], session['price']);
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription['id'],
  });
  const invoice = bill(account, subscription, 'subscription_create');
  account.tell('customer.subscription.created', subscription);
  account.tell('invoice.paid', invoice);
  account.tell('checkout.session.completed', session);
}

export function end(account: Account, subscription: ProviderRow) {
  Object.assign(subscription, { status: 'canceled', ended_at: account.now() });
  account.tell('customer.subscription.deleted', subscription);
}

function renew(account: Account, subscription: ProviderRow) {
  const item = subscription['items'].data[0];
  item.current_period_start = item.current_period_end;
  item.current_period_end = monthAfter(item.current_period_end);
  account.tell('customer.subscription.updated', subscription);
  account.tell('invoice.paid', bill(account, subscription, 'subscription_cycle'));
}

/** The account's time moves on: what is due by then renews or ends. */
export function moveOn(account: Account, days: number) {
  account.ahead += days * DAY;
  for (const subscription of account.subscriptions.values()) {
    const item = subscription['items'].data[0];
    while (subscription['status'] !== 'canceled' && item.current_period_end <= account.now()) {
      if (subscription['cancel_at_period_end'] || subscription['cancel_at'])
        end(account, subscription);
      else renew(account, subscription);
    }
  }
}
