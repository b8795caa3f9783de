import { expect, test } from 'vitest';
import { findSharedNames } from './exported-names.ts';
import { readModule } from './modules.ts';

const shared = (...texts: string[]) =>
  findSharedNames(texts.map((text, at) => readModule(`${'abc'[at]}.tsx`, text)));

test('a name that two modules export is found, whatever it names', () => {
  expect(shared('export const look = 1;', 'export async function look() {}')).toEqual([
    'look is exported by a.tsx and b.tsx',
  ]);
  expect(
    shared('export interface Row { id: number }', 'type Row = 1; export type { Row };'),
  ).toHaveLength(1);
  expect(
    shared('const inner = 1; export { inner as look };', 'export const { look } = {};'),
  ).toHaveLength(1);
});

test('a type and a value of one name in one module are one thing', () => {
  expect(shared('export const Goal = {}; export type Goal = typeof Goal;')).toEqual([]);
});

test('what is passed on from another module keeps its meaning', () => {
  expect(shared('export const look = 1;', "export { look } from './a.tsx';")).toEqual([]);
  expect(
    shared('export const look = 1;', "import { look } from './a.tsx'; export { look };"),
  ).toEqual([]);
});

test('the default export has the name that a framework asks for', () => {
  expect(shared('export default 1;', 'export default 2;')).toEqual([]);
});
