import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import type { Rhythm } from '#schema/contracts/rhythms.ts';
import { weekdayOf } from '#schema/rules/goals/rhythms.ts';
import { addDays } from '#schema/rules/time.ts';
import { feedAsIcs, tellableZone } from './ics.rules.ts';
import { type DatedGoal, plannedEvents } from './planned-events.rules.ts';
import { CANCELLED_DAYS, feedOf } from './sent-events.rules.ts';

const RUNS = { numRuns: process.env['FULL'] === '1' ? 3_000 : 150 };
const TODAY = '2026-11-23';
const NOW = new Date('2026-11-23T12:00:00.000Z');
/** How far a recurrence is followed, in days. */
const FOLLOWED = 430;

const rhythms: fc.Arbitrary<Rhythm> = fc.oneof(
  fc.record({
    every: fc.constant('weekdays' as const),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  }),
  fc.record({ every: fc.constant('week' as const), times: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ every: fc.constant('days' as const), count: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ every: fc.constant('month' as const), day: fc.integer({ min: 1, max: 31 }) }),
);
const dates = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-01-01', days));
/** With all that RFC 5545 has to escape, fold or encode. */
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }).map((text) => {
  const plain = text.replaceAll(/\p{C}/gu, '').trim();
  return plain === '' ? 'x' : plain;
});

const aGoal = (given: Partial<DatedGoal> = {}): DatedGoal => ({
  id: 12,
  title: 'Swim across the lake',
  createdAt: '2026-01-01T08:00:00.000Z',
  completed: false,
  targetDate: '2027-06-30',
  milestone: -1,
  roadmap: {
    milestones: [
      { title: 'Ten lengths', description: '', targetDate: '2026-12-24', tasks: ['Buy goggles'] },
    ],
  },
  taskIds: [],
  taskTicks: {},
  taskDates: {},
  taskRhythms: {},
  rhythmAnswers: {},
  ifThens: [],
  pausedAt: null,
  ifThenDays: {},
  ...given,
});

async function icsOf(goals: DatedGoal[], timeZone: string | null = null) {
  const { events, cancelled } = await feedOf(plannedEvents(goals, {}, TODAY), {}, TODAY, NOW);
  return feedAsIcs(events, cancelled, { timeZone, url: 'https://yet.example/goals' });
}

const iCalJsEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
const nodeIcalEvents = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  );

/** The days of the events that repeat, as `ical.js` reads them. */
function daysBy(text: string): string[] {
  const days: string[] = [];
  for (const component of iCalJsEvents(text).filter((event) => event.hasProperty('rrule'))) {
    const iterator = new ICAL.Event(component).iterator();
    for (let next = iterator.next(); next; next = iterator.next())
      days.push(next.toString().slice(0, 10));
  }
  return days.toSorted();
}

/** The days on which a rhythm falls, told without RFC 5545. */
function daysOf(rhythm: Rhythm, from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const inMonth = Number(day.slice(8));
    const isLast = addDays(day, 1).endsWith('-01');
    const gone = (Date.parse(day) - Date.parse(from)) / 86_400_000;
    const isDue = {
      weekdays: () => rhythm.every === 'weekdays' && rhythm.days.includes(weekdayOf(day)),
      week: () => weekdayOf(day) === 1,
      days: () => rhythm.every === 'days' && gone % rhythm.count === 0,
      month: () =>
        rhythm.every === 'month' && (inMonth === rhythm.day || (inMonth < rhythm.day && isLast)),
    }[rhythm.every]();
    if (isDue) days.push(day);
  }
  return days;
}

describe('a rhythm', () => {
  it('is said so that a calendar finds its days and no others', async () => {
    await fc.assert(
      fc.asyncProperty(rhythms, dates, fc.nat(FOLLOWED), async (rhythm, from, days) => {
        const until = addDays(from, days);
        const goal = aGoal({ taskRhythms: { '0-0': rhythm }, targetDate: until });
        const planned = plannedEvents([goal], {}, from);
        const { events } = await feedOf(planned, {}, from, NOW);
        const text = feedAsIcs(events, [], { timeZone: null, url: undefined });
        const expected = daysOf(rhythm, from, until);
        expect(daysBy(text)).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('is read alike by a second reader', async () => {
    const cases: Rhythm[] = [
      { every: 'weekdays', days: [1, 3, 5] },
      { every: 'week', times: 3 },
      { every: 'days', count: 10 },
      { every: 'month', day: 15 },
      { every: 'month', day: 30 },
      { every: 'month', day: 31 },
    ];
    for (const rhythm of cases) {
      const text = await icsOf([aGoal({ taskRhythms: { '0-0': rhythm } })]);
      const span = { from: new Date(2026, 10, 1), to: new Date(2027, 10, 1) };
      const days = nodeIcalEvents(text)
        .filter(({ rrule }) => rrule)
        .flatMap((event) => nodeIcal.expandRecurringEvent(event, span))
        .map(({ start }) => {
          const [year, month, day] = [start.getFullYear(), start.getMonth() + 1, start.getDate()];
          return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        });
      expect([rhythm, days.toSorted()]).toEqual([rhythm, daysOf(rhythm, TODAY, '2027-06-30')]);
    }
  });

  it('of every so many days goes on from the day that was kept last', () => {
    const goal = aGoal({
      taskRhythms: { '0-0': { every: 'days', count: 10 } },
      rhythmAnswers: { '0-0': { '2026-11-20': 'done', '2026-11-21': 'rest' } },
    });
    const from = plannedEvents([goal], {}, TODAY).find(({ rule }) => rule)?.from;
    expect(from).toBe('2026-11-30');
  });
});

describe('a promise with an hour', () => {
  const promise = {
    cue: 'time',
    when: 'it is half past seven',
    at: '07:30',
    act: 'I stretch',
  } as const;
  const goal = aGoal({ ifThens: [{ id: 'iff-1', madeBy: 'person', ...promise }] });

  it('is at that hour where the person lives, before and after clocks change', async () => {
    const text = await icsOf([goal], 'Europe/Berlin');
    const byNode = nodeIcalEvents(text).find(({ rrule }) => rrule) as VEvent;
    const times = nodeIcal
      .expandRecurringEvent(byNode, { from: new Date('2027-03-26'), to: new Date('2027-03-31') })
      .map(({ start }) => start.toISOString());
    expect(times).toContain('2027-03-27T06:30:00.000Z');
    expect(times).toContain('2027-03-29T05:30:00.000Z');
    const zone = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone');
    expect(zone?.getFirstPropertyValue('tzid')).toBe('Europe/Berlin');
    ICAL.TimezoneService.register(new ICAL.Timezone(zone as ICAL.Component));
    const component = iCalJsEvents(text).find((event) => event.hasProperty('rrule'));
    const iterator = new ICAL.Event(component as ICAL.Component).iterator();
    const byIcalJs: string[] = [];
    for (let next = iterator.next(); next; next = iterator.next())
      byIcalJs.push(next.toJSDate().toISOString());
    expect(byIcalJs).toContain('2027-03-27T06:30:00.000Z');
    expect(byIcalJs).toContain('2027-03-29T05:30:00.000Z');
    expect(byIcalJs.at(-1)).toBe('2027-06-30T05:30:00.000Z');
  });

  it('is at that hour wherever they are, as long as no zone is known', async () => {
    const text = await icsOf([goal]);
    expect(text).toMatch(/DTSTART:20261123T073000\r\n/);
    expect(text).toContain('UNTIL=20270630T073000\r\n');
    expect(text).not.toContain('VTIMEZONE');
  });

  it('has a zone that can be told in each that a browser names', () => {
    const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => !tellableZone(zone));
    expect(unknown).toEqual([]);
    expect(tellableZone('Nowhere/At_All')).toBeNull();
    expect(tellableZone(null)).toBeNull();
  });
});

describe('what people write', () => {
  it('comes through whole, whatever signs it has, in lines of 75 octets', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, async (title, task) => {
        const milestones = [{ title, description: '', targetDate: '2026-12-24', tasks: [task] }];
        const goal = aGoal({ title, roadmap: { milestones }, taskDates: { '0-0': '2026-12-01' } });
        const text = await icsOf([goal]);
        const expected = [`Goal: ${title}`, `Step: ${title}`, task].toSorted();
        const read = iCalJsEvents(text).map((event) => new ICAL.Event(event).summary);
        expect(read.toSorted()).toEqual(expected);
        expect(nodeIcalEvents(text)).toHaveLength(3);
        for (const line of text.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(text).not.toMatch(/[^\r]\n/);
      }),
      RUNS,
    );
  });
});

describe('what was sent', () => {
  const sendAll = async (goals: DatedGoal[], before = {}, now = NOW) => {
    const today = now.toISOString().slice(0, 10);
    const sent = await feedOf(plannedEvents(goals, before, today), before, today, now);
    return { ...sent, remembered: sent.remembered ?? before };
  };
  const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

  it('stays as it is while nothing changes, from whatever day it is looked at', async () => {
    const goal = aGoal({ taskRhythms: { '0-0': { every: 'weekdays', days: [2] } } });
    const first = await sendAll([goal]);
    for (const days of [0, 1, 7, 20]) {
      const again = await feedOf(
        plannedEvents([goal], first.remembered, inDays(days).toISOString().slice(0, 10)),
        first.remembered,
        inDays(days).toISOString().slice(0, 10),
        inDays(days),
      );
      expect(again.remembered).toBeUndefined();
      expect(new Set(again.events.map(({ sequence }) => sequence))).toEqual(new Set([0]));
    }
  });

  it('has numbers that only rise, whatever is changed, taken away and brought back', async () => {
    const steps = fc.array(
      fc.record({
        targetDate: fc.constantFrom('2027-06-30', '2027-07-01', null),
        title: fc.constantFrom('Swim', 'Row'),
        pausedAt: fc.constantFrom(null, '2026-11-01T00:00:00.000Z'),
        completed: fc.boolean(),
      }),
      { minLength: 2, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (changes) => {
        let before = {};
        const last = new Map<string, number>();
        for (const [at, change] of changes.entries()) {
          const sent = await sendAll([aGoal(change)], before, inDays(at));
          const all = [...sent.events, ...sent.cancelled];
          expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
          for (const { uid, sequence } of all) {
            expect(sequence).toBeGreaterThanOrEqual(last.get(uid) ?? 0);
            last.set(uid, sequence);
          }
          // Nothing that was sent is dropped without a word.
          for (const uid of last.keys()) expect(all.map((event) => event.uid)).toContain(uid);
          before = sent.remembered;
        }
      }),
      RUNS,
    );
  });

  it('is cancelled for a while, and then forgotten', async () => {
    const first = await sendAll([aGoal()]);
    const gone = await sendAll([], first.remembered, inDays(1));
    expect(gone.cancelled).toHaveLength(2);
    expect(JSON.stringify(gone.remembered)).not.toContain('Swim');
    const later = await sendAll([], gone.remembered, inDays(CANCELLED_DAYS));
    expect(later.cancelled).toHaveLength(2);
    const forgotten = await sendAll([], gone.remembered, inDays(CANCELLED_DAYS + 3));
    expect([forgotten.cancelled, forgotten.remembered]).toEqual([[], {}]);
  });

  it('that has only gone by is not cancelled', async () => {
    const first = await sendAll([aGoal({ taskDates: { '0-0': '2026-11-24' } })]);
    const after = await sendAll(
      [aGoal({ taskDates: { '0-0': '2026-11-24' } })],
      first.remembered,
      inDays(60),
    );
    expect(after.cancelled).toEqual([]);
    expect(after.events.map(({ summary }) => summary)).not.toContain('Buy goggles');
  });
});
