import { expect, test } from 'vitest';
import type { ContentEdit } from '#schema/contracts/admin/content-edits.ts';
import { fieldsOf, formErrors, oneLine, readTyped, withOne } from './typed-fields.rules.ts';

const live = { kind: 'module', title: 'What people see', description: 'd' } as const;
const edit: ContentEdit = {
  kind: 'module',
  id: 1,
  title: live.title,
  place: null,
  unitType: null,
  hasDraft: false,
  isEdited: false,
  editedAt: null,
  editedBy: null,
  live,
  draft: null,
  changed: [],
  publishedAt: null,
};

test('what was typed stands before the draft, and the draft before what people see', () => {
  const draft = { ...live, title: 'A draft' };
  const typed = { basedOn: null, fields: { ...live, title: 'Typed' } };
  expect(fieldsOf(edit, undefined)).toBe(live);
  expect(fieldsOf({ ...edit, draft }, undefined)).toBe(draft);
  expect(fieldsOf({ ...edit, draft }, typed)).toBe(typed.fields);
});

test.each(['', 'nonsense', '{}', 'null', '{"fields":{"kind":"unit"}}'])(
  '%j on the device is nothing',
  (kept) => {
    expect(readTyped(kept, 'module')).toBeUndefined();
  },
);

test('what was typed comes back from the device', () => {
  const typed = { basedOn: '2026-01-01T00:00:00.000Z', fields: live };
  expect(readTyped(JSON.stringify(typed), 'module')).toEqual(typed);
});

test('errors stand under the names of the form', () => {
  expect(formErrors({ 'fields.questions.0.options.1.text': 'a', basedOn: 'b' })).toEqual({
    'questions.0.options.1.text': 'a',
    basedOn: 'b',
  });
});

test('a line is a line, and one entry changes alone', () => {
  expect(oneLine('one\n two \r\n\r\nthree')).toBe('one two three');
  expect(
    withOne(
      [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
      1,
      { a: 5 },
    ),
  ).toEqual([
    { a: 1, b: 2 },
    { a: 5, b: 4 },
  ]);
});
