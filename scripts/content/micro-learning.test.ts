import { expect, test } from 'vitest';
import { checkMicroItems, type MicroItem, readMicroItems } from './micro-learning.ts';

const sound = readMicroItems();
const withItem = (id: number, change: Partial<MicroItem>) =>
  checkMicroItems(sound.map((item) => (item.id === id ? { ...item, ...change } : item))).join('\n');

test('the pieces as they are have no fault', () => {
  expect(checkMicroItems(sound)).toEqual([]);
});

test.each<[string, Partial<MicroItem>, RegExp]>([
  [
    'a quote without a year',
    { contentType: 'quote', source: 'Somebody' },
    /a quote has quotation marks/,
  ],
  [
    'research without its source',
    { content: 'In a study, people did this and that.', source: undefined },
    /without its source/,
  ],
  ['straight quotes', { content: 'It\'s "so".' }, /quotes of a typewriter/],
])('a planted fault is found: %s', (_, change, found) => {
  expect(withItem(1, change)).toMatch(found);
});

test('too few of a kind, a repeat and a gap in the ids are found', () => {
  const problems = checkMicroItems([
    ...sound.filter(({ id }) => id < 13 || id > 16),
    sound[0] as MicroItem,
  ]).join('\n');
  expect(problems).toMatch(/0 of type quote on challenges/);
  expect(problems).toMatch(/twice: Before a hard task/);
  expect(problems).toMatch(/id 17 stands at place 13/);
});
