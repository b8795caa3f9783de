import styles from './spinner.module.css';

/** A shoot that unrolls; `label` is said once. */
export function Spinner({ label, page = false }: { label: string; page?: boolean }) {
  return (
    <div role="status" className={page ? styles.page : styles.inline}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" className={styles.ring}>
        <circle cx="16" cy="16" r="12" className={styles.track} />
        <path d="M16 4a12 12 0 0 1 12 12" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
