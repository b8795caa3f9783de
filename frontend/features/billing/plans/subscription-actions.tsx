import { Suspense, useState } from 'react';
import {
  useCancelSubscription,
  useOpenPortal,
  useResumeSubscription,
} from '#frontend/api/billing.ts';
import { useDeparture } from '#frontend/features/billing/checkout/use-departure.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { TIER_NAMES } from '#frontend/lib/words/tier-names.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import type { SubscriptionStatus } from '#schema/contracts/billing.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './current-subscription.module.css';
import { fullDateWords } from './plan-price.rules.ts';

const CancelDialog = lazyComponent(() => import('./cancel-dialog.tsx').then((m) => m.CancelDialog));

type Props = {
  status: SubscriptionStatus;
  /** The button that was pressed is gone, so the focus moves to an element that is still there. */
  onChanged: () => void;
};

/** Cancelling takes one press and one confirmation; coming back takes one press. */
export function SubscriptionActions({ status, onChanged }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelSubscription();
  const resume = useResumeSubscription();
  const portal = useOpenPortal();
  const { isLeaving, goTo } = useDeparture();

  const plan = TIER_NAMES[status.subscriptionTier];
  const until = status.subscriptionExpiresAt && fullDateWords(status.subscriptionExpiresAt);

  const confirmCancel = () => {
    if (!status.stripeSubscriptionId) {
      setIsAsking(false);
      showToast({ title: 'No active subscription', kind: 'destructive' });
      return;
    }
    cancel.mutate(status.stripeSubscriptionId, {
      onSuccess: () => {
        setIsAsking(false);
        showToast({
          title: 'Subscription canceled',
          description: until ? `You keep ${plan} until ${until}.` : 'You are not charged again.',
        });
        onChanged();
      },
      onError: (failure) => {
        setIsAsking(false);
        showToast({
          title: 'Failed to cancel subscription',
          description: errorMessage(failure, 'Nothing has changed. Please try again in a moment.'),
          kind: 'destructive',
        });
      },
    });
  };

  const bringBack = () =>
    resume.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: `${plan} goes on`, description: 'It renews as before.' });
        onChanged();
      },
      onError: (failure) =>
        showToast({
          title: 'Subscription not resumed',
          description: errorMessage(failure, 'Nothing has changed. Please try again in a moment.'),
          kind: 'destructive',
        }),
    });

  const openPortal = () =>
    portal.mutate(undefined, {
      onSuccess: ({ url }) => goTo(url),
      onError: (failure) =>
        showToast({
          title: 'The billing page did not open',
          description: errorMessage(failure, 'Please try again in a moment.'),
          kind: 'destructive',
        }),
    });

  const testPage =
    status.provider === 'sandbox' && status.stripeSubscriptionId
      ? `${PATHS.sandboxCheckout}?order=${encodeURIComponent(status.stripeSubscriptionId)}`
      : null;

  if (!status.canCancel && !status.canResume && !status.hasPortal) return null;
  return (
    <div className={styles.actions}>
      {status.canResume && (
        <Button pending={resume.isPending} onClick={bringBack}>
          {resume.isPending ? 'Resuming...' : 'Resume subscription'}
        </Button>
      )}
      {status.hasPortal && (
        <Button kind="outline" pending={portal.isPending || isLeaving} onClick={openPortal}>
          {portal.isPending || isLeaving ? 'Opening...' : 'Cards, invoices and receipts'}
        </Button>
      )}
      {status.canCancel && (
        <Button kind="outline" onClick={() => setIsAsking(true)}>
          Cancel subscription
        </Button>
      )}
      {testPage && (
        <ButtonLink kind="quiet" href={testPage}>
          Open the test page
        </ButtonLink>
      )}
      <Suspense fallback={null}>
        {isAsking && (
          <CancelDialog
            tier={status.subscriptionTier}
            until={until}
            isPending={cancel.isPending}
            onClose={() => setIsAsking(false)}
            onConfirm={confirmCancel}
          />
        )}
      </Suspense>
    </div>
  );
}
