import type { Branch, TreeNode } from './growth-tree-branching.rules.ts';
import { type BranchPoint, circlePath, smallLeafPath } from './growth-tree-paths.rules.ts';
import type { Random } from './seeded-random.rules.ts';

export type Foliage = { shade: string; open: string; light: string };
type Crown = { x: number; y: number; rx: number; ry: number; leaf: number };

/** Twigs thinner than this bear leaves. */
const BEARS_BELOW = 7;
/** How far apart leaves of one twig stand, in its nodes. */
const EVERY = 3;

/**
 * Leaves by turns left and right of the twigs, the light falling from the upper left: what it
 * reaches is bright, what lies low and to the right is in the shade.
 */
export function foliageOn(
  branches: Branch[],
  crown: Crown,
  random: Random,
  more: { place: BranchPoint; size: number }[] = [],
): Foliage {
  const tones = { shade: [] as string[], open: [] as string[], light: [] as string[] };
  const add = (place: BranchPoint, size: number) => {
    const lit =
      -((place.x - crown.x) / crown.rx) * 0.45 -
      ((place.y - crown.y) / crown.ry) * 0.8 +
      (random() - 0.5) * 0.7;
    tones[lit > 0.32 ? 'light' : lit < -0.22 ? 'shade' : 'open'].push(smallLeafPath(place, size));
  };
  for (const { nodes } of branches) {
    let side = random() < 0.5 ? 1 : -1;
    nodes.forEach((node, index) => {
      const isTip = index === nodes.length - 1;
      if (node.width > BEARS_BELOW || (!isTip && index % EVERY !== 1)) return;
      const before = nodes[Math.max(0, index - 1)] as TreeNode;
      const along = Math.atan2(node.y - before.y, node.x - before.x);
      side = -side;
      const size = crown.leaf * (0.8 + random() * 0.45);
      const { x, y } = node;
      add({ x, y, angle: along + (isTip ? 0 : side * (0.7 + random() * 0.5)) }, size);
      if (isTip)
        for (const turn of [-0.85, 0.85])
          add({ x, y, angle: along + turn + (random() - 0.5) * 0.4 }, size);
    });
  }
  for (const { place, size } of more)
    tones[random() < 0.5 ? 'open' : 'light'].push(smallLeafPath(place, size));
  return { shade: tones.shade.join(''), open: tones.open.join(''), light: tones.light.join('') };
}

/**
 * Soft masses behind the twigs, so that a crown is full before its leaves are counted: one behind,
 * one before.
 */
export function canopy(tips: TreeNode[], size: number, random: Random): [string, string] {
  const layers: [string[], string[]] = [[], []];
  tips.forEach(({ x, y }, index) => {
    const r = size * (0.75 + random() * 0.5);
    layers[index % 2 ? 1 : 0].push(
      circlePath(x + (index % 2 ? -4 : 4), y + (index % 2 ? -3 : 6), r),
    );
  });
  return [layers[0].join(''), layers[1].join('')];
}
