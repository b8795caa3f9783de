import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { plansQuery, subscriptionQuery } from '#frontend/api/billing.ts';
import { WaysNote } from '#frontend/features/billing/checkout/ways-note.tsx';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import { PlanCard } from './plan-card.tsx';
import { type Offer, planOffer } from './plan-offer.rules.ts';
import styles from './plans.module.css';

const PaymentDialog = lazyComponent(() =>
  import('#frontend/features/billing/checkout/payment-dialog.tsx').then((m) => m.PaymentDialog),
);

/**
 * The chosen plan, with the subscription as it was then: paying changes it while the dialog is
 * still open.
 */
type Chosen = { plan: SubscriptionPlan; offer: Offer; running: SubscriptionTier };

/** The plans side by side, and the dialog that buys one. */
export function Plans() {
  const { data: plans, isPending, refetch } = useQuery(plansQuery);
  const { data: status } = useQuery(subscriptionQuery);
  const [chosen, setChosen] = useState<Chosen | null>(null);

  if (isPending) return <PlansSkeleton />;
  if (!plans) {
    return (
      <Notice
        kind="error"
        title="Failed to load subscription plans. Please try again later."
        action={<Button onClick={() => refetch()}>Try again</Button>}
      />
    );
  }
  if (plans.length === 0) return <Notice title="No subscription plans are currently available." />;
  return (
    <>
      {status && <WaysNote ways={status.ways} />}
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.id} className={styles.place}>
            <PlanCard
              plan={plan}
              planOffer={status && planOffer(plan, status)}
              onChoose={(offer) =>
                status && setChosen({ plan, offer, running: status.subscriptionTier })
              }
              onIntent={PaymentDialog.preload}
            />
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {chosen && <PaymentDialog {...chosen} onClose={() => setChosen(null)} />}
      </Suspense>
    </>
  );
}

/** Three cards in the places of those to come. */
export function PlansSkeleton(): ReactNode {
  return (
    <div className={styles.plans}>
      {['free', 'pro', 'premium'].map((tier) => (
        <Skeleton key={tier} shape="form" />
      ))}
    </div>
  );
}
