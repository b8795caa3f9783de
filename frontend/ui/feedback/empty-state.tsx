import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** One sentence, one small drawing, one action. */
export function EmptyState({
  drawing,
  title,
  children,
  action,
}: {
  drawing: ReactNode;
  /** A heading, where this is all that a screen has to say. */
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      {drawing}
      {title}
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
