import { expect, test } from 'vitest';
import type { StickerRarity } from '#schema/contracts/enums.ts';
import type { UserSticker } from '#schema/contracts/stickers.ts';
import {
  countByRarity,
  describeTree,
  percentToNext,
  stickersForCrown,
  wordsForNext,
} from './growth-tree-words.rules.ts';

const had = (id: number, rarity: StickerRarity, isPinned = false): UserSticker => ({
  id,
  isNew: false,
  isPinned,
  acquisitionDate: '2026-01-01T00:00:00.000Z',
  sticker: { id, name: '', description: '', category: 'goal', rarity, imageUrl: '' },
});

test.each([
  [0, '0 completed goals so far, 1 more to a sprout', 0],
  [1, '1 completed goal so far, 2 more to a young tree', 33],
  [2, '2 completed goals so far, 1 more to a young tree', 67],
  [8, '8 completed goals so far, 3 more to an oak', 73],
  [12, '12 completed goals so far', 100],
])('after %i goals the way reads "%s", %i percent done', (completed, words, percent) => {
  expect(wordsForNext(completed)).toBe(words);
  expect(percentToNext(completed)).toBe(percent);
});

test('the picture is told with its leaves and stickers', () => {
  expect(describeTree('seedling', [], 0)).toBe(
    'A seedling with a bud where the first leaf will be',
  );
  expect(describeTree('sprout', ['Sail'], 1)).toBe('A sprout with one leaf and 1 sticker: Sail');
  expect(describeTree('oak', ['Sail', 'Row'], 3)).toBe(
    'An oak with 2 leaves and 3 stickers: Sail, Row',
  );
});

test('every rarity is counted, also the ones there are none of', () => {
  expect(countByRarity([had(1, 'common'), had(2, 'rare'), had(3, 'common')])).toEqual([
    { rarity: 'common', count: 2 },
    { rarity: 'uncommon', count: 0 },
    { rarity: 'rare', count: 1 },
    { rarity: 'legendary', count: 0 },
  ]);
});

test('pinned stickers hang first, then the rarest, then the newest', () => {
  const stickers = [
    had(5, 'common'),
    had(4, 'rare'),
    had(3, 'common', true),
    had(2, 'legendary'),
    had(1, 'rare'),
  ];
  expect(stickersForCrown(stickers, 4).map(({ id }) => id)).toEqual([3, 2, 4, 1]);
});
