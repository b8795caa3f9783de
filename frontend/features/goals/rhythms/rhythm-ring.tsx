import { rhythmScoreWords } from '#schema/rules/goals/rhythm-score.ts';
import styles from './rhythms.module.css';

const RADIUS = 9;
const ROUND = 2 * Math.PI * RADIUS;

/** How well a rhythm is established: a ring that fills, and a word for it. No number to chase. */
export function RhythmRing({ score }: { score: number }) {
  return (
    <span className={styles.score}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.ring}>
        <circle cx="12" cy="12" r={RADIUS} className={styles.track} />
        {score > 0 && (
          <circle
            cx="12"
            cy="12"
            r={RADIUS}
            className={styles.grown}
            strokeDasharray={`${(score * ROUND).toFixed(2)} ${ROUND.toFixed(2)}`}
          />
        )}
      </svg>
      {rhythmScoreWords(score)}
    </span>
  );
}
