import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { userQuery } from '#frontend/api/user.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { sharedViewOf } from '#schema/rules/goals/sharing.ts';
import { GoalView, type PlanSlot } from './goal-view.tsx';
import { audienceWords, type ReadyShare } from './share-draft.rules.ts';
import styles from './share-goal.module.css';

type Props = {
  goal: Goal;
  ready: ReadyShare;
  planOf: PlanSlot;
  isPending: boolean;
  error: Error | null;
  onBack: () => void;
  onShare: () => void;
};

/** Exactly what will be seen, and what will not, before anything is shared. */
export function SharePreview({ goal, ready, planOf, isPending, error, onBack, onShare }: Props) {
  const { data: user } = useQuery(userQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="share-preview" className={styles.preview}>
      <h3 ref={heading} id="share-preview" tabIndex={-1} className={styles.title}>
        What they will see
      </h3>
      <p>{audienceWords(ready)}</p>
      <div className={styles.frame}>
        <GoalView
          view={sharedViewOf(goal)}
          sharedBy={user?.username ?? ''}
          planOf={planOf}
          heading="h4"
        />
      </div>
      <p className={styles.quiet}>
        Your username is shown. Never shown: the goal’s description, your journal, your other goals,
        your email address.
      </p>
      {error && (
        <Notice kind="error">
          {errorMessage(error, 'It was not shared.')} What you chose is still here.
        </Notice>
      )}
      <DialogActions>
        <Button kind="quiet" onClick={onBack}>
          Back
        </Button>
        <Button pending={isPending} onClick={onShare}>
          {isPending ? 'Sharing...' : 'Share this'}
        </Button>
      </DialogActions>
    </section>
  );
}
