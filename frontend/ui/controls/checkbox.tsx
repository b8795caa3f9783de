import type { ComponentProps } from 'react';
import { useIsHydrated } from '#frontend/first-view/use-is-hydrated.ts';
import styles from './checkbox.module.css';

/** Words for ears alone, or the id of a box that a label element stands beside. */
type Named = { label: string } | { label?: undefined; id: string };

/**
 * A native checkbox in our look. Words beside it that say what it is for are its label element: who
 * presses them presses the box, and a screen reader says them once. It cannot be ticked before the
 * script runs: it would look done and not be saved.
 */
export function Checkbox({
  label,
  disabled,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & Named) {
  const isHydrated = useIsHydrated();
  return (
    <span className={styles.box}>
      <input
        type="checkbox"
        className={styles.input}
        aria-label={label}
        disabled={disabled || !isHydrated}
        {...input}
      />
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.tick}>
        <path d="M5.500 12.500c2 1 3.500 2.500 4.500 5 1.500-5 4.500-9 9-11.500" />
      </svg>
    </span>
  );
}
