import { useEffect, useState, useSyncExternalStore } from 'react';
import { momentInText } from '#frontend/lib/words/moment-words.rules.ts';
import { KeyDrawing } from '#frontend/ui/drawings/key-drawing.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { SharedView } from '#schema/contracts/sharing.ts';
import { GoalView, type PlanSlot } from './goal-view.tsx';
import { unseal } from './seal.ts';
import { keyInLink } from './share-link.rules.ts';
import styles from './shared-goal.module.css';

type Props = { sealed: string; sealedAt: string; sharedBy: string; planOf: PlanSlot };

function whenFragmentChanges(tell: () => void) {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}

/** What stands behind the # of the address; null where there is no address bar to ask. */
const useFragment = () =>
  useSyncExternalStore(
    whenFragmentChanges,
    () => window.location.hash.slice(1),
    () => null,
  );

/** An encrypted share: opened in this browser with the key in the link, or not at all. */
export function SealedGoal({ sealed, sealedAt, sharedBy, planOf }: Props) {
  const fragment = useFragment();
  const [view, setView] = useState<SharedView | 'opening' | 'locked'>('opening');

  useEffect(() => {
    if (fragment === null) return;
    let isAsked = true;
    unseal(sealed, keyInLink(fragment) ?? '').then(
      (opened) => isAsked && setView(opened),
      () => isAsked && setView('locked'),
    );
    return () => {
      isAsked = false;
    };
  }, [sealed, fragment]);

  if (view === 'opening') return <Skeleton shape="form" />;
  if (view === 'locked') return <Locked sharedBy={sharedBy} />;
  return (
    <>
      <GoalView view={view} sharedBy={sharedBy} planOf={planOf} heading="h1" />
      <p className={styles.quiet}>
        Opened in your browser with the key in the link. It shows the goal as it was on{' '}
        {momentInText(sealedAt)}.
      </p>
    </>
  );
}

function Locked({ sharedBy }: { sharedBy: string }) {
  return (
    <div className={styles.away}>
      <KeyDrawing size={96} />
      <h1>This link is missing its key</h1>
      <p>
        {sharedBy} sealed this goal. It opens only with the whole link, because the part after the #
        is its key. That part gets lost when a link is cut short. Ask {sharedBy} for the whole link;
        we don’t have the key either.
      </p>
    </div>
  );
}
