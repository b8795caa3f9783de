import { expect, test } from 'vitest';
import { STICKER_CATEGORIES } from '#schema/contracts/enums.ts';
import type { CollectionSticker, UserSticker } from '#schema/contracts/stickers.ts';
import {
  categoryLook,
  notYetEarned,
  stickerProgressWords,
  stickersIn,
  stickerTabs,
} from './stickers.rules.ts';

const had = (id: number, more: Partial<UserSticker> = {}, category = 'goal'): UserSticker => ({
  id,
  isNew: false,
  isPinned: false,
  acquisitionDate: '2026-01-01T00:00:00.000Z',
  sticker: {
    id,
    name: `Sticker ${id}`,
    description: '',
    category: category as UserSticker['sticker']['category'],
    rarity: 'common',
    imageUrl: '/stickers.svg#first-seed',
  },
  ...more,
});

const listed = (
  id: number,
  reached: number,
  needed: number,
  isEarned = false,
): CollectionSticker => ({
  ...had(id).sticker,
  rule: 'Do it',
  needed,
  reached,
  isEarned,
});

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('tabs count what is pinned and new, and name each category present once', () => {
  const stickers = [
    had(3, { isNew: true }, 'streak'),
    had(2, { isPinned: true, isNew: true }, 'award'),
    had(1, {}, 'streak'),
  ];
  expect(stickerTabs(stickers).map(({ label }) => label)).toEqual([
    'All',
    'Pinned (1)',
    'New (2)',
    'Award',
    'Streak',
  ]);
});

test('all shows pinned ones first, then newest first', () => {
  const stickers = [had(4), had(3, { isPinned: true }), had(2), had(1, { isPinned: true })];
  expect(ids(stickersIn('all', stickers))).toEqual([3, 1, 4, 2]);
});

test.each([
  ['pinned', [2]],
  ['new', [3]],
  ['award', [3]],
  ['streak', []],
])('the tab %s shows %j', (filter, shown) => {
  const stickers = [had(3, { isNew: true }, 'award'), had(2, { isPinned: true }), had(1)];
  expect(ids(stickersIn(filter, stickers))).toEqual(shown);
});

test('what was opened in a tab stays until the tab is left', () => {
  const stickers = [had(2, { isNew: true }), had(1)];
  expect(ids(stickersIn('new', stickers, new Set([1])))).toEqual([2, 1]);
});

test('what is still to come stands nearest first, and nothing earned among it', () => {
  const collection = [
    listed(1, 0, 5),
    listed(2, 4, 5),
    listed(3, 8, 10),
    listed(4, 0, 1),
    listed(5, 3, 3, true),
    listed(6, 0, 1),
  ];
  expect(ids(notYetEarned(collection))).toEqual([2, 3, 4, 6, 1]);
});

test.each([
  [2, 5, '2 of 5'],
  [9, 5, '5 of 5'],
  [0, 1, null],
])('%i of %i reads %j', (reached, needed, words) => {
  expect(stickerProgressWords({ reached, needed })).toBe(words);
});

test('each category has its own sign; an unknown one looks like an achievement', () => {
  expect(new Set(STICKER_CATEGORIES.map((name) => categoryLook(name).icon)).size).toBe(
    STICKER_CATEGORIES.length,
  );
  for (const unknown of ['mystery', '', 'constructor'])
    expect(categoryLook(unknown)).toEqual(categoryLook('achievement'));
});
