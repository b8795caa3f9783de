import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';
import styles from './settings-section.module.css';

type SectionProps = { id: string; title: string; words: string; children: ReactNode };

/** A part of the settings: what it is about on one side, what can be done on the other. */
export function SettingsSection({ id, title, words, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{words}</p>
      </header>
      <div className={styles.items}>{children}</div>
    </section>
  );
}

/** One thing that is settled in the row itself. */
export function SettingsRow({ children }: { children: ReactNode }) {
  return <div className={`${styles.item} ${styles.row}`}>{children}</div>;
}

type ItemProps = {
  title: string;
  /** How things stand, in a word or two. */
  state?: ReactNode;
  /** For who comes back to it from elsewhere. */
  open?: boolean;
  children: ReactNode;
};

/** One thing to settle, folded away until somebody comes for it. */
export function SettingsItem({ title, state, open, children }: ItemProps) {
  return (
    <div className={styles.item}>
      <Disclosure
        open={open}
        summary={
          <span className={styles.summary}>
            <h3 className={styles.title}>{title}</h3> <span className={styles.state}>{state}</span>
          </span>
        }
      >
        <div className={styles.content}>{children}</div>
      </Disclosure>
    </div>
  );
}
