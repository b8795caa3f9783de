import type { ReactNode } from 'react';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import styles from './results-letter.module.css';

/** A part of the letter, folded: its title says what is in it. */
export function Fold({
  title,
  about,
  children,
}: {
  title: string;
  about?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <Disclosure
        summary={
          <span className={styles.fold}>
            <h2>{title}</h2>
            {about && <span className={styles.out}>{about}</span>}
          </span>
        }
      >
        <div className={styles.folded}>{children}</div>
      </Disclosure>
    </section>
  );
}
