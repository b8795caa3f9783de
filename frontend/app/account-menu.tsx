import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { forgetUnsent } from '#frontend/api/deliver.ts';
import { signOut } from '#frontend/api/session.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { leaveFor } from '#frontend/lib/leave.ts';
import { PATHS } from '#frontend/lib/paths.ts';
import { privateStateBelongsTo } from '#frontend/lib/private-state.ts';
import { wordsOf } from '#frontend/lib/request.ts';
import { askForEmail } from '#frontend/state/add-email.state.ts';
import { useOutbox } from '#frontend/state/outbox.state.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/button.tsx';
import type { User } from '#schema/contracts/users.ts';
import { hasUsableEmail } from '#schema/rules/usable-email.ts';
import styles from './shell.module.css';

const LeaveDialog = lazyComponent(() =>
  import('#frontend/features/outbox/leave-dialog.tsx').then((m) => m.LeaveDialog),
);

export function AccountMenu({ user }: { user: User }) {
  const client = useQueryClient();
  const unsent = useOutbox().length;
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  const leave = async () => {
    setPending(true);
    try {
      await signOut();
      if (isAsking) await forgetUnsent(client);
      privateStateBelongsTo(null);
      leaveFor(PATHS.auth, { title: 'Goodbye!', description: 'Successfully logged out' });
    } catch (error) {
      setPending(false);
      showToast({
        title: 'Logout failed',
        description: wordsOf(error, 'Something went wrong'),
        kind: 'destructive',
      });
    }
  };

  return (
    <div className={styles.account}>
      {!hasUsableEmail(user) && (
        <Button kind="outline" size="small" onClick={askForEmail}>
          Add Email
        </Button>
      )}
      <Link href={PATHS.settings} className={styles.quiet}>
        Settings
      </Link>
      <button
        type="button"
        className={styles.quiet}
        disabled={isPending}
        onClick={() => (unsent > 0 ? setAsking(true) : leave())}
      >
        Logout
      </button>
      <Suspense fallback={null}>
        {isAsking && <LeaveDialog isPending={isPending} onClose={() => setAsking(false)} onConfirm={leave} />}
      </Suspense>
    </div>
  );
}
