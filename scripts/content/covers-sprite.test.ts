import { expect, test } from 'vitest';
import { coverSprite } from './covers-sprite.ts';

test('every path has a cover of its own that takes its colours from the page and brings nothing else along', () => {
  const sprite = coverSprite();
  const ids = [...sprite.matchAll(/<symbol id="([a-z-]+)" viewBox="0 0 320 180">/g)].map(
    ([, id]) => id,
  );
  expect(ids).toEqual(['foundations', 'plans-that-survive', 'hard-days', 'other-peoples-eyes']);
  expect(sprite.replaceAll(/var\(--cover-[a-z]+, #[0-9a-f]{6}\)/g, '')).not.toMatch(
    /#[0-9a-f]{3,6}\b/,
  );
  expect(sprite).not.toMatch(/<script|<style|<image|href=|\son\w+=|\sstyle=/);
});
