import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { keptQuery } from '#frontend/api/sessions.ts';
import { userQuery } from '#frontend/api/user.ts';
import { readStored, storageKeys, writeStored } from '#frontend/lib/storage.ts';
import { WEEK_REVIEW } from '#schema/rules/week-review.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './week-review-offer.module.css';

/** The offer itself, unless the review of this week was done or dismissed. */
export function ReviewOffer({ week }: { week: string }) {
  const { data: user } = useQuery(userQuery);
  const { data: kept } = useQuery(keptQuery);
  const key = storageKeys.weekReview(user?.id ?? 0);
  const [isAway, setIsAway] = useState(() => readStored(key) === week);
  const isDone = kept?.some(
    ({ title, createdAt }) => title === WEEK_REVIEW.kept && createdAt.slice(0, 10) >= week,
  );
  // Until it is known whether it was done, nothing is offered.
  if (!user || user.incognitoMode || isAway || !kept || isDone) return null;
  const putAway = () => {
    writeStored(key, week);
    setIsAway(true);
  };
  return (
    <p className={styles.offer}>
      <Link href={`${PATHS.eden}?start=review`} className={styles.begin}>
        Look back over the week
      </Link>
      <button type="button" className={styles.away} onClick={putAway}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">Not this week</span>
      </button>
    </p>
  );
}
