import type { Branch, TreeNode } from './growth-tree-branching.rules.ts';

export type BranchPoint = { x: number; y: number; angle: number };

/** The drawing's own units: 900 by 600, roots at the middle of the ground line. */
export const TREE_BOX = { width: 900, height: 600, rootX: 450, groundY: 528 };

const short = (value: number) => Math.round(value * 10) / 10;
const point = (x: number, y: number) => `${short(x)} ${short(y)}`;

/**
 * A pointed leaf that starts at its place and points along its angle; its blade bends a little to
 * one side.
 */
export function leafPath({ x, y, angle }: BranchPoint, size: number): string {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const to = (along: number, across: number) =>
    point(cos * along - sin * across, sin * along + cos * across);
  return `M${point(x, y)}c${to(0.2, 0.4)} ${to(0.64, 0.38)} ${to(1, 0)}c${to(-0.3, -0.4)} ${to(-0.8, -0.36)} ${to(-1, 0)}z`;
}

/** A small leaf with few points: there are hundreds of them. */
export function smallLeafPath({ x, y, angle }: BranchPoint, size: number): string {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const to = (along: number, across: number) =>
    point(cos * along - sin * across, sin * along + cos * across);
  return `M${point(x, y)}q${to(0.45, 0.52)} ${to(1, 0)}q${to(-0.55, -0.52)} ${to(-1, 0)}z`;
}

/** The vein of a leaf, with three side veins on each side. */
export function veinPath({ x, y, angle }: BranchPoint, size: number): string {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const at = (along: number, across: number) =>
    point(x + cos * along - sin * across, y + sin * along + cos * across);
  const sides = [0.28, 0.46, 0.64]
    .map((along) => `M${at(along + 0.14, 0.15)}L${at(along, 0)}L${at(along + 0.14, -0.15)}`)
    .join('');
  return `M${at(-0.14, 0)}L${at(0.9, 0)}${sides}`;
}

export function circlePath(x: number, y: number, r: number): string {
  return `M${point(x - r, y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`;
}

/**
 * A smooth line through points (Catmull-Rom, as cubic curves). Starts with what `open` says: `M` or
 * `L`.
 */
function throughPoints(points: { x: number; y: number }[], open: 'M' | 'L'): string {
  const [first] = points;
  if (!first) return '';
  const curves = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    const one = point(start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6);
    const two = point(end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6);
    return `C${one} ${two} ${point(end.x, end.y)}`;
  });
  return `${open}${point(first.x, first.y)}${curves.join('')}`;
}

/** Every third point says enough of a smooth line; its ends stay. */
const thinned = (nodes: TreeNode[]) =>
  nodes.filter((_, index) => index % 3 === 0 || index === nodes.length - 1);

/** A limb as wide at each place as the wood it carries asks for. */
export function limbPath({ nodes }: Branch): string {
  const middle = thinned(nodes);
  const edge = (sign: number) =>
    middle.map(({ x, y, width }, index) => {
      const from = middle[Math.max(0, index - 1)] as TreeNode;
      const to = middle[Math.min(middle.length - 1, index + 1)] as TreeNode;
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      return {
        x: x - ((to.y - from.y) / length) * (width / 2) * sign,
        y: y + ((to.x - from.x) / length) * (width / 2) * sign,
      };
    });
  return `${throughPoints(edge(1), 'M')}${throughPoints(edge(-1).reverse(), 'L')}z`;
}

export function twigPath({ nodes }: Branch): string {
  return throughPoints(thinned(nodes), 'M');
}
