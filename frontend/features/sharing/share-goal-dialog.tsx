import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { goalSharingQuery } from '#frontend/api/sharing.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import type { FieldErrors } from '#frontend/lib/validate.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Dialog } from '#frontend/ui/feedback/dialog.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import type { GoalSharing } from '#schema/contracts/sharing.ts';
import { isOver } from '#schema/rules/goals/sharing.ts';
import type { PlanSlot } from './goal-view.tsx';
import { JustShared } from './just-shared.tsx';
import { NEW_DRAFT, type ReadyShare, readDraft, type ShareDraft } from './share-draft.rules.ts';
import { ShareForm } from './share-form.tsx';
import styles from './share-goal.module.css';
import { ShareList } from './share-list.tsx';
import { SharePreview } from './share-preview.tsx';
import { accessOf, type ShareEntry } from './share-words.rules.ts';
import { useShareGoal } from './use-share-goal.ts';

type Props = { goal: Goal; planOf: PlanSlot; onClose: () => void };

function waysOf({ publicLink, shares }: GoalSharing): ShareEntry[] {
  return [
    ...(publicLink ? [{ kind: 'link' as const, link: publicLink }] : []),
    ...shares.map((share) => ({ kind: 'share' as const, share })),
  ];
}

/** Lists who sees a goal, and adds one more person after a preview of what that person will see. */
export function ShareGoalDialog({ goal, planOf, onClose }: Props) {
  const [draft, setDraft] = useState(NEW_DRAFT);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [ready, setReady] = useState<ReadyShare | null>(null);
  const { data, error, refetch } = useQuery(goalSharingQuery(goal.id));
  const share = useShareGoal(goal);
  const body = useRef<HTMLDivElement>(null);
  const now = new Date();
  const ways = data ? waysOf(data) : [];
  const isEnded = (way: ShareEntry) => isOver(accessOf(way).expiresAt, now);

  const change = (part: Partial<ShareDraft>) => setDraft((before) => ({ ...before, ...part }));
  const preview = () => {
    const result = readDraft(draft);
    setErrors('errors' in result ? result.errors : {});
    if ('errors' in result) return;
    share.reset();
    setReady(result.value);
  };
  const send = () =>
    ready &&
    share.mutate(ready, {
      onSuccess: () => {
        setReady(null);
        setDraft(NEW_DRAFT);
      },
    });

  // What was pressed is gone, so the focus moves to the top of the dialog.
  const focusBody = () => requestAnimationFrame(() => body.current?.focus());
  const goBack = () => {
    setReady(null);
    focusBody();
  };

  return (
    <Dialog open onClose={onClose} title="Share this goal" description={goal.title}>
      {ready ? (
        <SharePreview
          {...{ goal, ready, planOf }}
          isPending={share.isPending}
          error={share.error}
          onBack={goBack}
          onShare={send}
        />
      ) : (
        <div ref={body} tabIndex={-1} className={styles.body}>
          {share.data && <JustShared key={share.data.path} made={share.data} />}
          <ShareList
            title="Shared now"
            ways={ways.filter((way) => !isEnded(way))}
            {...{ goal }}
            onStopped={focusBody}
          />
          {error && (
            <Notice kind="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
              {errorMessage(error, 'We couldn’t load how this goal is shared.')}
            </Notice>
          )}
          <ShareForm
            {...{ draft, errors }}
            isShared={ways.some((way) => !isEnded(way))}
            onChange={change}
            onPreview={preview}
          />
          <ShareList
            title="Ended"
            ways={ways.filter(isEnded)}
            {...{ goal }}
            onStopped={focusBody}
          />
        </div>
      )}
    </Dialog>
  );
}
