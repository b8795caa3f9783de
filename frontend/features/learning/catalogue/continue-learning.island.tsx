import { useQuery } from '@tanstack/react-query';
import { nextUpQuery } from '#frontend/api/learning.ts';
import { dueWords } from '#frontend/features/learning/review/review-words.rules.ts';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './continue-learning.module.css';
import { durationWords } from './path-words.rules.ts';

/** A line on the home screen where a unit or questions are waiting; otherwise nothing. */
export function ContinueLearning() {
  const { data } = useQuery(nextUpQuery);
  if (!data?.unit && !data?.dueReviews) return null;
  return (
    <div className={styles.line}>
      <h3 className={styles.label}>
        {data.unit?.isStarted ? 'Where you left off' : 'Next in learning'}
      </h3>
      {data.unit && (
        <p>
          <TextLink href={urlTo(PATHS.learningUnit, { unitId: data.unit.id })}>
            {data.unit.title}
          </TextLink>
          , {durationWords(data.unit.minutes)}
        </p>
      )}
      {data.dueReviews > 0 && (
        <p>
          <TextLink href={PATHS.reviews}>{dueWords(data.dueReviews)}</TextLink>
        </p>
      )}
    </div>
  );
}
