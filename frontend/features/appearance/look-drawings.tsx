import type { Level } from '#schema/rules/appearance/appearance-choice.ts';
import styles from './look-drawings.module.css';

/** Three leaves in a mood's own colours. */
export function MoodSprig() {
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true" className={styles.sprig}>
      <circle cx="24" cy="24" r="23" />
      <path className={styles.stem} d="M24 41V22" />
      <path className={styles.primary} d="M24 25C17 25 12 20 12 10c8 0 12 5 12 15z" />
      <path className={styles.secondary} d="M24 30c0-8 4-13 12-13 0 8-5 13-12 13z" />
      <path className={styles.accent} d="M24 37c-5 0-9-3-9-9 6 0 9 3 9 9z" />
    </svg>
  );
}

const STAGES: Record<Level, React.ReactNode> = {
  beginning: (
    <>
      <path className={styles.stem} d="M24 43V30" />
      <path className={styles.primary} d="M24 31c-6 0-10-3-10-9 6 0 10 3 10 9z" />
      <path className={styles.secondary} d="M24 33c0-5 3-9 9-9 0 6-3 9-9 9z" />
    </>
  ),
  progressing: (
    <>
      <path className={styles.stem} d="M24 43V17" />
      <path className={styles.primary} d="M24 22c-7 0-11-4-11-11 7 0 11 4 11 11z" />
      <path className={styles.secondary} d="M24 27c0-6 4-10 11-10 0 6-4 10-11 10z" />
      <path className={styles.primary} d="M24 36c-6 0-10-3-10-9 6 0 10 3 10 9z" />
    </>
  ),
  milestone: (
    <>
      <path className={styles.stem} d="M24 43V18" />
      <path className={styles.accent} d="M24 19c-5-3-6-9 0-15 6 6 5 12 0 15z" />
      <path className={styles.primary} d="M24 30c-7 0-11-4-11-11 7 0 11 4 11 11z" />
      <path className={styles.secondary} d="M24 37c0-6 4-10 11-10 0 6-4 10-11 10z" />
    </>
  ),
  completion: (
    <>
      <path className={styles.stem} d="M24 43V22" />
      <path
        className={styles.accent}
        d="M24 14c-4-4-4-8 0-12 4 4 4 8 0 12zM24 14c4-4 8-4 12 0-4 4-8 4-12 0zM24 14c4 4 4 8 0 12-4-4-4-8 0-12zM24 14c-4 4-8 4-12 0 4-4 8-4 12 0z"
      />
      <circle className={styles.highlight} cx="24" cy="14" r="4" />
      <path className={styles.primary} d="M24 37c-7 0-11-3-11-9 7 0 11 3 11 9z" />
      <path className={styles.secondary} d="M24 40c0-6 4-9 11-9 0 6-4 9-11 9z" />
    </>
  ),
};

/** From shoot to flower, one stage per level. */
export function LevelSprig({ level }: { level: Level }) {
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true" className={styles.sprig}>
      {STAGES[level]}
    </svg>
  );
}
