import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { SUBSCRIPTION_TIERS } from '../contracts/enums.ts';
import { createdAt, flag, id, oneOf } from './columns.ts';

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
