import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { useOutbox } from '#frontend/outbox/outbox.state.ts';
import { askForEmail } from '#frontend/state/add-email.state.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { OptionalPart } from '#frontend/ui/optional-part.tsx';
import type { User } from '#schema/contracts/users.ts';
import { hasUsableEmail } from '#schema/rules/account/usable-email.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
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
      const { signOutForGood } = await import('./sign-out.ts');
      await signOutForGood(client, { forgetting: isAsking });
    } catch (error) {
      setPending(false);
      showToast({
        title: 'Logout failed',
        description: errorMessage(error, 'Something went wrong'),
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
      <OptionalPart>
        {isAsking && (
          <LeaveDialog isPending={isPending} onClose={() => setAsking(false)} onConfirm={leave} />
        )}
      </OptionalPart>
    </div>
  );
}
