import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A message that stays in the page: what happened, what is safe, what to do. */
export function Notice({
  kind = 'calm',
  title,
  children,
  action,
  answers = false,
}: {
  kind?: 'calm' | 'error';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** It says what became of a form, and takes the focus when the page loads with it. */
  answers?: boolean;
}) {
  return (
    <div
      className={styles[kind]}
      role={kind === 'error' ? 'alert' : undefined}
      {...(answers && { tabIndex: -1, autoFocus: true })}
    >
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
