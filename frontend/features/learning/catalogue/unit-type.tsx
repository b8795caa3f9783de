import type { UnitSummary } from '#schema/contracts/learning.ts';
import { typeWord } from './path-words.rules.ts';
import styles from './unit-type.module.css';

type UnitType = UnitSummary['type'];

const ICONS: Record<UnitType, string> = {
  // A page with its lines.
  text: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  // A pane with a seed that points on.
  video: 'M3 5h18v14H3zM10 9c3 0 5 2 5 3s-2 3-5 3z',
  // A question between leaves.
  quiz: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM9.500 9.500c0-3 5-3 5 0 0 2-2.500 2-2.500 4M12 16.500v.100',
  // A pencil at work.
  exercise: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4M12 20h8',
};

export function UnitTypeIcon({ type }: { type: UnitType }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.icon}>
      <path d={ICONS[type]} />
    </svg>
  );
}

export function UnitTypeBadge({ type }: { type: UnitType }) {
  return (
    <span className={styles.badge}>
      <UnitTypeIcon type={type} />
      {typeWord(type)}
    </span>
  );
}
