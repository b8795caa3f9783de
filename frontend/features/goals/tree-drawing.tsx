import { shortTitle, type TreeStage } from '#schema/rules/tree.ts';
import styles from './growth-tree.module.css';
import { growTree, joinsByLines, leafPath, placeLabels, type Slot, TREE_BOX } from './growth-tree.rules.ts';

type Props = { stage: TreeStage; slots: number; leaves: string[]; seed: number };

const LEAF_SIZE: Record<TreeStage, number> = { seedling: 62, sprout: 58, young: 46, mature: 42, oak: 38 };
const LABEL_LENGTH = 22;

/** The tree as a botanical plate: completed goals are the bright leaves, named at the margins where there is room. */
export function TreeDrawing({ stage, slots, leaves, seed }: Props) {
  const tree = growTree(stage, slots, seed);
  const labels = placeLabels(tree.slots.slice(0, leaves.length), tree.crown);
  const { crown } = tree;
  const sun = Math.min(crown.r + 34, 236);
  const isByLines = joinsByLines(leaves.length);
  const size = LEAF_SIZE[stage];
  const tipOf = ({ x, y, angle }: Slot) => ({
    x: x + Math.cos(angle) * size * 0.45,
    y: y + Math.sin(angle) * size * 0.45,
  });

  return (
    <svg
      className={styles.tree}
      data-lines={isByLines || undefined}
      width={TREE_BOX.width}
      height={TREE_BOX.height}
      viewBox={`0 0 ${TREE_BOX.width} ${TREE_BOX.height}`}
      role="img"
      aria-label={describe(stage, leaves)}
    >
      <circle className={styles.sun} cx={crown.x} cy={Math.max(crown.y, sun + 24)} r={sun} />
      <path className={styles.ground} d="M-300 600V556C0 520 240 528 450 528s460-10 750 30v42z" />
      <path
        className={styles.grass}
        d="M300 530c-2-8-6-12-10-14M304 530c0-8 2-14 6-18M585 529c0-8 3-12 8-15M580 529c0-7-3-12-7-15M676 532c-1-7-4-11-8-13M226 532c1-8 4-12 8-14"
      />
      <g className={styles.sway}>
        <path className={styles.foliageFar} d={tree.foliage[0]} />
        <path className={styles.wood} d={tree.wood} />
        <path className={styles.foliageNear} d={tree.foliage[1]} />
        {tree.slots.map((slot, index) =>
          index < leaves.length ? (
            <g key={`${slot.x}${slot.angle}`}>
              <path className={styles.leaf} d={leafPath(slot, size)} />
              <text className={styles.number} {...tipOf(slot)}>
                {index + 1}
              </text>
            </g>
          ) : (
            <circle key={`${slot.x}${slot.angle}`} className={styles.bud} cx={slot.x} cy={slot.y} r="5" />
          ),
        )}
      </g>
      <g className={styles.labels}>
        {labels.map(({ x, y, side, index }) => {
          const leaf = tipOf(tree.slots[index] as Slot);
          const inward = side === 'left' ? 1 : -1;
          return (
            <g key={index}>
              {isByLines && <path d={`M${x + 8 * inward} ${y}H${x + 26 * inward}L${leaf.x} ${leaf.y}`} />}
              <text x={x} y={y} textAnchor={side === 'left' ? 'end' : 'start'}>
                {!isByLines && <tspan className={styles.key}>{index + 1}&ensp;</tspan>}
                {clip(shortTitle(leaves[index] as string))}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

const clip = (label: string) =>
  label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH - 1)}…` : label;

function describe(stage: TreeStage, leaves: string[]): string {
  const kind = {
    seedling: 'A seedling',
    sprout: 'A sprout',
    young: 'A young tree',
    mature: 'A mature tree',
    oak: 'An oak',
  }[stage];
  if (leaves.length === 0) return `${kind} with a bud where the first leaf will be`;
  return `${kind} with ${leaves.length === 1 ? 'one leaf' : `${leaves.length} leaves`}: ${leaves.join(', ')}`;
}
