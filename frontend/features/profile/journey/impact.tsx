import styles from './impact.module.css';
import { impactPoints } from './journey.rules.ts';

/**
 * An event's weight. What it is worth is in the sign; the colour only repeats it, and is never red.
 */
export function Impact({ score }: { score: number }) {
  const words = impactPoints(score);
  // What changed nothing says nothing.
  if (words === '0') return null;
  return (
    <span className={styles.impact} data-positive={words.startsWith('+') || undefined}>
      <span className="visually-hidden">Impact </span>
      {words}
    </span>
  );
}
