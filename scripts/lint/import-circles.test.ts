import { expect, test } from 'vitest';
import { findImportCircles } from './import-circles.ts';
import { readModule } from './modules.ts';

const circles = (texts: Record<string, string>) =>
  findImportCircles(Object.entries(texts).map(([path, text]) => readModule(path, text)));

test('modules that load each other are found, however long the way', () => {
  expect(
    circles({
      'frontend/a.ts': "import './b.ts';",
      'frontend/b.ts': "export { c } from '#schema/c.ts';",
      'schema/c.ts': "import { a } from '#frontend/a.ts'; export const c = a;",
    }),
  ).toEqual([
    'a circle of imports: frontend/a.ts -> frontend/b.ts -> schema/c.ts -> frontend/a.ts',
  ]);
});

test('a type, or what is loaded later, makes no circle of modules', () => {
  expect(
    circles({
      'frontend/a.ts': "import type { B } from './b.ts'; import { type C } from './b.ts';",
      'frontend/b.ts': "import './a.ts';",
      'frontend/c.ts': "import './d.ts';",
      'frontend/d.ts': "export const later = () => import('./c.ts');",
    }),
  ).toEqual([]);
});

test('features of the Worker know each other one way, types included', () => {
  const goals = { 'worker/features/goals/a.ts': "import '#worker/features/coach/b.ts';" };
  expect(circles({ ...goals, 'worker/features/coach/b.ts': '' })).toEqual([]);
  expect(
    circles({
      ...goals,
      'worker/features/coach/b.ts': '',
      'worker/features/coach/c.ts': "import type { A } from '#worker/features/goals/a.ts';",
    }),
  ).toHaveLength(1);
});

test('what only a test imports does not count between features', () => {
  expect(
    circles({
      'worker/features/goals/a.ts': "import '#worker/features/coach/b.ts';",
      'worker/features/coach/b.test.ts': "import '#worker/features/goals/a.ts';",
    }),
  ).toEqual([]);
});
