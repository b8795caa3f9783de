import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from './paths.ts';
import { hashOf } from './stamp.ts';

const FOLDER = '.cache/stamp-test';
const put = (name: string, text: string) => writeFileSync(inRoot(FOLDER, name), text);

beforeAll(() => {
  mkdirSync(inRoot(FOLDER, 'out'), { recursive: true });
  put('a.txt', 'a');
  put('out/b.txt', 'b');
});
afterAll(() => rmSync(inRoot(FOLDER), { recursive: true }));

it('a change of any source changes the hash; a change of what is left out does not', () => {
  const hash = () => hashOf([`${FOLDER}/**/*`], [`${FOLDER}/out/**`]);
  const before = hash();
  put('out/b.txt', 'other');
  expect(hash()).toBe(before);
  put('a.txt', 'other');
  expect(hash()).not.toBe(before);
});

it('a pattern that matches nothing is a mistake, not a hash', () => {
  expect(() => hashOf([`${FOLDER}/nothing/*`])).toThrow('No file matches');
});
