import { expect, test } from 'vitest';
import { withLinks } from './safety-text.rules.ts';

const TEXT =
  'Call your emergency number: 112, 911 or 999. In the US and Canada you can call or text 988 at any hour. Samaritans answer on 116 123, the Hotline on 1-800-799-7233, Women’s Aid on 1800 341 900, Childline on 1800 66 66 66. In the UK, beateatingdisorders.org.uk. Anywhere else, findahelpline.com lists lines.';

test('every number can be called and every page opened', () => {
  expect(withLinks(TEXT).flatMap(({ href }) => (href ? [href] : []))).toEqual([
    'tel:112',
    'tel:911',
    'tel:999',
    'tel:988',
    'tel:116123',
    'tel:18007997233',
    'tel:1800341900',
    'tel:1800666666',
    'https://beateatingdisorders.org.uk',
    'https://findahelpline.com',
  ]);
});

test('not a letter of it changes', () => {
  expect(
    withLinks(TEXT)
      .map(({ text }) => text)
      .join(''),
  ).toBe(TEXT);
});
