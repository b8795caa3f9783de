import styles from './today-sprig.module.css';

/** From the foot up, two at a time; the last is the tip. */
const LEAVES = [
  'M20 33c-7 1-11-3-12-8 7 0 11 3 12 8z',
  'M20 33c7 1 11-3 12-8-7 0-11 3-12 8z',
  'M20 25c-6 1-10-3-11-7 6 0 10 3 11 7z',
  'M20 25c6 1 10-3 11-7-6 0-10 3-11 7z',
  'M20 17c-5 1-8-2-9-6 5 0 8 2 9 6z',
  'M20 17c5 1 8-2 9-6-5 0-8 2-9 6z',
  'M20 10c-3-2-3-6 0-9 3 3 3 7 0 9z',
];
/** How far the stem reaches with so many leaves. */
const TIPS = [31, 31, 31, 23, 23, 15, 15, 9];

/** What grows where something was just done: a seedling, and with each thing one leaf more. */
export function TodaySprig({ leaves }: { leaves: number }) {
  const grown = LEAVES.slice(0, leaves + 1);
  return (
    <svg
      viewBox="0 0 40 40"
      width="48"
      height="48"
      aria-hidden="true"
      className={styles.sprig}
      data-leaves={leaves}
    >
      <path className={styles.stem} pathLength="1" d={`M20 39V${TIPS[grown.length]}`} />
      {grown.map((leaf) => (
        <path key={leaf} className={styles.leaf} d={leaf} />
      ))}
    </svg>
  );
}
