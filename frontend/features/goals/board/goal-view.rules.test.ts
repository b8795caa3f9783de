import { expect, test } from 'vitest';
import { aGoal } from '#frontend/testing/goals.ts';
import {
  goalsInView,
  isNarrowed,
  type ListView,
  openAtFirst,
  readView,
} from './goal-view.rules.ts';

const TODAY = '2030-01-10';
const AT = '2030-01-01T00:00:00.000Z';
const dueOn = (day: string) => ({ roadmap: { milestones: [] }, targetDate: day });
const goals = [
  aGoal({ id: 6, title: 'Über den Fluss', ...dueOn('2031-01-01') }),
  aGoal({ id: 5, title: 'Bake bread', pausedAt: AT, ...dueOn('2029-01-01') }),
  aGoal({ id: 4, title: 'Archive photos', archivedAt: AT }),
  aGoal({ id: 3, title: 'Call Nain', ...dueOn('2030-01-10') }),
  aGoal({ id: 2, title: 'Done with it', completed: true }),
  aGoal({
    id: 1,
    title: 'Oldest',
    ...dueOn('2029-06-01'),
    ifThens: [
      { id: 'tea', cue: 'event', when: 'the kettle boils', act: 'I stretch', madeBy: 'person' },
    ],
  }),
];
const idsIn = (view: Partial<ListView>) =>
  goalsInView(goals, { q: '', show: 'open', sort: 'newest', ...view }, TODAY).map(({ id }) => id);

test.each<[Partial<ListView>, number[]]>([
  [{}, [6, 5, 3, 1]],
  [{ show: 'due' }, [3, 1]],
  [{ show: 'paused' }, [5]],
  [{ show: 'archived' }, [4]],
  [{ sort: 'soonest' }, [5, 1, 3, 6]],
  [{ sort: 'title' }, [5, 3, 1, 6]],
  [{ q: 'uber' }, [6]],
  [{ q: 'ARCHIVE' }, [4]],
  [{ q: 'done' }, [2]],
  [{ q: 'tune cello' }, []],
  [{ q: 'kettle stretch' }, [1]],
  [{ q: 'tune photos' }, [4]],
  [{ q: 'photos', show: 'due' }, []],
])('%j shows %j', (view, ids) => {
  expect(idsIn(view)).toEqual(ids);
});

test('an address that asks for what there is not shows the list as it is', () => {
  const view = readView(new URLSearchParams('?show=nonsense&sort=1'));
  expect([view, isNarrowed(view)]).toEqual([{ q: '', show: 'open', sort: 'newest' }, false]);
  expect(isNarrowed(readView(new URLSearchParams('?q=+')))).toBe(false);
  expect(isNarrowed(readView(new URLSearchParams('?q=bread')))).toBe(true);
});

test('the newest stands open, and the first that are due', () => {
  expect(openAtFirst(goals, TODAY)).toEqual([6, 3, 1]);
  const many = Array.from({ length: 60 }, (_, id) => aGoal({ id, ...dueOn('2029-01-01') }));
  expect(openAtFirst(many, TODAY)).toHaveLength(3);
  expect(openAtFirst([], TODAY)).toEqual([]);
});
