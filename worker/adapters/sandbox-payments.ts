import { monthAfter } from '#schema/rules/account/entitlements.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { AppError } from '#worker/lib/errors.ts';
import type {
  CardPayments,
  Clock,
  OrderPayments,
  OrderState,
  PricedPlan,
  ProviderEvent,
  ProviderSubscription,
  Receipt,
  SandboxControls,
} from '#worker/ports.ts';

interface Order {
  id: string;
  kind: 'checkout' | 'change' | 'order';
  userId: number;
  plan: PricedPlan;
  state: 'open' | 'complete' | 'declined' | 'canceled';
  paidAt?: string;
}

interface Books {
  get(key: string, type: 'json'): Promise<unknown>;
  put(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
}

type Kept = Omit<ProviderSubscription, 'periodStart' | 'periodEnd'> & {
  periodStart: string;
  periodEnd: string;
};

const customerOf = (userId: number) => `sandbox_customer_${userId}`;

/**
 * A provider that moves no money: it keeps its own books (in KV) and walks the states of the real ones, so that every end
 * of a payment can be seen without keys. It stands in on a developer's own machine, and nowhere else.
 * @throws Error where the app does not run locally.
 */
export function createSandbox({ isLocal }: { isLocal: boolean }, books: Books, clock: Clock) {
  if (!isLocal) throw new Error('The payment sandbox runs only where ENVIRONMENT is local');

  const find = async <Value>(key: string) =>
    (await books.get(`sandbox:${key}`, 'json')) as Value | null;
  const keep = (key: string, value: object) => books.put(`sandbox:${key}`, JSON.stringify(value));

  async function orderOf(id: string): Promise<Order> {
    const order = await find<Order>(`order:${id}`);
    if (order) return order;
    throw new AppError('provider-failed', 'The sandbox knows no such order');
  }

  async function open(kind: Order['kind'], userId: number, plan: PricedPlan): Promise<string> {
    const id = `sandbox_${crypto.randomUUID()}`;
    await keep(`order:${id}`, { id, kind, userId, plan, state: 'open' } satisfies Order);
    return id;
  }

  async function pay(order: Order): Promise<void> {
    const now = clock.now();
    await keep(`order:${order.id}`, { ...order, state: 'complete', paidAt: now.toISOString() });
    if (order.kind === 'order') return;
    // A subscription is known by the checkout it came from; a change of plan keeps the one there is.
    const key = `subscription:${customerOf(order.userId)}`;
    const id = (order.kind === 'change' && (await find<Kept>(key))?.id) || order.id;
    await keep(key, {
      id,
      status: 'active',
      priceKey: order.plan.priceKey,
      periodStart: now.toISOString(),
      periodEnd: monthAfter(now).toISOString(),
      endsWithPeriod: false,
    } satisfies Kept);
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
      await keep(`key:${key}`, { id });
      return toCheckout(await orderOf(id));
    },
    async findCheckout(id) {
      const order = await find<Order>(`order:${id}`);
      return order ? toCheckout(order) : { id, url: null, state: 'expired' };
    },
    async closeCheckout(id) {
      const order = await find<Order>(`order:${id}`);
      if (order?.state !== 'open') return card.findCheckout(id);
      await keep(`order:${id}`, { ...order, state: 'canceled' });
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
      const kept = await find<Kept>(`subscription:${customerId}`);
      if (!kept) return [];
      const subscription = {
        ...kept,
        periodStart: new Date(kept.periodStart),
        periodEnd: new Date(kept.periodEnd),
      };
      // Nobody charges again here: a period that is over is over.
      return subscription.periodEnd > clock.now() ? [subscription] : [];
    },
    async setEnding({ id, customerId }, endsWithPeriod) {
      const key = `subscription:${customerId}`;
      const kept = await find<Kept>(key);
      if (kept?.id === id) await keep(key, { ...kept, endsWithPeriod });
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
  const desk: SandboxControls = {
    async settle(orderId, outcome) {
      const order = await orderOf(orderId);
      const news = (type: string): ProviderEvent => ({
        id: `${orderId}:${type}`,
        type,
        customerId: customerOf(order.userId),
      });
      if (outcome === 'expire') {
        await books.delete(`sandbox:subscription:${customerOf(order.userId)}`);
        return news('subscription.ended');
      }
      if (order.state === 'open') {
        if (outcome === 'pay') await pay(order);
        else await keep(`order:${orderId}`, { ...order, state: STATE[outcome] });
      }
      const { state } = await orderOf(orderId);
      if (order.kind === 'order' || state !== 'complete') return undefined;
      return {
        ...news('checkout.completed'),
        checkout: { id: orderId, state: 'complete' },
        receiptId: orderId,
      };
    },
  };

  return { card, orders, desk };
}
