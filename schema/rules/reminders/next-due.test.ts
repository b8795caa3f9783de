import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Answers, isRhythmDue, weekdayOf } from '#schema/rules/goals/rhythms.ts';
import { addDays } from '#schema/rules/time.ts';
import { clockAt, instantAt } from './local-time.ts';
import { isQuiet, nextDue, personDayAt, type ReminderPlan } from './next-due.ts';

const { process } = globalThis as unknown as { process: { env: Record<string, string> } };
/** `npm run test:full` runs them all. */
const RUNS = process.env['FULL'] === '1' ? 100_000 : 5_000;

const ZONES = Intl.supportedValuesOf('timeZone');
const ODD_ZONES = ['Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'America/St_Johns'];

const two = (n: number) => String(n).padStart(2, '0');
const aTime = fc.nat(24 * 60 - 1).map((at) => `${two(Math.floor(at / 60))}:${two(at % 60)}`);
const aZone = fc.oneof(fc.constantFrom(...ZONES), fc.constantFrom(...ODD_ZONES));
const anInstant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2036-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const aDay = anInstant.map((at) => at.toISOString().slice(0, 10));
const aQuiet = fc.option(
  fc.record({ from: aTime, until: aTime }).filter(({ from, until }) => from !== until),
);
const aPlan: fc.Arbitrary<ReminderPlan> = fc.record({
  at: aTime,
  zone: aZone,
  dayStartsAt: fc.nat(6),
  plannedFrom: anInstant,
  lastDay: fc.constant(null),
  movedTo: fc.constant(null),
  quiet: aQuiet,
  pausedUntil: fc.constant(null),
  asks: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }).map((days) => ({
    when: (day: string) => days.includes(weekdayOf(day)),
  })),
});

/** The next so many due times, each planned from the one before. */
function dues(plan: ReminderPlan, count: number) {
  const all = [];
  let current = plan;
  for (let n = 0; n < count; n += 1) {
    const due = nextDue(current);
    if (!due) return all;
    all.push(due);
    const lastDay =
      current.lastDay !== null && current.lastDay > due.day ? current.lastDay : due.day;
    const isMoved = current.movedTo !== null && current.movedTo <= due.at;
    current = {
      ...current,
      plannedFrom: due.at,
      lastDay,
      movedTo: isMoved ? null : current.movedTo,
    };
  }
  return all;
}

describe('a time of day in a zone', { timeout: 600_000 }, () => {
  it.each([
    ['2027-03-28', '02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['2027-10-31', '02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['2027-11-07', '01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
    ['2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
    ['2027-05-10', '18:30', 'Asia/Kathmandu', '2027-05-10T12:45:00.000Z'],
    ['2027-05-10', '18:30', 'UTC', '2027-05-10T18:30:00.000Z'],
  ])('on %s at %s in %s is %s', (date, time, zone, instant) => {
    expect(instantAt(date, time, zone).toISOString()).toBe(instant);
  });

  it('is what its clocks show then, but where they jump over it', () => {
    fc.assert(
      fc.property(aDay, aTime, aZone, (date, time, zone) => {
        const instant = instantAt(date, time, zone);
        const shown = clockAt(instant, zone);
        const given = `${date}T${time}`;
        if (`${shown.date}T${shown.time}` === given) {
          // Of two such moments it is the first.
          const hourBefore = clockAt(new Date(instant.getTime() - 3_600_000), zone);
          expect(`${hourBefore.date}T${hourBefore.time}`).not.toBe(given);
        } else {
          expect(`${shown.date}T${shown.time}` > given).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a reminder', { timeout: 600_000 }, () => {
  it('asks later than what is over, never in quiet hours, and about each day once', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        const all = dues(plan, 4);
        expect(all.length).toBe(4);
        let before = plan.plannedFrom;
        for (const { at } of all) {
          expect(at.getTime()).toBeGreaterThan(before.getTime());
          before = at;
          if (plan.quiet) {
            expect(isQuiet(clockAt(at, plan.zone).time, plan.quiet)).toBe(false);
          }
        }
        expect(new Set(all.map(({ day }) => day)).size).toBe(all.length);
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    // The only minute that is not quiet does not exist on that day.
    ['2035-03-24T23:00:00.000Z', '02:01', '02:00', '2035-03-26T00:00:00.000Z'],
    // Half past two shows twice, and what falls behind the first one waits for the second.
    ['2035-10-28T01:10:00.000Z', '03:00', '02:30', '2035-10-28T01:30:00.000Z'],
  ])(
    'at %s waits through quiet hours from %s until %s that a clock change cuts',
    (movedTo, from, until, at) => {
      const due = nextDue({
        at: '12:00',
        zone: 'Europe/Madrid',
        dayStartsAt: 0,
        plannedFrom: new Date(Date.parse(movedTo) - 3_600_000),
        lastDay: null,
        movedTo: new Date(movedTo),
        quiet: { from, until },
        pausedUntil: null,
        asks: { on: '2035-01-01' },
      });
      expect(due?.at.toISOString()).toBe(at);
    },
  );

  it('asks at its own time of day, where nothing is quiet and no clock jumps', () => {
    fc.assert(
      fc.property(aPlan, (given) => {
        const plan = { ...given, quiet: null };
        for (const { at, day } of dues(plan, 3)) {
          const { date, time } = clockAt(at, plan.zone);
          const isAfterMidnight = Number(plan.at.slice(0, 2)) < plan.dayStartsAt;
          const meant = isAfterMidnight ? addDays(day, 1) : day;
          if (instantAt(meant, plan.at, plan.zone).getTime() !== at.getTime()) throw new Error();
          if (date === meant && time === plan.at) {
            expect(personDayAt(at, plan.zone, plan.dayStartsAt)).toBe(day);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('asks no day twice though its person travels, and none of a holiday', () => {
    fc.assert(
      fc.property(
        aPlan,
        fc.array(aZone, { minLength: 1, maxLength: 4 }),
        fc.nat(20),
        (given, zones, holiday) => {
          const pausedUntil = addDays(given.plannedFrom.toISOString().slice(0, 10), holiday);
          let plan: ReminderPlan = { ...given, pausedUntil };
          const days: string[] = [];
          for (const zone of zones) {
            plan = { ...plan, zone };
            const due = nextDue(plan);
            if (!due) continue;
            days.push(due.day);
            plan = { ...plan, plannedFrom: due.at, lastDay: due.day };
          }
          expect(new Set(days).size).toBe(days.length);
          expect(days.filter((day) => day <= pausedUntil)).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('that was moved asks once more, and then goes on as before', () => {
    fc.assert(
      fc.property(aPlan, fc.integer({ min: 1, max: 600 }), (given, minutes) => {
        const movedTo = new Date(given.plannedFrom.getTime() + minutes * 60_000);
        const usual = dues({ ...given, quiet: null }, 3).map(({ at }) => at.getTime());
        const moved = dues({ ...given, quiet: null, movedTo }, 6).map(({ at }) => at.getTime());
        expect(moved.filter((at) => at === movedTo.getTime()).length).toBeGreaterThan(0);
        expect(new Set(moved).size).toBe(moved.length);
        // Of the usual ones it can take the place of the one on its own day, and of no other.
        expect(usual.filter((at) => !moved.includes(at)).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: RUNS },
    );
  });

  it('on one day alone asks then or never', () => {
    fc.assert(
      fc.property(aPlan, aDay, (given, on) => {
        const all = dues({ ...given, asks: { on } }, 2);
        expect(all.length).toBeLessThanOrEqual(1);
        for (const { day } of all) expect(day).toBe(on);
      }),
      { numRuns: RUNS },
    );
  });
});

test.each([
  [{ every: 'weekdays', days: [1, 3] }, '2027-05-10', {}, true],
  [{ every: 'weekdays', days: [1, 3] }, '2027-05-11', {}, false],
  [{ every: 'weekdays', days: [1] }, '2027-05-10', { '2027-05-10': 'done' }, false],
  [{ every: 'week', times: 2 }, '2027-05-12', { '2027-05-10': 'done' }, true],
  [{ every: 'week', times: 1 }, '2027-05-12', { '2027-05-10': 'rest' }, false],
  [{ every: 'week', times: 1 }, '2027-05-17', { '2027-05-10': 'done' }, true],
  [{ every: 'days', count: 3 }, '2027-05-12', { '2027-05-10': 'done' }, false],
  [{ every: 'days', count: 3 }, '2027-05-13', { '2027-05-10': 'done' }, true],
  [{ every: 'days', count: 3 }, '2027-05-13', {}, true],
  [{ every: 'month', day: 31 }, '2027-04-30', {}, true],
  [{ every: 'month', day: 31 }, '2027-05-30', {}, false],
  [{ every: 'month', day: 5 }, '2027-05-05', {}, true],
] as const)('the rhythm %j asks on %s after %j: %s', (rhythm, day, answers, asks) => {
  const said: Answers = answers;
  expect(!said[day] && isRhythmDue(rhythm as never, said, day)).toBe(asks);
});
