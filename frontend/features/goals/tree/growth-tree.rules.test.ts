import { expect, test } from 'vitest';
import { TREE_STAGES } from '#schema/rules/goals/tree.ts';
import { growTree, LEAF_SIZE } from './growth-tree.rules.ts';
import { TREE_BOX } from './growth-tree-paths.rules.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => index * 37 + 1);
/** What a phone shows of the paper: this much to either side of the trunk. */
const ON_A_PHONE = 225;

/**
 * All end points of a path, in its own coordinates: relative commands are the small leaves', a few
 * units long.
 */
const pointsOf = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

test.each(TREE_STAGES)(
  'a $stage has its $slots leaf slots, whole leaves on the paper',
  ({ stage, slots }) => {
    for (const seed of SEEDS) {
      const tree = growTree(stage, slots, seed);
      expect(tree.slots).toHaveLength(slots);
      for (const { x, y, angle } of tree.slots) {
        const tip = {
          x: x + Math.cos(angle) * LEAF_SIZE[stage],
          y: y + Math.sin(angle) * LEAF_SIZE[stage],
        };
        for (const at of [{ x, y }, tip]) {
          expect(Math.abs(at.x - TREE_BOX.rootX)).toBeLessThan(260);
          expect(at.y).toBeGreaterThan(0);
          expect(at.y).toBeLessThan(TREE_BOX.groundY);
        }
      }
    }
  },
);

test.each(TREE_STAGES)(
  'wood, twigs and foliage of a $stage stand where a phone shows them',
  ({ stage, slots }) => {
    for (const seed of SEEDS) {
      const { wood, twigs, foliage } = growTree(stage, slots, seed);
      const points = [wood, twigs, ...Object.values(foliage)].flatMap(pointsOf);
      expect(points.length).toBeGreaterThan(3);
      for (const { x, y } of points) {
        expect(Math.abs(x - TREE_BOX.rootX)).toBeLessThanOrEqual(ON_A_PHONE);
        expect(y).toBeGreaterThan(10);
        expect(y).toBeLessThan(TREE_BOX.groundY + 30);
      }
    }
  },
);

test.each(TREE_STAGES)('leaves and fruits of a $stage keep apart', ({ stage, slots }) => {
  for (const seed of SEEDS) {
    const tree = growTree(stage, slots, seed);
    const apart = (points: { x: number; y: number }[], least: number) =>
      points.forEach((a, index) => {
        for (const b of points.slice(index + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(least);
      });
    apart(tree.slots, 24);
    apart(tree.fruits, 18);
    expect(tree.fruits.length).toBeGreaterThanOrEqual(8);
    expect(tree.fruits.length).toBeLessThanOrEqual(12);
  }
});

test('a person’s tree is the same on every visit, and not their neighbour’s', () => {
  for (const { stage, slots } of TREE_STAGES) {
    expect(growTree(stage, slots, 7)).toEqual(growTree(stage, slots, 7));
    expect(growTree(stage, slots, 7).wood).not.toBe(growTree(stage, slots, 8).wood);
  }
});

test('a tree’s markup stays small enough to travel with a page', () => {
  for (const seed of SEEDS) {
    const { canopy, wood, twigs, foliage } = growTree('oak', 21, seed);
    expect([...canopy, wood, twigs, ...Object.values(foliage)].join('').length).toBeLessThan(
      60_000,
    );
  }
});
