import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetNote, useStickerNote } from '#frontend/state/earned.state.ts';
import type { UserSticker } from '#schema/contracts/stickers.ts';
import { checkNewStickers, userStickersQuery } from './stickers.ts';

let nextId = 1;
const sticker = (name: string, more: Partial<UserSticker> = {}): UserSticker => ({
  id: nextId++,
  isNew: true,
  isPinned: false,
  acquisitionDate: new Date().toISOString(),
  sticker: { id: 1, name, description: '', category: 'goal', rarity: 'common', imageUrl: '' },
  ...more,
});
const LONG_AGO = { acquisitionDate: '2026-01-01T00:00:00.000Z' };

const answer = (stickers: UserSticker[]) =>
  vi.stubGlobal('fetch', async () => Response.json(stickers));
const note = () => renderToString(createElement(Note));
function Note() {
  return useStickerNote();
}

afterEach(() => {
  vi.unstubAllGlobals();
  forgetNote();
});

test('what was not there before is news', async () => {
  const client = new QueryClient();
  const known = sticker('Label Stake');
  client.setQueryData(userStickersQuery.queryKey, [known]);
  answer([sticker('First Seed', LONG_AGO), known]);
  await checkNewStickers(client);
  expect(note()).toBe('New sticker: First Seed');
});

test('where nothing was known before, only what is a moment old is news', async () => {
  answer([
    sticker('First Apple'),
    sticker('Swallow', LONG_AGO),
    sticker('Snail', { isNew: false }),
  ]);
  await checkNewStickers(new QueryClient());
  expect(note()).toBe('New sticker: First Apple');
});

test('nobody hears of it when the look-up fails', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  await expect(checkNewStickers(new QueryClient())).resolves.toBeUndefined();
  expect(note()).toBe('');
});
