import styles from './priority-badge.module.css';
import { priorityLook } from './recommendation-words.rules.ts';

export function PriorityBadge({ priority }: { priority: number }) {
  const { tone, words } = priorityLook(priority);
  return (
    <span className={styles.badge} data-tone={tone}>
      {words}
    </span>
  );
}
