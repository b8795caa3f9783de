import { useDeferredValue, useState } from 'react';
import { useGoalSummary, useGoals } from '#frontend/api/goals/goals.ts';
import { ExampleGoalCards } from '#frontend/features/goals/edit/example-goal-cards.tsx';
import { startGoal } from '#frontend/features/goals/edit/goal-draft.state.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { useOutbox } from '#frontend/outbox/outbox.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SeedlingDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { GoalCards, type Pages, type Slots } from './goal-cards.tsx';
import styles from './goal-list.module.css';
import { WaitingGoals } from './waiting-goals.tsx';

export function GoalListIsland(slots: Slots) {
  const { goals, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useGoals();
  const pages = { hasNextPage, fetchNextPage, isFetchingNextPage };
  const unsent = useOutbox().filter(({ write }) => write.kind === 'goal');

  if (isPending) return <Skeleton shape="card" count={2} />;
  if (!goals) {
    return (
      <Notice
        kind="error"
        title="Your goals did not load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {errorMessage(error, 'Something went wrong on the way.')} They are safe.
      </Notice>
    );
  }
  if (goals.length + unsent.length === 0)
    return <ExampleGoalCards onChoose={startGoal} onOwn={() => startGoal()} />;
  return (
    <div>
      {unsent.length > 0 && <WaitingGoals queued={unsent} />}
      {goals.length > 0 && <Goals goals={goals} pages={pages} {...slots} />}
    </div>
  );
}

function Goals({ goals, pages, ...slots }: { goals: Goal[]; pages: Pages } & Slots) {
  const [showsCompleted, setShowsCompleted] = useState(false);
  // The button answers at once, the cards follow.
  const listsCompleted = useDeferredValue(showsCompleted);
  const { summary } = useGoalSummary();
  const open = goals.filter(({ completed }) => !completed);
  const completed = goals.filter((goal) => goal.completed);
  const completedCount = summary?.completed ?? completed.length;
  const openCount = summary ? summary.total - summary.completed : Number.POSITIVE_INFINITY;
  const hasMoreOpen = pages.hasNextPage && open.length < openCount;

  return (
    <>
      {open.length === 0 && !hasMoreOpen && (
        <EmptyState
          drawing={<SeedlingDrawing size={80} />}
          action={<Button onClick={() => startGoal()}>Add Goal</Button>}
        >
          Every goal so far is completed. Rest a while, or plant the next one.
        </EmptyState>
      )}
      <h2 className="visually-hidden">Open goals</h2>
      <GoalCards goals={open} pages={{ ...pages, hasNextPage: hasMoreOpen }} {...slots} />
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
          {listsCompleted && (
            <>
              <h2 className="visually-hidden">Completed goals</h2>
              <GoalCards
                goals={completed}
                pages={{
                  ...pages,
                  hasNextPage: pages.hasNextPage && completed.length < completedCount,
                }}
                {...slots}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}
