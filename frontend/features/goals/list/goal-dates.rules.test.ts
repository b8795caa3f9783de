import { expect, test } from 'vitest';
import {
  daysBetween,
  describeDate,
  describeTargetDate,
  localToday,
  monthsAfter,
} from './goal-dates.rules.ts';

test('today is the device’s calendar day, not the one in Greenwich', () => {
  expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(localToday(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
});

test('days are counted across a change of clocks', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});

test.each([
  ['2026-11-21', 'today'],
  ['2026-11-22', 'tomorrow'],
  ['2026-11-24', 'in 3 days'],
  ['2026-12-04', 'in 13 days'],
  ['2026-12-12', 'in 3 weeks'],
  ['2027-02-20', 'in 3 months'],
  ['2027-11-21', 'in 12 months'],
  ['2029-11-21', 'in 3 years'],
  ['2026-11-20', '1 day past the date'],
])('%s is described as "%s"', (date, words) => {
  expect(describeDate(date, '2026-11-21')).toBe(words);
});

test('a goal past its date is offered three ways on', () => {
  expect(describeTargetDate('2026-11-09', '2026-11-21')).toBe(
    '12 days past the date: shift, shrink or let go',
  );
  expect(describeTargetDate('2026-11-21', '2026-11-21')).toBe('today');
});

test.each([
  ['2026-11-23', 1, '2026-12-23'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
])('%s and %i months later is %s', (date, months, expected) => {
  expect(monthsAfter(date, months)).toBe(expected);
});
