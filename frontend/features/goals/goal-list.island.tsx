import { type ReactNode, useState } from 'react';
import { useGoalSummary, useGoals } from '#frontend/api/goals.ts';
import { wordsOf } from '#frontend/lib/request.ts';
import { useOutbox } from '#frontend/state/outbox.state.ts';
import { Button } from '#frontend/ui/button.tsx';
import { SeedlingDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/empty-state.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { Skeleton } from '#frontend/ui/skeleton.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { ExampleGoalCards } from './example-goal-cards.tsx';
import { startGoal } from './goal-draft.state.ts';
import { GoalItem } from './goal-item.tsx';
import styles from './goal-list.module.css';
import { WaitingGoals } from './waiting-goals.tsx';

/** Other nouns' islands, put into each card by the screen. */
type Slots = { sharingFor?: (goalId: number) => ReactNode; journalFor?: (goalId: number) => ReactNode };

export function GoalList(slots: Slots) {
  const { goals, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useGoals();
  const unsent = useOutbox().filter(({ write }) => write.kind === 'goal');

  if (isPending) return <Skeleton shape="card" count={2} />;
  if (!goals) {
    return (
      <Notice
        kind="error"
        title="Your goals did not load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {wordsOf(error, 'Something went wrong on the way.')} They are safe.
      </Notice>
    );
  }
  if (goals.length + unsent.length === 0)
    return <ExampleGoalCards onChoose={startGoal} onOwn={() => startGoal()} />;
  return (
    <div>
      {unsent.length > 0 && <WaitingGoals queued={unsent} />}
      {goals.length > 0 && <Goals goals={goals} {...slots} />}
      {hasNextPage && (
        <div className={styles.more}>
          <Button kind="outline" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Loading more goals...' : 'Show more'}
          </Button>
        </div>
      )}
    </div>
  );
}

function Goals({ goals, sharingFor, journalFor }: { goals: Goal[] } & Slots) {
  const [showsCompleted, setShowsCompleted] = useState(false);
  const { summary } = useGoalSummary();
  const open = goals.filter(({ completed }) => !completed);
  const completed = goals.filter((goal) => goal.completed);
  const completedCount = summary?.completed ?? completed.length;

  return (
    <>
      {open.length === 0 && (
        <EmptyState
          drawing={<SeedlingDrawing size={80} />}
          action={<Button onClick={() => startGoal()}>Add Goal</Button>}
        >
          Every goal so far is completed. Rest a while, or plant the next one.
        </EmptyState>
      )}
      <h2 className="visually-hidden">Open goals</h2>
      <ul className={styles.list}>
        {open.map((goal) => (
          <li key={goal.id}>
            <GoalItem goal={goal} sharing={sharingFor?.(goal.id)} journal={journalFor?.(goal.id)} />
          </li>
        ))}
      </ul>
      {completedCount > 0 && (
        <div className={styles.completed}>
          <Button
            kind="quiet"
            aria-expanded={showsCompleted}
            onClick={() => setShowsCompleted(!showsCompleted)}
          >
            {showsCompleted ? 'Hide Completed Goals' : 'Show Completed Goals'}
            <span className={styles.count}>{completedCount}</span>
          </Button>
          {showsCompleted && (
            <>
              <h2 className="visually-hidden">Completed goals</h2>
              <ul className={styles.list}>
                {completed.map((goal) => (
                  <li key={goal.id}>
                    <GoalItem goal={goal} sharing={sharingFor?.(goal.id)} journal={journalFor?.(goal.id)} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </>
  );
}
