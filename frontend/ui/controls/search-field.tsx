import styles from './search-field.module.css';

type Props = { label: string; value: string; onChange: (value: string) => void };

/** A quiet search over a list that is already there. The browser offers the clearing cross. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <div className={styles.search}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={styles.sign}>
        <path d="M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.500 13.500 17 17" />
      </svg>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
