import type { ReactNode } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import styles from './save-row.module.css';
import type { useNewEntry } from './use-new-entry.ts';

type Props = {
  entry: ReturnType<typeof useNewEntry>;
  /** The options of the entry, before the button. */
  children: ReactNode;
};

/** The last row of a form for a new entry: its choices, what became of it, and the button. */
export function SaveRow({ entry, children }: Props) {
  return (
    <div className={styles.row}>
      {children}
      <p role="status" className={styles.status}>
        {entry.status}
      </p>
      <Button type="submit" pending={entry.isPending} disabled={entry.isEmpty}>
        {entry.isPending ? 'Saving...' : 'Save entry'}
      </Button>
    </div>
  );
}
