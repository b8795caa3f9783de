import styles from './waiting-mark.module.css';

/** Stands with what the server has not got yet: a seed that flies when the wind comes. */
export function WaitingMark({ onLook }: { onLook?: (() => void) | false }) {
  return (
    <p className={styles.mark}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 13V7M8 7L3.5 4M8 7l4.5-3M8 7V2.5M8 7L5.5 2.5M8 7l2.5-4.5" />
        <circle cx="8" cy="14" r="1" />
      </svg>
      {onLook ? (
        <button type="button" className={styles.look} onClick={onLook}>
          Not accepted yet
        </button>
      ) : (
        'Waiting to be sent'
      )}
    </p>
  );
}
