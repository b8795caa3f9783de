import { type ReactNode, useEffect, useRef } from 'react';
import styles from './create-goal.module.css';

/**
 * Names the stage of the dialog. It takes the focus when a stage begins, so that screen readers
 * start here.
 */
export function StageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[role=dialog]')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  );
}
