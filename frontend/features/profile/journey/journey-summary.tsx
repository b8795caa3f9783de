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
  const tiles: { name: string; words: ReactNode }[] = [
    { name: 'Journey Duration', words: `${days} ${days === 1 ? 'day' : 'days'}` },
    {
      name: 'Current Profile',
      words: currentProfile ? (
        <TextLink href={PATHS.results}>{profileLabel(currentProfile.profileType)}</TextLink>
      ) : (
        'Not yet'
      ),
    },
    {
      name: 'Confidence',
      words: currentProfile ? percentWords(currentProfile.confidenceLevel) : 'Not yet',
    },
    { name: 'Growth Events', words: totalEvents.toLocaleString(renderLocale()) },
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, words }) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
