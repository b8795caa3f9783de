import { Suspense } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { stopAskingToShare, useGoalToShare } from '#frontend/state/share-goal.state.ts';
import type { PlanSlot } from './goal-view.tsx';

const ShareGoalDialog = lazyComponent(() =>
  import('./share-goal-dialog.tsx').then((m) => m.ShareGoalDialog),
);

/** Where the share dialog opens, for whichever goal asked. */
export function ShareGoal({ planOf }: { planOf: PlanSlot }) {
  const goal = useGoalToShare();
  return (
    <Suspense fallback={null}>
      {goal && (
        <ShareGoalDialog key={goal.id} goal={goal} planOf={planOf} onClose={stopAskingToShare} />
      )}
    </Suspense>
  );
}
