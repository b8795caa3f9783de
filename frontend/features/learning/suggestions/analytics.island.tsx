import { useQuery } from '@tanstack/react-query';
import { analyticsQuery } from '#frontend/api/learning.ts';
import {
  engagementWords,
  paceWords,
} from '#frontend/features/learning/catalogue/pace-words.rules.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { percentWords } from '#frontend/lib/words/percent-words.rules.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { PathDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { LearningAnalytics } from '#schema/contracts/learning.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './analytics.module.css';

/**
 * Figures of one's own learning, each with what it means. None of them is compared with anybody's.
 */
export function Analytics() {
  const { data, error, isPending, isFetching, refetch } = useQuery(analyticsQuery);

  if (isPending) return <Skeleton count={3} />;
  if (!data) {
    return (
      <Notice
        kind="error"
        title="Your figures did not load"
        action={
          <Button pending={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        {errorMessage(error, 'Something went wrong on the way.')} What you finished is kept.
      </Notice>
    );
  }
  if (data.totalEnrollments === 0 && data.recentActivity.length === 0) {
    return (
      <EmptyState
        drawing={<PathDrawing size={80} />}
        action={<ButtonLink href={`${PATHS.learn}?tab=all`}>Browse Paths</ButtonLink>}
      >
        No figures yet. They start with the first path you enroll in.
      </EmptyState>
    );
  }
  return (
    <div className={styles.analytics}>
      <Figures analytics={data} />
      <Recent activity={data.recentActivity} />
    </div>
  );
}

function Figures({ analytics }: { analytics: LearningAnalytics }) {
  const { totalEnrollments, completedPaths, completionRate, averageEngagement, learningVelocity } =
    analytics;
  const pace = paceWords(learningVelocity);
  const figures = [
    {
      name: 'Paths enrolled',
      value: String(totalEnrollments),
      meaning: 'The paths you’ve started or finished.',
    },
    {
      name: 'Paths completed',
      value: String(completedPaths),
      meaning: 'You’ve finished every unit in them.',
    },
    {
      name: 'Completion',
      value: percentWords(completionRate),
      fraction: completionRate,
      meaning: 'Finished units, out of all the units in your paths.',
    },
    {
      name: 'Engagement',
      value: percentWords(averageEngagement),
      fraction: averageEngagement,
      meaning: engagementWords(averageEngagement),
    },
    {
      name: 'Pace',
      value: pace.label,
      meaning: `${pace.meaning} The figure behind it is ${learningVelocity.toFixed(1)}, where 1 is two units a week. It tells your pace, not what kind of learner you are.`,
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, fraction, meaning }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {fraction !== undefined && (
            <dd>
              <Progress value={fraction} max={1} label={`${name}: ${value}`} />
            </dd>
          )}
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function Recent({ activity }: { activity: LearningAnalytics['recentActivity'] }) {
  return (
    <section aria-labelledby="recent">
      <h3 id="recent" className={styles.heading}>
        Recent activity
      </h3>
      {activity.length === 0 ? (
        <p className={styles.meaning}>No unit finished yet. The first one will appear here.</p>
      ) : (
        <ol className={styles.recent}>
          {activity.map(({ unitId, title, pathTitle, completedAt, masteryScore }) => (
            <li key={unitId} className={styles.item}>
              <TextLink href={urlTo(PATHS.learningUnit, { unitId })}>{title}</TextLink>
              <p className={styles.facts}>
                <time dateTime={completedAt}>{dayWords(completedAt)}</time>
                <span>{pathTitle}</span>
                {masteryScore !== null && <span>{percentWords(masteryScore)}</span>}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
