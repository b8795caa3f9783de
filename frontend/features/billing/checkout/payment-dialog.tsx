import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type PayingWay, useBuyPlan } from '#frontend/api/billing.ts';
import type { Offer } from '#frontend/features/billing/plans/plan-offer.rules.ts';
import { priceWords } from '#frontend/features/billing/plans/plan-price.rules.ts';
import { keepToastForNextPage } from '#frontend/lib/next-page-toast.ts';
import { errorMessage, hasStatus } from '#frontend/lib/request.ts';
import { TIER_NAMES } from '#frontend/lib/words/tier-names.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { RadioGroup } from '#frontend/ui/controls/radio-group.tsx';
import { Dialog, DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { logPaymentTrouble } from './log-payment-trouble.ts';
import {
  nextStep,
  payingChoices,
  purchaseTitle,
  remainingTimeWords,
} from './purchase-words.rules.ts';
import { TestModeNote } from './test-mode-note.tsx';
import { useDeparture } from './use-departure.ts';
import { rememberWantedPlan } from './wanted-plan.ts';

type Props = {
  plan: SubscriptionPlan;
  offer: Offer;
  /** The tier that is running now. */
  running: SubscriptionTier;
  onClose: () => void;
};

/** The choice of card or PayPal, with what each means, before anybody goes anywhere. */
export function PaymentDialog({ plan, offer, running, onClose }: Props) {
  const { action, ways } = offer;
  const choices = payingChoices(ways, plan);
  const [way, setWay] = useState<PayingWay>(choices[0]?.value ?? 'card');
  const [, navigate] = useLocation();
  const { mutate: buy, isPending, error, variables } = useBuyPlan();
  const { isLeaving, goTo } = useDeparture();
  const isBusy = isPending || isLeaving;
  const next = nextStep(offer, way, plan);
  const time = remainingTimeWords(action, plan, running === 'free' ? null : TIER_NAMES[running]);
  const only = choices.length === 1 ? choices[0] : undefined;

  // The button is put out a moment after the first click; the second one of a double click comes
  // sooner.
  const isBegun = useRef(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBegun.current) return;
    isBegun.current = true;
    buy(
      { plan, way },
      {
        onSuccess: (url) => {
          rememberWantedPlan(plan.tier);
          if (url !== null) return goTo(url);
          onClose();
          navigate(`${PATHS.plans}?checkout=success`);
        },
        onError: (failure) => {
          if (hasStatus(failure, 401)) {
            // The sign-in page, where the guard leads now, is a document of its own.
            keepToastForNextPage({
              title: 'Authentication required',
              description: 'Please log in to subscribe.',
              kind: 'destructive',
            });
          } else if (way === 'paypal') {
            logPaymentTrouble(failure);
          } else {
            showToast({
              title: 'Subscription failed',
              description: errorMessage(failure, 'An unknown error occurred'),
              kind: 'destructive',
            });
          }
        },
        onSettled: () => {
          isBegun.current = false;
        },
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={purchaseTitle(action, plan).dialog}
      description={priceWords(plan)}
    >
      <form onSubmit={submit}>
        {ways[way] === 'sandbox' && <TestModeNote>{next.words}</TestModeNote>}
        {only ? (
          <p>
            <strong>{only.name}</strong>: {only.words}
          </p>
        ) : (
          <RadioGroup
            label="How would you like to pay?"
            choices={choices}
            value={way}
            onChange={setWay}
          />
        )}
        {ways[way] !== 'sandbox' && <p>{next.words}</p>}
        {time && <p>{time}</p>}
        <div role="status">
          {error && !isBusy && variables.way === 'paypal' && (
            <Notice title="The PayPal payment could not be started">
              {errorMessage(error, 'Something went wrong on the way.')} Nothing was charged.
            </Notice>
          )}
        </div>
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" pending={isBusy}>
            {isBusy ? 'One moment...' : next.button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
