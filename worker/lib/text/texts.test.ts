import { describe, expect, test } from 'vitest';
import { escapedProse } from '#worker/features/account/portability/export-markdown.rules.ts';
import { tidyOwnWords } from './fold-text.ts';
import { withoutTags } from './html-words.ts';
import { normalForm } from './normal-form.ts';
import { withoutTail } from './without-tail.ts';

test.each([
  ['a...', 'a'],
  ['...', ''],
  ['', ''],
  ['a.b', 'a.b'],
  ['a.!b.!', 'a.!b'],
])('“%s” without its tail is “%s”', (text, words) => {
  expect(withoutTail(text, /[.!]/)).toBe(words);
});

test('own words lose the stops at their end, and only there', () => {
  expect(tidyOwnWords('  Wait... what?! … ')).toBe('Wait... what');
});

test.each([
  ['<p>a</p><b>b', 'a b'],
  ['a < b', 'a < b'],
  ['<a <b>c', 'c'],
  ['1 > 0', '1 > 0'],
])('the words of %s are “%s”', (html, words) => {
  expect(withoutTags(html, ' ').trim().replaceAll(/ +/g, ' ')).toBe(words);
});

describe('a normal form', () => {
  test('is the usual one of what people write', () => {
    for (const text of ['Ångström', 'ﬃ', 'Việt', 'हिन्दी', 'a\u0301\u0323']) {
      expect(normalForm(text, 'NFKC')).toBe(text.normalize('NFKC'));
    }
  });

  test('keeps thirty marks on a letter', () => {
    expect(normalForm(`a${'\u0316'.repeat(100)}b`, 'NFKD')).toBe(`a${'\u0316'.repeat(30)}b`);
  });
});

test.each([
  ['# a', '\\# a'],
  ['a\n\n  ## b\n---\n', 'a\n\n  \\## b\n\\---\n'],
  ['===  \nb', '\\===  \nb'],
  ['#b and --- c', '#b and --- c'],
])('what looks like a heading in an export is none: %j', (text, shown) => {
  expect(escapedProse(text)).toBe(shown);
});
