import * as z from 'zod/mini';
import { Key, readRowId } from '#worker/lib/database/key.ts';
import { AppError } from '#worker/lib/errors.ts';
import type { Log } from '#worker/lib/log.ts';
import type { OrderPayments, OrderState } from '#worker/ports/payments.ts';
import type { PaypalAnswer, PaypalClient } from './paypal-client.ts';

const PERSON = 'yet-user-';

/**
 * Refusals that another card, another account or another day may change; the money has not moved.
 */
const DECLINED = new Set([
  'COMPLIANCE_VIOLATION',
  'INSTRUMENT_DECLINED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYEE_BLOCKED_TRANSACTION',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
]);
const UNAPPROVED = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);
const UNDER_WAY = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS']);

const OrderId = z.string().check(z.regex(/^[A-Z0-9]{1,36}$/));
const Cents = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)),
  z.transform((value: string) => Math.round(Number(value) * 100)),
);
const Capture = z.object({
  id: Key(),
  status: z.string(),
  amount: z.object({ currency_code: z.string(), value: Cents }),
  custom_id: z.optional(z.string()),
});
const Order = z.object({
  id: OrderId,
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.optional(z.string()),
        payments: z.optional(z.object({ captures: z.optional(z.array(Capture)) })),
      }),
    )
    .check(z.minLength(1)),
});
const NewOrder = z.object({
  id: OrderId,
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.url() })),
});
const ClientToken = z.object({ client_token: z.string().check(z.minLength(1)) });

function stateOf({ status, purchase_units: [unit] }: z.output<typeof Order>): OrderState {
  const captures = unit?.payments?.captures ?? [];
  const capture = captures.find((one) => one.status === 'COMPLETED') ?? captures[0];
  if (!capture) return status === 'COMPLETED' ? { kind: 'pending' } : { kind: 'unapproved' };
  if (capture.status === 'PENDING') return { kind: 'pending' };
  if (capture.status !== 'COMPLETED') return { kind: 'declined' };
  const person = capture.custom_id ?? unit?.custom_id;
  return {
    kind: 'captured',
    reference: capture.id,
    amount: capture.amount.value,
    currency: capture.amount.currency_code,
    userId: person?.startsWith(PERSON) ? readRowId(person.slice(PERSON.length)) : undefined,
  };
}

export function createPaypalPayments(
  client: PaypalClient,
  clientId: string,
  log: Log,
): OrderPayments {
  const pathOf = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  function read(answer: PaypalAnswer, id: string): OrderState {
    const order = client.expect('order', Order, answer);
    if (order.id === id) return stateOf(order);
    log.error('paypal-answer', { what: 'order', reason: 'is another one' });
    throw new AppError(
      'provider-failed',
      'PayPal answered about another payment. Please try again in a moment.',
    );
  }

  async function findOrder(id: string): Promise<OrderState> {
    const answer = await client.call({ what: 'order', method: 'GET', path: pathOf(id) });
    return answer.status === 404 ? { kind: 'gone' } : read(answer, id);
  }

  return {
    provider: 'paypal',

    async setup() {
      const answer = await client.call({
        what: 'setup',
        method: 'POST',
        path: '/v1/identity/generate-token',
      });
      return { clientToken: client.expect('setup', ClientToken, answer).client_token, clientId };
    },

    async createOrder({ userId, plan, returnUrl }) {
      const answer = await client.call({
        what: 'create',
        method: 'POST',
        path: '/v2/checkout/orders',
        requestId: crypto.randomUUID(),
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              custom_id: `${PERSON}${userId}`,
              description: `Yet ${plan.name}, one month`,
              amount: { currency_code: 'USD', value: (plan.price / 100).toFixed(2) },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: 'Yet',
                shipping_preference: 'NO_SHIPPING',
                user_action: 'PAY_NOW',
                return_url: `${returnUrl}?paypal=return`,
                cancel_url: `${returnUrl}?paypal=cancelled`,
              },
            },
          },
        },
      });
      const { id, status, links } = client.expect('create', NewOrder, answer);
      const approve = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      return { id, status, approveUrl: approve?.href ?? null };
    },

    async captureOrder(id, key) {
      const answer = await client.call({
        what: 'capture',
        method: 'POST',
        path: `${pathOf(id)}/capture`,
        requestId: key,
        body: {},
      });
      if (answer.status === 404) return { kind: 'gone' };
      const issue = answer.issue ?? '';
      if (answer.status === 409 || UNDER_WAY.has(issue)) {
        // Of two captures at once PayPal may refuse the second: what counts is what became of the
        // order.
        const state = await findOrder(id);
        return state.kind === 'unapproved' ? { kind: 'pending' } : state;
      }
      if (answer.status !== 422) return read(answer, id);
      if (UNAPPROVED.has(issue)) return { kind: 'unapproved' };
      if (DECLINED.has(issue)) return { kind: 'declined' };
      log.error('paypal-failed', { what: 'capture', reason: `refused: ${issue}` });
      throw new AppError('provider-failed', 'PayPal refused this payment. Nothing was charged.');
    },

    findOrder,
  };
}
