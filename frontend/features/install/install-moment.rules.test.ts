import { expect, test } from 'vitest';
import { afterPuttingAway, afterTick, afterVisit, isGoodMoment } from './install-moment.rules.ts';

const visits = (...days: string[]) =>
  days.reduce<string | null>((kept, day) => afterVisit(kept, day), null);

test('it is offered on the third day, however often somebody came on one', () => {
  expect(isGoodMoment(null)).toBe(false);
  expect(isGoodMoment(visits('2026-03-01', '2026-03-01', '2026-03-01', '2026-03-02'))).toBe(false);
  expect(isGoodMoment(visits('2026-03-01', '2026-03-02', '2026-03-09'))).toBe(true);
});

test('it is offered after a first ticked task, and stays offered the next day', () => {
  const ticked = afterTick(visits('2026-03-01'));
  expect([isGoodMoment(ticked), isGoodMoment(afterVisit(ticked, '2026-03-02'))]).toEqual([
    true,
    true,
  ]);
});

test('put away, it does not come again', () => {
  const away = afterPuttingAway();
  const later = ['2026-03-02', '2026-03-03', '2026-03-04'].reduce(afterVisit, away);
  expect([isGoodMoment(later), isGoodMoment(afterTick(later))]).toEqual([false, false]);
});

test('what nobody here wrote counts as nothing', () => {
  expect(isGoodMoment('2026-03-01 many')).toBe(false);
  expect(afterVisit('???', '2026-03-01')).toBe('2026-03-01 1');
});
