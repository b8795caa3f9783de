import { describe, expect, it } from 'vitest';
import { isKey, Key, KeyRefused, readKey, readRowId } from './key.ts';

const NO_KEYS = [
  undefined,
  null,
  0,
  7,
  true,
  Number.NaN,
  [],
  ['a'],
  {},
  '',
  ' ',
  '\u00a0\u2003',
  '\n',
  'a\nb',
  'a\u0000',
  'a\u001b[0m',
  'a\u007f',
  'a\u0085',
  'a\ud800',
  'x'.repeat(256),
];

describe('a key', () => {
  it.each(NO_KEYS)('is not %j', (value) => {
    expect([isKey(value), Key().safeParse(value).success]).toEqual([false, false]);
    expect(() => readKey('sub', value)).toThrow(KeyRefused);
  });

  it.each(['0', 'null', ' a', 'ä', '🌱', 'auth0|1', 'x'.repeat(255)])(
    'is %j, as it came',
    (value) => {
      expect(readKey('sub', value)).toBe(value);
    },
  );

  it('with a prefix is more than that', () => {
    expect(
      ['cus_', 'cus', 'sub_1', 'cus_1\n', 'cus_1'].map((id) => Key('cus_').safeParse(id).success),
    ).toEqual([false, false, false, false, true]);
  });
});

describe('an id of ours that comes back', () => {
  it.each([
    '',
    ' 7',
    '7 ',
    '07',
    '0',
    '-7',
    '7.0',
    '1e3',
    '0x7',
    '9007199254740993',
    7,
    null,
    undefined,
  ])('is not %j', (value) => expect(readRowId(value)).toBeUndefined());
  it('is its digits', () => expect(readRowId('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER));
});
