import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { recommendationsQuery } from '#frontend/api/learning.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { AcornDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { Recommendation } from '#schema/contracts/learning.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import styles from './recommendations.module.css';

const RecommendationDialog = lazyComponent(() =>
  import('./recommendation-dialog.tsx').then((m) => m.RecommendationDialog),
);

/** Paths that the rules suggest, each with its reasons a press away. */
export function Recommendations() {
  const { data, error, isPending, isFetching, refetch } = useQuery(recommendationsQuery);

  if (isPending) return <Skeleton shape="card" count={2} />;
  if (error && !data) {
    return (
      <Notice
        kind="error"
        title="The recommendations did not load"
        action={
          <Button pending={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        {errorMessage(error, 'Something went wrong on the way.')}
      </Notice>
    );
  }
  return <List recommendations={data ?? []} />;
}

function List({ recommendations }: { recommendations: Recommendation[] }) {
  const [open, setOpen] = useState<Recommendation | null>(null);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {recommendations.length === 0 ? (
        <EmptyState
          drawing={<AcornDrawing size={80} />}
          action={<ButtonLink href={PATHS.quiz}>Take the assessment</ButtonLink>}
        >
          Nothing to recommend just now. Recommendations come from your assessments and from what
          you finish.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {recommendations.map((recommendation) => (
            <li key={recommendation.id}>
              <RecommendationCard
                recommendation={recommendation}
                onComeNear={RecommendationDialog.preload}
                onOpen={() => setOpen(recommendation)}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {open && (
          <RecommendationDialog
            recommendation={open}
            onClose={() => setOpen(null)}
            onAnswered={() => {
              setOpen(null);
              // The card that had the focus is gone.
              place.current?.focus();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
