import { expect, test } from 'vitest';
import { looksLikeEmail } from './email-shape.ts';

test.each([
  ['a@b.c', true],
  [' maya@garden.org ', true],
  ['maya@garden', false],
  ['garden.org', false],
  ['ma ya@garden.org', false],
  ['@garden.org', false],
  ['', false],
])('"%s" looks like an address: %s', (address, does) => {
  expect(looksLikeEmail(address)).toBe(does);
});
