import { useState } from 'react';
import { useSignOutPerson, useUnlock } from '#frontend/api/admin.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Confirm } from '#frontend/ui/feedback/confirm.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { AdminUserDetail } from '#schema/contracts/admin/admin.ts';
import styles from './person.module.css';

export function PersonSignIn({ person }: { person: AdminUserDetail }) {
  return (
    <>
      <Unlock person={person} />
      <SignOut person={person} />
    </>
  );
}

function Unlock({ person }: { person: AdminUserDetail }) {
  const { mutate, isPending, isSuccess, error } = useUnlock(person.id);
  return (
    <div className={styles.block}>
      <p>
        {person.lockedUntil
          ? 'Too many wrong passwords were tried. Unlocking lets them try again at once; their password stays.'
          : 'Wrong passwords and codes are counted. Forgetting the count lets them try again at once.'}
      </p>
      <p role="status" className={styles.said}>
        {isSuccess && !person.lockedUntil && 'Unlocked: they can try again now.'}
      </p>
      {error && (
        <Notice kind="error">
          {errorMessage(error, 'Still locked. Please try again in a moment.')}
        </Notice>
      )}
      <Button
        kind={person.lockedUntil ? 'primary' : 'outline'}
        pending={isPending}
        onClick={() => mutate()}
      >
        {person.lockedUntil ? 'Unlock' : 'Forget wrong tries'}
      </Button>
    </div>
  );
}

function SignOut({ person }: { person: AdminUserDetail }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, data, error } = useSignOutPerson(person.id);
  return (
    <div className={styles.block}>
      <p>
        If somebody else may be in this account, sign it out everywhere. Whoever has the password
        can come back.
      </p>
      <p role="status" className={styles.said}>
        {data && `Signed out: ${data.ended === 1 ? '1 browser' : `${data.ended} browsers`}.`}
      </p>
      {error && (
        <Notice kind="error">
          {errorMessage(error, 'Nobody was signed out. Please try again in a moment.')}
        </Notice>
      )}
      <Button kind="outline" disabled={person.openBrowsers === 0} onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => mutate(undefined, { onSettled: () => setIsAsking(false) })}
        title={`Sign ${person.username} out everywhere?`}
        confirm="Sign out"
        keep="Leave as it is"
        pending={isPending}
      >
        Every browser has to sign in anew. What was typed and not sent stays in it.
      </Confirm>
    </div>
  );
}
