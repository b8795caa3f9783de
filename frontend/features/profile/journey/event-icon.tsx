import styles from './event-icon.module.css';

const ICONS: Record<string, string> = {
  // A leaf that turns over.
  mindset_improvement: 'M12 20v-8M12 14c-5 0-7-3-7-8 5 0 7 3 7 8zM12 12c0-4 2-6 7-6 0 4-3 6-7 6z',
  // A flag on its hill.
  goal_completion: 'M8 20V5c3-2 6 2 9 0v7c-3 2-6-2-9 0M5 20h8',
  // An open book.
  learning_milestone:
    'M12 19c-2-1.500-5-2-8-1.500V6.500c3-.500 6 0 8 1.500 2-1.500 5-2 8-1.500v11c-3-.500-6 0-8 1.500zM12 8v11',
  // A drop and what it stirs.
  training_response: 'M12 4c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9zM5 20h14',
};
/** A stepping stone. */
const DEFAULT = 'M6 14c0-4 2-7 6-7s6 3 6 7-2 4-6 4-6 0-6-4z';

export function EventIcon({ type }: { type: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.icon}>
      <path d={ICONS[type] ?? DEFAULT} />
    </svg>
  );
}
