import { expect, test } from 'vitest';
import { findGlossaryProblems } from './glossary.ts';

const page = (terms: string[]) =>
  `# Words\n\n| word | what it means here |\n|---|---|\n${terms.map((term) => `| ${term} | … |`).join('\n')}\n`;
const many = (count: number) => Array.from({ length: count }, (_, at) => `word ${10 + at}`);

test('twenty-five terms in order are fine', () => {
  expect(findGlossaryProblems(page(many(25)))).toEqual([]);
});

test('one more is too many', () => {
  expect(findGlossaryProblems(page(many(26)))).toEqual([
    'docs/glossary.md has 26 terms; 25 are the most',
  ]);
});

test('a term that stands twice or out of order is named', () => {
  expect(findGlossaryProblems(page(['care', 'care']))).toHaveLength(1);
  expect(findGlossaryProblems(page(['shard', 'home']))).toHaveLength(1);
});

test('a page without terms is no glossary', () => {
  expect(findGlossaryProblems('# Words\n')).toHaveLength(1);
});
