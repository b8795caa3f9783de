import { asc, desc, eq, sql } from 'drizzle-orm';
import { billingEvents, payments, subscriptionPlans } from '#schema/tables/billing.ts';
import { users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import type { SubscriptionState } from './subscription-state.rules.ts';

/** All plans, cheapest first, also those no longer sold: people may still be on one. */
export const listPlans = () =>
  queryBuilder
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
    .limit(20);

const accountFields = {
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

export const findBillingAccount = (p: { userId: number }) =>
  queryBuilder.select(accountFields).from(users).where(eq(users.id, p.userId));

export const findAccountByCustomer = (p: { customerId: string }) =>
  queryBuilder
    .select(accountFields)
    .from(users)
    .where(eq(users.stripeCustomerId, p.customerId))
    .limit(1);

/** Stores the provider's customer id, unless another request stored one first. */
export const saveCustomerId = (p: {
  userId: number;
  customerId: string;
  previous: string | null;
}) =>
  queryBuilder
    .update(users)
    .set({ stripeCustomerId: p.customerId })
    .where(sql`${users.id} = ${p.userId} and ${users.stripeCustomerId} is ${p.previous}`);

/**
 * Fails the batch when the subscription has changed since it was read: what was computed from it
 * is out of date.
 */
export const assertSubscriptionUnchanged = (p: { userId: number; version: number }) =>
  guard(
    'subscriptionUnmoved',
    sql`exists (select 1 from ${users} where ${users.id} = ${p.userId} and ${users.subscriptionVersion} = ${p.version})`,
  );

export const updateSubscriptionState = (p: { userId: number } & SubscriptionState) =>
  queryBuilder
    .update(users)
    .set({
      subscriptionTier: p.subscriptionTier,
      subscriptionStatus: p.subscriptionStatus,
      subscriptionExpiresAt: p.subscriptionExpiresAt,
      stripeSubscriptionId: p.stripeSubscriptionId,
      subscriptionProvider: p.subscriptionProvider,
      subscriptionVersion: sql`${users.subscriptionVersion} + 1`,
    })
    .where(eq(users.id, p.userId));

export type NewPayment = typeof payments.$inferInsert;

/** Fails the batch when this payment is known already. */
export const insertPayment = (p: NewPayment) => queryBuilder.insert(payments).values(p);

/** Inserts a receipt once: several events may report the same one. */
export const insertReceipt = (p: NewPayment) =>
  queryBuilder
    .insert(payments)
    .values(p)
    .onConflictDoNothing({ target: [payments.provider, payments.reference] });

/** Newest first. */
export const listPayments = (p: { userId: number; limit: number }) =>
  queryBuilder
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
    .limit(p.limit);

/**
 * The prepaid period that still runs, apart from any subscription. The latest single payment
 * decides: it begins after the earlier ones, or has taken over what was left of them.
 */
export const findPrepaid = (p: { userId: number; now: string }) =>
  queryBuilder
    .select({ tier: subscriptionPlans.tier, periodEnd: payments.periodEnd })
    .from(payments)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, payments.planId))
    .where(
      sql`${payments.id} = (select max(id) from payments where user_id = ${p.userId} and provider = 'paypal')
        and ${payments.periodEnd} > ${p.now}`,
    );

export const findEvent = (p: { id: string }) =>
  queryBuilder
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(eq(billingEvents.id, p.id));

/** Fails the batch when the event was applied already. */
export const insertEvent = (p: typeof billingEvents.$inferInsert) =>
  queryBuilder.insert(billingEvents).values({
    id: p.id,
    provider: p.provider,
    type: p.type,
    receivedAt: p.receivedAt,
  });

/** Deletes events that no provider sends again, at most `limit` of them. */
export const deleteOldEvents = (p: { before: string; limit: number }) =>
  queryBuilder
    .delete(billingEvents)
    .where(
      sql`${billingEvents.id} in (select id from ${billingEvents} where received_at < ${p.before} order by received_at limit ${p.limit})`,
    );

/**
 * Downgrades people whose paid period is over to the free tier, at most `limit` of them. A
 * subscription that Stripe has not ended stays linked, so that it can be cancelled and is not
 * bought twice.
 */
export const downgradeExpired = (p: { now: string; limit: number }) => {
  const goesOn = sql`subscription_provider = 'stripe' and subscription_status <> 'canceled'`;
  return queryBuilder
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
};
