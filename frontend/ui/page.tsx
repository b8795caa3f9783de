import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The column a screen stands in: `reading` for text, `wide` for content with a side column. */
export function Page({ width = 'wide', children }: { width?: 'wide' | 'reading'; children: ReactNode }) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
}
