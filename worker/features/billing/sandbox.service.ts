import type { SandboxAnswer, SandboxOrder } from '#schema/contracts/billing.ts';
import type { UserContext } from '#worker/context.ts';
import { notFound } from '#worker/lib/errors.ts';
import { findBillingAccount } from './billing-accounts.queries.ts';
import { findOwnOrder, type OrderRow, updateOrderStatus } from './orders.queries.ts';
import { captureOrder } from './orders.service.ts';
import { configured } from './purchases.service.ts';
import {
  changeSubscription,
  retryOnConflict,
  syncSubscription,
} from './subscription-sync.service.ts';

async function requireSandboxOrder(ctx: UserContext, orderId: string) {
  const [, [order]] = await ctx.read([findOwnOrder({ orderId, userId: ctx.caller.userId })]);
  const sandbox = (await ctx.payments(ctx.deadline)).sandbox;
  if (!sandbox || order?.provider !== 'sandbox') throw notFound('There is no such order');
  return { sandbox, order };
}

const STATUS: Record<string, SandboxOrder['status']> = {
  captured: 'captured',
  declined: 'declined',
  canceled: 'canceled',
};

const toSandboxOrder = ({
  id,
  planName,
  amount,
  currency,
  interval,
  way,
  status,
}: OrderRow): SandboxOrder => ({
  id,
  planName,
  amount,
  currency,
  interval,
  way: way === 'card' ? 'card' : 'paypal',
  status: STATUS[status] ?? 'created',
});

/** @throws notFound for another's order, and wherever the sandbox is off */
export async function sandboxOrder(ctx: UserContext, orderId: string): Promise<SandboxOrder> {
  return toSandboxOrder((await requireSandboxOrder(ctx, orderId)).order);
}

/** Ends a prepaid sandbox period at once. */
function expirePeriod(ctx: UserContext): Promise<void> {
  const { userId } = ctx.caller;
  return retryOnConflict(async () => {
    const now = ctx.clock.now().toISOString();
    const [[account]] = await ctx.db.batch([findBillingAccount({ userId })]);
    if (account?.subscriptionProvider !== 'sandbox' || account.stripeSubscriptionId !== null)
      return;
    await ctx.db.batch(changeSubscription(account, { ...account, subscriptionExpiresAt: now }));
  });
}

const UNPAID_STATUS: Partial<Record<SandboxAnswer['outcome'], SandboxOrder['status']>> = {
  decline: 'declined',
  cancel: 'canceled',
};

/**
 * Ends a sandbox order with the outcome that the person chose. A settled order keeps its outcome;
 * only its period can be ended.
 */
export async function answerSandboxOrder(
  ctx: UserContext,
  orderId: string,
  { outcome }: SandboxAnswer,
): Promise<SandboxOrder> {
  const { sandbox, order } = await requireSandboxOrder(ctx, orderId);
  const settled = toSandboxOrder(order);
  const fits = outcome === 'expire' ? settled.status === 'captured' : settled.status === 'created';
  if (!fits) return settled;
  if (order.way === 'paypal' && outcome === 'pay') {
    await captureOrder(ctx, orderId);
  } else if (order.way === 'paypal' && outcome === 'expire') {
    await expirePeriod(ctx);
  } else {
    const { userId } = ctx.caller;
    const event = await sandbox.settle(orderId, outcome);
    if (event)
      await syncSubscription(
        ctx,
        configured((await ctx.payments(ctx.deadline)).card),
        { userId },
        event,
      );
    const status = UNPAID_STATUS[outcome];
    const closedAt = ctx.clock.now().toISOString();
    if (status) await ctx.write([updateOrderStatus({ orderId, userId, status, closedAt })]);
  }
  return sandboxOrder(ctx, orderId);
}
