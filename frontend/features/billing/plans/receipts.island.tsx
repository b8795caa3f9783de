import { useQuery } from '@tanstack/react-query';
import { paymentsQuery, subscriptionQuery } from '#frontend/api/billing.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { Payment } from '#schema/contracts/billing.ts';
import { fullDateWords, moneyWords } from './plan-price.rules.ts';
import styles from './receipts.module.css';
import { PROVIDER_NAMES } from './subscription-words.rules.ts';

const LOOK_AGAIN_MS = 2000;
const LOOKS = 20;

/** Every payment, what it bought, and the provider's receipt where there is one. */
export function Receipts() {
  const { data: status } = useQuery(subscriptionQuery);
  // The webhook about the payment may arrive after the one about the plan.
  const isExpected = status?.provider === 'stripe' && status.subscriptionStatus === 'active';
  const {
    data: payments,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...paymentsQuery,
    refetchInterval: ({ state }) =>
      isExpected && state.data?.length === 0 && state.dataUpdateCount < LOOKS
        ? LOOK_AGAIN_MS
        : false,
  });
  if (isPending) return <Skeleton />;
  if (!payments) {
    return (
      <Notice
        kind="error"
        title="Your receipts did not load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {errorMessage(error, 'Something went wrong on the way.')}
      </Notice>
    );
  }
  if (payments.length === 0) return <p className={styles.none}>Nothing paid so far.</p>;
  return (
    <ul className={styles.receipts}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <Receipt payment={payment} />
        </li>
      ))}
    </ul>
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const { planName, amount, currency, createdAt, periodStart, periodEnd, provider, receiptUrl } =
    payment;
  return (
    <article className={styles.receipt} aria-label={`${planName}, ${fullDateWords(createdAt)}`}>
      <p className={styles.what}>
        {planName}
        <span className={styles.amount}>{moneyWords(amount, currency)}</span>
      </p>
      <p className={styles.detail}>
        <span>
          Paid <time dateTime={createdAt}>{fullDateWords(createdAt)}</time>
        </span>
        <span>{PROVIDER_NAMES[provider]}</span>
      </p>
      <p className={styles.detail}>
        <span>
          For {fullDateWords(periodStart)} to {fullDateWords(periodEnd)}
        </span>
        {receiptUrl && (
          <a href={receiptUrl} target="_blank" rel="noopener noreferrer" className={styles.link}>
            Receipt<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </p>
    </article>
  );
}
