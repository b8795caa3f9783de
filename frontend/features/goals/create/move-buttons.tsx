import styles from './plan-editor.module.css';
import type { Direction } from './plan-steps.rules.ts';

type Props = {
  what: string;
  canMove: { up: boolean; down: boolean };
  onMove: (by: Direction) => void;
};

/** Up and down for a thing in a list. At an edge the button stays, so that no focus is lost. */
export function MoveButtons({ what, canMove, onMove }: Props) {
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        data-move="-1"
        aria-label={`Move ${what} up`}
        aria-disabled={!canMove.up || undefined}
        onClick={() => canMove.up && onMove(-1)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 16V4M5 9l5-5 5 5" />
        </svg>
      </button>
      <button
        type="button"
        className={styles.icon}
        data-move="1"
        aria-label={`Move ${what} down`}
        aria-disabled={!canMove.down || undefined}
        onClick={() => canMove.down && onMove(1)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 4v12M5 11l5 5 5-5" />
        </svg>
      </button>
    </>
  );
}
