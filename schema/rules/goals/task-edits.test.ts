import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import { carryTaskIds, findTask, withChangedTask, withoutTask, withTask } from './task-edits.ts';
import { type TaskList, taskIdsOf } from './tasks.ts';

const planOf = (steps: string[][]): Roadmap => ({
  milestones: steps.map((tasks, index) => ({
    title: `Step ${index}`,
    description: '',
    targetDate: '2090-01-01',
    tasks,
  })),
});

const steps = fc.array(
  fc.array(fc.constantFrom('read', 'write', 'rest', 'run'), { maxLength: 10 }),
  {
    minLength: 1,
    maxLength: 6,
  },
);
const edit = fc.oneof(
  fc.record({ act: fc.constant('add' as const), step: fc.nat(6), words: fc.constant('new') }),
  fc.record({ act: fc.constant('remove' as const), at: fc.nat(60) }),
  fc.record({ act: fc.constant('rename' as const), at: fc.nat(60), words: fc.constant('renamed') }),
  fc.record({
    act: fc.constant('move' as const),
    at: fc.nat(60),
    milestone: fc.nat(6),
    place: fc.nat(12),
  }),
);

/** Whose words each id stands for. */
const wordsById = (list: TaskList) =>
  Object.fromEntries(
    taskIdsOf(list).flatMap((ids, step) =>
      ids.map((id, place) => [id, list.roadmap.milestones[step]?.tasks[place]]),
    ),
  );

test('whatever is done to tasks, each id goes on standing for its own task', () => {
  fc.assert(
    fc.property(steps, fc.array(edit, { maxLength: 20 }), (given, edits) => {
      let list: TaskList = { roadmap: planOf(given) };
      const expected = wordsById(list);
      for (const [index, change] of edits.entries()) {
        const ids = taskIdsOf(list).flat();
        const id = 'at' in change && ids.length > 0 ? ids[change.at % ids.length] : undefined;
        let next: TaskList | string = list;
        if (change.act === 'add') {
          next = withTask(list, {
            id: `new-${index}`,
            milestone: change.step,
            words: change.words,
          });
          if (typeof next !== 'string') expected[`new-${index}`] = change.words;
        } else if (id) {
          if (change.act === 'remove') {
            next = withoutTask(list, id);
            delete expected[id];
          }
          if (change.act === 'rename') {
            next = withChangedTask(list, id, { words: change.words });
            expected[id] = change.words;
          }
          if (change.act === 'move') next = withChangedTask(list, id, change);
        }
        if (typeof next !== 'string') list = next;
        const now = taskIdsOf(list);
        expect(new Set(now.flat()).size).toBe(now.flat().length);
        expect(wordsById(list)).toEqual(expected);
        expect(list.roadmap.milestones.every(({ tasks }) => tasks.length <= 10)).toBe(true);
      }
    }),
  );
});

test('a move, a new task and a deletion can be made twice: the second changes nothing', () => {
  const list: TaskList = { roadmap: planOf([['a', 'b', 'c'], ['d']]) };
  const once = withChangedTask(list, '0-0', { milestone: 1, place: 1 }) as TaskList;
  expect(withChangedTask(once, '0-0', { milestone: 1, place: 1 })).toEqual(once);
  expect(findTask(once, '0-0')).toEqual({ step: 1, place: 1 });
  const added = withTask(list, { id: 'mine', milestone: 0, words: 'x' }) as TaskList;
  expect(withTask(added, { id: 'mine', milestone: 0, words: 'x' })).toBe('id is taken');
  expect(withoutTask(withoutTask(added, 'mine') as TaskList, 'mine')).toBe('no such task');
});

test('a plan written anew in another order loses no id', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 20 }),
      fc.nat(),
      (words, seed) => {
        const half = Math.ceil(words.length / 2);
        const before: TaskList = { roadmap: planOf([words.slice(0, half), words.slice(half)]) };
        const shuffled = words.toSorted((a, b) => (`${seed}${a}` < `${seed}${b}` ? 1 : -1));
        const after = planOf([shuffled.slice(0, half), shuffled.slice(half)]);
        const taskIds = carryTaskIds(before, after, () => 'never');
        expect(wordsById({ roadmap: after, taskIds })).toEqual(wordsById(before));
      },
    ),
  );
});

test('a renamed line keeps its id by its place, a new one gets its own', () => {
  const before: TaskList = { roadmap: planOf([['a', 'b'], ['c']]) };
  const fresh = () => 'fresh-id';
  expect(carryTaskIds(before, planOf([['a', 'B'], ['c']]), fresh)).toEqual([
    ['0-0', '0-1'],
    ['1-0'],
  ]);
  expect(carryTaskIds(before, planOf([['a', 'x', 'b'], ['c']]), fresh)).toEqual([
    ['0-0', 'fresh-id', '0-1'],
    ['1-0'],
  ]);
  expect(carryTaskIds(before, planOf([['c'], ['b']]), fresh)).toEqual([['1-0'], ['0-1']]);
});

test('steps that change places take their tasks along, though these read the same', () => {
  const before = { roadmap: planOf([['rest', 'run'], ['rest'], ['rest', 'run']]) };
  const [first, second, third] = before.roadmap.milestones;
  const after = { milestones: [third, first, second] } as Roadmap;
  expect(carryTaskIds(before, after, () => 'new')).toEqual([
    ['2-0', '2-1'],
    ['0-0', '0-1'],
    ['1-0'],
  ]);
});
