import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidateAfterTierChange, subscriptionQuery } from '#frontend/api/billing.ts';
import { TIER_NAMES } from '#frontend/lib/words/tier-names.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import { hasArrived } from './has-arrived.rules.ts';
import { forgetWantedPlan, useWantedPlan, wantedPlan } from './wanted-plan.ts';

const LOOK_EVERY_MS = 1500;
const LOOK_FOR_MS = 45_000;

/** Waits, for a while, until the provider's word has reached us: only that opens a plan. */
export function Arrival({ onDealtWith }: { onDealtWith: () => void }) {
  const client = useQueryClient();
  const [isLate, setIsLate] = useState(false);
  const [isHere, setIsHere] = useState(false);
  const { data: status } = useQuery({
    ...subscriptionQuery,
    refetchInterval: isLate || isHere ? false : LOOK_EVERY_MS,
  });
  const wanted = useWantedPlan();
  const arrived = !isHere && status !== undefined && hasArrived(status, wanted);

  useEffect(() => {
    // What was wanted is asked for again: a page rendered elsewhere did not know it at first.
    if (!arrived || !hasArrived(status, wantedPlan())) return;
    setIsHere(true);
    forgetWantedPlan();
    invalidateAfterTierChange(client);
    onDealtWith();
  }, [arrived, status, client, onDealtWith]);

  useEffect(() => {
    if (isLate || isHere) return;
    const timer = setTimeout(() => setIsLate(true), LOOK_FOR_MS);
    return () => clearTimeout(timer);
  }, [isLate, isHere]);

  // Thanks are out of place once it has been cancelled again.
  if (isHere && status && !hasArrived(status, null)) return null;
  if (status && (isHere || arrived)) {
    return (
      <Notice
        title={`${TIER_NAMES[status.subscriptionTier]} is open`}
        action={
          <ButtonLink kind="outline" size="small" href={PATHS.learn}>
            See the learning paths
          </ButtonLink>
        }
      >
        Thank you. Your payment has arrived, and everything in the plan is yours from now on.
      </Notice>
    );
  }
  if (isLate) {
    return (
      <Notice
        title="Your payment has not arrived here yet"
        action={
          <Button kind="outline" size="small" onClick={() => setIsLate(false)}>
            Look again
          </Button>
        }
      >
        The provider lets us know, sometimes after a few minutes. You don’t need to pay again, and
        you can carry on with something else. The plan opens as soon as we hear.
      </Notice>
    );
  }
  return (
    <Notice title="Waiting to hear about your payment">
      This usually takes a few seconds. You can stay here or carry on; nothing gets lost.
    </Notice>
  );
}
