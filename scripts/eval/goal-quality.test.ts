import { expect, test } from 'vitest';
import { goalFigures } from './goal-quality.ts';

const figures = goalFigures();

test.skipIf(figures.goals === 0)(
  'goals by other hands are hardly ever taken for another kind',
  () => {
    expect(figures.wrong).toBeLessThan(0.1);
    expect(figures.sure).toBeGreaterThan(0.4);
    expect(figures.amongChoices).toBeGreaterThan(0.4);
  },
);

test.skipIf(figures.others === 0)('a goal of no kind is asked about', () => {
  expect(figures.othersDressedUp).toBeLessThan(0.35);
});

test.skipIf(figures.nonsense === 0)('nonsense is asked about', () => {
  expect(figures.nonsensePlanned).toBeLessThan(0.1);
});
