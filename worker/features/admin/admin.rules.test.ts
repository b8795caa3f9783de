import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#schema/contracts/admin/content-edits.ts';
import { foreignTags, linkProblems } from './typed-html.rules.ts';
import { materialPatch, unitProblems } from './unit-fields.rules.ts';
import { endOfUtcDay, maskedEmail, prefixRange } from './users.rules.ts';

test.each([
  [null, null],
  ['maya@garden.org', 'm•••@garden.org'],
  ['m@garden.org', 'm•••@garden.org'],
  ['"a@b"@garden.org', '"•••@garden.org'],
  ['𝕏y@garden.org', '𝕏•••@garden.org'],
])('the address %s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test('what begins with a prefix lies in its range, and nothing else does', () => {
  const { from, to } = prefixRange('Ada');
  const isIn = (name: string) => name >= from && name < to;
  expect(['ada', 'ada lovelace', 'adam', 'ada🌱'].filter(isIn)).toHaveLength(4);
  expect(['ad', 'acz', 'adb', 'bob', ''].filter(isIn)).toEqual([]);
});

test('a day ends when it does in UTC', () => {
  expect(endOfUtcDay('2028-02-29').toISOString()).toBe('2028-02-29T23:59:59.999Z');
});

describe('typed HTML', () => {
  test.each([
    ['<p>a</p><h2>b</h2><a href="/x">c</a>', []],
    ['<b>a</b><i>b</i><h1>c</h1><h4>d</h4>', []],
    ['<div>a</div><DIV class="x">b</DIV><script>c</script>', ['div', 'script']],
    ['2 < 3 and 4 > 3', []],
    ['<!-- <b> --><img src=x onerror=alert(1)>', ['img']],
  ])('%s has foreign tags %j', (html, names) => {
    expect(foreignTags(html)).toEqual(names);
  });

  test.each([
    ['<a href="https://doi.org/10.1/x">a</a><a href=\'/goals\'>b</a><a href=/goals>c</a>', 0],
    ['<a>a</a>', 1],
    ['<a href="">a</a>', 1],
    ['<a href="http://example.org">a</a>', 1],
    ['<a href="javascript:alert(1)">a</a><a href="//evil.test">b</a>', 2],
    ['<a class="x" title="y" href="mailto:a@b.org">a</a>', 1],
    ['<abbr href="x">a</abbr>', 0],
  ])('%s has %i links that lead nowhere', (html, count) => {
    expect(linkProblems(html)).toHaveLength(count);
  });
});

const fields: FieldsOf<'unit'> = {
  kind: 'unit',
  title: 'A unit',
  html: '<p>Words.</p><h2>Your turn</h2><p>Do it.</p>',
  claim: 'A claim',
  source: 'Somebody (2020)',
  act: 'An act',
  hints: [],
  retrieval: [],
  questions: null,
  prompts: null,
};
const without = '<p>Words.</p>';
const late = '<h2>Your turn</h2><p>Do it.</p><h2>And then</h2>';

describe('a unit', () => {
  test.each([
    ['text', {}, []],
    ['video', {}, []],
    ['text', { html: without }, ['fields.html']],
    ['video', { html: late }, ['fields.html']],
    ['quiz', { html: without, questions: [] }, []],
    ['exercise', { html: without, prompts: [] }, []],
    ['quiz', { html: '<p> </p>', questions: [] }, ['fields.html']],
    ['quiz', { html: '<h2></h2><p>Words.</p>', questions: [] }, ['fields.html']],
    ['quiz', {}, ['fields.questions']],
    ['exercise', {}, ['fields.prompts']],
    ['text', { questions: [] }, ['fields.questions']],
  ] as const)('of type %s with %j has problems in %j', (type, change, paths) => {
    expect(
      unitProblems({ ...fields, ...change } as FieldsOf<'unit'>, type).map(({ path }) => path),
    ).toEqual(paths);
  });

  test('changes of its material only what was edited', () => {
    expect(Object.keys(materialPatch(fields, 'text'))).toEqual([
      'claim',
      'source',
      'act',
      'retrieval',
    ]);
    expect(materialPatch(fields, 'video')).toMatchObject({ summary: fields.html });
    expect(materialPatch({ ...fields, questions: [] }, 'quiz')).toMatchObject({ questions: [] });
  });
});
