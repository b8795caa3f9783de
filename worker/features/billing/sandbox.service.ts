import type { SandboxAnswer, SandboxOrder } from '#schema/contracts/billing.ts';
import type { UserContext } from '#worker/context.ts';
import { notFound } from '#worker/lib/errors.ts';
import { configured } from './buying.service.ts';
import { changeSubscription, followProvider, retryOnConflict } from './follow.service.ts';
import { findOwnOrder, moveOrder, type OrderRow } from './orders.queries.ts';
import { captureOrder } from './orders.service.ts';
import { findPayer } from './payers.queries.ts';

async function find(ctx: UserContext, orderId: string) {
  const [, [order]] = await ctx.read([findOwnOrder({ orderId, userId: ctx.caller.userId })]);
  const desk = (await ctx.payments(ctx.deadline)).sandbox;
  if (!desk || order?.provider !== 'sandbox') throw notFound('There is no such order');
  return { desk, order };
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
  return toSandboxOrder((await find(ctx, orderId)).order);
}

/** A payment that is not renewed runs out at once. */
function runOut(ctx: UserContext): Promise<void> {
  const { userId } = ctx.caller;
  return retryOnConflict(async () => {
    const now = ctx.clock.now().toISOString();
    const [[payer]] = await ctx.db.batch([findPayer({ userId })]);
    if (payer?.subscriptionProvider !== 'sandbox' || payer.stripeSubscriptionId !== null) return;
    await ctx.db.batch(changeSubscription(payer, { ...payer, subscriptionExpiresAt: now }));
  });
}

const GIVEN_UP: Partial<Record<SandboxAnswer['outcome'], SandboxOrder['status']>> = {
  decline: 'declined',
  cancel: 'canceled',
};

/** Ends an order as the person at the sandbox's page says. What is settled stays settled; only its period can be ended. */
export async function answerSandboxOrder(
  ctx: UserContext,
  orderId: string,
  { outcome }: SandboxAnswer,
): Promise<SandboxOrder> {
  const { desk, order } = await find(ctx, orderId);
  const settled = toSandboxOrder(order);
  const fits = outcome === 'expire' ? settled.status === 'captured' : settled.status === 'created';
  if (!fits) return settled;
  if (order.way === 'paypal' && outcome === 'pay') {
    await captureOrder(ctx, orderId);
  } else if (order.way === 'paypal' && outcome === 'expire') {
    await runOut(ctx);
  } else {
    const { userId } = ctx.caller;
    const news = await desk.settle(orderId, outcome);
    if (news)
      await followProvider(
        ctx,
        configured((await ctx.payments(ctx.deadline)).card),
        { userId },
        news,
      );
    const status = GIVEN_UP[outcome];
    const closedAt = ctx.clock.now().toISOString();
    if (status) await ctx.write([moveOrder({ orderId, userId, status, closedAt })]);
  }
  return sandboxOrder(ctx, orderId);
}
