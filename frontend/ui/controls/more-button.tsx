import type { Ref } from 'react';
import styles from './more-button.module.css';

type Props = {
  /** What it opens, in words: "Change task: Buy a fork". */
  label: string;
  isOpen: boolean;
  /** The id of what it opens, while that is there. */
  controls?: string | undefined;
  describedBy?: string | undefined;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** Three dots at the end of a row, which open what else can be done with it. */
export function MoreButton({ label, isOpen, controls, describedBy, onClick, ref }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.more}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M5 12h.01M12 12h.01M19 12h.01" />
      </svg>
    </button>
  );
}
