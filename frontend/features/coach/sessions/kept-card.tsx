import type { KeptCard as Kept } from '#schema/contracts/coach/coach-sessions.ts';
import styles from './kept-card.module.css';

/** What a session has come to, before it is kept. */
export function DraftCard({ title, body }: Pick<Kept, 'title' | 'body'>) {
  return (
    <section className={styles.card} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.body}>{body}</p>
    </section>
  );
}

/** The same, once it is kept. */
export function KeptThingCard({ title, body }: Pick<Kept, 'title' | 'body'>) {
  return (
    <section className={styles.card} data-kept="" aria-label={`Kept: ${title}`}>
      <p className={styles.mark}>Kept</p>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.body}>{body}</p>
    </section>
  );
}
