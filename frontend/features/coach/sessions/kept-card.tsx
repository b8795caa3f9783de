import { Suspense } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import type { KeptCard as Kept } from '#schema/contracts/coach/coach-sessions.ts';
import styles from './kept-card.module.css';

const WeekAhead = lazyComponent(() => import('./week-ahead.tsx').then((m) => m.WeekAhead));

/** What a session has come to, before it is kept. */
export function DraftCard({ title, body }: Pick<Kept, 'title' | 'body'>) {
  return (
    <section className={styles.card} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.body}>{body}</p>
    </section>
  );
}

type ThingProps = Pick<Kept, 'title' | 'body' | 'ahead'> & {
  /** Said last: what it names for the days to come may be given a place now. */
  isNewest: boolean;
};

/** The same, once it is kept. */
export function KeptThingCard({ title, body, ahead = [], isNewest }: ThingProps) {
  return (
    <>
      <section className={styles.card} data-kept="" aria-label={`Kept: ${title}`}>
        <p className={styles.mark}>Kept</p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.body}>{body}</p>
      </section>
      {isNewest && ahead.length > 0 && (
        <Suspense fallback={null}>
          <WeekAhead things={ahead} />
        </Suspense>
      )}
    </>
  );
}
