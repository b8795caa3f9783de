import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { PAYMENT_PROVIDERS, SUBSCRIPTION_TIERS } from '../contracts/enums.ts';
import { createdAt, flag, id, instant, oneOf } from './columns.ts';
import { users } from './users.ts';

export const subscriptionPlans = sqliteTable(
  'subscription_plans',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    features: text('features', { mode: 'json' }).$type<string[]>().notNull().default([]),
    stripePriceId: text('stripe_price_id'),
    /** In cents; 0 means free. */
    price: integer('price').notNull(),
    interval: text('interval').notNull(),
    tier: text('tier', { enum: SUBSCRIPTION_TIERS }).notNull(),
    isActive: flag('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('subscription_plans_name').on(t.name),
    uniqueIndex('subscription_plans_stripe_price').on(t.stripePriceId),
    oneOf('subscription_plans_tier', t.tier, SUBSCRIPTION_TIERS),
    check('subscription_plans_price', sql`${t.price} >= 0`),
  ],
);

const user = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id);
const plan = () =>
  integer('plan_id')
    .notNull()
    .references(() => subscriptionPlans.id);

/** Money received, once per provider's reference: what a tier rests on. */
export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    userId: user(),
    planId: plan(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** The provider's own id of it: an invoice, a capture. */
    reference: text('reference').notNull(),
    /** In cents. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    receiptUrl: text('receipt_url'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payments_reference').on(t.provider, t.reference),
    index('payments_user').on(t.userId, t.id),
    index('payments_plan').on(t.planId),
    oneOf('payments_provider', t.provider, PAYMENT_PROVIDERS),
  ],
);

/** A purchase under way, of the person who began it: a checkout by card, an order at PayPal. */
export const paymentOrders = sqliteTable(
  'payment_orders',
  {
    /** The provider's id of the order. */
    id: text('id').primaryKey(),
    userId: user(),
    planId: plan(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    way: text('way').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /**
     * created, capturing (the provider was asked for the money and its answer is not kept yet),
     * captured, declined or canceled.
     */
    status: text('status').notNull().default('created'),
    createdAt: createdAt(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    index('payment_orders_user').on(t.userId, t.createdAt),
    index('payment_orders_plan').on(t.planId),
    index('payment_orders_status').on(t.status, t.createdAt),
    oneOf('payment_orders_provider', t.provider, PAYMENT_PROVIDERS),
  ],
);

/**
 * Every event a provider sent, kept with its effect in one batch: the same one twice changes
 * nothing.
 */
export const billingEvents = sqliteTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('billing_events_received').on(t.receivedAt)],
);
