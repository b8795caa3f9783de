import styles from './weekdays.module.css';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type Props = {
  label: string;
  /** By the numbers of ISO 8601: Monday is 1. */
  days: readonly number[];
  onChange: (days: number[]) => void;
};

/** Seven boxes in a row. The last one stays: what falls on no day never comes. */
export function Weekdays({ label, days, onChange }: Props) {
  const toggle = (day: number) => {
    const changed = days.includes(day)
      ? days.filter((other) => other !== day)
      : [...days, day].toSorted((a, b) => a - b);
    if (changed.length > 0) onChange(changed);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the days are one row, without a legend’s own line.
    <div role="group" aria-label={label} className={styles.days}>
      {DAYS.map((name, at) => (
        <button
          key={name}
          type="button"
          className={styles.day}
          aria-pressed={days.includes(at + 1)}
          aria-label={DAY_NAMES[at]}
          onClick={() => toggle(at + 1)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
