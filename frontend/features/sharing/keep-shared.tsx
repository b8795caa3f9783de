import { useKeepShared } from '#frontend/api/sharing.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import styles from './shared-goal.module.css';

/**
 * Lets somebody who opened a link from an email keep the goal, to find it again without the link.
 */
export function KeepShared({ sharedBy, code }: { sharedBy: string; code: string }) {
  const keep = useKeepShared(code, {
    onDone: () =>
      showToast({ title: 'Kept', description: 'You’ll find it under “Shared with you”.' }),
    onRefused: (error) =>
      showToast({
        title: 'Not kept',
        description: errorMessage(error, 'Please try again in a moment.'),
        kind: 'destructive',
      }),
  });
  return (
    <div className={styles.keep}>
      <p>
        Keep this goal under “Shared with you”, so that you can find it without the link. {sharedBy}{' '}
        will see that it was you.
      </p>
      <Button kind="outline" size="small" pending={keep.isPending} onClick={() => keep.mutate()}>
        {keep.isPending ? 'Keeping...' : 'Keep it'}
      </Button>
    </div>
  );
}
