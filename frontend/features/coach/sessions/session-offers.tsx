import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { guidedSessionsQuery } from '#frontend/api/sessions.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './session-offers.module.css';

/**
 * Guided sessions to begin with, and the one that was left open. Nothing where there is none to
 * show.
 */
export function SessionOffersList({ onChoose }: { onChoose: (message: string) => void }) {
  const { data } = useQuery(guidedSessionsQuery);
  if (!data || (data.offers.length === 0 && !data.open)) return null;
  const { offers, open } = data;
  return (
    <section className={styles.sessions} aria-labelledby="sessions-to-begin">
      <h3 id="sessions-to-begin" className={styles.title}>
        Work through something with Eden
      </h3>
      <ul className={styles.list}>
        {open && (
          <li>
            <Link href={`${PATHS.eden}?c=${open.conversationId}`} className={styles.session}>
              <strong>Go on with “{open.title}”</strong>
              <span>Your answers are still there.</span>
            </Link>
          </li>
        )}
        {offers.map(({ id, title, offer, message }) => (
          <li key={id}>
            <button type="button" className={styles.session} onClick={() => onChoose(message)}>
              <strong>{title}</strong>
              <span>
                {offer[0]?.toUpperCase()}
                {offer.slice(1)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
