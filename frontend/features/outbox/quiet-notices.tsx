import { type ReactNode, Suspense } from 'react';
import { lookForServer } from '#frontend/api/connection.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { openOutbox, useIsOutboxOpen, useOutbox } from '#frontend/outbox/outbox.state.ts';
import { useConnection } from '#frontend/state/connection.state.ts';
import { useNewerVersion } from '#frontend/state/newer-version.state.ts';
import { connectionWords, outboxSummary } from './outbox-words.rules.ts';
import styles from './quiet-notices.module.css';

const OutboxDialog = lazyComponent(() => import('./outbox-dialog.tsx').then((m) => m.OutboxDialog));

/** What is true of the whole app just now, in quiet lines under the header. */
export function QuietNotices() {
  const held = useOutbox();
  const connection = useConnection();
  const toNewerVersion = useNewerVersion();
  const isOpen = useIsOutboxOpen();

  return (
    <div className={styles.notices}>
      {connection.isLost && (
        <Line action="Try again" onAct={lookForServer}>
          {connectionWords(connection, navigator.onLine)}
        </Line>
      )}
      {held.length > 0 && (
        <Line action="Show" onAct={openOutbox}>
          {outboxSummary(held)}
        </Line>
      )}
      {toNewerVersion && (
        <Line action="Reload for the new version" onAct={toNewerVersion}>
          There’s a newer version of Yet. Your drafts stay.
        </Line>
      )}
      <Suspense fallback={null}>
        {isOpen && held.length > 0 && <OutboxDialog held={held} />}
      </Suspense>
    </div>
  );
}

function Line({
  children,
  action,
  onAct,
}: {
  children: ReactNode;
  action: string;
  onAct: () => void;
}) {
  return (
    <p className={styles.line}>
      <span>{children}</span>
      <button type="button" className={styles.act} onClick={onAct}>
        {action}
      </button>
    </p>
  );
}
