import { expect, test } from 'vitest';
import { findCrowdedFolders } from './folder-sizes.ts';

const files = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);

test('thirty-six files stand side by side, one more do not', () => {
  expect(findCrowdedFolders(files('frontend/ui', 36))).toEqual([]);
  expect(findCrowdedFolders(files('frontend/ui', 37))).toHaveLength(1);
});

test('what is in a subfolder counts there', () => {
  expect(
    findCrowdedFolders([...files('frontend/ui', 30), ...files('frontend/ui/text', 30)]),
  ).toEqual([]);
});
