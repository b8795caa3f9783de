import type { ReactNode } from 'react';
import styles from './drawing.module.css';

export type DrawingProps = { size?: number };

/**
 * One family: 2 px strokes with round ends at 64 px, one flat tone beneath. Give flat shapes the
 * class `flat`.
 */
export function Drawing({ size = 64, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={styles.drawing}
    >
      {children}
    </svg>
  );
}

export const flat = styles.flat;
export const bright = styles.bright;
