import type { ReactNode } from 'react';
import styles from './page.module.css';

type Props = { width?: 'broad' | 'wide' | 'reading' | 'form'; children: ReactNode };

/**
 * The column a screen stands in: `reading` for text, `form` for a few fields, `wide` for content
 * with a side column, `broad` for a list with one of its things beside it.
 */
export function Page({ width = 'wide', children }: Props) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
}
