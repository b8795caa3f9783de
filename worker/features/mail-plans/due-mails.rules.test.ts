import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#schema/rules/time.ts';
import { nextTry } from '#worker/lib/sending/tries.ts';
import {
  type DuePlan,
  decideMail,
  firstDue,
  MAIL_GRACE_MS,
  MAIL_PAUSES_MS,
} from './due-mails.rules.ts';
import type { WeekFacts } from './week.rules.ts';

const isFull = process.env['FULL'] === '1';
const RUNS = { numRuns: isFull ? 100_000 : 5_000 };
/** Each of these is most of a year, look by look. */
const YEARS = { numRuns: isFull ? 20_000 : 500 };
const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 1, 1);
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
];

const aPlan = (given: Partial<DuePlan>): DuePlan => ({
  userId: 7,
  kind: 'week',
  weekday: 7,
  hour: 18,
  namesGoals: false,
  nextDueAt: '',
  attempts: 0,
  lastSentAt: null,
  createdAt: new Date(START).toISOString(),
  username: 'maya',
  email: 'maya@mail.org',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  timeZone: 'Europe/Berlin',
  careLevel: 'none',
  lastSeenAt: null,
  lastActivityAt: null,
  ...given,
});

const NOTHING: WeekFacts = { ticks: [], repeats: [], activities: [], ahead: [], tasksAhead: [] };

/** Somebody who ticked something each half day: there is always something to tell. */
const busyUntil = (now: Date): WeekFacts => ({
  ...NOTHING,
  ticks: Array.from({ length: 2 * 9 }, (_, half) =>
    new Date(now.getTime() - half * 12 * 60 * MINUTE_MS).toISOString(),
  ),
});

/**
 * One look of the pass at the plan: how long after the one before, where the person is, what fails.
 */
const looks = fc.array(
  fc.record({
    minutes: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 3 * 1440 })),
    zone: fc.constantFrom(...ZONES),
    travels: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    fails: fc.integer({ min: 0, max: 3 }).map((dice) => dice === 0),
  }),
  { minLength: 1, maxLength: 60 },
);

describe('the mail about the week', { timeout: 600_000 }, () => {
  it('comes at most once for each due time, never late and never less than five days apart', () => {
    const choices = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      hour: fc.integer({ min: 0, max: 23 }),
    });
    fc.assert(
      fc.property(choices, fc.constantFrom(...ZONES), looks, (choice, home, passes) => {
        let now = START;
        let plan = aPlan({
          ...choice,
          timeZone: home,
          nextDueAt: firstDue('week', choice, new Date(now), home).toISOString(),
        });
        const sent: { key: string; at: number }[] = [];
        for (const { minutes, zone, travels, fails } of passes) {
          now += minutes * MINUTE_MS;
          if (travels) plan = { ...plan, timeZone: zone };
          if (plan.nextDueAt > new Date(now).toISOString()) continue;
          const { next, sends, key } = decideMail(plan, busyUntil(new Date(now)), new Date(now));
          expect(next > new Date(now).toISOString()).toBe(true);
          const again =
            sends && fails ? nextTry(MAIL_PAUSES_MS, plan.attempts + 1, new Date(now)) : undefined;
          if (sends && !fails) sent.push({ key, at: now });
          plan = {
            ...plan,
            nextDueAt: again?.toISOString() ?? next,
            attempts: again ? plan.attempts + 1 : 0,
          };
          expect(plan.attempts).toBeLessThanOrEqual(MAIL_PAUSES_MS.length);
        }
        expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length);
        for (const { key, at } of sent) {
          const dueAt = Date.parse(key.replace('week-7-', ''));
          expect(at - dueAt).toBeGreaterThanOrEqual(0);
          expect(at - dueAt).toBeLessThanOrEqual(MAIL_GRACE_MS);
        }
        for (const [at, { at: then }] of sent.entries())
          if (at > 0) expect(then - (sent[at - 1]?.at ?? 0)).toBeGreaterThan(5 * DAY_MS);
      }),
      RUNS,
    );
  });
});

describe('the mail to who was away', { timeout: 600_000 }, () => {
  it('comes at most once in each absence, and not before two weeks of it', () => {
    const visits = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 6 });
    fc.assert(
      fc.property(visits, fc.constantFrom(...ZONES), (days, zone) => {
        const seen = [0, ...days.toSorted((one, other) => one - other)].map(
          (day) => START + day * DAY_MS,
        );
        let plan = aPlan({
          kind: 'away',
          timeZone: zone,
          nextDueAt: firstDue(
            'away',
            { weekday: 1, hour: 10 },
            new Date(START),
            zone,
          ).toISOString(),
        });
        const sent: number[] = [];
        const end = START + 260 * DAY_MS;
        // The pass comes by some minutes after a plan is due.
        const nextLook = () => Date.parse(plan.nextDueAt) + 10 * MINUTE_MS;
        for (let now = nextLook(); now < end; now = nextLook()) {
          const last = seen.filter((at) => at <= now).at(-1) as number;
          const here = { ...plan, lastSeenAt: new Date(last).toISOString() };
          const { next, sends } = decideMail(here, NOTHING, new Date(now));
          expect(next > new Date(now).toISOString()).toBe(true);
          if (sends) sent.push(now);
          plan = {
            ...plan,
            nextDueAt: next,
            lastSentAt: sends ? new Date(now).toISOString() : plan.lastSentAt,
          };
        }
        for (const [at, from] of seen.entries()) {
          const until = seen[at + 1] ?? Number.POSITIVE_INFINITY;
          const mails = sent.filter((then) => then >= from && then < until);
          expect(mails.length).toBeLessThanOrEqual(1);
          for (const then of mails) expect(then - from).toBeGreaterThanOrEqual(14 * DAY_MS);
          if (until - from > 31 * DAY_MS && from + 31 * DAY_MS < end) expect(mails).toHaveLength(1);
        }
      }),
      YEARS,
    );
  });
});
