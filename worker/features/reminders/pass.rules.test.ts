import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockAt } from '#schema/rules/reminders/local-time.ts';
import { isQuiet } from '#schema/rules/reminders/next-due.ts';
import type { NewSend } from './pass.queries.ts';
import {
  decide,
  GRACE_MS,
  mayStillAsk,
  nextSend,
  secondsToShow,
  withPlaces,
} from './pass.rules.ts';
import type { PlannedReminder } from './plan.rules.ts';

/** `npm run test:full` runs them all. */
const isFull = process.env['FULL'] === '1';
const RUNS = isFull ? 100_000 : 5_000;
const START = Date.parse('2027-03-26T12:00:00.000Z');
const MINUTE_MS = 60_000;

const ZONES = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC'];

/** A reminder of a task that repeats on each day. */
function aReminder(id: number, at: string, timeZone: string): PlannedReminder {
  return {
    id,
    userId: 1,
    goalId: 1,
    subject: 'rhythm',
    subjectId: '0-0',
    at,
    days: null,
    byPush: true,
    byMail: false,
    plannedFrom: new Date(START).toISOString(),
    lastDay: null,
    movedTo: null,
    nextDueAt: '0000',
    goalTitle: 'G',
    completed: false,
    pausedAt: null,
    archivedAt: null,
    milestone: -1,
    milestones: [{ tasks: ['T'] }],
    taskIds: [],
    taskTicks: {},
    taskDates: {},
    taskRhythms: { '0-0': { every: 'days', count: 1 } },
    rhythmAnswers: {},
    ifThens: [],
    timeZone,
    dayStartsAt: 3,
    careLevel: 'none',
    email: null,
    emailVerifiedAt: null,
    username: 'maya',
    allowsPush: true,
    allowsMail: true,
    quietFrom: '22:00',
    quietUntil: '07:00',
    dayLimit: 3,
    pausedUntil: null,
    showsTitles: false,
  };
}

interface Row {
  key: string;
  reminderId: number;
  dueAt: string;
  day: string;
  state: 'sending' | 'waiting' | 'sent' | 'failed';
  attempts: number;
  tryAt: number | undefined;
}

/** What is tried again, with its reminder as it was read. */
interface Again {
  row: Row;
  reminder: PlannedReminder;
}

/** The database, as far as the statements of the pass know it, and who was sent what. */
class World {
  readonly rows = new Map<string, Row>();
  readonly delivered: { key: string; at: number; isDone: boolean; day: string; time: string }[] =
    [];
  now = START;
  readonly reminders: PlannedReminder[];
  #runs = 0;
  constructor(reminders: PlannedReminder[]) {
    this.reminders = reminders;
  }

  /** What the first round trip marks and reads; it takes those that are tried again. */
  read() {
    const now = new Date(this.now).toISOString();
    const found = this.reminders.filter(({ nextDueAt }) => nextDueAt !== null && nextDueAt <= now);
    this.#runs += 1;
    for (const row of found)
      if ((row.nextDueAt as string) <= '0000') row.nextDueAt = `000!${this.#runs}`;
    const due = found.map((row) => structuredClone(row));
    const again = [...this.rows.values()].filter(
      ({ state, tryAt }) => state === 'waiting' && tryAt !== undefined && tryAt <= this.now,
    );
    const asRead = again.map((row) => {
      row.state = 'sending';
      row.attempts += 1;
      return { row, reminder: structuredClone(this.reminderOf(row)) };
    });
    return { due, again: asRead };
  }

  reminderOf({ reminderId }: Row): PlannedReminder {
    return this.reminders.find(({ id }) => id === reminderId) as PlannedReminder;
  }

  /** Those of them about which nothing has changed; what has is left to the next run. */
  unchanged(again: Again[]): Again[] {
    return again.filter(({ row, reminder }) => {
      const isUnchanged = this.reminderOf(row).nextDueAt === reminder.nextDueAt;
      if (!isUnchanged) Object.assign(row, { state: 'waiting', tryAt: this.now });
      return isUnchanged;
    });
  }

  /** The second one: each due time once, but for what has changed or is over the limit. */
  write(due: PlannedReminder[]): Row[] {
    const decided = due.map((row) => decide(row, ['push:1'], new Date(this.now)));
    const taken: Row[] = [];
    for (const send of withPlaces(decided.flatMap((one) => (one.send ? [one.send] : []))))
      if (this.#mayInsert(send, taken)) taken.push(this.#insert(send));
    for (const { look } of decided) {
      const row = this.reminders.find(({ id }) => id === look.id);
      if (!row || row.nextDueAt !== look.seen) continue;
      Object.assign(row, look);
    }
    return taken;
  }

  #mayInsert(send: NewSend, sameStatement: Row[]): boolean {
    const row = this.reminders.find(({ id }) => id === send.reminderId);
    const before = [...this.rows.values()].filter(
      (one) => one.day === send.localDay && !sameStatement.includes(one),
    ).length;
    return (
      row?.nextDueAt === send.seen &&
      !this.rows.has(`${send.reminderId} ${send.dueAt}`) &&
      before + send.place <= send.dayLimit
    );
  }

  #insert({ reminderId, dueAt, localDay }: NewSend): Row {
    const key = `${reminderId} ${dueAt}`;
    const row: Row = {
      ...{ key, reminderId, dueAt, day: localDay },
      ...{ state: 'sending', attempts: 1, tryAt: undefined },
    };
    this.rows.set(key, row);
    return row;
  }

  send(row: Row, isTaken: boolean): void {
    const reminder = this.reminderOf(row);
    if (isTaken) {
      const isDone = reminder.taskTicks['0-0'] !== undefined;
      const { time } = clockAt(new Date(this.now), reminder.timeZone as string);
      this.delivered.push({ key: row.key, at: this.now, isDone, day: row.day, time });
      row.state = 'sent';
      return;
    }
    const at = nextSend(row.attempts, new Date(row.dueAt), new Date(this.now));
    row.state = at ? 'waiting' : 'failed';
    row.tryAt = at?.getTime();
  }

  mayAsk(reminder: PlannedReminder, { dueAt, day }: Row): boolean {
    return mayStillAsk(reminder, { dueAt, localDay: day }, new Date(this.now));
  }

  /** The trigger of the goals’ table. */
  change(id: number, patch: Partial<PlannedReminder>): void {
    const row = this.reminders.find((one) => one.id === id);
    if (row) Object.assign(row, patch, { nextDueAt: '0000' });
  }
}

type Step =
  | { kind: 'wait'; minutes: number }
  | {
      kind: 'pass';
      doubled: boolean;
      diesAfter: number;
      answers: boolean[];
      /** Ticked after the reading, before the writing. */
      ticked?: number | undefined;
    }
  | { kind: 'done'; id: number }
  | { kind: 'undone'; id: number }
  | { kind: 'travel'; zone: string };

const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 400 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      doubled: fc.boolean(),
      // After so many of its acts it is killed; most live.
      diesAfter: fc.oneof(fc.constant(99), fc.nat(4)),
      answers: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      ticked: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined, freq: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('done' as const),
      id: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('undone' as const),
      id: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('travel' as const), zone: fc.constantFrom(...ZONES) }),
  },
);

function pass(world: World, step: Extract<Step, { kind: 'pass' }>) {
  const { doubled, diesAfter, answers, ticked } = step;
  let acts = 0;
  const isDead = () => acts++ >= diesAfter;
  // Another run reads the same before this one has written.
  const runs = doubled ? [world.read(), world.read()] : [world.read()];
  if (ticked !== undefined) world.change(ticked, { taskTicks: { '0-0': 'now' } });
  let answer = 0;
  for (const { due, again } of runs) {
    if (isDead()) return;
    const stillAsRead = world.unchanged(again);
    const fresh = world.write(due).map((row) => ({ row, reminder: undefined }));
    for (const { row, reminder } of [...fresh, ...stillAsRead]) {
      if (isDead()) return;
      if (reminder && !world.mayAsk(reminder, row)) row.state = 'failed';
      else world.send(row, answers[answer++ % answers.length] as boolean);
    }
  }
}

const take = (world: World, step: Step): unknown => {
  switch (step.kind) {
    case 'wait':
      world.now += step.minutes * MINUTE_MS;
      return undefined;
    case 'pass':
      return pass(world, step);
    case 'done':
      return world.change(step.id, { taskTicks: { '0-0': 'now' } });
    case 'undone':
      return world.change(step.id, { taskTicks: {} });
    case 'travel':
      for (const { id } of world.reminders) world.change(id, { timeZone: step.zone });
      return undefined;
  }
};

it('each due time is sent at most once, never when done, late or in quiet hours, three a day at most, whatever dies, runs twice or is refused', {
  timeout: 900_000,
}, () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30')), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.constantFrom(...ZONES),
      fc.array(aStep, { maxLength: 40 }),
      (times, zone, steps) => {
        const world = new World(
          times.map(([hour, minute], n) =>
            aReminder(n + 1, `${String(hour).padStart(2, '0')}:${minute}`, zone),
          ),
        );
        for (const step of steps) take(world, step);
        const keys = world.delivered.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { key, at, isDone, time } of world.delivered) {
          expect(isDone).toBe(false);
          expect(isQuiet(time, { from: '22:00', until: '07:00' })).toBe(false);
          const late = at - Date.parse(key.slice(key.indexOf(' ') + 1));
          expect(late >= 0 && late <= GRACE_MS).toBe(true);
        }
        const perDay = Map.groupBy(world.delivered, ({ day }) => day);
        for (const sent of perDay.values()) expect(sent.length).toBeLessThanOrEqual(3);
        // Each of a person’s days is asked about once by each reminder.
        const perThing = world.delivered.map(({ key, day }) => `${key.split(' ')[0]} ${day}`);
        expect(new Set(perThing).size).toBe(perThing.length);
      },
    ),
    { numRuns: RUNS },
  );
});

it('a reminder left alone is sent on each of its days', () => {
  const world = new World([aReminder(1, '18:30', 'Europe/Berlin')]);
  for (let minute = 0; minute < 5 * 24 * 60; minute += 1) {
    world.now += MINUTE_MS;
    pass(world, { kind: 'pass', doubled: true, diesAfter: 99, answers: [true] });
  }
  // The clocks of Berlin go forward on the third of these days.
  expect(world.delivered.map(({ at }) => clockAt(new Date(at), 'Europe/Berlin').time)).toEqual(
    Array(5).fill('18:30'),
  );
});

it('no push service holds a message into quiet hours, whatever the clocks do', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 * 24 * 60 }),
      fc.integer({ min: 0, max: 120 }),
      fc.constantFrom(...ZONES),
      (minute, lateMinutes, zone) => {
        const row = aReminder(1, '18:30', zone);
        const dueAt = new Date(START + minute * MINUTE_MS);
        const now = new Date(dueAt.getTime() + lateMinutes * MINUTE_MS);
        fc.pre(!isQuiet(clockAt(now, zone).time, { from: '22:00', until: '07:00' }));
        const seconds = secondsToShow(row, dueAt, now);
        expect(seconds).toBeLessThanOrEqual(GRACE_MS / 1_000);
        for (let held = 0; held < seconds; held += 60) {
          const { time } = clockAt(new Date(now.getTime() + held * 1_000), zone);
          expect(isQuiet(time, { from: '22:00', until: '07:00' })).toBe(false);
        }
      },
    ),
    { numRuns: RUNS / 10 },
  );
});
