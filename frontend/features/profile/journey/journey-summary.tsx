import type { ReactNode } from 'react';
import { profileLabel } from '#frontend/features/profile/profile-words.rules.ts';
import { renderLocale } from '#frontend/lib/render-locale.ts';
import { percentWords } from '#frontend/lib/words/percent-words.rules.ts';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { JourneyAnalysis } from '#schema/contracts/mindset.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { journeyDays } from './journey.rules.ts';
import styles from './journey-summary.module.css';

/** Four figures to begin with. */
export function JourneySummary({ journey }: { journey: JourneyAnalysis }) {
  const { currentProfile, totalEvents, startedAt } = journey;
  const days = journeyDays(startedAt);
  const tiles: { name: string; words: ReactNode; meaning: string }[] = [
    {
      name: 'Journey Duration',
      words: `${days} ${days === 1 ? 'day' : 'days'}`,
      meaning: 'Since the first thing you did here.',
    },
    {
      name: 'Current Profile',
      words: currentProfile ? (
        <TextLink href={PATHS.results}>{profileLabel(currentProfile.profileType)}</TextLink>
      ) : (
        'Not yet'
      ),
      meaning: 'A name for your latest answers, not for you.',
    },
    {
      name: 'Confidence',
      words: currentProfile ? percentWords(currentProfile.confidenceLevel) : 'Not yet',
      meaning: 'How sure that reading is, not how sure you are.',
    },
    {
      name: 'Growth Events',
      words: totalEvents.toLocaleString(renderLocale()),
      meaning: 'Assessments, check-ins, steps, goals and paths.',
    },
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, words, meaning }) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd>{words}</dd>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
