import { expect, test } from 'vitest';
import { codesAsText } from './recovery-codes.rules.ts';

test('a note of the codes says whose they are and holds one a line', () => {
  const madeAt = '2026-11-21T10:00:00.000Z';
  expect(codesAsText({ codes: ['AAAA-1111', 'BBBB-2222'], madeAt }, 'maya').split('\n')).toEqual([
    'Yet: recovery codes of maya, made on 2026-11-21',
    'Each works once, at /recover. Making new ones ends these.',
    '',
    'AAAA-1111',
    'BBBB-2222',
    '',
  ]);
});
