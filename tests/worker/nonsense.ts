import fc from 'fast-check';
import { inject } from 'vitest';
import type { Corpora } from '#tests/peers/corpora.ts';

const { naughtyStrings }: Corpora = inject('corpora');

/** Texts that broke something somewhere; the list's own, and some that it lacks. */
export const TEXTS: string[] = [
  ...naughtyStrings,
  '\ud800',
  'a\udfff b',
  '\u0000',
  'a\u0000b',
  '\ufeffa',
  '\u202eabc',
  'e\u0301'.repeat(300),
  '👨‍👩‍👧‍👦'.repeat(60),
  'x'.repeat(70_000),
  '{{7*7}}#{7*7}<%= 7*7 %>',
  "'; drop table users; --",
  '%00%ff%2e%2e%2f',
  '-1',
  '1e999',
  '0x1F',
  '9007199254740993',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00T00:00:00Z',
];

const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => /\p{Cc}/u.test(character) && !/[\t\n\r]/.test(character),
);

/** A text with a control character behind each of its letters, one after the other. */
export const lacedWithControls = (text: string): string =>
  [...text].map((letter, index) => letter + CONTROLS[index % CONTROLS.length]).join('');

/** Values of every kind, the ones that are no JSON by JSON.stringify included. */
export const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.jsonValue({ stringUnit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -0,
      -1,
      0.1 + 0.2,
      Number.MAX_SAFE_INTEGER,
      2 ** 53,
      Number.MAX_VALUE,
      5e-324,
      [],
      {},
      [[[]]],
      [null],
      { $gt: '' },
      { toString: 'x', valueOf: 1, toJSON: 'x' },
      { length: 1e9 },
    ),
  },
);

const utf8 = (text: string) => new TextEncoder().encode(text);
const deep = (open: string, close: string, count: number) =>
  open.repeat(count) + close.repeat(count);

/** Bodies that are no JSON, or odd JSON, as bytes: JSON.stringify could not write most of them. */
export const RAW_BODIES: [what: string, bytes: Uint8Array][] = (
  [
    ['nothing', ''],
    ['a space', ' '],
    ['half an object', '{"title":'],
    ['half a text', '{"title":"a'],
    ['a comma too many', '{"title":"a",}'],
    ['single quotes', "{'title':'a'}"],
    ['a bare word', 'undefined'],
    ['not a number', '{"milestone":NaN}'],
    ['infinity', '{"milestone":-Infinity}'],
    ['beyond every number', '{"milestone":1e999,"score":-1e999}'],
    ['a long number', `{"milestone":${'9'.repeat(5000)}}`],
    ['a leading zero', '{"milestone":01}'],
    ['a comment', '{/* a */"title":"a"}'],
    ['a mark of byte order', '\ufeff{}'],
    ['two values', '{}{}'],
    ['a form', 'title=a&completed=true'],
    ['a page', '<!doctype html><title>a</title>'],
    ['a prototype', '{"__proto__":{"isAdmin":true},"title":"a"}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['the same field twice', '{"title":"a","title":"b"}'],
    ['the same field twice, spelt otherwise', '{"title":"a","ti\\u0074le":"b"}'],
    ['a lone surrogate', '{"title":"\\ud800","content":"\\udfff","message":"\\ud83d"}'],
    ['a control character', '{"title":"a\nb"}'],
    ['a NUL', '{"title":"\\u0000","content":"\\u0000"}'],
    ['a field without a name', '{"":1}'],
    ['a thousand fields', `{${Array.from({ length: 1000 }, (_, i) => `"f${i}":${i}`).join()}}`],
    ['open brackets', '['.repeat(20_000)],
    ['nested lists', deep('[', ']', 20_000)],
    ['nested objects', deep('{"a":', '}', 5000).replace('}', '1}')],
    ['a long list', `[${'0,'.repeat(60_000)}0]`],
    ['a long name', `{"${'n'.repeat(100_000)}":1}`],
    ['a long text', `{"title":"${'x'.repeat(200_000)}"}`],
  ] satisfies [string, string][]
)
  .map(([what, text]): [string, Uint8Array] => [what, utf8(text)])
  .concat([
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0x80])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
    ['UTF-32', new Uint8Array([0x7b, 0, 0, 0, 0x7d, 0, 0, 0])],
    ['half a character', new Uint8Array([0x22, 0xe2, 0x82, 0x22])],
    ['an overlong slash', new Uint8Array([0x22, 0xc0, 0xaf, 0x22])],
    ['gzip', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])],
    ['NULs', new Uint8Array(1000)],
  ]);

/** What a segment of a path can be instead of an id. */
export const SEGMENTS: string[] = [
  ...[
    '0',
    '-1',
    '1.5',
    '1e3',
    '01',
    '٣',
    '１',
    '9007199254740991',
    '9007199254740993',
    '9'.repeat(400),
  ],
  ...[
    '%',
    '%zz',
    '%ff',
    '%00',
    '%C0%AF',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '.',
    '..;',
    '~',
    '*',
    ':id',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    'true',
    '[object%20Object]',
    '__proto__',
    'constructor',
    '1%27--',
    '1%20or%201=1',
  ],
  ...TEXTS.filter((text) => text.isWellFormed() && text.length < 500).map(encodeURIComponent),
].filter((segment) => segment !== '');
