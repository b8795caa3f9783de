import { useEffect, useState } from 'react';
import type { StickerRarity } from '#schema/contracts/enums.ts';
import { shortTitle, type TreeStage } from '#schema/rules/goals/tree.ts';
import styles from './growth-tree.module.css';
import { LEAF_SIZE, type TreeShape } from './growth-tree.rules.ts';
import { clipped, joinsByLines, type Label } from './growth-tree-labels.rules.ts';
import { type BranchPoint, leafPath, TREE_BOX, veinPath } from './growth-tree-paths.rules.ts';
import { TreeFruit } from './tree-fruit.tsx';

type Props = {
  stage: TreeStage;
  tree: TreeShape;
  labels: Label[];
  titles: string[];
  fruits: StickerRarity[];
  description: string;
};

const VIEW = { viewBox: `0 0 ${TREE_BOX.width} ${TREE_BOX.height}` } as const;

const BUD_SIZE = 19;
/** Grass before the foot of the trunk. */
const TUFT =
  'M414 546c-2-9-6-14-12-17M420 547c0-10 1-16 6-21M438 550c-1-8-4-12-8-15M462 550c1-8 3-13 8-16M484 547c-1-9 0-16 5-21M490 547c1-8 5-13 11-16M448 551c0-6-1-9-3-12';

/** A tree grows before one's eyes once; after that it is there. */
let hasGrown = false;

/** Layers of their own, so that swaying moves finished pictures and draws nothing anew. */
export function TreeDrawing({ stage, tree, labels, titles, fruits, description }: Props) {
  const [isGrowing] = useState(!hasGrown);
  useEffect(() => {
    hasGrown = true;
  }, []);
  const size = LEAF_SIZE[stage];
  const { foliage } = tree;
  const isByLines = joinsByLines(titles.length);

  return (
    <div
      role="img"
      aria-label={description}
      className={styles.box}
      data-stage={stage}
      data-growing={isGrowing || undefined}
      data-lines={isByLines || undefined}
    >
      <Ground stage={stage} />
      <svg {...VIEW} aria-hidden="true" className={styles.sway}>
        <g className={styles.grow}>
          <path className={styles.canopyFar} d={tree.canopy[0]} />
          <path className={styles.canopyNear} d={tree.canopy[1]} />
          <path className={styles.shade} d={foliage.shade} />
          <path className={styles.wood} d={tree.wood} />
          <path className={styles.twigs} d={tree.twigs} />
        </g>
      </svg>
      <svg {...VIEW} aria-hidden="true" className={styles.rustle}>
        <g className={styles.unfold}>
          <path className={styles.open} d={foliage.open} />
          <path className={styles.light} d={foliage.light} />
          <path className={styles.ground} d="M338 572c6-28 46-38 112-38s106 10 112 38z" />
          <path className={styles.tuft} d={TUFT} />
          {tree.slots.slice(titles.length).map((slot) => (
            <path
              key={`${slot.x} ${slot.angle}`}
              className={styles.bud}
              d={leafPath(slot, BUD_SIZE)}
            />
          ))}
          {fruits.map((rarity, index) => {
            const fruit = tree.fruits[index];
            return (
              fruit && (
                <g key={fruit.stalk}>
                  <path className={styles.stalk} d={fruit.stalk} />
                  <TreeFruit rarity={rarity} x={fruit.x} y={fruit.y} />
                </g>
              )
            );
          })}
          {labels.map(({ leaf, number }) => {
            const slot = tree.slots[leaf] as BranchPoint;
            const { x, y } = middleOf(slot, size);
            return (
              <g key={leaf}>
                <path className={styles.leaf} d={leafPath(slot, size)} />
                <path className={styles.vein} d={veinPath(slot, size)} />
                <text className={styles.number} x={x} y={y}>
                  {number}
                </text>
              </g>
            );
          })}
        </g>
      </svg>
      <svg {...VIEW} aria-hidden="true" className={styles.labels}>
        {labels.map(({ x, y, side, leaf, number }) => {
          const inward = side === 'left' ? 1 : -1;
          const end = middleOf(tree.slots[leaf] as BranchPoint, size);
          return (
            <g key={leaf}>
              {isByLines && (
                <path d={`M${x + 8 * inward} ${y}H${x + 24 * inward}L${end.x} ${end.y}`} />
              )}
              <text x={x} y={y} textAnchor={side === 'left' ? 'end' : 'start'}>
                {!isByLines && <tspan className={styles.key}>{number}&ensp;</tspan>}
                {clipped(shortTitle(titles[leaf] as string))}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

const middleOf = ({ x, y, angle }: BranchPoint, size: number) => ({
  x: x + Math.cos(angle) * size * 0.46,
  y: y + Math.sin(angle) * size * 0.46,
});

/** Sun, hills and grass; a young shoot has its label beside it. */
function Ground({ stage }: { stage: TreeStage }) {
  const isShoot = stage === 'seedling' || stage === 'sprout';
  return (
    <svg {...VIEW} aria-hidden="true">
      <circle className={styles.sun} cx={isShoot ? 520 : 574} cy={isShoot ? 262 : 176} r="122" />
      <path
        className={styles.hillFar}
        d="M-300 600V470c120-40 250-44 380-6s250 40 400 6 330-40 460-2 190 20 260 12v120z"
      />
      <path
        className={styles.hillNear}
        d="M-300 600V520c140-34 260-34 400-10s260 8 420-12 300-18 430 4 180 10 250 2v96z"
      />
      <path className={styles.ground} d="M-300 600V548C0 514 240 526 450 526s460-14 750 24v50z" />
      {isShoot && (
        <g className={styles.stake}>
          <path d="M622 546l6-62" />
          <path d="M598 450l64 7-4 34-64-7z" />
          <text x="628" y="472" transform="rotate(6 628 472)">
            Yet
          </text>
        </g>
      )}
      <path
        className={styles.grass}
        d="M300 530c-2-8-6-12-10-14M304 530c0-8 2-14 6-18M585 529c0-8 3-12 8-15M580 529c0-7-3-12-7-15M676 532c-1-7-4-11-8-13M226 532c1-8 4-12 8-14M398 532c-1-6-4-9-7-11M402 532c1-7 3-10 6-12M110 530c1-7 3-10 6-12M105 530c-1-6-3-9-6-11M778 533c1-7 4-10 7-12M772 533c-1-6-3-9-6-11"
      />
    </svg>
  );
}
