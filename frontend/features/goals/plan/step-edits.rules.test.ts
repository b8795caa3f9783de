import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import { stepDateError } from './step-dates.rules.ts';
import { addStepAtEnd, changeStepAt, moveStepTo, removeStepAt } from './step-edits.rules.ts';

const planOf = (...titles: string[]): Roadmap => ({
  note: 'A frank word',
  milestones: titles.map((title, at) => ({
    title,
    description: '',
    targetDate: `2030-0${at + 1}-01`,
    tasks: [`${title} a`],
  })),
});
const plan = planOf('A', 'B', 'C', 'D');
const titlesOf = ({ milestones }: Roadmap) => milestones.map(({ title }) => title).join('');

test.each([
  [-1, 0, 3, 'BCDA'],
  [-1, 3, 0, 'DABC'],
  [0, 2, 1, 'ACBD'],
  [0, 2, 0, 'ABCD'],
  [1, 0, 3, 'ABCD'],
  [-1, 1, 9, 'ABCD'],
])('with %i reached, the step at %i goes to %i: %s', (reached, from, to, after) => {
  expect(titlesOf(moveStepTo(plan, reached, from, to))).toBe(after);
});

test('wherever a step goes, none is lost, the dates keep their order and the reached ones stay', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 9 }),
      fc.integer({ min: -1, max: 8 }),
      fc.nat(9),
      fc.nat(9),
      (titles, reached, from, to) => {
        const before = planOf(...titles);
        const { milestones, note } = moveStepTo(before, reached, from, to);
        expect(note).toBe(before.note);
        expect(milestones.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
        expect(milestones.map(({ targetDate }) => targetDate)).toEqual(
          before.milestones.map(({ targetDate }) => targetDate),
        );
        expect(milestones.slice(0, reached + 1)).toEqual(before.milestones.slice(0, reached + 1));
        for (const { title, tasks } of milestones) expect(tasks).toEqual([`${title} a`]);
      },
    ),
  );
});

test('a step is reworded, taken out and put at the end', () => {
  expect(titlesOf(changeStepAt(plan, 1, { title: 'X' }))).toBe('AXCD');
  expect(titlesOf(removeStepAt(plan, 1))).toBe('ACD');
  const added = addStepAtEnd(plan, 'E', '2031-01-01');
  expect([titlesOf(added), added.milestones.at(-1)?.targetDate]).toEqual(['ABCDE', '2030-04-01']);
  expect(addStepAtEnd({ milestones: [] }, 'E', '2031-01-01').milestones[0]?.targetDate).toBe(
    '2031-01-01',
  );
  const full = planOf(...'ABCDEFGHIJKLMNOPQRST');
  expect(addStepAtEnd(full, 'U', '2031-01-01')).toBe(full);
});

test.each([
  [1, '2030-02-01', undefined],
  [1, '2030-02-20', undefined],
  [1, '2029-12-31', 'before the one above'],
  [1, '2030-03-02', 'after the one below'],
  [0, '2029-01-01', undefined],
  [3, '2030-07-01', 'after the date of the goal'],
])('the step at %i on %s: %s', (at, date, error) => {
  const said = stepDateError(plan, at, date, '2030-06-01');
  if (error) expect(said).toContain(error);
  else expect(said).toBeUndefined();
});
