import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { ProfileHistoryEntry } from '#schema/contracts/mindset.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './profile-history.module.css';
import { profileLabel } from './profile-words.rules.ts';

const SHOWN = 3;

/** The latest entries, newest first. */
export function ProfileHistory({ entries }: { entries: ProfileHistoryEntry[] }) {
  return (
    <section className={styles.history} aria-labelledby="profile-history">
      <h3 id="profile-history">Growth Journey</h3>
      <ol className={styles.list}>
        {entries
          .slice(-SHOWN)
          .toReversed()
          .map(({ profileType, overallScore, timestamp, questionnaire }) => (
            <li key={timestamp} className={styles.entry}>
              <span className={styles.label}>{profileLabel(profileType)}</span>
              <span className={styles.score}>
                {overallScore.toFixed(1)} out of 5
                {questionnaire !== entries.at(-1)?.questionnaire && ', from the earlier questions'}
              </span>
              <time dateTime={timestamp} className={styles.date}>
                {dayWords(timestamp)}
              </time>
            </li>
          ))}
      </ol>
      <p>
        <TextLink href={PATHS.journey}>See the whole journey</TextLink>
      </p>
    </section>
  );
}
