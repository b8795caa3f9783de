import { useQuery } from '@tanstack/react-query';
import { privacyQuery } from '#frontend/api/privacy.ts';
import { CheckboxLine } from '#frontend/ui/controls/checkbox-line.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './keeping-note.module.css';

type Props = {
  isIncognito: boolean;
  isTemporary: boolean;
  /** Nothing is said yet, so that the promise can still be chosen. */
  isOpenToChange: boolean;
  onChange: (isTemporary: boolean) => void;
};

/** Says plainly what becomes of these words. */
export function KeepingNote({ isIncognito, isTemporary, isOpenToChange, onChange }: Props) {
  if (isIncognito) {
    return (
      <p className={styles.note}>
        Incognito is on: nothing you say here is kept, and it’s gone when you leave this page.
      </p>
    );
  }
  if (!isOpenToChange && isTemporary) {
    return (
      <p className={styles.note}>
        Temporary chat: nothing is kept, and it’s gone when you leave this page.
      </p>
    );
  }
  if (!isOpenToChange) return <KeptHowLong />;
  return (
    <div className={styles.note}>
      <CheckboxLine
        label="Temporary chat"
        checked={isTemporary}
        onChange={(event) => onChange(event.target.checked)}
      >
        <strong>Temporary chat.</strong> Nothing is kept, and it’s gone when you leave this page.
      </CheckboxLine>
    </div>
  );
}

function KeptHowLong() {
  const { data: privacy } = useQuery(privacyQuery);
  const days = privacy?.chatRetentionDays;
  return (
    <p className={styles.note}>
      <span>
        {days === null && 'This conversation is kept until you delete it. '}
        {days && `What is said here is kept for ${days} days. `}
        <TextLink href={PATHS.edenKnows}>What Eden knows</TextLink>
      </span>
    </p>
  );
}
