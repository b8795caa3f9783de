import { Suspense, useEffect, useRef, useState } from 'react';
import { usePersonDay } from '#frontend/api/person-day.ts';
import { formatDate } from '#frontend/features/goals/list/goal-dates.rules.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';
import styles from './replan.module.css';

const ReplanPanel = lazyComponent(() => import('./replan-panel.tsx').then((m) => m.ReplanPanel));

/** Why somebody looks at the dates again. */
export type ReplanCause = 'asked' | 'away';

type Props = { goal: Goal; onChange: (patch: GoalPatch) => void };

/**
 * Opens the choice of new dates for a plan: offered when a step’s day has passed, and always
 * available. Nothing changes until one is chosen, and the choice can be undone.
 */
export function Replan({ goal, onChange }: Props) {
  const today = usePersonDay();
  const [cause, setCause] = useState<ReplanCause>();
  const [before, setBefore] = useState<GoalPatch>();
  const part = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const next = goal.roadmap.milestones[goal.milestone + 1];

  // The button that was pressed is gone with the panel, so the focus comes back here.
  useEffect(() => {
    if (wasOpen.current && !cause) part.current?.querySelector('button')?.focus();
    wasOpen.current = cause !== undefined;
  }, [cause]);

  if (goal.completed || !next) return null;
  const hasSlipped = next.targetDate < today;

  const take = (patch: GoalPatch) => {
    const { roadmap, targetDate, description } = goal;
    const isOpen = targetDate && targetDate >= today;
    setBefore({ roadmap, ...(isOpen && { targetDate }), description });
    setCause(undefined);
    onChange(patch);
  };
  const giveBack = () => {
    if (before) onChange(before);
    setBefore(undefined);
  };

  return (
    <div ref={part} className={styles.part}>
      {hasSlipped && !cause && (
        <p>
          “{next.title}” was planned for {formatDate(next.targetDate)}. You can look at the dates
          again whenever you like.
        </p>
      )}
      {before && !cause && (
        <p role="status" className={styles.taken}>
          <span>The new dates are saved.</span>
          <Button kind="quiet" size="small" onClick={giveBack}>
            Undo
          </Button>
        </p>
      )}
      {cause ? (
        <Suspense fallback={null}>
          <ReplanPanel
            {...{ goal, today, cause }}
            onTake={take}
            onLeave={() => setCause(undefined)}
          />
        </Suspense>
      ) : (
        <div className={styles.openers}>
          <Button
            kind={hasSlipped ? 'outline' : 'quiet'}
            size="small"
            onClick={() => setCause('asked')}
          >
            Look at the dates again
          </Button>
          {hasSlipped && (
            <Button kind="quiet" size="small" onClick={() => setCause('away')}>
              I was away
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
