import { expect, test } from 'vitest';
import { planDateIssues, STEP_LATE, STEP_ORDER, STEP_PAST } from './plan-dates.ts';

const BOUNDS = { from: '2026-11-23', to: '2027-02-20' };
const issuesOf = (...dates: string[]) =>
  planDateIssues(
    dates.map((targetDate) => ({ targetDate })),
    BOUNDS,
  );

test('steps from the first day to the last are fine, two on one day and none at all too', () => {
  expect(issuesOf('2026-11-23', '2026-12-01', '2026-12-01', '2027-02-20')).toEqual([]);
  expect(issuesOf()).toEqual([]);
});

test.each([
  ['a step before the first day', ['2026-11-22'], 0, STEP_PAST],
  ['a step after the goal', ['2026-11-30', '2027-02-21'], 1, STEP_LATE],
  ['a step before the one above it', ['2026-12-10', '2026-12-09'], 1, STEP_ORDER],
])('%s is named at its field', (_, dates, at, message) => {
  expect(issuesOf(...dates)).toEqual([{ path: `roadmap.milestones.${at}.targetDate`, message }]);
});
