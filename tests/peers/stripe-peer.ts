import qs from 'qs';
import {
  type Fault,
  type OddValue,
  type PeerAnswer,
  type PeerRequest,
  page,
  startPeer,
} from './peer-server.ts';
import { stripeContract } from './provider-contracts.ts';
import {
  Account,
  end,
  type Hook,
  invalidRequest,
  moveOn,
  type ProviderRow,
  pay,
  StripeError,
  subscribe,
} from './stripe-account.ts';
import { checkoutPage, found, operate, portalPage } from './stripe-operations.ts';

/**
 * A stateful Stripe for subscriptions: customers, prices, idempotency, hosted pages, renewals,
 * signed webhooks. Each secret key is a separate account. Requests are checked by Stripe's API
 * description.
 */

const CONTRACT = stripeContract();

function held(asked: PeerRequest) {
  const sent = { query: asked.query.toString(), body: asked.text };
  const verdict = CONTRACT?.judgeRequest(asked.method, asked.path, sent);
  if (!verdict?.problem) return;
  throw invalidRequest(`Invalid request: ${verdict.problem}`, {
    code: verdict.isUnknownParameter ? 'parameter_unknown' : 'parameter_invalid',
  });
}

function api(account: Account, asked: PeerRequest, url: string): PeerAnswer {
  const key = asked.headers['idempotency-key'] as string | undefined;
  const known = key ? account.replays.get(key) : undefined;
  const fingerprint = `${asked.method} ${asked.path} ${asked.text}`;
  let answered: PeerAnswer;
  if (known) {
    answered =
      known.asked === fingerprint
        ? { ...known.answered, headers: { 'Idempotent-Replayed': 'true' } }
        : {
            status: 400,
            body: {
              error: {
                type: 'idempotency_error',
                message:
                  'Keys for idempotent requests can only be used once with the same parameters.',
              },
            },
          };
  } else {
    try {
      held(asked);
      answered = { status: 200, body: structuredClone(operate(account, asked, url)) };
    } catch (thrown) {
      if (!(thrown instanceof StripeError)) throw thrown;
      answered = { status: thrown.status, body: { error: thrown.error } };
    }
    if (key) account.replays.set(key, { asked: fingerprint, answered });
  }
  account.requests.push({
    method: asked.method,
    path: asked.path,
    key,
    sent: qs.parse(asked.text || asked.query.toString(), { depth: 10 }),
    status: answered.status,
  });
  return answered;
}

/** What a test asks of the double itself, by POST of JSON with the account's `key`. */
export type StripeControl =
  | { act: 'state' }
  | { act: 'pay'; session: string }
  | { act: 'move on'; days: number }
  | { act: 'fault'; fault: Fault | OddValue }
  /** Changes a row as the dashboard or time could. */
  | { act: 'set'; table: 'subscriptions' | 'prices' | 'customers'; id: string; row: ProviderRow }
  | { act: 'delete customer'; id: string }
  | { act: 'end'; subscription: string }
  | { act: 'subscribe'; customer: string; lookupKey: string };

function control(account: Account, asked: StripeControl): ProviderRow {
  switch (asked.act) {
    case 'pay':
      pay(account, found(account.sessions, asked.session, 'checkout.session'));
      break;
    case 'move on':
      moveOn(account, asked.days);
      break;
    case 'fault':
      account.faults.add(asked.fault);
      break;
    case 'set': {
      const rows = asked.table === 'prices' ? account.prices : [...account[asked.table].values()];
      const row = rows.find((one) => one['id'] === asked.id || one['lookup_key'] === asked.id);
      Object.assign(row as ProviderRow, asked.row);
      if (asked.table === 'subscriptions')
        account.tell('customer.subscription.updated', row as ProviderRow);
      break;
    }
    case 'delete customer':
      account.customers.delete(asked.id);
      break;
    case 'end':
      end(account, found(account.subscriptions, asked.subscription, 'subscription'));
      break;
    case 'subscribe': {
      const price = account.prices.find(
        (one) => one['lookup_key'] === asked.lookupKey,
      ) as ProviderRow;
      account.tell('customer.subscription.created', subscribe(account, asked.customer, price));
      break;
    }
  }
  return {
    requests: account.requests,
    events: account.events,
    customers: [...account.customers.values()],
    sessions: [...account.sessions.values()],
    subscriptions: [...account.subscriptions.values()],
    invoices: [...account.invoices.values()],
  };
}

export async function startStripePeer({ port = 0, hook }: { port?: number; hook?: Hook } = {}) {
  const accounts = new Map<string, Account>();
  const accountOf = (key: string) => {
    const account = accounts.get(key) ?? new Account(hook);
    accounts.set(key, account);
    return account;
  };
  const bearer = ({ headers }: PeerRequest) =>
    /^Bearer (sk_test_\w+)$/.exec(headers.authorization ?? '')?.[1];
  const isKnown = (key: string | undefined): key is string =>
    key !== undefined && key !== 'sk_test_wrong';

  async function answer(asked: PeerRequest, url: string): Promise<PeerAnswer> {
    if (asked.path === '/__peer/control') {
      const { key, ...rest } = JSON.parse(asked.text);
      return { status: 200, body: control(accountOf(key), rest) };
    }
    if (asked.path.startsWith('/v1/')) {
      const key = bearer(asked);
      if (!isKnown(key)) {
        return {
          status: 401,
          body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
        };
      }
      return api(accountOf(key), asked, url);
    }
    for (const account of accounts.values()) {
      const [, kind, sought = ''] = /^\/(c\/pay|p\/session)\/(\w+)$/.exec(asked.path) ?? [];
      const session = account.sessions.get(sought);
      if (kind === 'c/pay' && session) return checkoutPage(account, session, asked);
      const portal = account.portals.get(sought);
      if (kind === 'p/session' && portal) return portalPage(account, portal, asked);
    }
    return { status: 404, body: page('Not found', [], {}) };
  }

  return startPeer(
    {
      answer,
      faultsOf: (asked) => {
        const key = bearer(asked);
        return key ? accountOf(key).faults : undefined;
      },
    },
    port,
  );
}
