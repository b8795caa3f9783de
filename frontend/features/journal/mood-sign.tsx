import type { EntryMood } from '#schema/contracts/enums.ts';
import styles from './mood-sign.module.css';

/** Weather over a garden, in a 24 px square. */
const SIGNS: Record<EntryMood, string> = {
  // Rain.
  heavy:
    'M7 12a4 4 0 1 1 1-7.900A5 5 0 0 1 17.500 6 3.200 3.200 0 0 1 17 12zM8 16l-1 3M12.500 16l-1 3M17 16l-1 3',
  // A cloud.
  low: 'M7 17a4 4 0 1 1 1-7.900A5 5 0 0 1 17.500 11 3.200 3.200 0 0 1 17 17z',
  // The horizon.
  even: 'M3 15h18M6 11c3-2 5 1 7-.500s3-1 5-.500',
  // The sun behind a cloud.
  good: 'M8 19a3.300 3.300 0 1 1 .800-6.500A4.200 4.200 0 0 1 17 14a2.600 2.600 0 0 1-.400 5zM13 8.500a4 4 0 0 1 6 4.500M16 3v2M21 8l-1.500 1M10.500 5.500l1.200 1.500',
  // The sun.
  bright:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M18.400 5.600 17 7M7 17l-1.400 1.400',
};

/** A mood as a small drawing. Its word stands beside it, or is said by what it stands in. */
export function MoodSign({ mood, size = 24 }: { mood: EntryMood; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={styles.sign}>
      <path d={SIGNS[mood]} />
    </svg>
  );
}
