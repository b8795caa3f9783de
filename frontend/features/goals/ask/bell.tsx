import styles from './ask-me.module.css';

/** A small bell, filled where something asks. */
export function Bell({ isOn }: { isOn: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      className={styles.bell}
      data-on={isOn || undefined}
    >
      <path d="M6 17h12l-1.6-2.4V11a4.4 4.4 0 0 0-8.8 0v3.6zM10.4 19.6a1.8 1.8 0 0 0 3.2 0" />
    </svg>
  );
}
