import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import type { JourneyAnalysis } from '#schema/contracts/mindset.ts';
import { Impact } from './impact.tsx';
import styles from './key-milestones.module.css';

/** The most noteworthy events of a person's journey, newest first. */
export function KeyMilestones({ milestones }: { milestones: JourneyAnalysis['milestones'] }) {
  return (
    <section className={styles.panel} aria-labelledby="key-milestones">
      <h3 id="key-milestones">Key Milestones</h3>
      {milestones.length === 0 ? (
        <p className={styles.none}>None yet. Goals and paths you finish will appear here.</p>
      ) : (
        <ul>
          {milestones.map(({ description, date, impactScore }) => (
            <li key={`${date} ${description}`} className={styles.milestone}>
              <p>{description}</p>
              <p className={styles.when}>
                <time dateTime={date}>{dayWords(date)}</time>
                <Impact score={impactScore} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
