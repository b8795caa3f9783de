import { randomBytes } from 'node:crypto';
import qs from 'qs';
import {
  type Fault,
  Faults,
  type OddValue,
  type PeerAnswer,
  type PeerRequest,
  page,
  startPeer,
} from './peer-server.ts';
import { paypalContract } from './provider-contracts.ts';

/**
 * A stateful PayPal Orders v2 for one capture, with the page on which a person approves. Each
 * client id is a merchant with the secret `secret-of-<id>`. PayPal's API description and SDK check
 * it.
 */

type Row = Record<string, any>;

/** How a capture ends. */
export type CaptureOutcome =
  | 'COMPLETED'
  | 'PENDING'
  | 'DECLINED'
  | 'INSTRUMENT_DECLINED'
  | 'ORDER_COMPLETION_IN_PROGRESS'
  /** Less than was ordered. */
  | 'PARTIAL'
  /** As much, of another currency. */
  | 'OTHER_CURRENCY'
  /** As much, of another person. */
  | 'OTHER_PERSON';

class PaypalError extends Error {
  readonly answered: PeerAnswer;
  constructor(status: number, name: string, issue: string) {
    super(issue);
    const details = [{ issue, description: issue.toLowerCase().replaceAll('_', ' ') }];
    this.answered = {
      status,
      body: { name, message: 'See details.', debug_id: 'f1e2d3c4', details, links: [] },
    };
  }
}

const unprocessable = (issue: string) => new PaypalError(422, 'UNPROCESSABLE_ENTITY', issue);
const id = (length: number) => randomBytes(length).toString('hex').slice(0, length).toUpperCase();

class Merchant {
  readonly faults = new Faults();
  readonly requests: Row[] = [];
  readonly orders = new Map<string, Row>();
  readonly replays = new Map<string, PeerAnswer>();
  readonly tokens = new Set<string>();
  /** How captures end from now on. */
  outcome: CaptureOutcome = 'COMPLETED';
}

function create(merchant: Merchant, sent: Row, url: string): PeerAnswer {
  const orderId = id(17);
  const order = {
    id: orderId,
    intent: sent['intent'],
    status: 'PAYER_ACTION_REQUIRED',
    payment_source: { paypal: {} },
    purchase_units: sent['purchase_units'].map((unit: Row) => ({
      reference_id: 'default',
      ...unit,
    })),
    create_time: new Date().toISOString(),
    links: [
      { href: `${url}/v2/checkout/orders/${orderId}`, rel: 'self', method: 'GET' },
      { href: `${url}/checkoutnow?token=${orderId}`, rel: 'payer-action', method: 'GET' },
    ],
  };
  const context = sent['payment_source']?.paypal?.experience_context ?? {};
  merchant.orders.set(orderId, { order, context });
  return { status: 201, body: order };
}

function find(merchant: Merchant, orderId: string): Row {
  const kept = merchant.orders.get(orderId);
  if (!kept) throw new PaypalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  return kept;
}

function capture(merchant: Merchant, orderId: string): PeerAnswer {
  const { order } = find(merchant, orderId);
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  const { outcome } = merchant;
  if (outcome === 'INSTRUMENT_DECLINED' || outcome === 'ORDER_COMPLETION_IN_PROGRESS')
    throw unprocessable(outcome);
  const unit = order.purchase_units[0];
  const amount = {
    ...unit.amount,
    ...(outcome === 'PARTIAL' && { value: '0.01' }),
    ...(outcome === 'OTHER_CURRENCY' && { currency_code: 'JPY' }),
  };
  const status = outcome === 'PENDING' || outcome === 'DECLINED' ? outcome : 'COMPLETED';
  order.status = 'COMPLETED';
  unit.payments = {
    captures: [
      {
        id: id(17),
        status,
        amount,
        final_capture: true,
        custom_id: outcome === 'OTHER_PERSON' ? 'yet-user-0' : unit.custom_id,
        create_time: new Date().toISOString(),
      },
    ],
  };
  return { status: 201, body: order };
}

const CONTRACT = paypalContract();

function held({ method, path, text }: PeerRequest) {
  const problem = CONTRACT?.judgeRequest(method, path, { query: '', body: text })?.problem;
  if (problem) throw new PaypalError(400, 'INVALID_REQUEST', `INVALID_PARAMETER_VALUE ${problem}`);
}

function operate(merchant: Merchant, asked: PeerRequest, url: string): PeerAnswer {
  const [, orderId = '', verb] =
    /^\/v2\/checkout\/orders\/(\w+)(?:\/(capture))?$/.exec(asked.path) ?? [];
  if (asked.path === '/v1/identity/generate-token')
    return { status: 200, body: { client_token: `client-token-${id(8)}`, expires_in: 3600 } };
  held(asked);
  if (asked.method === 'POST' && asked.path === '/v2/checkout/orders')
    return create(merchant, JSON.parse(asked.text), url);
  if (asked.method === 'POST' && verb === 'capture') return capture(merchant, orderId);
  if (asked.method === 'GET' && orderId)
    return { status: 200, body: find(merchant, orderId)['order'] };
  throw new PaypalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
}

function api(merchant: Merchant, asked: PeerRequest, url: string): PeerAnswer {
  const requestId = asked.headers['paypal-request-id'] as string | undefined;
  const key = requestId && `${asked.method} ${asked.path} ${requestId}`;
  const known = key ? merchant.replays.get(key) : undefined;
  let answered: PeerAnswer;
  try {
    answered = known ? { ...known, status: 200 } : operate(merchant, asked, url);
    if (key) merchant.replays.set(key, structuredClone(answered));
  } catch (thrown) {
    if (!(thrown instanceof PaypalError)) throw thrown;
    answered = thrown.answered;
  }
  merchant.requests.push({
    method: asked.method,
    path: asked.path,
    requestId,
    status: answered.status,
  });
  return structuredClone(answered);
}

function approvePage(kept: Row, asked: PeerRequest): PeerAnswer {
  const { order, context } = kept;
  const back = (url: string) => `${url}${url.includes('?') ? '&' : '?'}token=${order.id}`;
  if (asked.method === 'GET') {
    const { value, currency_code } = order.purchase_units[0].amount;
    const buttons = { approve: 'Pay now', cancel: 'Cancel and return' };
    return { status: 200, body: page('PayPal double', [`${value} ${currency_code}`], buttons) };
  }
  if (qs.parse(asked.text)['act'] !== 'approve')
    return { status: 303, headers: { Location: back(context.cancel_url) } };
  order.status = 'APPROVED';
  return { status: 303, headers: { Location: `${back(context.return_url)}&PayerID=PAYER1` } };
}

/** What a test asks of the double itself, by POST of JSON with the merchant's `clientId`. */
export type PaypalControl =
  | { act: 'state' }
  | { act: 'approve'; order: string }
  | { act: 'outcome'; outcome: CaptureOutcome }
  | { act: 'fault'; fault: Fault | OddValue }
  /** Withdraws tokens before their time. */
  | { act: 'forget tokens' }
  /** Hours later: repeated request ids are no longer known. */
  | { act: 'forget request ids' }
  | { act: 'forget order'; order: string }
  /** What was pending has gone through. */
  | { act: 'clear'; order: string };

function control(merchant: Merchant, asked: PaypalControl): Row {
  switch (asked.act) {
    case 'approve':
      find(merchant, asked.order)['order'].status = 'APPROVED';
      break;
    case 'outcome':
      merchant.outcome = asked.outcome;
      break;
    case 'fault':
      merchant.faults.add(asked.fault);
      break;
    case 'forget tokens':
      merchant.tokens.clear();
      break;
    case 'forget request ids':
      merchant.replays.clear();
      break;
    case 'forget order':
      merchant.orders.delete(asked.order);
      break;
    case 'clear':
      find(merchant, asked.order)['order'].purchase_units[0].payments.captures[0].status =
        'COMPLETED';
      break;
  }
  return {
    requests: merchant.requests,
    orders: [...merchant.orders.values()].map(({ order }) => order),
  };
}

export async function startPaypalPeer({ port = 0 }: { port?: number } = {}) {
  const merchants = new Map<string, Merchant>();
  const merchantOf = (clientId: string) => {
    const merchant = merchants.get(clientId) ?? new Merchant();
    merchants.set(clientId, merchant);
    return merchant;
  };
  const basic = ({ headers }: PeerRequest) => {
    const [, encoded = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
    const [clientId = '', secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
    return secret === `secret-of-${clientId}` ? merchantOf(clientId) : undefined;
  };
  const bearer = ({ headers }: PeerRequest) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    return [...merchants.values()].find(({ tokens }) => tokens.has(token));
  };
  const callerOf = (asked: PeerRequest) =>
    asked.path === '/v1/oauth2/token' ? basic(asked) : bearer(asked);
  const unauthorized: PeerAnswer = {
    status: 401,
    body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
  };

  function answer(asked: PeerRequest, url: string): PeerAnswer {
    if (asked.path === '/__peer/control') {
      const { clientId, ...rest } = JSON.parse(asked.text);
      return { status: 200, body: control(merchantOf(clientId), rest) };
    }
    if (asked.path === '/checkoutnow') {
      const sought = asked.query.get('token') ?? '';
      const kept = [...merchants.values()].map(({ orders }) => orders.get(sought)).find(Boolean);
      return kept ? approvePage(kept, asked) : { status: 404, body: page('Not found', [], {}) };
    }
    const merchant = callerOf(asked);
    if (!merchant) return unauthorized;
    if (asked.path === '/v1/oauth2/token') {
      const token = `A21AA${id(24)}`;
      merchant.tokens.add(token);
      merchant.requests.push({ method: asked.method, path: asked.path, status: 200 });
      return {
        status: 200,
        body: { access_token: token, token_type: 'Bearer', expires_in: 32_400, scope: '' },
      };
    }
    return api(merchant, asked, url);
  }

  return startPeer({ answer, faultsOf: (asked) => callerOf(asked)?.faults }, port);
}
