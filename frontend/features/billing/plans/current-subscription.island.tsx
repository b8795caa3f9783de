import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { plansQuery, subscriptionQuery } from '#frontend/api/billing.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { SubscriptionPlan, SubscriptionStatus } from '#schema/contracts/billing.ts';
import styles from './current-subscription.module.css';
import { fullDateWords, priceWords } from './plan-price.rules.ts';
import { SubscriptionActions } from './subscription-actions.tsx';
import { PROVIDER_NAMES, subscriptionWords } from './subscription-words.rules.ts';

/** Which plan the person is on, until when, and the ways to change that. */
export function CurrentSubscription() {
  const { data: status, isPending, error, refetch } = useQuery(subscriptionQuery);
  const { data: plans } = useQuery(plansQuery);

  if (isPending) return <Skeleton shape="panel" />;
  if (!status) {
    return (
      <Notice
        kind="error"
        title="Your subscription did not load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {errorMessage(error, 'Something went wrong on the way.')} Nothing has changed.
      </Notice>
    );
  }
  const plan = plans?.find(({ tier }) => tier === status.subscriptionTier);
  return <Card status={status} plan={plan} />;
}

function Card({
  status,
  plan,
}: {
  status: SubscriptionStatus;
  plan: SubscriptionPlan | undefined;
}) {
  const words = subscriptionWords(status, new Date());
  const isPaid = status.subscriptionTier !== 'free';
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1} className={styles.plan}>
          {words.plan} <span className={styles.state}>{words.state}</span>
        </h3>
        <p>{words.meaning}</p>
      </div>
      <dl className={styles.facts}>
        {words.date && (
          <div>
            <dt>{words.date.label}</dt>
            <dd>
              <time dateTime={words.date.at}>{fullDateWords(words.date.at)}</time>
            </dd>
          </div>
        )}
        {isPaid && plan && status.provider && (
          <div>
            <dt>Price</dt>
            <dd>{priceWords(plan)}</dd>
          </div>
        )}
        {isPaid && status.provider && (
          <div>
            <dt>Paid through</dt>
            <dd>{PROVIDER_NAMES[status.provider]}</dd>
          </div>
        )}
      </dl>
      <SubscriptionActions status={status} onChanged={() => heading.current?.focus()} />
    </div>
  );
}
