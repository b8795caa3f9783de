import { Checkbox } from '#frontend/ui/checkbox.tsx';
import styles from './chat.module.css';

type Props = {
  isIncognito: boolean;
  isTemporary: boolean;
  isNew: boolean;
  /** Begins anew, since what was said before was said under the other promise. */
  onChange: (isTemporary: boolean) => void;
};

/** Says plainly what becomes of these words. */
export function KeepingNote({ isIncognito, isTemporary, isNew, onChange }: Props) {
  if (isIncognito) {
    return (
      <p className={styles.keeping}>
        Incognito is on: nothing of what you say here is kept, and it is gone when you leave this page.
      </p>
    );
  }
  if (!isNew) {
    return <p className={styles.keeping}>This conversation is kept until you delete it.</p>;
  }
  return (
    <div className={styles.keeping}>
      <Checkbox
        label="Temporary chat"
        checked={isTemporary}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p aria-hidden={!isTemporary}>
        <strong>Temporary chat.</strong>{' '}
        {isTemporary
          ? 'Nothing of it is kept: it is gone when you leave this page.'
          : 'Nothing of it would be kept.'}
      </p>
    </div>
  );
}
