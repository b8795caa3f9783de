import { monthAfter } from '#schema/rules/account/entitlements.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { AppError } from '#worker/lib/errors.ts';
import type {
  CardPayments,
  OrderPayments,
  OrderState,
  PricedPlan,
  ProviderEvent,
  ProviderSubscription,
  Receipt,
  SandboxControls,
} from '#worker/ports/payments.ts';
import type { Clock } from '#worker/ports.ts';

interface Order {
  id: string;
  kind: 'checkout' | 'change' | 'order';
  userId: number;
  plan: PricedPlan;
  state: 'open' | 'complete' | 'declined' | 'canceled';
  paidAt?: string;
}

interface Ledger {
  get(key: string, type: 'json'): Promise<unknown>;
  put(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
}

type StoredSubscription = Omit<ProviderSubscription, 'periodStart' | 'periodEnd'> & {
  periodStart: string;
  periodEnd: string;
};

const customerOf = (userId: number) => `sandbox_customer_${userId}`;

/**
 * A payment provider that moves no money: it keeps its ledger in KV and goes through the states of
 * the real ones, so that every outcome can be tried without keys. It runs on a developer's machine
 * only.
 * @throws Error where the app does not run locally.
 */
export function createSandbox({ isLocal }: { isLocal: boolean }, ledger: Ledger, clock: Clock) {
  if (!isLocal) throw new Error('The payment sandbox runs only where ENVIRONMENT is local');

  const find = async <Value>(key: string) =>
    (await ledger.get(`sandbox:${key}`, 'json')) as Value | null;
  const store = (key: string, value: object) => ledger.put(`sandbox:${key}`, JSON.stringify(value));

  async function orderOf(id: string): Promise<Order> {
    const order = await find<Order>(`order:${id}`);
    if (order) return order;
    throw new AppError('provider-failed', 'The sandbox knows no such order');
  }

  async function open(kind: Order['kind'], userId: number, plan: PricedPlan): Promise<string> {
    const id = `sandbox_${crypto.randomUUID()}`;
    await store(`order:${id}`, { id, kind, userId, plan, state: 'open' } satisfies Order);
    return id;
  }

  async function pay(order: Order): Promise<void> {
    const now = clock.now();
    await store(`order:${order.id}`, { ...order, state: 'complete', paidAt: now.toISOString() });
    if (order.kind === 'order') return;
    // A subscription has the id of its first checkout; a change of plan keeps that id.
    const key = `subscription:${customerOf(order.userId)}`;
    const id = (order.kind === 'change' && (await find<StoredSubscription>(key))?.id) || order.id;
    await store(key, {
      id,
      status: 'active',
      priceKey: order.plan.priceKey,
      periodStart: now.toISOString(),
      periodEnd: monthAfter(now).toISOString(),
      endsWithPeriod: false,
    } satisfies StoredSubscription);
  }

  const pageOf = (id: string) => `${PATHS.sandboxCheckout}?order=${id}`;
  const toCheckout = ({ id, state }: Order) => ({
    id,
    url: state === 'open' ? pageOf(id) : null,
    state: state === 'open' || state === 'complete' ? state : ('expired' as const),
  });
  const captured = ({ id, userId, plan }: Order): OrderState => ({
    kind: 'captured',
    reference: id,
    amount: plan.price,
    currency: 'USD',
    userId,
  });

  const card: CardPayments = {
    provider: 'sandbox',
    hasPortal: false,
    isCustomer: (id) => id.startsWith('sandbox_customer_'),
    createCustomer: async ({ userId }) => customerOf(userId),
    async openCheckout({ userId, plan, key }) {
      const known = await find<Order>(`key:${key}`);
      if (known) return toCheckout(await orderOf(known.id));
      const id = await open('checkout', userId, plan);
      await store(`key:${key}`, { id });
      return toCheckout(await orderOf(id));
    },
    async findCheckout(id) {
      const order = await find<Order>(`order:${id}`);
      return order ? toCheckout(order) : { id, url: null, state: 'expired' };
    },
    async closeCheckout(id) {
      const order = await find<Order>(`order:${id}`);
      if (order?.state !== 'open') return card.findCheckout(id);
      await store(`order:${id}`, { ...order, state: 'canceled' });
      return toCheckout({ ...order, state: 'canceled' });
    },
    async openPlanChange({ userId, plan }) {
      const checkoutId = await open('change', userId, plan);
      return { url: pageOf(checkoutId), checkoutId };
    },
    openPortal: () => {
      throw new AppError('not-found', 'The sandbox keeps no billing page');
    },
    async subscriptionsOf(customerId) {
      const stored = await find<StoredSubscription>(`subscription:${customerId}`);
      if (!stored) return [];
      const subscription = {
        ...stored,
        periodStart: new Date(stored.periodStart),
        periodEnd: new Date(stored.periodEnd),
      };
      // The sandbox never charges again: a period that is over has ended.
      return subscription.periodEnd > clock.now() ? [subscription] : [];
    },
    async setEnding({ id, customerId }, endsWithPeriod) {
      const key = `subscription:${customerId}`;
      const stored = await find<StoredSubscription>(key);
      if (stored?.id === id) await store(key, { ...stored, endsWithPeriod });
    },
    async findReceipt(id) {
      const { plan, paidAt } = await orderOf(id);
      if (!paidAt) return undefined;
      const periodStart = new Date(paidAt);
      return {
        reference: id,
        amount: plan.price,
        currency: 'USD',
        priceKey: plan.priceKey,
        periodStart,
        periodEnd: monthAfter(periodStart),
        url: null,
      } satisfies Receipt;
    },
  };

  const orders: OrderPayments = {
    provider: 'sandbox',
    setup: async () => ({ clientToken: 'sandbox', clientId: 'sandbox' }),
    createOrder: async ({ userId, plan }) => ({
      id: await open('order', userId, plan),
      status: 'CREATED',
      approveUrl: null,
    }),
    async captureOrder(id) {
      const order = await orderOf(id);
      if (order.state === 'declined') return { kind: 'declined' };
      if (order.state === 'canceled') return { kind: 'gone' };
      if (order.state === 'open') await pay(order);
      return captured(order);
    },
    async findOrder(id) {
      const order = await orderOf(id);
      if (order.state === 'complete') return captured(order);
      return { kind: order.state === 'declined' ? 'declined' : 'unapproved' };
    },
  };

  const STATE = { decline: 'declined', cancel: 'canceled' } as const;
  const sandboxControls: SandboxControls = {
    async settle(orderId, outcome) {
      const order = await orderOf(orderId);
      const eventOf = (type: string): ProviderEvent => ({
        id: `${orderId}:${type}`,
        type,
        customerId: customerOf(order.userId),
      });
      if (outcome === 'expire') {
        await ledger.delete(`sandbox:subscription:${customerOf(order.userId)}`);
        return eventOf('subscription.ended');
      }
      if (order.state === 'open') {
        if (outcome === 'pay') await pay(order);
        else await store(`order:${orderId}`, { ...order, state: STATE[outcome] });
      }
      const { state } = await orderOf(orderId);
      if (order.kind === 'order' || state !== 'complete') return undefined;
      return {
        ...eventOf('checkout.completed'),
        checkout: { id: orderId, state: 'complete' },
        receiptId: orderId,
      };
    },
  };

  return { card, orders, controls: sandboxControls };
}
