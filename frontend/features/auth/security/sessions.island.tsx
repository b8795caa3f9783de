import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { browserSessionsQuery, useEndSession, useEndSessions } from '#frontend/api/account.ts';
import { navigateHard } from '#frontend/lib/navigate-hard.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import type { Session } from '#schema/contracts/account-life.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './sessions.module.css';

/** Where this account is open, and the doors to close. */
export function Sessions() {
  const { data: sessions, error, refetch } = useQuery(browserSessionsQuery);
  return (
    <SettingsItem title="Signed-in browsers" state={sessions?.length}>
      {error && (
        <Notice
          kind="error"
          action={
            <Button kind="outline" size="small" onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'The list did not load.')}
        </Notice>
      )}
      {!sessions && !error && <Skeleton />}
      {sessions && <SessionList sessions={sessions} />}
    </SettingsItem>
  );
}

function SessionList({ sessions }: { sessions: Session[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const endOne = useEndSession();
  const endMany = useEndSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const isPending = endOne.isPending || endMany.isPending;

  const fail = (error: unknown) =>
    showToast({
      title: 'Not signed out',
      description: errorMessage(error, 'Please try again in a moment.'),
      kind: 'destructive',
    });
  const leave = () =>
    navigateHard(PATHS.auth, { title: 'Goodbye!', description: 'Successfully logged out' });
  const stay = (words: string) => {
    setSaid(words);
    // The button went with what it ended; the keyboard's place must not.
    list.current?.focus();
  };

  const end = (session: Session) =>
    endOne.mutate(session, {
      onSuccess: () => (session.isCurrent ? leave() : stay(`${session.device} is signed out.`)),
      onError: fail,
    });
  const endAll = (which: 'others' | 'all') =>
    endMany.mutate(
      { which },
      {
        onSuccess: () => (which === 'all' ? leave() : stay('All other browsers are signed out.')),
        onError: fail,
      },
    );

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Signed-in browsers" className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <div>
              <p className={styles.device}>
                {session.device}
                {session.isCurrent && <span className={styles.current}>This browser</span>}
              </p>
              <p className={styles.times}>
                Last seen: {dayWords(session.lastSeenAt)} · Signed in: {dayWords(session.createdAt)}
              </p>
            </div>
            <Button
              kind="quiet"
              size="small"
              disabled={isPending}
              aria-label={`Sign out ${session.device}${session.isCurrent ? ', this browser' : ''}`}
              onClick={() => end(session)}
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div className={styles.actions}>
        {others > 0 && (
          <Button kind="outline" size="small" disabled={isPending} onClick={() => endAll('others')}>
            Sign out all others
          </Button>
        )}
        <Button kind="outline" size="small" disabled={isPending} onClick={() => endAll('all')}>
          Sign out everywhere
        </Button>
      </div>
    </>
  );
}
