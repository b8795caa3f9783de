import type { ComponentProps } from 'react';
import { useIsHydrated } from '#frontend/first-view/use-is-hydrated.ts';
import styles from './checkbox.module.css';

/**
 * A native checkbox in our look. The label is for screen readers where visible words beside it say
 * the same. It cannot be ticked before the script runs: it would look done and not be saved.
 */
export function Checkbox({
  label,
  disabled,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
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
