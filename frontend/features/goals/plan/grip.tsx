import type { KeyboardEvent } from 'react';
import styles from './grip.module.css';

type Props = {
  /** What is held by it: "step 2: Begin small". */
  what: string;
  canMove: { up: boolean; down: boolean };
  /** Whether the tab key stops at it; where other keys do the same it need not. */
  isStop?: boolean;
  onMove: (by: -1 | 1) => void;
};

/** What a thing of a list is dragged by; the arrow keys move it without a pointer. */
export function Grip({ what, canMove, isStop = true, onMove }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    const isUp = event.key === 'ArrowUp';
    if (isUp ? canMove.up : canMove.down) onMove(isUp ? -1 : 1);
  };
  return (
    <button
      type="button"
      data-grip=""
      tabIndex={isStop ? undefined : -1}
      className={styles.grip}
      aria-label={`Move ${what}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title="Drag to move, or press the arrow keys"
      onKeyDown={onKeyDown}
    >
      <svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true">
        <circle cx="3" cy="4" r="1.500" />
        <circle cx="9" cy="4" r="1.500" />
        <circle cx="3" cy="10" r="1.500" />
        <circle cx="9" cy="10" r="1.500" />
        <circle cx="3" cy="16" r="1.500" />
        <circle cx="9" cy="16" r="1.500" />
      </svg>
    </button>
  );
}
