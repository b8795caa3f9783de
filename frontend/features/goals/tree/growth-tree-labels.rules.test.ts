import { expect, test } from 'vitest';
import { shortTitle, TREE_STAGES } from '#schema/rules/goals/tree.ts';
import { growTree } from './growth-tree.rules.ts';
import { clipped, LABEL_LETTERS, placeLabels } from './growth-tree-labels.rules.ts';
import { TREE_BOX } from './growth-tree-paths.rules.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);
const LONGEST = 'Internationalization documentation workshop preparation';
/** Wider than letters of the label's size are on average, so that a wide title still has room. */
const LETTER_WIDTH = 9.6;
const HEIGHT = 22;

test.each(TREE_STAGES)(
  'long names beside a $stage lie neither on one another nor on the crown',
  ({ stage, slots }) => {
    for (const seed of SEEDS) {
      const tree = growTree(stage, slots, seed);
      for (const leaves of [slots, Math.ceil(slots / 2)]) {
        const labels = placeLabels(tree.slots.slice(0, leaves), tree.crown);
        const width = clipped(shortTitle(LONGEST)).length * LETTER_WIDTH;
        const boxes = labels.map(({ x, y, side }) => ({
          left: side === 'left' ? x - width : x,
          right: side === 'left' ? x : x + width,
          top: y - HEIGHT / 2,
          bottom: y + HEIGHT / 2,
          side,
        }));
        boxes.forEach((box, index) => {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(TREE_BOX.width);
          expect(box.top).toBeGreaterThan(0);
          expect(box.bottom).toBeLessThan(TREE_BOX.groundY);
          if (box.side === 'left') expect(box.right).toBeLessThan(tree.crown.x - tree.crown.r);
          else expect(box.left).toBeGreaterThan(tree.crown.x + tree.crown.r);
          for (const other of boxes.slice(index + 1)) {
            const isApart =
              box.right <= other.left ||
              other.right <= box.left ||
              box.bottom <= other.top ||
              other.bottom <= box.top;
            expect(isApart).toBe(true);
          }
        });
      }
    }
  },
);

test('numbers run down the left column, then down the right one, each leaf once', () => {
  const tree = growTree('oak', 21, 3);
  const labels = placeLabels(tree.slots, tree.crown);
  expect(labels.map(({ number }) => number)).toEqual(tree.slots.map((_, index) => index + 1));
  expect(new Set(labels.map(({ leaf }) => leaf)).size).toBe(21);
  expect(labels.filter(({ side }) => side === 'left')).toHaveLength(11);
});

test('what is too long ends in an ellipsis', () => {
  expect(clipped('Run a Marathon')).toBe('Run a Marathon');
  expect(clipped(LONGEST)).toHaveLength(LABEL_LETTERS);
  expect(clipped(LONGEST).endsWith('…')).toBe(true);
});
