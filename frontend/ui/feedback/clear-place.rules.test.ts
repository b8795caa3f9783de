import { expect, test } from 'vitest';
import { type Box, liftToClear } from './clear-place.rules.ts';

const box = (top: number, height: number, left = 0, width = 300): Box => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});
const toast = box(600, 100);

test.each<[string, Box[], number]>([
  ['nothing there', [], 0],
  ['a button elsewhere', [box(100, 44), box(640, 44, 500)], 0],
  ['a button under it', [box(650, 44)], 62],
  ['one that it would come to lie on next', [box(650, 44), box(520, 44)], 192],
  ['one that touches its edge', [box(705, 44)], 7],
  ['no room above', [box(50, 600), box(650, 44)], 0],
])('%s', (_, others, lift) => {
  expect(liftToClear(toast, others)).toBe(lift);
});
