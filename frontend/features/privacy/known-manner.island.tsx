import { useQuery } from '@tanstack/react-query';
import { userQuery } from '#frontend/api/user.ts';
import { mannerWords } from '#frontend/lib/words/manner-words.rules.ts';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './known.module.css';

/** The manner the person chose for Eden. */
export function KnownManner() {
  const { data: user } = useQuery(userQuery);
  if (!user) return null;
  return (
    <div className={styles.told}>
      <p className={styles.words}>{mannerWords(user)}</p>
      <p className={styles.source}>
        Chosen in <TextLink href={`${PATHS.eden}?settings=1`}>Eden’s own settings</TextLink>.
      </p>
    </div>
  );
}
