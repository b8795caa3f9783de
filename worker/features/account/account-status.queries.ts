import { eq, sql } from 'drizzle-orm';
import { users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/**
 * Matches a subscription that its provider charges again: not cancelled, granted or prepaid.
 * Stripe's go on past the end of a period; see `hasSubscription` in billing.
 */
const renews = (now: unknown) =>
  sql`users.stripe_subscription_id is not null and coalesce(users.subscription_status, '') <> 'canceled'
    and (users.subscription_provider = 'stripe' or users.subscription_expires_at > ${now})`;

export const findAccountStatus = (p: { userId: number; now: string }) =>
  queryBuilder
    .select({
      emailVerifiedAt: users.emailVerifiedAt,
      password: users.password,
      renews: sql<number>`${renews(p.now)}`.as('renews'),
      codesLeft:
        sql<number>`(select count(*) from recovery_codes where recovery_codes.user_id = users.id)`.as(
          'codes_left',
        ),
      codesMadeAt: sql<
        string | null
      >`(select max(recovery_codes.created_at) from recovery_codes where recovery_codes.user_id = users.id)`.as(
        'codes_made_at',
      ),
    })
    .from(users)
    .where(eq(users.id, p.userId));

/**
 * Fails the batch while the person would still be charged, or a payment is being captured. An order
 * that has been open for a week is ignored: its provider is no longer configured.
 */
export const assertNothingRenews = (p: { userId: number; now: string }) =>
  guard(
    'nothingRenews',
    sql`not exists (select 1 from ${users} where ${users.id} = ${p.userId} and ${renews(p.now)})
      and not exists (select 1 from payment_orders where payment_orders.user_id = ${p.userId} and payment_orders.status = 'capturing'
        and payment_orders.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', ${p.now}, '-7 days'))`,
  );
