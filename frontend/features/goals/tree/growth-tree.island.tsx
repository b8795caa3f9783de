import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGoalSummary, useGoals } from '#frontend/api/goals/goals.ts';
import { userStickersQuery } from '#frontend/api/stickers.ts';
import { userQuery } from '#frontend/api/user.ts';
import { useCalmMode } from '#frontend/state/appearance.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { UserSticker } from '#schema/contracts/stickers.ts';
import { treeStage } from '#schema/rules/goals/tree.ts';
import styles from './growth-tree.module.css';
import { growTree } from './growth-tree.rules.ts';
import { placeLabels } from './growth-tree-labels.rules.ts';
import {
  describeTree,
  percentToNext,
  stickersForCrown,
  wordsForNext,
} from './growth-tree-words.rules.ts';
import { TreeCollection } from './tree-collection.tsx';
import { TreeDrawing } from './tree-drawing.tsx';
import { TreeInWords } from './tree-in-words.tsx';

const NO_STICKERS: UserSticker[] = [];

export function GrowthTree() {
  const { data: user } = useQuery(userQuery);
  const { summary } = useGoalSummary();
  const isCalm = useCalmMode();
  const { data: earned } = useQuery(userStickersQuery);
  // Stickers are play; calm mode keeps the tree and the goals on it.
  const stickers = (isCalm ? undefined : earned) ?? NO_STICKERS;
  const { goals, isPending, refetch } = useGoals();
  const completedGoals = (goals ?? [])
    .filter(({ completed }) => completed)
    .toSorted((a, b) => Date.parse(a.completedAt ?? '') - Date.parse(b.completedAt ?? ''));
  const count = Math.max(summary?.completed ?? 0, completedGoals.length);
  const { stage, slots, caption } = treeStage(count);
  const seed = user?.id ?? 1;
  const tree = useMemo(() => growTree(stage, slots, seed), [stage, slots, seed]);

  if (isPending) return <Skeleton shape="tree" />;
  if (!goals) {
    return (
      <Notice
        kind="error"
        title="Your tree did not load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        Your tree is safe; only the picture is missing.
      </Notice>
    );
  }
  // The newest leaves are drawn where there are more than the stage has room for.
  const titles = completedGoals.slice(-slots).map(({ title }) => title);
  const labels = placeLabels(tree.slots.slice(0, titles.length), tree.crown);
  const inNumbers = labels.map(({ leaf }) => titles[leaf] as string);
  const shown = stickersForCrown(stickers, tree.fruits.length);
  const words = wordsForNext(count);

  return (
    <figure className={styles.figure}>
      <div className={styles.panel}>
        <TreeDrawing
          {...{ stage, tree, labels, titles }}
          fruits={shown.map(({ sticker }) => sticker.rarity)}
          description={describeTree(stage, inNumbers, shown.length)}
        />
      </div>
      <figcaption className={styles.caption}>
        <p className={styles.stage}>{caption}</p>
        <div className={styles.progress}>
          <p>{words}</p>
          <Progress value={percentToNext(count)} label={`Growth of your tree: ${words}`} />
        </div>
      </figcaption>
      <TreeInWords titles={inNumbers} stickers={shown} />
      {!isCalm && <TreeCollection stickers={earned} />}
    </figure>
  );
}
