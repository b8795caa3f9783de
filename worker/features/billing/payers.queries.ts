import { asc, desc, eq, sql } from 'drizzle-orm';
import { billingEvents, payments, subscriptionPlans } from '#schema/tables/billing.ts';
import { users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/guard.ts';
import { query, write } from '#worker/lib/sql.ts';
import type { Standing } from './standing.rules.ts';

/** Cheapest first, those that are no longer sold as well: people may still be on one. */
export const listPlans = query()(() =>
  write
    .select({
      id: subscriptionPlans.id,
      name: subscriptionPlans.name,
      tier: subscriptionPlans.tier,
      price: subscriptionPlans.price,
      interval: subscriptionPlans.interval,
      description: subscriptionPlans.description,
      features: subscriptionPlans.features,
      stripePriceId: subscriptionPlans.stripePriceId,
      isActive: subscriptionPlans.isActive,
    })
    .from(subscriptionPlans)
    .orderBy(asc(subscriptionPlans.price))
    .limit(20),
);

const payerFields = {
  userId: users.id,
  email: users.email,
  createdAt: users.createdAt,
  stripeCustomerId: users.stripeCustomerId,
  stripeSubscriptionId: users.stripeSubscriptionId,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionTier: users.subscriptionTier,
  subscriptionExpiresAt: users.subscriptionExpiresAt,
  subscriptionProvider: users.subscriptionProvider,
  subscriptionVersion: users.subscriptionVersion,
};

export const findPayer = query<{ userId: number }>()((p) =>
  write.select(payerFields).from(users).where(eq(users.id, p.userId)),
);

export const findPayerByCustomer = query<{ customerId: string }>()((p) =>
  write.select(payerFields).from(users).where(eq(users.stripeCustomerId, p.customerId)).limit(1),
);

/** Keeps a provider's id of the person, unless another request kept one first. */
export const keepCustomer = query<{ userId: number; customerId: string; previous: string | null }>()((p) =>
  write
    .update(users)
    .set({ stripeCustomerId: sql`${p.customerId}` })
    .where(sql`${users.id} = ${p.userId} and ${users.stripeCustomerId} is ${p.previous}`),
);

/** Breaks the batch when the subscription has changed since it was read: what was computed from it is out of date. */
export const assertSubscriptionUnmoved = query<{ userId: number; version: number }>()((p) =>
  guard(
    'subscriptionUnmoved',
    sql`exists (select 1 from ${users} where ${users.id} = ${p.userId} and ${users.subscriptionVersion} = ${p.version})`,
  ),
);

export const updateStanding = query<{ userId: number } & Standing>()((p) =>
  write
    .update(users)
    .set({
      subscriptionTier: sql`${p.subscriptionTier}`,
      subscriptionStatus: sql`${p.subscriptionStatus}`,
      subscriptionExpiresAt: sql`${p.subscriptionExpiresAt}`,
      stripeSubscriptionId: sql`${p.stripeSubscriptionId}`,
      subscriptionProvider: sql`${p.subscriptionProvider}`,
      subscriptionVersion: sql`${users.subscriptionVersion} + 1`,
    })
    .where(eq(users.id, p.userId)),
);

const paymentOf = (p: Record<keyof typeof payments.$inferInsert, never>) => ({
  userId: p.userId,
  planId: p.planId,
  provider: p.provider,
  reference: p.reference,
  amount: p.amount,
  currency: p.currency,
  periodStart: p.periodStart,
  periodEnd: p.periodEnd,
  receiptUrl: p.receiptUrl,
  createdAt: p.createdAt,
});

export interface NewPayment extends Record<string, unknown> {
  userId: number;
  planId: number;
  provider: string;
  reference: string;
  amount: number;
  currency: string;
  periodStart: string;
  periodEnd: string;
  receiptUrl: string | null;
  createdAt: string;
}

/** Breaks the batch when this payment is known already. */
export const insertPayment = query<NewPayment>()((p) => write.insert(payments).values(paymentOf(p as never)));

/** Several events tell of one receipt; it is kept once. */
export const keepReceipt = query<NewPayment>()((p) =>
  write
    .insert(payments)
    .values(paymentOf(p as never))
    .onConflictDoNothing({ target: [payments.provider, payments.reference] }),
);

/** Newest first. */
export const listPayments = query<{ userId: number; limit: number }>()((p) =>
  write
    .select({
      id: payments.id,
      provider: payments.provider,
      planName: subscriptionPlans.name,
      amount: payments.amount,
      currency: payments.currency,
      periodStart: payments.periodStart,
      periodEnd: payments.periodEnd,
      createdAt: payments.createdAt,
      receiptUrl: payments.receiptUrl,
    })
    .from(payments)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, payments.planId))
    .where(eq(payments.userId, p.userId))
    .orderBy(desc(payments.id))
    .limit(p.limit),
);

/**
 * What is still paid for by single payments, apart from any subscription. The last of them says it all: it follows the
 * ones before, or has taken over what was left of them.
 */
export const findPaidOnce = query<{ userId: number; now: string }>()((p) =>
  write
    .select({ tier: subscriptionPlans.tier, periodEnd: payments.periodEnd })
    .from(payments)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, payments.planId))
    .where(
      sql`${payments.id} = (select max(id) from payments where user_id = ${p.userId} and provider = 'paypal')
        and ${payments.periodEnd} > ${p.now}`,
    ),
);

export const findEvent = query<{ id: string }>()((p) =>
  write.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.id, p.id)),
);

/** Breaks the batch when the event's effect is there already. */
export const insertEvent = query<{ id: string; provider: string; type: string; receivedAt: string }>()((p) =>
  write.insert(billingEvents).values({
    id: p.id,
    provider: p.provider as never,
    type: p.type,
    receivedAt: p.receivedAt,
  }),
);

/** Drops events that no provider sends again, at most `limit` of them. */
export const forgetEvents = query<{ before: string; limit: number }>()((p) =>
  write
    .delete(billingEvents)
    .where(
      sql`${billingEvents.id} in (select id from ${billingEvents} where received_at < ${p.before} order by received_at limit ${p.limit})`,
    ),
);

/**
 * Puts people whose paid period is over back on the free tier in the table too, at most `limit` of them. A subscription
 * that Stripe has not ended stays linked, so that it can be cancelled and is not bought twice.
 */
export const fallBack = query<{ now: string; limit: number }>()((p) => {
  const goesOn = sql`subscription_provider = 'stripe' and subscription_status <> 'canceled'`;
  return write
    .update(users)
    .set({
      subscriptionTier: 'free',
      subscriptionStatus: sql`case when ${goesOn} then subscription_status end`,
      stripeSubscriptionId: sql`case when ${goesOn} then stripe_subscription_id end`,
      subscriptionProvider: sql`case when ${goesOn} then subscription_provider end`,
    })
    .where(
      sql`${users.id} in (select id from ${users} where subscription_tier <> 'free' and subscription_expires_at <= ${p.now} order by subscription_expires_at limit ${p.limit})`,
    );
});
