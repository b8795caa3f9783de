import { type ReactNode, useEffect, useRef } from 'react';
import styles from './create-goal.module.css';

/** Says where in the dialog one is: whoever comes to a new stage begins to read here. */
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
