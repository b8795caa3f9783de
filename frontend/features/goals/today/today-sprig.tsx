import styles from './today-sprig.module.css';

/** Where each leaf leaves the stem, from the foot up; they change sides. */
const LEAVES = [
  'M20 30c-7 1-11-3-12-9 7 0 11 3 12 9z',
  'M20 25c7 1 11-3 12-9-7 0-11 3-12 9z',
  'M20 19c-6 1-9-3-10-8 6 0 9 3 10 8z',
  'M20 14c5 0 8-3 9-8-5 0-8 3-9 8z',
  'M20 9c-3-2-3-5 0-9 3 4 3 7 0 9z',
];

/** What grows where something was just done: with each thing of the day one leaf more. */
export function TodaySprig({ leaves }: { leaves: number }) {
  const grown = LEAVES.slice(0, leaves);
  return (
    <svg
      viewBox="0 0 40 40"
      width="48"
      height="48"
      aria-hidden="true"
      className={styles.sprig}
      data-leaves={grown.length}
    >
      <path
        className={styles.stem}
        pathLength="1"
        d={`M20 39V${[27, 22, 16, 11, 8][grown.length - 1] ?? 8}`}
      />
      {grown.map((leaf) => (
        <path key={leaf} className={styles.leaf} d={leaf} />
      ))}
    </svg>
  );
}
