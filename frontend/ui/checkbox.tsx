import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

/** A native checkbox in our look. The label is for ears when the words beside it already say it to the eye. */
export function Checkbox({ label, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <span className={styles.box}>
      <input type="checkbox" className={styles.input} aria-label={label} {...input} />
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.tick}>
        <path d="M5.500 12.500c2 1 3.500 2.500 4.500 5 1.500-5 4.500-9 9-11.500" />
      </svg>
    </span>
  );
}
