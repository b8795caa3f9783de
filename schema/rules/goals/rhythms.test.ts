import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import { Rhythm, type RhythmAnswer } from '#schema/contracts/rhythms.ts';
import { addDays } from '#schema/rules/time.ts';
import { personDay } from './person-day.ts';
import { rhythmScore, rhythmScoreWords } from './rhythm-score.ts';
import { isRhythmDue, keptInWeek, openDays, rhythmWords, weekdayOf } from './rhythms.ts';

const rhythms: fc.Arbitrary<Rhythm> = fc.oneof(
  fc.record({
    every: fc.constant('weekdays' as const),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  }),
  fc.record({ every: fc.constant('week' as const), times: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ every: fc.constant('days' as const), count: fc.integer({ min: 1, max: 365 }) }),
  fc.record({ every: fc.constant('month' as const), day: fc.integer({ min: 1, max: 31 }) }),
);
const START = '2023-12-01';
const days = fc.nat(900).map((count) => addDays(START, count));
const answersBefore = (day: CalendarDate) =>
  fc
    .dictionary(
      fc.integer({ min: 1, max: 100 }).map((back) => addDays(day, -back)),
      fc.constantFrom<RhythmAnswer>('done', 'rest'),
      { maxKeys: 40 },
    )
    // Objects without a prototype do not compare equal to others.
    .map((answers) => ({ ...answers }));
const lived = days.chain((day) =>
  fc.record({ rhythm: rhythms, day: fc.constant(day), answers: answersBefore(day) }),
);

describe('the day of a person', () => {
  const clock = (instant: Date, timeZone: string) => {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(instant);
    const part = (type: string) => parts.find((piece) => piece.type === type)?.value ?? '';
    return {
      date: `${part('year')}-${part('month')}-${part('day')}`,
      hour: Number(part('hour')),
    };
  };
  const ZONES = [
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'America/St_Johns',
    'America/Sao_Paulo',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'Africa/Casablanca',
    'Africa/Cairo',
    'America/Havana',
  ];

  it('never goes back and leaves out no day, wherever clocks are changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 23 }),
        fc.date({ min: new Date('2015-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        (zone, startsAt, from) => {
          let before = personDay(clock(from, zone), startsAt);
          for (let quarter = 1; quarter <= 200; quarter += 1) {
            const at = new Date(from.getTime() + quarter * 900_000);
            const now = personDay(clock(at, zone), startsAt);
            expect([before, addDays(before, 1)]).toContain(now);
            before = now;
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('begins at the hour that was chosen, at 3 without one', () => {
    const night = { date: '2024-03-01', hour: 2 };
    expect(personDay(night)).toBe('2024-02-29');
    expect(personDay(night, 0)).toBe('2024-03-01');
    expect(personDay({ date: '2024-03-01', hour: 3 })).toBe('2024-03-01');
  });
});

describe('due', () => {
  it.each<[string, Rhythm, CalendarDate, boolean]>([
    ['a day that was named', { every: 'weekdays', days: [1, 4] }, '2026-11-23', true],
    ['one that was not', { every: 'weekdays', days: [1, 4] }, '2026-11-24', false],
    ['the 31st in a shorter month', { every: 'month', day: 31 }, '2026-11-30', true],
    ['the 31st, a day before', { every: 'month', day: 31 }, '2026-10-30', false],
    ['the 30th in February', { every: 'month', day: 30 }, '2027-02-28', true],
    ['the 29th in a leap year', { every: 'month', day: 29 }, '2028-02-29', true],
    ['the 29th in a leap year, a day before', { every: 'month', day: 29 }, '2028-02-28', false],
  ])('is %s: %o on %s, %s', (_, rhythm, day, due) => {
    expect(isRhythmDue(rhythm, {}, day)).toBe(due);
  });

  it('is each month once, and each named weekday, in any stretch of days', () => {
    fc.assert(
      fc.property(rhythms, days, (rhythm, from) => {
        const month = from.slice(0, 7);
        const ofMonth = Array.from({ length: 31 }, (_, at) => addDays(`${month}-01`, at)).filter(
          (day) => day.startsWith(month),
        );
        const due = ofMonth.filter((day) => isRhythmDue(rhythm, {}, day));
        if (rhythm.every === 'month') expect(due).toHaveLength(1);
        if (rhythm.every === 'weekdays')
          expect(due).toEqual(ofMonth.filter((day) => rhythm.days.includes(weekdayOf(day))));
      }),
    );
  });

  it('is so often a week, whoever keeps each day that is due', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), days, (times, from) => {
        const rhythm: Rhythm = { every: 'week', times };
        const monday = addDays(from, 1 - weekdayOf(from));
        const answers: Record<CalendarDate, RhythmAnswer> = {};
        for (let at = 0; at < 7; at += 1) {
          const day = addDays(monday, at);
          if (isRhythmDue(rhythm, answers, day)) answers[day] = 'done';
        }
        expect(Object.keys(answers)).toHaveLength(times);
        expect(keptInWeek(answers, addDays(monday, 7))).toBe(0);
      }),
    );
  });

  it('is every so many days after the one kept last, and until then not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), days, (count, kept) => {
        const rhythm: Rhythm = { every: 'days', count };
        const answers = { [kept]: 'done' as const };
        expect(isRhythmDue(rhythm, answers, addDays(kept, count))).toBe(true);
        expect(isRhythmDue(rhythm, answers, addDays(kept, count + 3))).toBe(true);
        if (count > 1) expect(isRhythmDue(rhythm, answers, addDays(kept, count - 1))).toBe(false);
      }),
    );
  });
});

describe('what is open', () => {
  it('is never a day that was answered, and never yesterday before a first answer', () => {
    fc.assert(
      fc.property(lived, ({ rhythm, day, answers }) => {
        const open = openDays(rhythm, answers, day);
        const yesterday = addDays(day, -1);
        if (answers[yesterday]) expect(open.yesterday).toBe(false);
        expect(openDays(rhythm, {}, day).yesterday).toBe(false);
        const answered = openDays(rhythm, { ...answers, [day]: 'rest' }, day);
        expect(answered.today).toBe(false);
        // An answer for today does not close yesterday.
        expect(answered.yesterday).toBe(open.yesterday);
      }),
    );
  });

  it('of a week is yesterday only where the week needed it', () => {
    const rhythm: Rhythm = { every: 'week', times: 3 };
    const begun = { '2026-11-16': 'done' as const };
    // Sunday is over, and the week had one of three.
    expect(openDays(rhythm, begun, '2026-11-23').yesterday).toBe(true);
    // Tuesday is over, and five days are left for three.
    expect(openDays(rhythm, begun, '2026-11-25').yesterday).toBe(false);
  });

  it('is asked for today where the days have been waiting long, and no day twice', () => {
    const rhythm: Rhythm = { every: 'days', count: 3 };
    const begun = { '2026-11-01': 'done' as const };
    expect(openDays(rhythm, begun, '2026-11-05')).toEqual({ today: true, yesterday: true });
    expect(openDays(rhythm, begun, '2026-11-20')).toEqual({ today: true, yesterday: false });
  });
});

describe('the score', () => {
  const everyDay: Rhythm = { every: 'days', count: 1 };
  const kept = (from: CalendarDate, count: number): Record<CalendarDate, RhythmAnswer> =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [addDays(from, at), 'done']));

  it('is between nothing and one, and nothing before the first answer', () => {
    fc.assert(
      fc.property(lived, ({ rhythm, day, answers }) => {
        const score = rhythmScore(rhythm, answers, day);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(score > 0).toBe(Object.keys(answers).length > 0);
        expect(rhythmScoreWords(score)).toBeTruthy();
      }),
    );
  });

  it('mends by each answer that is added, and a rest is as good as a day that was done', () => {
    fc.assert(
      fc.property(lived, fc.integer({ min: 1, max: 60 }), ({ rhythm, day, answers }, back) => {
        const [first = day] = Object.keys(answers).sort();
        const added = addDays(day, -back);
        if (added < first) return;
        const before = rhythmScore(rhythm, answers, day);
        const done = rhythmScore(rhythm, { ...answers, [added]: 'done' }, day);
        expect(done).toBeGreaterThanOrEqual(before - 1e-12);
        expect(rhythmScore(rhythm, { ...answers, [added]: 'rest' }, day)).toBe(
          rhythmScore(rhythm, { ...answers, [added]: 'done' }, day),
        );
      }),
    );
  });

  it('follows the half-life of Loop: half after 13 days, and half of it lost in 13', () => {
    const answers = kept('2026-01-01', 13);
    expect(rhythmScore(everyDay, answers, '2026-01-14')).toBeCloseTo(0.5, 10);
    // Two days more are still open to be answered.
    expect(rhythmScore(everyDay, answers, '2026-01-28')).toBeCloseTo(0.25, 10);
  });

  it('does not dip for a day that can still be answered', () => {
    const answers = kept('2026-01-01', 30);
    const full = rhythmScore(everyDay, answers, '2026-01-30');
    expect(rhythmScore(everyDay, answers, '2026-01-31')).toBe(full);
    expect(rhythmScore(everyDay, answers, '2026-02-01')).toBe(full);
    expect(rhythmScore(everyDay, answers, '2026-02-02')).toBeLessThan(full);
  });

  it('comes to the full of what is kept as it was meant, whatever the rhythm', () => {
    fc.assert(
      fc.property(
        rhythms.filter((rhythm) => rhythm.every !== 'days' || rhythm.count <= 20),
        (rhythm) => {
          const answers: Record<CalendarDate, RhythmAnswer> = {};
          let day = '2020-01-01';
          for (let at = 0; at < 1500; at += 1, day = addDays(day, 1))
            if (isRhythmDue(rhythm, answers, day)) answers[day] = 'done';
          expect(rhythmScore(rhythm, answers, day)).toBeGreaterThan(0.97);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('survives one missed day among many', () => {
    const { '2026-02-10': _, ...answers } = kept('2026-01-01', 90);
    expect(rhythmScoreWords(rhythmScore(everyDay, answers, '2026-04-01'))).toBe('Well rooted');
  });
});

test.each<[Rhythm, string]>([
  [{ every: 'weekdays', days: [4, 1] }, 'on Monday and Thursday'],
  [{ every: 'weekdays', days: [1, 2, 3, 4, 5] }, 'Monday to Friday'],
  [{ every: 'weekdays', days: [7] }, 'on Sunday'],
  [{ every: 'week', times: 3 }, '3 times a week'],
  [{ every: 'days', count: 2 }, 'every 2 days'],
  [{ every: 'month', day: 22 }, 'on the 22nd of the month'],
  [{ every: 'month', day: 12 }, 'on the 12th of the month'],
  [{ every: 'month', day: 31 }, 'on the last day of the month'],
])('%o is said as “%s”', (rhythm, words) => {
  expect(Rhythm.safeParse(rhythm).success).toBe(true);
  expect(rhythmWords(rhythm)).toBe(words);
});
