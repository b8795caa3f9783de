import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { paymentOrders, subscriptionPlans } from '#schema/tables/billing.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

const orderFields = {
  id: paymentOrders.id,
  userId: paymentOrders.userId,
  planId: paymentOrders.planId,
  provider: paymentOrders.provider,
  way: paymentOrders.way,
  amount: paymentOrders.amount,
  currency: paymentOrders.currency,
  status: paymentOrders.status,
  createdAt: paymentOrders.createdAt,
  closedAt: paymentOrders.closedAt,
  planName: subscriptionPlans.name,
  interval: subscriptionPlans.interval,
};

const orders = () =>
  queryBuilder
    .select(orderFields)
    .from(paymentOrders)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, paymentOrders.planId));

interface OwnOrder {
  orderId: string;
  userId: number;
}

export const findOwnOrder = (p: OwnOrder) =>
  orders().where(and(eq(paymentOrders.id, p.orderId), eq(paymentOrders.userId, p.userId)));

export type OrderRow = RowOf<typeof findOwnOrder>;

/** The person's last checkout by card, open or not. */
export const findLastCheckout = (p: { userId: number; provider: string }) =>
  orders()
    .where(
      and(
        eq(paymentOrders.userId, p.userId),
        sql`${paymentOrders.provider} = ${p.provider}`,
        eq(paymentOrders.way, 'card'),
      ),
    )
    .orderBy(desc(paymentOrders.createdAt))
    .limit(1);

/** One person's orders whose capture was requested and whose result was never stored. */
export const findInterrupted = (p: { userId: number }) =>
  orders()
    .where(and(eq(paymentOrders.userId, p.userId), eq(paymentOrders.status, 'capturing')))
    .orderBy(asc(paymentOrders.createdAt))
    .limit(3);

/** Everybody's interrupted orders begun before an instant, oldest first, a page at a time. */
export const listInterrupted = (p: {
  before: string;
  from: string;
  fromId: string;
  limit: number;
}) =>
  orders()
    .where(
      and(
        eq(paymentOrders.status, 'capturing'),
        lt(paymentOrders.createdAt, p.before),
        gte(paymentOrders.createdAt, p.from),
        sql`(${paymentOrders.createdAt} > ${p.from} or ${paymentOrders.id} > ${p.fromId})`,
      ),
    )
    .orderBy(asc(paymentOrders.createdAt), asc(paymentOrders.id))
    .limit(p.limit);

export interface NewOrderRow {
  id: string;
  userId: number;
  planId: number;
  provider: (typeof paymentOrders.$inferInsert)['provider'];
  way: 'card' | 'paypal';
  amount: number;
  now: string;
}

export const insertOrder = (p: NewOrderRow) =>
  queryBuilder.insert(paymentOrders).values({
    id: p.id,
    userId: p.userId,
    planId: p.planId,
    provider: p.provider,
    way: p.way,
    amount: p.amount,
    currency: 'USD',
    createdAt: p.now,
  });

/**
 * Inserts a checkout by card unless the person has one open already: nobody can pay for two at
 * once.
 */
export const insertOnlyCheckout = (p: NewOrderRow) =>
  queryBuilder.run(sql`
    insert into ${paymentOrders} (id, user_id, plan_id, provider, way, amount, currency, status, created_at)
    select ${p.id}, ${p.userId}, ${p.planId}, ${p.provider}, ${p.way}, ${p.amount}, 'USD', 'created', ${p.now}
    where not exists (select 1 from ${paymentOrders}
      where user_id = ${p.userId} and provider = ${p.provider} and way = ${p.way} and status = 'created')
    on conflict (id) do nothing`);

/** Sets an order's status, unless it is captured: that is final. */
export const updateOrderStatus = (p: OwnOrder & { status: string; closedAt: string | null }) =>
  queryBuilder
    .update(paymentOrders)
    .set({ status: p.status, closedAt: sql`coalesce(${p.closedAt}, closed_at)` })
    .where(
      sql`${paymentOrders.id} = ${p.orderId} and ${paymentOrders.userId} = ${p.userId} and ${paymentOrders.status} <> 'captured'`,
    );

/** Deletes orders that came to nothing, at most `limit` of them. */
export const deleteAbandonedOrders = (p: { before: string; limit: number }) =>
  queryBuilder
    .delete(paymentOrders)
    .where(
      sql`${paymentOrders.id} in (select id from ${paymentOrders} where status in ('created', 'declined', 'canceled') and created_at < ${p.before} order by status, created_at limit ${p.limit})`,
    );
