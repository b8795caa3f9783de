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

test.each([
  ['SOS Amitié: 09 72 39 40 50', 'tel:0972394050'],
  ['TelefonSeelsorge: 0800 111 0 111, telefonseelsorge.de', 'tel:08001110111'],
  ['Marseille: +33 4 91 75 25 25', 'tel:+33491752525'],
  ['3114', 'tel:3114'],
])('“%s” is called by its whole number', (text, href) => {
  expect(withLinks(text).find((part) => part.href)?.href).toBe(href);
});
