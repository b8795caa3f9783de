import { ProfileFigure } from '#frontend/features/profile/profile-figure.tsx';
import { areaName } from '#frontend/features/profile/profile-words.rules.ts';
import type { JourneyAnalysis } from '#schema/contracts/mindset.ts';
import { journeyChangeWords } from './journey.rules.ts';
import styles from './training-effectiveness.module.css';

type Props = {
  effectiveness: JourneyAnalysis['trainingEffectiveness'];
  changes: JourneyAnalysis['changes'];
};

/** How much of the room above the first answers has been gained, and what that is in words. */
export function TrainingEffectiveness({ effectiveness, changes }: Props) {
  const categories = Object.entries(effectiveness.categoryScores);
  return (
    <section className={styles.panel} aria-labelledby="training-effectiveness">
      <h3 id="training-effectiveness">Training Effectiveness</h3>
      {categories.length === 0 ? (
        <p className={styles.none}>
          After a second assessment this shows what has moved since the first. About six weeks apart
          works well.
        </p>
      ) : (
        <>
          <p className={styles.none}>
            How much of the distance from your first answers to the top of the scale you’ve covered.
            Going down counts as zero here.
          </p>
          <ProfileFigure
            name="Overall"
            fraction={effectiveness.overallScore}
            meaning={since(changes['overall'])}
          />
          <hr className={styles.rule} />
          {categories.map(([category, fraction]) => (
            <ProfileFigure
              key={category}
              name={areaName(category)}
              fraction={fraction}
              meaning={since(changes[category])}
            />
          ))}
        </>
      )}
    </section>
  );
}

function since(points: number | undefined): string {
  const words = journeyChangeWords(points);
  return words === 'about the same' ? 'About the same as at first' : `${words} than at first`;
}
