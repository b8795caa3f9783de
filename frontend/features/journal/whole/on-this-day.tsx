import { useQuery } from '@tanstack/react-query';
import { onThisDayQuery } from '#frontend/api/journal/journal.ts';
import { localDate, localNow } from '#frontend/lib/render-locale.ts';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import { dayOf } from './month.rules.ts';
import styles from './on-this-day.module.css';
import { longAgoWords, opening } from './on-this-day.rules.ts';

/** What was written on this day earlier; nothing where nothing was. */
export function OnThisDay() {
  const { data: entries = [] } = useQuery(onThisDayQuery);
  const withWords = entries.filter(({ content }) => content);
  if (withWords.length === 0) return null;
  return (
    <section className={styles.earlier} aria-labelledby="on-this-day">
      <h2 id="on-this-day" className={styles.title}>
        On this day
      </h2>
      <ul className={styles.entries}>
        {withWords.map((entry) => (
          <li key={`${entry.goalId}-${entry.id}`}>
            <TextLink href={`${PATHS.journal}?day=${dayOf(localDate(entry.createdAt))}`}>
              {longAgoWords(localDate(entry.createdAt), localNow())}
            </TextLink>
            <p>{opening(entry.content)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
