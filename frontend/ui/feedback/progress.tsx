import styles from './progress.module.css';

/** A bar of 0 to `max`. The words beside it are the caller's; `label` is for ears. */
export function Progress({
  value,
  max = 100,
  label,
}: {
  value: number;
  max?: number;
  label: string;
}) {
  return (
    <progress
      className={styles.bar}
      value={Math.min(value, max)}
      max={Math.max(max, 1)}
      aria-label={label}
    />
  );
}
