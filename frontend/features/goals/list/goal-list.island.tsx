import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useGoalSummary, useGoals } from '#frontend/api/goals/goals.ts';
import board from '#frontend/features/goals/board/goal-board.module.css';
import { GoalRows, type Pages } from '#frontend/features/goals/board/goal-rows.tsx';
import {
  goalsInView,
  isNarrowed,
  type ListView,
} from '#frontend/features/goals/board/goal-view.rules.ts';
import { useGoalBoard } from '#frontend/features/goals/board/use-goal-board.ts';
import { startGoal } from '#frontend/features/goals/edit/goal-draft.state.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { useOutbox } from '#frontend/outbox/outbox.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SeedlingDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { localToday } from './goal-dates.rules.ts';
import type { Slots } from './goal-item.tsx';
import { WaitingGoals } from './waiting-goals.tsx';

const ExampleGoalCards = lazyComponent(() =>
  import('#frontend/features/goals/edit/example-goal-cards.tsx').then((m) => m.ExampleGoalCards),
);
const GoalToolbar = lazyComponent(() =>
  import('#frontend/features/goals/board/goal-toolbar.tsx').then((m) => m.GoalToolbar),
);

/** So few are no list: there is nothing to look for, and all stand open. */
const FEW = 3;
/** From so many lines on, the card beside them moves by itself. */
const LONG = 12;

const OPEN_GOALS_VIEW: ListView = { q: '', show: 'open', sort: 'newest' };

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
    return (
      <Suspense fallback={<Skeleton shape="card" count={2} />}>
        <ExampleGoalCards onChoose={startGoal} onOwn={() => startGoal()} />
      </Suspense>
    );
  return (
    <>
      {unsent.length > 0 && <WaitingGoals queued={unsent} />}
      {goals.length > 0 && <Goals goals={goals} pages={pages} slots={slots} />}
    </>
  );
}

function Goals({ goals, pages, slots }: { goals: Goal[]; pages: Pages; slots: Slots }) {
  const goalBoard = useGoalBoard(goals);
  const { view, askedId } = goalBoard;
  const [showsCompleted, setShowsCompleted] = useState(false);
  // The button answers at once, the lines follow.
  const listsCompleted = useDeferredValue(showsCompleted);
  // A goal that was just archived stays in its place until the next visit, so that it can be undone
  // there.
  const [archived, setArchived] = useState<ReadonlySet<number>>(new Set());
  const { summary } = useGoalSummary();

  const narrowed = isNarrowed(view);
  const listed = goals.map((goal) =>
    archived.has(goal.id) && view.show !== 'archived' ? { ...goal, archivedAt: undefined } : goal,
  ) as Goal[];
  const inView = goalsInView(listed, view, localToday());
  const completed = narrowed ? [] : goals.filter((goal) => goal.completed && !goal.archivedAt);
  const putAway = goals.filter((goal) => goal.archivedAt);
  const doneAway = putAway.filter((goal) => goal.completed).length;
  const completedCount = summary ? summary.completed - doneAway : completed.length;
  const openCount = summary ? summary.total - summary.completed : Number.POSITIVE_INFINITY;
  const openLoaded = goals.filter((goal) => !goal.completed).length;
  const isAskedLoaded = askedId === undefined || goals.some(({ id }) => id === askedId);

  // A view is of all goals, and an address may name an old one: the pages come one after the other.
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const wantsMore = hasNextPage && !isFetchingNextPage && (narrowed || !isAskedLoaded);
  useEffect(() => {
    if (wantsMore) fetchNextPage();
  }, [wantsMore, fetchNextPage]);

  const isFew = goalsInView(listed, OPEN_GOALS_VIEW, localToday()).length <= FEW;
  const isAskedCompleted = completed.some(({ id }) => id === askedId);
  const lists = [...inView, ...(listsCompleted || isAskedCompleted ? completed : [])];
  const selectedId = isFew
    ? undefined
    : (lists.find(({ id }) => id === askedId)?.id ??
      lists.find(({ id }) => goalBoard.isOpen(id))?.id ??
      lists[0]?.id);
  const rows = { board: goalBoard, selectedId, archived, slots, onArchived: setArchived };
  const hasMoreOpen = hasNextPage && openLoaded < openCount;

  return (
    <div
      className={board['board']}
      data-stack={isFew ? '' : undefined}
      data-beside={isFew ? undefined : ''}
      data-long={lists.length > LONG || undefined}
    >
      {(!isFew || putAway.length > 0 || narrowed) && (
        <div className={board['tools']}>
          <Suspense fallback={null}>
            <GoalToolbar
              view={view}
              onLook={goalBoard.look}
              found={narrowed ? inView.length : undefined}
              isLoading={hasNextPage}
            />
          </Suspense>
        </div>
      )}
      {inView.length === 0 && !hasMoreOpen && !narrowed && (
        <div className={board['whole']}>
          <EmptyState
            drawing={<SeedlingDrawing size={80} />}
            action={<Button onClick={() => startGoal()}>Add Goal</Button>}
          >
            {completed.length > 0
              ? 'Every goal so far is completed. Rest a while, or plant the next one.'
              : 'Your list is empty just now. Choose “Archived” above to see the goals you’ve put away.'}
          </EmptyState>
        </div>
      )}
      <h2 className="visually-hidden">Open goals</h2>
      <GoalRows
        goals={inView}
        pages={{ ...pages, hasNextPage: narrowed ? hasNextPage : hasMoreOpen }}
        opensAll={isFew}
        {...rows}
      />
      {completedCount > 0 && !narrowed && (
        <div className={board['completed']}>
          <Button
            kind="quiet"
            aria-expanded={showsCompleted}
            onClick={() => setShowsCompleted(!showsCompleted)}
          >
            {showsCompleted ? 'Hide Completed Goals' : 'Show Completed Goals'}
            <span className={board['count']}>{completedCount}</span>
          </Button>
          {(listsCompleted || isAskedCompleted) && (
            <>
              <h2 className="visually-hidden">Completed goals</h2>
              <GoalRows
                goals={listsCompleted ? completed : completed.filter(({ id }) => id === askedId)}
                pages={{
                  ...pages,
                  hasNextPage: listsCompleted && hasNextPage && completed.length < completedCount,
                }}
                opensAll={isFew && completed.length <= FEW}
                {...rows}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}
