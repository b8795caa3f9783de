import styles from './shortcut.module.css';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A shortcut as this machine's keys are labelled. Only where a browser shows it. */
export function Shortcut({ keys }: { keys: 'palette' | string }) {
  const names =
    keys === 'palette'
      ? [isMac() ? '⌘' : 'Ctrl', 'K']
      : [isMac() ? '⌥' : 'Alt', isMac() ? '⇧' : 'Shift', keys];
  return (
    <span className={styles.keys}>
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  );
}
