import qs from 'qs';
import { type PeerAnswer, type PeerRequest, page } from './peer-server.ts';
import {
  type Account,
  bill,
  invalidRequest,
  missing,
  type ProviderRow,
  pay,
  sample,
  stripeId,
} from './stripe-account.ts';

/** What the Stripe double can be asked for, and the pages it shows to people. */

export function found<Value>(
  map: Map<string, Value>,
  sought: string,
  what: string,
  param?: string,
): Value {
  const row = map.get(sought);
  if (!row) throw missing(what, sought, param);
  return row;
}

function priceOf(account: Account, sought: string): ProviderRow {
  const price = account.prices.find((one) => one['id'] === sought);
  if (!price) throw missing('price', sought, 'line_items[0][price]');
  return price;
}

function changeSubscription(account: Account, subscription: ProviderRow, sent: ProviderRow) {
  if (subscription['status'] === 'canceled') throw missing('subscription', subscription['id']);
  if ('cancel_at_period_end' in sent && 'cancel_at' in sent)
    throw invalidRequest(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
    );
  if ('cancel_at_period_end' in sent) {
    const ends = sent['cancel_at_period_end'] === 'true';
    const { current_period_end } = subscription['items'].data[0];
    Object.assign(subscription, {
      cancel_at_period_end: ends,
      cancel_at: ends ? current_period_end : null,
    });
  }
  if ('cancel_at' in sent)
    subscription['cancel_at'] = sent['cancel_at'] === '' ? null : Number(sent['cancel_at']);
  account.tell('customer.subscription.updated', subscription);
  return subscription;
}

function openSession(account: Account, sent: ProviderRow, url: string): ProviderRow {
  found(account.customers, sent['customer'], 'customer', 'customer');
  const [line] = sent['line_items'];
  const session = sample('checkout.session', {
    id: stripeId('cs_test'),
    mode: sent['mode'],
    customer: sent['customer'],
    client_reference_id: sent['client_reference_id'] ?? null,
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
    success_url: sent['success_url'],
    cancel_url: sent['cancel_url'],
    price: priceOf(account, line.price),
  });
  session['url'] = `${url}/c/pay/${session['id']}`;
  account.sessions.set(session['id'], session);
  return session;
}

function openPortal(account: Account, sent: ProviderRow, url: string): ProviderRow {
  found(account.customers, sent['customer'], 'customer', 'customer');
  const change = sent['flow_data']?.subscription_update_confirm;
  if (change) {
    const subscription = found(account.subscriptions, change.subscription, 'subscription');
    if (subscription['cancel_at_period_end'])
      throw invalidRequest('This subscription cannot be updated because it is set to cancel.');
    priceOf(account, change.items[0].price);
  }
  const session = sample('billing_portal.session', {
    id: stripeId('bps'),
    customer: sent['customer'],
    return_url: sent['return_url'],
    flow: sent['flow_data'] ?? null,
  });
  session['url'] = `${url}/p/session/${session['id']}`;
  account.portals.set(session['id'], session);
  return session;
}

interface Question {
  account: Account;
  sent: ProviderRow;
  /** The id in the path. */
  sought: string;
  /** Where the double listens. */
  url: string;
}

function expireSession({ account, sought }: Question): ProviderRow {
  const session = found(account.sessions, sought, 'checkout.session');
  if (session['status'] !== 'open')
    throw invalidRequest(`This Session is not in an expireable state: ${session['status']}`);
  session['status'] = 'expired';
  account.tell('checkout.session.expired', session);
  return session;
}

function createCustomer({ account, sent }: Question): ProviderRow {
  const customer = sample('customer', {
    id: stripeId('cus'),
    email: sent['email'] ?? null,
    metadata: sent['metadata'] ?? {},
  });
  account.customers.set(customer['id'], customer);
  return customer;
}

function listSubscriptions({ account, sent }: Question): ProviderRow {
  found(account.customers, sent['customer'], 'customer', 'customer');
  const data = [...account.subscriptions.values()].filter(
    (one) => one['customer'] === sent['customer'] && one['status'] !== 'canceled',
  );
  return { object: 'list', data, has_more: false, url: '/v1/subscriptions' };
}

function listPrices({ account, sent }: Question): ProviderRow {
  const keys = Object.values(sent['lookup_keys'] ?? {});
  const data = account.prices.filter((one) => keys.includes(one['lookup_key']) && one['active']);
  return { object: 'list', data, has_more: false, url: '/v1/prices' };
}

function retrieveInvoice({ account, sent, sought }: Question): ProviderRow {
  const invoice = structuredClone(found(account.invoices, sought, 'invoice'));
  const details = invoice['parent'].subscription_details;
  if (JSON.stringify(sent['expand'] ?? '').includes('subscription_details.subscription'))
    details.subscription = account.subscriptions.get(details.subscription);
  return invoice;
}

const OPERATIONS: [string, RegExp, (question: Question) => ProviderRow][] = [
  ['GET', /^prices$/, listPrices],
  ['POST', /^customers$/, createCustomer],
  ['POST', /^checkout\/sessions$/, ({ account, sent, url }) => openSession(account, sent, url)],
  [
    'GET',
    /^checkout\/sessions\/(\w+)$/,
    ({ account, sought }) => found(account.sessions, sought, 'checkout.session'),
  ],
  ['POST', /^checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ['GET', /^subscriptions$/, listSubscriptions],
  [
    'GET',
    /^subscriptions\/(\w+)$/,
    ({ account, sought }) => found(account.subscriptions, sought, 'subscription'),
  ],
  [
    'POST',
    /^subscriptions\/(\w+)$/,
    ({ account, sought, sent }) =>
      changeSubscription(account, found(account.subscriptions, sought, 'subscription'), sent),
  ],
  ['GET', /^invoices\/(\w+)$/, retrieveInvoice],
  [
    'POST',
    /^billing_portal\/sessions$/,
    ({ account, sent, url }) => openPortal(account, sent, url),
  ],
];

/**
 * One operation of the API. @throws StripeError in Stripe's own shape, for what it does not know as
 * well
 */
export function operate(
  account: Account,
  { method, path, query, text }: PeerRequest,
  url: string,
): ProviderRow {
  const sent = qs.parse(method === 'GET' ? query.toString() : text, { depth: 10 }) as ProviderRow;
  for (const [verb, pattern, answer] of OPERATIONS) {
    const match = verb === method ? pattern.exec(path.replace('/v1/', '')) : null;
    if (match) return answer({ account, sent, sought: match[1] ?? '', url });
  }
  throw invalidRequest(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
}

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const goTo = (location: string): PeerAnswer => ({ status: 303, headers: { Location: location } });

export function checkoutPage(
  account: Account,
  session: ProviderRow,
  asked: PeerRequest,
): PeerAnswer {
  if (asked.method === 'GET') {
    const price = money(session['price'].unit_amount);
    const isOpen = session['status'] === 'open';
    const buttons: Record<string, string> = isOpen
      ? { pay: `Subscribe for ${price}`, decline: 'Pay with a declined card' }
      : {};
    const line = isOpen ? `${price} per month` : 'This page has expired.';
    return { status: 200, body: page('Stripe double', [line], buttons, session['cancel_url']) };
  }
  const { act } = qs.parse(asked.text);
  if (act !== 'pay')
    return {
      status: 402,
      body: page('Stripe double', ['Your card was declined.'], {}, session['cancel_url']),
    };
  pay(account, session);
  return goTo(session['success_url']);
}

export function portalPage(account: Account, portal: ProviderRow, asked: PeerRequest): PeerAnswer {
  const change = portal['flow']?.subscription_update_confirm;
  const subscription = [...account.subscriptions.values()].find(
    (one) => one['customer'] === portal['customer'] && one['status'] !== 'canceled',
  );
  if (asked.method === 'GET') {
    const buttons: Record<string, string> = change
      ? { change: 'Confirm' }
      : subscription?.['cancel_at_period_end']
        ? { resume: 'Renew plan' }
        : { cancel: 'Cancel plan' };
    return { status: 200, body: page('Stripe double: billing', [], buttons, portal['return_url']) };
  }
  const { act } = qs.parse(asked.text);
  if (change && act === 'change') {
    const target = found(account.subscriptions, change.subscription, 'subscription');
    target['items'].data[0].price = priceOf(account, change.items[0].price);
    account.tell('customer.subscription.updated', target);
    account.tell('invoice.paid', bill(account, target, 'subscription_update'));
    return goTo(portal['flow'].after_completion?.redirect?.return_url ?? portal['return_url']);
  }
  if (subscription)
    changeSubscription(account, subscription, { cancel_at_period_end: String(act === 'cancel') });
  return goTo(portal['return_url']);
}
