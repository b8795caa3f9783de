import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
} from '@paypal/paypal-server-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaypalControl, startPaypalPeer } from './paypal-peer.ts';
import type { Peer } from './peer-server.ts';
import { paypalContract } from './provider-contracts.ts';

/**
 * PayPal's own SDK judges the double: what it takes for PayPal, our adapter may be tested against.
 */
let peer: Peer;
beforeAll(async () => {
  peer = await startPaypalPeer();
});
afterAll(() => peer.stop());

function merchant(secret?: string) {
  const clientId = crypto.randomUUID();
  const { hostname, port } = new URL(peer.url);
  // The SDK's hosts are fixed; its transport is not.
  const transport = {
    request: (
      { path, method, headers }: RequestOptions,
      callback: (answer: IncomingMessage) => void,
    ) => httpRequest({ hostname, port, path, method, headers }, callback),
  };
  const client = new Client({
    clientCredentialsAuthCredentials: {
      oAuthClientId: clientId,
      oAuthClientSecret: secret ?? `secret-of-${clientId}`,
    },
    environment: Environment.Sandbox,
    unstable_httpClientOptions: { proxy: false, transport },
  });
  const control = async (asked: PaypalControl) => {
    const body = JSON.stringify({ clientId, ...asked });
    return (await fetch(`${peer.url}/__peer/control`, { method: 'POST', body })).json();
  };
  return { orders: new OrdersController(client), control };
}

const order = (value = '19.99', paypalRequestId: string = crypto.randomUUID()) => ({
  paypalRequestId,
  prefer: 'return=representation',
  body: {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [{ customId: 'yet-user-1', amount: { currencyCode: 'USD', value } }],
  },
});
const refusal = async (asked: Promise<unknown>) => {
  const thrown = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw thrown ?? new Error('It was not refused');
  return [thrown.statusCode, JSON.parse(String(thrown.body)).details?.[0]?.issue];
};

describe('PayPal’s own SDK', () => {
  it('orders, repeats itself, looks, approves and captures', async () => {
    const { orders, control } = merchant();
    const made = await orders.createOrder(order('19.99', 'once'));
    const id = made.result.id as string;
    expect([made.statusCode, made.result.status]).toEqual([201, 'PAYER_ACTION_REQUIRED']);
    const again = await orders.createOrder(order('19.99', 'once'));
    expect([again.statusCode, again.result.id]).toEqual([200, id]);
    expect(await refusal(orders.captureOrder({ id }))).toEqual([422, 'ORDER_NOT_APPROVED']);
    await control({ act: 'approve', order: id });
    expect((await orders.getOrder({ id })).result.status).toBe('APPROVED');
    const captured = await orders.captureOrder({ id, paypalRequestId: 'take' });
    const capture = captured.result.purchaseUnits?.[0]?.payments?.captures?.[0];
    expect([captured.statusCode, capture?.status, capture?.amount, capture?.customId]).toEqual([
      201,
      'COMPLETED',
      { currencyCode: 'USD', value: '19.99' },
      'yet-user-1',
    ]);
    const repeated = await orders.captureOrder({ id, paypalRequestId: 'take' });
    expect([repeated.statusCode, repeated.result.id]).toEqual([200, id]);
    expect(await refusal(orders.captureOrder({ id }))).toEqual([422, 'ORDER_ALREADY_CAPTURED']);
  });

  it('meets declined instruments, unknown orders and limits', async () => {
    const { orders, control } = merchant();
    const id = (await orders.createOrder(order())).result.id as string;
    await control({ act: 'approve', order: id });
    await control({ act: 'outcome', outcome: 'INSTRUMENT_DECLINED' });
    expect(await refusal(orders.captureOrder({ id }))).toEqual([422, 'INSTRUMENT_DECLINED']);
    expect(await refusal(orders.getOrder({ id: 'UNKNOWN1' }))).toEqual([
      404,
      'INVALID_RESOURCE_ID',
    ]);
    await control({ act: 'fault', fault: { kind: '429', on: 'POST /v2/checkout/orders' } });
    expect((await refusal(orders.createOrder(order())))[0]).toBe(429);
  });

  it('is not let in with another’s secret', async () => {
    await expect(merchant('wrong').orders.createOrder(order())).rejects.toThrow();
  });
});

const contract = paypalContract();
// Where the description is not at hand, the run says so in a line.
if (contract) {
  describe('PayPal’s own API description', () => {
    const judge = (body: object) =>
      contract.judgeRequest('POST', '/v2/checkout/orders', {
        query: '',
        body: JSON.stringify(body),
      })?.problem;
    const amount = { currency_code: 'USD', value: '19.99' };

    it('refuses what is no order, and takes the double’s for one', async () => {
      expect(judge({ intent: 'CAPTURE', purchase_units: [{ amount }] })).toBeUndefined();
      for (const body of [
        { intent: 'BUY', purchase_units: [{ amount }] },
        { intent: 'CAPTURE', purchase_units: [] },
        { intent: 'CAPTURE', purchase_units: [{ amount: { ...amount, value: 19.99 } }] },
        { intent: 'CAPTURE', purchase_units: [{ amount: { ...amount, value: 'NaN' } }] },
        { intent: 'CAPTURE', purchase_units: [{ amount: { ...amount, currency_code: 'DOLLAR' } }] },
      ]) {
        expect(judge(body)).toBeTypeOf('string');
      }
      const { orders, control } = merchant();
      const id = (await orders.createOrder(order())).result.id as string;
      await control({ act: 'approve', order: id });
      await orders.captureOrder({ id });
      const { orders: kept } = await control({ act: 'state' });
      expect(contract.judgeAnswer('order', kept[0])).toBeUndefined();
    });
  });
}
