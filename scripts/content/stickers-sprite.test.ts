import { expect, test } from 'vitest';
import { stickerSprite } from './stickers-sprite.ts';

test('every sticker is a symbol of its own, named by its slug, and takes its colours from the page', () => {
  const sprite = stickerSprite();
  const symbols = sprite.match(/<symbol id="[a-z-]+" viewBox="0 0 64 64">.+?<\/symbol>/g) ?? [];
  expect(symbols).toHaveLength(52);
  expect(new Set(symbols.map((symbol) => symbol.match(/id="([^"]+)"/)?.[1])).size).toBe(52);
  for (const symbol of symbols) expect(symbol).toContain('var(--sticker-');
  expect(sprite).not.toMatch(/<script|<style|href=|\son\w+=/);
});

test('numbers lose empty decimals and nothing else', () => {
  expect(stickerSprite()).not.toMatch(/\d\.\d*0(?=[^\d])/);
});
