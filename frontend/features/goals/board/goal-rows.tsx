import { useState } from 'react';
import { useChangeGoal } from '#frontend/api/goals/goal-changes.ts';
import { GoalItem, type Slots } from '#frontend/features/goals/list/goal-item.tsx';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import styles from './goal-board.module.css';
import type { GoalBoard } from './use-goal-board.ts';

export type Pages = {
  hasNextPage: boolean;
  fetchNextPage: () => void;
  isFetchingNextPage: boolean;
};

type Props = {
  goals: Goal[];
  pages: Pages;
  board: GoalBoard;
  selectedId: number | undefined;
  /** Whether all stand open until they are closed. */
  opensAll: boolean;
  /** Those that were archived here, while it can be undone in their place. */
  archived: ReadonlySet<number>;
  onArchived: (ids: ReadonlySet<number>) => void;
  slots: Slots;
};

/** Lines are short, but nobody reads hundreds at once. */
const AT_A_TIME = 30;

/**
 * Some of the goals that are loaded; more when asked for, from here first and then from the server.
 */
export function GoalRows({
  goals,
  pages,
  board,
  selectedId,
  opensAll,
  archived,
  onArchived,
  slots,
}: Props) {
  const [asked, setAsked] = useState(AT_A_TIME);
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  // An address may lead to a goal further down.
  const shown = Math.max(asked, goals.findIndex(({ id }) => id === board.askedId) + 1);

  const showMore = () => {
    const next = shown + AT_A_TIME;
    setAsked(next);
    if (hasNextPage && goals.length < next) fetchNextPage();
  };
  const withoutIt = (id: number) => new Set([...archived].filter((other) => other !== id));

  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: an unstyled list loses its role. */}
      <ul role="list" className={styles.list}>
        {goals
          .slice(0, shown)
          .map((goal) =>
            archived.has(goal.id) ? (
              <JustArchived
                key={goal.id}
                goal={goal}
                onUndone={(id) => onArchived(withoutIt(id))}
              />
            ) : (
              <GoalItem
                key={goal.id}
                goal={goal}
                hrefTo={board.hrefTo}
                isOpen={board.isOpen(goal.id, opensAll)}
                isSelected={goal.id === selectedId}
                isAlone={selectedId === undefined}
                isAsked={goal.id === board.askedId}
                part={goal.id === board.askedId ? board.part : undefined}
                onClose={board.close}
                onArchived={(id) => onArchived(new Set([...archived, id]))}
                {...slots}
              />
            ),
          )}
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

/** Where an archived goal stood, for who did not mean it. */
function JustArchived({ goal, onUndone }: { goal: Goal; onUndone: (id: number) => void }) {
  const { mutate } = useChangeGoal({});
  const undo = () => {
    mutate({ goal, patch: { archived: false } });
    onUndone(goal.id);
  };
  return (
    <li className={styles.entry}>
      <p role="status" className={styles.rest}>
        <span>“{goal.title}” is archived.</span>
        <Button kind="quiet" size="small" onClick={undo}>
          Undo<span className="visually-hidden">: {goal.title}</span>
        </Button>
      </p>
    </li>
  );
}
