import { expect, test } from 'vitest';
import { around, daysOfMonth, daysWritten, sameDayBefore } from './whole-journal.rules.ts';

test.each([
  ['2026-02', ['2026-02-01', '2026-02-28']],
  ['2028-02', ['2028-02-01', '2028-02-29']],
  ['2026-12', ['2026-12-01', '2026-12-31']],
])('%s has its days', (month, days) => {
  expect(daysOfMonth(month)).toEqual(days);
});

test('a day that another month or year has not is left out', () => {
  expect(sameDayBefore('2026-03-31').slice(0, 2)).toEqual(['2025-03-31', '2024-03-31']);
  expect(sameDayBefore('2026-05-10').slice(0, 3)).toEqual([
    '2026-04-10',
    '2025-11-10',
    '2025-05-10',
  ]);
  expect(sameDayBefore('2028-02-29')).not.toContain('2027-02-29');
});

test('a stretch covers its days in every zone', () => {
  const { from, to } = around('2026-03-02');
  expect(from <= '2026-03-01T10:00:00.000Z').toBe(true);
  expect(to >= '2026-03-03T12:00:00.000Z').toBe(true);
});

test('an evening belongs to the day of whoever wrote', () => {
  const times = [{ createdAt: '2026-03-01T23:30:00.000Z', mood: null }];
  expect(daysWritten(times, '2026-03', 'UTC')[0]?.day).toBe('2026-03-01');
  expect(daysWritten(times, '2026-03', 'Pacific/Auckland')[0]?.day).toBe('2026-03-02');
  expect(daysWritten(times, '2026-02', 'UTC')).toEqual([]);
});
