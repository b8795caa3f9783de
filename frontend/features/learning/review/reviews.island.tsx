import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewsQuery } from '#frontend/api/reviews.ts';
import { countedNoun } from '#frontend/features/learning/catalogue/path-words.rules.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { AcornDrawing, SeedlingDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { ReviewQueue } from '#schema/contracts/learning-reviews.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { ReviewCard } from './review-card.tsx';
import { nextReviewWords, returnWords } from './review-words.rules.ts';
import styles from './reviews.module.css';

/** The questions that are due, one after another, until none is. */
export function Reviews() {
  const { data, error, isPending, isFetching, refetch } = useQuery(reviewsQuery);
  const [done, setDone] = useState<{ count: number; words: string }>({ count: 0, words: '' });

  if (isPending) return <Skeleton shape="form" />;
  if (!data) {
    return (
      <Notice
        kind="error"
        title="The questions did not load"
        action={
          <Button pending={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        {errorMessage(error, 'Something went wrong on the way.')} They’re still there.
      </Notice>
    );
  }
  const [item] = data.due;
  if (!item && data.dueCount > 0) return <Skeleton shape="form" />;
  const total = done.count + data.dueCount;
  const place = `${done.count} of ${countedNoun(total, 'question')} recalled`;
  return (
    <>
      <p role="status" className={styles.result}>
        {done.words}
      </p>
      {item ? (
        <>
          <Progress value={done.count} max={total} label={place} />
          <ReviewCard
            key={item.id}
            item={item}
            isFirst={done.count === 0}
            onAnswered={(result) => setDone({ count: done.count + 1, words: returnWords(result) })}
          />
        </>
      ) : (
        <NothingDue queue={data} done={done.count} />
      )}
    </>
  );
}

function NothingDue({ queue: { nextDueAt }, done }: { queue: ReviewQueue; done: number }) {
  if (nextDueAt === null && done === 0) {
    return (
      <EmptyState
        drawing={<AcornDrawing size={80} />}
        action={<ButtonLink href={PATHS.learn}>Go to the learning paths</ButtonLink>}
      >
        Nothing to recall yet. When you finish a unit, its questions turn up here: the next day, and
        then each time a little before they would fade.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<SeedlingDrawing size={80} />}
      action={
        <ButtonLink kind="outline" href={PATHS.learn}>
          Go to the learning paths
        </ButtonLink>
      }
    >
      {done > 0
        ? `${countedNoun(done, 'question')} recalled. That’s all for today.`
        : 'Nothing is due today.'}
      {nextDueAt && ` The next one comes ${nextReviewWords(nextDueAt)}.`}
    </EmptyState>
  );
}
