import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { allPages, goalSummaryQuery, goalsQuery } from '#frontend/api/goals.ts';
import { userQuery } from '#frontend/api/user.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { Skeleton } from '#frontend/ui/skeleton.tsx';
import { goalsToNextStage, type TreeStage, treeStage } from '#schema/rules/tree.ts';
import styles from './growth-tree.module.css';
import { TreeDrawing } from './tree-drawing.tsx';

export function GrowthTree() {
  const { data: user } = useQuery(userQuery);
  const { data: summary } = useQuery(goalSummaryQuery);
  const { data, isPending, refetch } = useInfiniteQuery(goalsQuery);

  if (isPending) return <Skeleton shape="tree" />;
  if (!data) {
    return (
      <Notice
        kind="error"
        title="Your tree did not load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        It stands where it stood; only the picture is missing.
      </Notice>
    );
  }
  const completedGoals = allPages(data)
    .filter(({ completed }) => completed)
    .toSorted((a, b) => (a.completedAt ?? '').localeCompare(b.completedAt ?? ''));
  const count = Math.max(summary?.completed ?? 0, completedGoals.length);
  const { stage, slots, caption } = treeStage(count);
  // The newest leaves are drawn where there are more than the stage has room for.
  const leaves = completedGoals.slice(-slots).map(({ title }) => title);

  return (
    <figure className={styles.figure}>
      <div className={styles.panel}>
        <TreeDrawing stage={stage} slots={slots} leaves={leaves} seed={user?.id ?? 1} />
      </div>
      <figcaption className={styles.caption}>
        <p>{caption}</p>
        <p className={styles.count}>{wordsForNext(count)}</p>
      </figcaption>
      {leaves.length > 0 && (
        <Disclosure summary="The leaves in words">
          <ol className={styles.twin}>
            {leaves.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two goals may share a title; a leaf is its place.
              <li key={index}>{title}</li>
            ))}
          </ol>
        </Disclosure>
      )}
    </figure>
  );
}

const NAMES: Record<TreeStage, string> = {
  seedling: 'a seedling',
  sprout: 'a sprout',
  young: 'a young tree',
  mature: 'a mature tree',
  oak: 'an oak',
};

function wordsForNext(completed: number): string {
  const away = goalsToNextStage(completed);
  const soFar = `${completed} completed ${completed === 1 ? 'goal' : 'goals'} so far`;
  return away === null ? soFar : `${soFar}, ${away} more to ${NAMES[treeStage(completed + away).stage]}`;
}
