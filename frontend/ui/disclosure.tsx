import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** Native details in our look: open without scripts, found by the browser's own search. */
export function Disclosure({
  summary,
  children,
  open,
}: {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
}) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        {summary}
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.sign}>
          <path d="M4 6l4 4 4-4" />
        </svg>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
