import { expect, test } from 'vitest';
import type { PathOutline, UserProgress } from '#schema/contracts/learning.ts';
import {
  doneCount,
  isPathDone,
  moduleToGoOnWith,
  placeWords,
  unitsOf,
  unitsToRevisit,
  unitToGoOnWith,
} from './outline.rules.ts';

const unit = (id: number, moduleId: number) => ({
  id,
  moduleId,
  title: `Unit ${id}`,
  type: 'text' as const,
  order: id,
  minutes: 5,
  difficultyLevel: 1,
  requiredMasteryScore: 0.7,
});

const modules: PathOutline['modules'] = [1, 2].map((id) => ({
  id,
  pathId: 1,
  title: `Module ${id}`,
  description: '',
  order: id,
  estimatedMinutes: 10,
  units: [unit(id * 10, id), unit(id * 10 + 1, id)],
}));

const done = (...unitIds: number[]) =>
  unitIds.map((unitId) => ({ unitId, completed: true }) as UserProgress);

test('units go across the modules in order', () => {
  expect(unitsOf({ modules }).map(({ id }) => id)).toEqual([10, 11, 20, 21]);
  expect(placeWords({ modules }, 20)).toBe('Unit 3 of 4');
  expect(placeWords({ modules }, 99)).toBeUndefined();
});

test.each([
  [[], 10, 1],
  [[10], 11, 1],
  [[10, 11], 20, 2],
  [[11, 20], 10, 1],
  [[10, 11, 20, 21], undefined, 1],
])('with %j done, unit %s of module %i comes next', (ids, next, moduleId) => {
  const outline = { modules, progress: done(...ids) };
  expect(unitToGoOnWith(outline)?.id).toBe(next);
  expect(moduleToGoOnWith(outline)?.id).toBe(moduleId);
});

test('an opened unit is not a done one', () => {
  const progress = [{ unitId: 10, completed: false } as UserProgress, ...done(11)];
  expect(doneCount(unitsOf({ modules }), progress)).toBe(1);
});

test('a path is done when every unit is, and an empty one never', () => {
  expect(isPathDone({ modules, progress: done(10, 11, 20) })).toBe(false);
  expect(isPathDone({ modules, progress: done(10, 11, 20, 21) })).toBe(true);
  expect(isPathDone({ modules: [], progress: [] })).toBe(false);
});

test('units worth another look are those that the enrolment names', () => {
  const enrollment = { strugglingAreas: ['Unit 20', 'Gone'] } as PathOutline['enrollment'];
  expect(unitsToRevisit({ modules, enrollment }).map(({ id }) => id)).toEqual([20]);
  expect(unitsToRevisit({ modules, enrollment: null })).toEqual([]);
});
