import { useQuery } from '@tanstack/react-query';
import { unitQuery } from '#frontend/api/learning.ts';
import { userQuery } from '#frontend/api/user.ts';
import { titleAndWords } from '#frontend/features/learning/catalogue/path-words.rules.ts';
import { GateDrawing } from '#frontend/features/learning/subscription-required.tsx';
import { Unavailable } from '#frontend/features/learning/unavailable.tsx';
import { errorMessage, hasStatus } from '#frontend/lib/request.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { StrayLeafDrawing } from '#frontend/ui/drawings/stray-leaf-drawing.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './unit.module.css';
import { UnitPage } from './unit-page.tsx';

const CLOSED =
  'Subscription Required: your plan does not include this unit. Please upgrade to access it.';

/** One unit, or why it cannot be shown. `unitId` is NaN for an address that names none. */
export function UnitIsland({ unitId }: { unitId: number }) {
  const { data: user } = useQuery(userQuery);
  const { data: unit, error, isPending, isFetching, refetch } = useQuery(unitQuery(unitId));

  if (unit && user) return <UnitPage unit={unit} userId={user.id} />;
  if (isPending || unit) return <UnitWaiting />;
  return (
    <>
      <BackLink href={PATHS.learn}>Back to Module</BackLink>
      <WhyNot error={error} isAsking={isFetching} onAskAgain={refetch} />
    </>
  );
}

type Refusal = { error: unknown; isAsking: boolean; onAskAgain: () => void };

function WhyNot({ error, isAsking, onAskAgain }: Refusal) {
  if (hasStatus(error, 404) || hasStatus(error, 400)) {
    return (
      <Unavailable title="Unit Not Found" drawing={<StrayLeafDrawing size={96} />}>
        There is no unit at this address. It may have been moved.
      </Unavailable>
    );
  }
  if (hasStatus(error, 403)) {
    const { title, words } = titleAndWords(errorMessage(error, CLOSED));
    return (
      <Unavailable
        title={title || 'Subscription Required'}
        drawing={<GateDrawing size={88} />}
        action={<ButtonLink href={PATHS.plans}>Upgrade</ButtonLink>}
      >
        {words}
      </Unavailable>
    );
  }
  return (
    <Notice
      kind="error"
      title="This unit did not load"
      action={
        <Button pending={isAsking} onClick={onAskAgain}>
          Try again
        </Button>
      }
    >
      {errorMessage(error, 'Something went wrong on the way.')} What you wrote and finished is kept.
    </Notice>
  );
}

export function UnitWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton />
      <Skeleton count={4} />
    </div>
  );
}
