import { CheckoutReturnIsland } from '#frontend/features/billing/checkout/checkout-return.island.tsx';
import { CurrentSubscription } from '#frontend/features/billing/plans/current-subscription.island.tsx';
import { Plans, PlansSkeleton } from '#frontend/features/billing/plans/plans.island.tsx';
import { Receipts } from '#frontend/features/billing/plans/receipts.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { DAILY_REPLIES, OPEN_GOALS } from '#schema/rules/account/entitlements.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './subscriptions.module.css';

const replies = (tier: 'free' | 'pro' | 'premium') => DAILY_REPLIES[tier].toLocaleString('en-US');

const BENEFITS = [
  {
    title: 'Advanced AI coaching',
    words: `Eden answers up to ${replies('pro')} times a day on Pro and ${replies('premium')} on Premium. On the free plan she answers ${replies('free')} times a day.`,
  },
  {
    title: 'Unlimited goals',
    words: `Keep as many goals open as you like. On the free plan you can have ${OPEN_GOALS.free} at a time, and completed ones don’t count.`,
  },
  {
    title: 'All learning paths',
    words:
      '8 modules and 32 learning units over four paths. Two paths are free; Pro opens a third, Premium all four.',
  },
  { title: 'Priority support', words: 'When you write to us, your message is read first.' },
];

export function SubscriptionsScreen() {
  return (
    <Page>
      <BackLink href={PATHS.home}>Back to Home</BackLink>
      <header className={styles.head}>
        <h1>Subscription plans</h1>
        <p>
          The free plan covers everything you need to work on a goal: goals, journal, Eden, the
          assessment and two learning paths. Pro and Premium, from $19.99/month, add advanced AI
          coaching, unlimited goals and priority support.
        </p>
      </header>
      <Island name="Your payment" skeleton={null}>
        <CheckoutReturnIsland />
      </Island>
      <div className={styles.sections}>
        <section aria-labelledby="current-subscription" className={styles.section}>
          <h2 id="current-subscription">Current subscription</h2>
          <Island name="Your subscription" skeleton={<Skeleton shape="panel" />}>
            <CurrentSubscription />
          </Island>
        </section>
        <section aria-labelledby="plans" className={styles.section}>
          <h2 id="plans">Plans</h2>
          <Island name="The plans" skeleton={<PlansSkeleton />}>
            <Plans />
          </Island>
        </section>
        <div className={styles.columns}>
          <section aria-labelledby="benefits" className={styles.section}>
            <h2 id="benefits">What a paid plan adds</h2>
            <ul className={styles.benefits}>
              {BENEFITS.map(({ title, words }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{words}</p>
                </li>
              ))}
            </ul>
          </section>
          <div className={styles.side}>
            <section aria-labelledby="renewal" className={styles.section}>
              <h2 id="renewal">Renewal and refunds</h2>
              <p>
                A subscription by card is billed in advance and renews at the end of each period
                until you cancel. You can cancel here at any time, and you keep access until the end
                of the period you paid for. A payment with PayPal buys one period and never renews.
                Fees are non-refundable except where the law requires. More in the{' '}
                <TextLink href={PATHS.terms}>terms of service</TextLink>.
              </p>
            </section>
            <section aria-labelledby="receipts" className={styles.section}>
              <h2 id="receipts">Receipts</h2>
              <Island name="Your receipts" skeleton={<Skeleton />}>
                <Receipts />
              </Island>
            </section>
          </div>
        </div>
      </div>
    </Page>
  );
}
