import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** One sentence, one small drawing, one action. */
export function EmptyState({
  drawing,
  children,
  action,
}: {
  drawing: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      {drawing}
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
