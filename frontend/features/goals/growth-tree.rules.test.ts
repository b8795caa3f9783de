import { expect, test } from 'vitest';
import { TREE_STAGES } from '#schema/rules/tree.ts';
import { growTree, placeLabels, TREE_BOX } from './growth-tree.rules.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

test.each(TREE_STAGES)('a $stage has its $slots leaf slots, all on the paper', ({ stage, slots }) => {
  for (const seed of SEEDS) {
    const tree = growTree(stage, slots, seed);
    expect(tree.slots).toHaveLength(slots);
    for (const { x, y } of tree.slots) {
      expect(x).toBeGreaterThan(120);
      expect(x).toBeLessThan(TREE_BOX.width - 120);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(TREE_BOX.groundY);
    }
  }
});

test('a person’s tree is the same on every visit, and not their neighbour’s', () => {
  expect(growTree('oak', 21, 7)).toEqual(growTree('oak', 21, 7));
  expect(growTree('oak', 21, 7).wood).not.toBe(growTree('oak', 21, 8).wood);
});

test.each(TREE_STAGES)('labels of a $stage keep clear of one another', ({ stage, slots }) => {
  for (const seed of SEEDS) {
    const tree = growTree(stage, slots, seed);
    const labels = placeLabels(tree.slots, tree.crown);
    expect(labels.map(({ index }) => index).sort((a, b) => a - b)).toEqual(
      tree.slots.map((_, index) => index),
    );
    for (const side of ['left', 'right']) {
      const ys = labels.filter((label) => label.side === side).map(({ y }) => y);
      ys.slice(1).forEach((y, index) => {
        expect(y - (ys[index] as number)).toBeGreaterThanOrEqual(25.9);
      });
    }
  }
});
