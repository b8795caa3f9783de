import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Roadmap } from '#schema/contracts/roadmaps.ts';
import { addDays } from '#schema/rules/time.ts';
import { type DatedPlan, proposalsFor, slippedStep } from './replan.ts';
import { REPLAN_NAMES, replanReason } from './replan-words.ts';
import { daysFrom, faultOf, faultOfDays, longestGapAfter } from './roadmap.ts';
import { carryTaskIds } from './task-edits.ts';

const { process } = globalThis as unknown as { process: { env: Record<string, string> } };
/** `npm run test:full` tries more of them. */
const RUNS = process.env['FULL'] === '1' ? 10_000 : 2_500;
const START = '2026-01-01';

/** A plan as the planner makes it: within the bounds of `roadmap.ts` on the day it was made. */
const plans = fc
  .record({
    gaps: fc.array(fc.integer({ min: 1, max: 56 }), { minLength: 3, maxLength: 20 }),
    tasks: fc.array(fc.integer({ min: 2, max: 10 }), { minLength: 20, maxLength: 20 }),
    first: fc.integer({ min: 0, max: 7 }),
    buffer: fc.integer({ min: 0, max: 40 }),
    reached: fc.nat(19),
    done: fc.array(fc.nat(9), { maxLength: 10 }),
    isDated: fc.boolean(),
  })
  .map(({ gaps, tasks, first, buffer, reached, done, isDated }): DatedPlan => {
    let day = first;
    const milestones = gaps.map((gap, at) => {
      if (at > 0) day += Math.min(gap, longestGapAfter(day));
      return {
        title: `Step ${at}`,
        description: '',
        targetDate: addDays(START, day),
        tasks: Array.from({ length: tasks[at] ?? 2 }, (_, place) => `Task ${at}.${place}`),
      };
    });
    const milestone = Math.min(reached, gaps.length - 1) - 1;
    return {
      completed: false,
      roadmap: { milestones },
      milestone,
      targetDate: isDated ? addDays(START, day + buffer) : null,
      doneTasks: done.map((place) => `${milestone + 1}-${place}`),
    };
  });

/** Some day after the date of its next step. */
const slipped = plans.chain((plan) =>
  fc.record({
    plan: fc.constant(plan),
    today: fc
      .oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 900 }))
      .map((days) =>
        addDays(plan.roadmap.milestones[plan.milestone + 1]?.targetDate ?? START, days),
      ),
  }),
);

const BLAME =
  /\b(fail\w*|should have|late|lazy|missed|behind|excuses?|guilt\w*|faults?|wrong|streak|broken?|lost|overdue|never|only had|gave up|delay\w*|slipp?\w*|unfortunately|must)\b/i;

test('each way on for thousands of slipped plans is feasible, in order, near, roomy and kind', () => {
  fc.assert(
    fc.property(slipped, ({ plan, today }) => {
      const proposals = proposalsFor(plan, today);
      expect(slippedStep(plan, today)).toBeDefined();
      expect(proposals.map(({ kind }) => kind)).toContain('later');
      const before = plan.roadmap.milestones;
      const reached = plan.milestone + 1;
      for (const proposal of proposals) {
        const { kind, milestones, targetDate, leftOut, movesEndBy } = proposal;
        const end = targetDate ?? (milestones.at(-1)?.targetDate as string);
        const open = milestones.slice(reached);
        const days = open.map((step) => daysFrom(today, step.targetDate));
        // What was reached stays as it was, and the whole is a plan.
        expect(milestones.slice(0, reached)).toEqual(before.slice(0, reached));
        expect(Roadmap.safeParse({ milestones }).success).toBe(true);
        // The bounds of a new plan, made today of what is open.
        expect(faultOfDays(days, daysFrom(today, end))).toBeUndefined();
        if (open.length >= 3) expect(faultOf({ milestones: open }, today, end)).toBeUndefined();
        expect(milestones.length).toBeGreaterThanOrEqual(3);
        expect(new Set(milestones.map(({ title }) => title)).size).toBe(milestones.length);
        expect(days[0]).toBeGreaterThanOrEqual(1);
        expect(days[0]).toBeLessThanOrEqual(7);
        // In order, one after the other, with a day before the end where there are two weeks.
        days.forEach((day, at) => {
          if (at > 0) expect(day).toBeGreaterThan(days[at - 1] as number);
        });
        // Nothing is squeezed: no step gets less time after the one before it than it had.
        for (const [at, step] of open.entries()) {
          const old = before.findIndex(({ title }) => title === step.title);
          const previous = open[at - 1]?.title;
          if (at === 0 || before[old - 1]?.title !== previous) continue;
          const had = daysFrom(
            before[old - 1]?.targetDate as string,
            before[old]?.targetDate as string,
          );
          const room = longestGapAfter(days[at - 1] as number);
          expect((days[at] as number) - (days[at - 1] as number)).toBe(Math.min(had, room));
        }
        // No task is lost but with the steps that are said to be left out.
        const tasks = (steps: typeof before) => steps.flatMap((step) => step.tasks);
        const kept = tasks(milestones).filter((task) => task.startsWith('Task '));
        expect([...kept, ...tasks(leftOut)]).toEqual(tasks(before));
        if (kind === 'first-version') {
          expect([targetDate, movesEndBy]).toEqual([plan.targetDate, 0]);
          expect(leftOut.length).toBeGreaterThan(0);
        } else expect(leftOut).toEqual([]);
        if (plan.targetDate) expect(daysFrom(plan.targetDate, end)).toBe(movesEndBy);
        // Once taken, nothing has slipped.
        expect(slippedStep({ ...plan, roadmap: { milestones } }, today)).toBeUndefined();
        const said = `${REPLAN_NAMES[kind]} ${replanReason(proposal)} ${open[0]?.title} ${open[0]?.description} ${open[0]?.tasks.join(' ')}`;
        expect(said).not.toMatch(BLAME);
      }
    }),
    { numRuns: RUNS },
  );
}, 300_000);

test('a plan on its way can be looked at, too: smaller, or with more room', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 0, max: 27 }), (plan, back) => {
      const next = plan.roadmap.milestones[plan.milestone + 1]?.targetDate ?? START;
      const today = addDays(next, -back);
      const before = plan.roadmap.milestones.slice(plan.milestone + 1);
      for (const { kind, milestones, targetDate } of proposalsFor(plan, today)) {
        expect(['smaller', 'room']).toContain(kind);
        const open = milestones.slice(plan.milestone + 1);
        const dates = open.map((step) => step.targetDate);
        expect(dates.toSorted()).toEqual(dates);
        expect(dates[0] ?? '').toMatch(/^\d/);
        expect((dates[0] ?? '') >= today).toBe(true);
        if (targetDate) expect((dates.at(-1) ?? '') <= targetDate).toBe(true);
        // No step comes earlier than it was planned.
        for (const step of before)
          expect(
            (open.find(({ title }) => title === step.title)?.targetDate ?? '') >= step.targetDate,
          ).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a plan that is taken keeps the ids of its tasks, and with them their ticks', () => {
  fc.assert(
    fc.property(slipped, ({ plan, today }) => {
      for (const { milestones, leftOut } of proposalsFor(plan, today)) {
        const ids = carryTaskIds(plan, { milestones }, () => 'new-task').flat();
        const own = milestones.flatMap(({ tasks }) => tasks);
        for (const [at, task] of own.entries()) {
          const [, step, place] = /^Task (\d+)\.(\d+)$/.exec(task) ?? [];
          if (leftOut.length === 0)
            expect(ids[at]).toBe(step === undefined ? 'new-task' : `${step}-${place}`);
        }
      }
    }),
    { numRuns: 500 },
  );
});

describe('there is nothing to propose', () => {
  const plan: DatedPlan = {
    completed: false,
    milestone: 0,
    targetDate: '2026-02-01',
    roadmap: {
      milestones: [{ title: 'A', description: '', targetDate: '2026-01-10', tasks: ['a', 'b'] }],
    },
  };
  it('where every step is reached, none is planned, or the goal is done', () => {
    expect(proposalsFor(plan, '2026-03-01')).toEqual([]);
    expect(proposalsFor({ ...plan, roadmap: { milestones: [] }, milestone: -1 }, START)).toEqual(
      [],
    );
    expect(proposalsFor({ ...plan, milestone: -1, completed: true }, '2026-03-01')).toEqual([]);
  });
});

test('a plan of a person’s own, with few tasks and days in no order, gets ways on that are in order', () => {
  const milestones = ['2026-05-01', '2026-04-01', '2026-04-01'].map((targetDate, at) => ({
    title: 'Same title',
    description: '',
    targetDate,
    tasks: at === 0 ? [] : ['One'],
  }));
  const plan: DatedPlan = {
    completed: false,
    milestone: -1,
    targetDate: '2026-05-01',
    roadmap: { milestones },
  };
  for (const proposal of proposalsFor(plan, '2026-06-01')) {
    const dates = proposal.milestones.map(({ targetDate }) => targetDate);
    expect(dates.toSorted()).toEqual(dates);
    expect(new Set(dates).size).toBe(dates.length);
    expect(Roadmap.safeParse({ milestones: proposal.milestones }).success).toBe(true);
  }
});
