import { useQuery } from '@tanstack/react-query';
import { dailyMotivationQuery } from '#frontend/api/motivation.ts';
import { EdenDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { Spinner } from '#frontend/ui/feedback/spinner.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { DailyMotivation as DayWord } from '#schema/contracts/motivation.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './daily-motivation.module.css';

/** For a day on which no word comes: a missing greeting is nothing to be alarmed about. */
const QUIET_DAY =
  'Whatever today holds, one small step counts. Which one is the smallest you could take?';

export function DailyMotivationIsland() {
  const { data, isPending } = useQuery(dailyMotivationQuery);
  return (
    <section className={styles.word} aria-labelledby="daily-motivation">
      <header className={styles.head}>
        <EdenDrawing size={40} />
        <h2 id="daily-motivation" className={styles.title}>
          Daily Motivation
        </h2>
      </header>
      {isPending ? <Spinner label="Loading today’s motivation" /> : <Word word={data} />}
    </section>
  );
}

function Word({ word }: { word: DayWord | undefined }) {
  if (word?.message === null) {
    return (
      <p>
        You’ve switched the daily word off. You can switch it on again in{' '}
        <TextLink href={PATHS.settings}>Settings</TextLink>.
      </p>
    );
  }
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.message}>{word?.message || QUIET_DAY}</blockquote>
      {word?.source && <figcaption className={styles.source}>{word.source}</figcaption>}
      {word?.action && (
        <p className={styles.action}>
          <span className={styles.minute}>In a minute: </span>
          {word.action}
        </p>
      )}
    </figure>
  );
}
