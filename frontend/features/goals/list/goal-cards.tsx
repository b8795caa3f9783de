import { memo, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { GoalItem } from './goal-item.tsx';
import styles from './goal-list.module.css';

/** Other features' islands, put into each card by the screen. */
export type Slots = {
  sharingFor?: (goalId: number) => ReactNode;
  journalFor?: (goalId: number) => ReactNode;
};
export type Pages = {
  hasNextPage: boolean;
  fetchNextPage: () => void;
  isFetchingNextPage: boolean;
};

/**
 * A card is tall and full of controls: nobody looks at fifty at once, and a phone is slow with
 * them.
 */
const AT_A_TIME = 10;

/**
 * Some of the goals that are loaded; more when asked for, from here first and then from the server.
 */
export function GoalCards({
  goals,
  pages,
  sharingFor,
  journalFor,
}: { goals: Goal[]; pages: Pages } & Slots) {
  const [shown, setShown] = useState(AT_A_TIME);
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = pages;

  // A link may lead to a goal further down.
  useEffect(() => {
    const place = goals.findIndex(({ id }) => window.location.hash === `#goal-${id}`);
    setShown((before) => Math.max(before, place + 1));
  }, [goals]);

  const showMore = () => {
    const next = shown + AT_A_TIME;
    setShown(next);
    if (hasNextPage && goals.length < next) fetchNextPage();
  };

  return (
    <>
      <ul className={styles.list}>
        {goals.slice(0, shown).map((goal) => (
          <Row key={goal.id} {...{ goal, sharingFor, journalFor }} />
        ))}
      </ul>
      {(hasNextPage || goals.length > shown) && (
        <div className={styles.more}>
          <Button kind="outline" pending={isFetchingNextPage} onClick={showMore}>
            {isFetchingNextPage ? 'Loading more goals...' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}

/** It stays as it is while the list around it changes. */
const Row = memo(({ goal, sharingFor, journalFor }: { goal: Goal } & Slots) => {
  return (
    <li>
      <GoalItem goal={goal} sharing={sharingFor?.(goal.id)} journal={journalFor?.(goal.id)} />
    </li>
  );
});
