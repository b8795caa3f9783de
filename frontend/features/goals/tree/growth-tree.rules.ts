import type { TreeStage } from '#schema/rules/goals/tree.ts';
import {
  type Branch,
  branchOut,
  type Envelope,
  type TreeNode,
} from './growth-tree-branching.rules.ts';
import { canopy, type Foliage, foliageOn } from './growth-tree-foliage.rules.ts';
import { type BranchPoint, limbPath, TREE_BOX, twigPath } from './growth-tree-paths.rules.ts';
import { type Random, seededRandom } from './seeded-random.rules.ts';

export type Fruit = { x: number; y: number; stalk: string };
export type TreeShape = {
  /** Behind the wood, from the back to the front. */
  canopy: [string, string];
  wood: string;
  /** Thin ends, drawn as lines. */
  twigs: string;
  /** Small leaves: in the shade, in the open, in the light. */
  foliage: Foliage;
  /**
   * Where completed goals are leaves, in the order they are taken: wide apart from the first on.
   */
  slots: BranchPoint[];
  /** Where stickers hang, or stand in the grass as long as there is no crown. */
  fruits: Fruit[];
  crown: { x: number; y: number; r: number };
};

/** Half of what a phone shows around the trunk; no tree is wider. */
const REACH = 198;
const MOST_FRUITS = 12;
export const LEAF_SIZE: Record<TreeStage, number> = {
  seedling: 70,
  sprout: 62,
  young: 50,
  mature: 48,
  oak: 45,
};

type Habit = Envelope & { forkY: number; trunk: number; leaf: number };

/**
 * How a stage stands: where the trunk forks, how thick it is, how wide and high the crown reaches.
 */
const HABITS: Record<'young' | 'mature' | 'oak', Habit> = {
  young: { forkY: 430, trunk: 19, x: 450, y: 276, rx: 132, ry: 158, attractors: 300, leaf: 21 },
  mature: { forkY: 428, trunk: 34, x: 450, y: 246, rx: 166, ry: 176, attractors: 520, leaf: 19 },
  oak: { forkY: 440, trunk: 56, x: 450, y: 242, rx: 184, ry: 190, attractors: 760, leaf: 18 },
};

/**
 * Grows somebody's tree. `seed` is the person's id: the same tree on every visit and device, and
 * nobody else's.
 */
export function growTree(stage: TreeStage, slots: number, seed: number): TreeShape {
  const random = seededRandom(seed);
  return stage === 'seedling' || stage === 'sprout'
    ? growShoot(stage, slots, random)
    : growCrown(stage, slots, random);
}

function growCrown(stage: 'young' | 'mature' | 'oak', slots: number, random: Random): TreeShape {
  const habit = HABITS[stage];
  const branches = branchOut({
    habit,
    root: { x: TREE_BOX.rootX, y: TREE_BOX.groundY },
    reach: REACH,
    random,
  });
  const nodes = branches.flatMap(({ nodes: [, ...own] }) => own);
  const tips = branches.map(({ nodes: own }) => own.at(-1) as TreeNode);
  // Before the trunk a leaf would hide what holds it up.
  const isClear = ({ x, y }: Point) =>
    y < habit.forkY - 52 && (y < habit.y || Math.abs(x - TREE_BOX.rootX) > habit.trunk + 18);
  const taken = spread(tips.filter(isClear), slots);
  const leafed = taken.map((tip) => turnedOut(tip, habit));
  const isThick = ({ width }: Branch) => width > 3;
  return {
    canopy: canopy(tips, habit.leaf * 1.55, random),
    wood: branches.filter(isThick).map(limbPath).join(''),
    twigs: branches
      .filter((branch) => !isThick(branch))
      .map(twigPath)
      .join(''),
    foliage: foliageOn(branches, habit, random),
    slots: leafed,
    fruits: hang(nodes.filter(isClear), leafed, LEAF_SIZE[stage]),
    crown: crownOf([...tips, ...leafed.map((leaf) => tipOf(leaf, LEAF_SIZE[stage]))]),
  };
}

/**
 * A leaf looks away from the middle of the crown, and a little down, as its weight would have it.
 */
function turnedOut(
  { x, y }: { x: number; y: number },
  crown: { x: number; y: number },
): BranchPoint {
  const away = Math.atan2(y - crown.y, x - crown.x);
  return { x, y: Math.max(y, 52), angle: Math.atan2(Math.sin(away) + 0.28, Math.cos(away)) };
}

/** A seedling or a sprout: one stem, leaves in pairs, the first two of them round. */
function growShoot(stage: 'seedling' | 'sprout', slots: number, random: Random): TreeShape {
  const isSprout = stage === 'sprout';
  const height = isSprout ? 300 : 226;
  const lean = (random() - 0.5) * 30;
  const { rootX, groundY } = TREE_BOX;
  const at = (share: number) => ({ x: rootX + lean * share * share, y: groundY - height * share });
  const top = at(1);
  const stem = Array.from({ length: 13 }, (_, index) => at(index / 12));
  const limb = (nodes: TreeNode[], width: number): Branch => ({ nodes, width });
  const branches = [limb(withWidths(stem, isSprout ? 13 : 10, 4), isSprout ? 13 : 10)];
  const places: BranchPoint[] = [{ ...top, angle: -Math.PI / 2 + 0.5 * Math.sign(lean || 1) }];
  if (isSprout) {
    for (const side of random() < 0.5 ? [-1, 1] : [1, -1]) {
      const from = at(side === 1 ? 0.6 : 0.7);
      const to = { x: from.x + side * (66 + random() * 14), y: from.y - 54 - random() * 16 };
      const middle = { x: from.x + side * 40, y: from.y - 18 };
      branches.push(limb(withWidths([from, middle, to], 6, 3.5), 6));
      places.push({ ...to, angle: side === 1 ? -0.45 : Math.PI + 0.45 });
    }
  }
  const pair = (share: number, size: number, droop: number) =>
    [-1, 1].map((side) => ({
      place: { ...at(share), angle: side === 1 ? -droop : Math.PI + droop },
      size: size * (0.92 + random() * 0.16),
    }));
  const small = [
    ...pair(isSprout ? 0.36 : 0.62, isSprout ? 74 : 122, 0.42),
    ...(isSprout ? [...pair(0.84, 48, 0.7), ...pair(0.52, 46, 0.2)] : []),
  ];
  return {
    canopy: ['', ''],
    wood: branches.map(limbPath).join(''),
    twigs: '',
    foliage: foliageOn([], { x: rootX, y: top.y, rx: 1, ry: 1, leaf: 0 }, random, small),
    slots: places.slice(0, slots),
    fruits: inTheGrass(random),
    crown: { x: rootX, y: groundY - height * 0.66, r: isSprout ? 158 : 120 },
  };
}

function withWidths(points: { x: number; y: number }[], base: number, end: number): TreeNode[] {
  return points.map((point, index) => ({
    ...point,
    width: base + ((end - base) * index) / (points.length - 1),
  }));
}

const tipOf = ({ x, y, angle }: BranchPoint, size: number) => ({
  x: x + Math.cos(angle) * size,
  y: y + Math.sin(angle) * size,
});

function crownOf(tips: Point[]): TreeShape['crown'] {
  const xs = tips.map(({ x }) => x);
  const ys = tips.map(({ y }) => y);
  const [left, right, top, low] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  return {
    x: (left + right) / 2,
    y: (top + low) / 2,
    r: Math.max(90, (right - left) / 2, (low - top) / 2),
  };
}

type Point = { x: number; y: number };
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Picks `count` of the points as far from one another, and from `others`, as can be; the highest
 * comes first.
 */
function spread<P extends Point>(points: P[], count: number, others: Point[] = [], least = 0): P[] {
  const chosen: P[] = [];
  const free = new Map(
    points.map((point) => [
      point,
      Math.min(1e6 - point.y, ...others.map((other) => distance(other, point))),
    ]),
  );
  while (chosen.length < count && free.size > 0) {
    const [next, room] = [...free].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
    if (room < least) break;
    chosen.push(next);
    free.delete(next);
    for (const [point, had] of free) free.set(point, Math.min(had, distance(next, point)));
  }
  return chosen;
}

/** Fruits hang from the twigs where leaves leave them room. */
function hang(nodes: TreeNode[], leaves: BranchPoint[], leafSize: number): Fruit[] {
  const covered = leaves.flatMap(({ x, y, angle }) =>
    [0.1, 0.5, 0.95].map((along) => ({
      x: x + Math.cos(angle) * leafSize * along,
      y: y + Math.sin(angle) * leafSize * along - 20,
    })),
  );
  const twigs = nodes.filter(({ width }) => width < 7);
  return spread(twigs, MOST_FRUITS, covered, 24).map(({ x, y }) => ({
    x,
    y: y + 20,
    stalk: stalk(x, y, y + 12),
  }));
}

/** Six stand on each side of a shoot, high and low by turns. */
function inTheGrass(random: Random): Fruit[] {
  return Array.from({ length: MOST_FRUITS }, (_, index) => {
    const side = index % 2 ? 1 : -1;
    const x = TREE_BOX.rootX + side * (44 + Math.floor(index / 2) * 22 + random() * 3);
    const y = TREE_BOX.groundY - 26 - random() * 34;
    return { x, y, stalk: stalk(x, TREE_BOX.groundY + 6, y + 6) };
  });
}

const stalk = (x: number, from: number, to: number) =>
  `M${x.toFixed(1)} ${from.toFixed(1)}V${to.toFixed(1)}`;
