import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { journeyQuery } from '#frontend/api/profile.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { localNow } from '#frontend/lib/render-locale.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { PathDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import { CheckInTrend } from './check-in-trend.tsx';
import styles from './journey-analysis.module.css';
import { JourneySummary } from './journey-summary.tsx';
import { JourneyTimeline } from './journey-timeline.tsx';
import { KeyMilestones } from './key-milestones.tsx';
import { comparableCheckIns, journeySentence, nextHere } from './opening.rules.ts';
import { TrainingEffectiveness } from './training-effectiveness.tsx';

const EvolutionChart = lazyComponent(() =>
  import('./evolution-chart.tsx').then((m) => m.EvolutionChart),
);

export function JourneyAnalysisIsland() {
  const { data: journey, isPending, error, refetch, isFetching } = useQuery(journeyQuery);

  if (isPending) return <JourneyWaiting />;
  if (!journey) {
    return (
      <Notice
        kind="error"
        title="Your journey did not load"
        action={
          <Button pending={isFetching} onClick={() => refetch()}>
            Try Again
          </Button>
        }
      >
        <p>{errorMessage(error, 'Something went wrong on the way.')}</p>
        <p>What you did is kept.</p>
      </Notice>
    );
  }
  if (journey.totalEvents === 0 && !journey.currentProfile) {
    return (
      <section aria-labelledby="no-journey">
        <h3 id="no-journey" className={styles.none}>
          No Journey Data Yet
        </h3>
        <EmptyState
          drawing={<PathDrawing size={96} />}
          action={<ButtonLink href={PATHS.quiz}>Take the assessment</ButtonLink>}
        >
          It starts with the first thing you do: answer the twenty questions, reach a step or finish
          a goal.
        </EmptyState>
      </section>
    );
  }
  const next = nextHere(journey, localNow());
  const checkIns = comparableCheckIns(journey.checkIns);
  return (
    <div className={styles.analysis}>
      <div className={styles.opening}>
        <div className={styles.first}>
          <p className={styles.sentence}>{journeySentence(journey)}</p>
          <ButtonLink href={next.href}>{next.words}</ButtonLink>
        </div>
        {checkIns.length > 1 && (
          <CheckInTrend readings={checkIns} isAnew={checkIns.length < journey.checkIns.length} />
        )}
        <JourneySummary journey={journey} />
      </div>
      <div className={styles.main}>
        {journey.profileEvolution.length > 1 && (
          <Suspense fallback={<Skeleton shape="tree" />}>
            <EvolutionChart evolution={journey.profileEvolution} />
          </Suspense>
        )}
        <JourneyTimeline events={journey.journeyEvents} total={journey.totalEvents} />
      </div>
      <div className={styles.side}>
        <TrainingEffectiveness
          effectiveness={journey.trainingEffectiveness}
          changes={journey.changes}
        />
        <KeyMilestones milestones={journey.milestones} />
      </div>
    </div>
  );
}

/** The shape of what comes: four figures, a drawing, a list. */
export function JourneyWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton />
      <Skeleton shape="panel" />
      <Skeleton count={3} />
    </div>
  );
}
