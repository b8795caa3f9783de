import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sandboxOrderQuery } from '#frontend/api/billing.ts';
import { intervalWords, moneyWords } from '#frontend/features/billing/plans/plan-price.rules.ts';
import { errorMessage, hasStatus } from '#frontend/lib/request.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { SandboxOrder } from '#schema/contracts/billing.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { SandboxAnswers } from './sandbox-answers.tsx';
import styles from './sandbox-checkout.module.css';

/** Stands where a provider's page would: the person decides how the payment ends. */
export function SandboxCheckout() {
  const orderId = new URLSearchParams(useSearch()).get('order') ?? '';
  const { data: order, isPending, error, refetch } = useQuery(sandboxOrderQuery(orderId));

  if (isPending) return <Skeleton shape="panel" />;
  if (!order) {
    return hasStatus(error, 404) || !orderId ? (
      <Closed title="This test payment does not exist">Nothing was charged.</Closed>
    ) : (
      <Notice
        kind="error"
        title="The test payment did not load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {errorMessage(error, 'Something went wrong on the way.')}
      </Notice>
    );
  }
  switch (order.status) {
    case 'declined':
      return <Closed title="This test payment was declined">Nothing changed.</Closed>;
    case 'canceled':
      return <Closed title="This test payment was cancelled">Nothing changed.</Closed>;
    default:
      return (
        <div className={styles.order}>
          <Facts order={order} />
          <SandboxAnswers order={order} />
        </div>
      );
  }
}

function Closed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice title={title} action={<ButtonLink href={PATHS.plans}>Back to the plans</ButtonLink>}>
      {children}
    </Notice>
  );
}

function Facts({ order: { planName, amount, currency, interval, way } }: { order: SandboxOrder }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Plan</dt>
        <dd>{planName}</dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>
          {moneyWords(amount, currency)} for {intervalWords(interval)}
        </dd>
      </div>
      <div>
        <dt>Stands in for</dt>
        <dd>{way === 'card' ? 'a card payment' : 'PayPal'}</dd>
      </div>
    </dl>
  );
}
