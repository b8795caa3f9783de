import { useInfiniteQuery } from '@tanstack/react-query';
import { activitiesQuery } from '#frontend/api/activities.ts';
import { localNow } from '#frontend/lib/render-locale.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { Activity } from '#schema/contracts/activities.ts';
import { activityIcon, activityWords, agoWords } from './activities.rules.ts';
import styles from './recent-activity.module.css';

/** What happened lately: a look back, no score. */
export function RecentActivity() {
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteQuery(activitiesQuery);

  if (isPending) return <Skeleton count={3} />;
  if (!data) {
    return (
      <p className={styles.quiet}>
        What you’ve done is safe, but it didn’t load just now.{' '}
        <Button kind="outline" size="small" onClick={() => refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  const activities = data.pages.flat();
  if (activities.length === 0) {
    return (
      <p className={styles.quiet}>
        Nothing here yet. Whatever you do next (a goal, a step, a few lines) will be the first thing
        to look back on.
      </p>
    );
  }
  const now = localNow();
  return (
    <>
      <ol className={styles.feed}>
        {activities.map((activity) => (
          <Event key={activity.id} activity={activity} now={now} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          kind="quiet"
          size="small"
          className={styles.more}
          pending={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function Event({ activity, now }: { activity: Activity; now: Date }) {
  return (
    <li className={styles.event}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.icon}>
        <path d={activityIcon(activity.type)} />
      </svg>
      <div className={styles.what}>
        <p>{activityWords(activity)}</p>
        <time dateTime={activity.createdAt} className={styles.when}>
          {agoWords(activity.createdAt, now)}
        </time>
      </div>
    </li>
  );
}
