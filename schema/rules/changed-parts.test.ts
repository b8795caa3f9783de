import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';

const unit = {
  title: 'A path',
  hints: ['one', 'two'],
  retrieval: [{ question: 'q', answer: 'a' }],
  questions: null as null | string[],
};

test('nothing differs from itself, whatever the order of its fields', () => {
  expect(changedParts(unit, structuredClone(unit))).toEqual([]);
  expect(changedParts(unit, { ...unit, retrieval: [{ answer: 'a', question: 'q' }] })).toEqual([]);
});

test.each([
  [{ title: 'Another' }, ['title']],
  [{ hints: ['two', 'one'] }, ['hints']],
  [{ hints: ['one'] }, ['hints']],
  [{ hints: [] }, ['hints']],
  [{ retrieval: [{ question: 'q', answer: 'b' }] }, ['retrieval']],
  [{ questions: [] }, ['questions']],
  [{ title: 'Another', questions: ['x'] }, ['title', 'questions']],
])('%j differs in %j', (change, names) => {
  expect(changedParts(unit, { ...unit, ...change })).toEqual(names);
});
