import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Milestone } from '#schema/contracts/roadmaps.ts';
import type { TaskId } from '#schema/contracts/tasks.ts';
import { MAX_MILESTONES } from '#schema/rules/limits.ts';
import { addDays } from '#schema/rules/time.ts';
import { BUFFER_FROM, daysFrom, FIRST_WITHIN, longestGapAfter } from './roadmap.ts';
import { inSmallerParts } from './smaller-parts.ts';
import type { TaskList } from './tasks.ts';

/** A goal as far as its dates may be looked at again. */
export interface DatedPlan extends TaskList {
  completed: boolean;
  /** Index of the last reached milestone; -1 for none. */
  milestone: number;
  targetDate: CalendarDate | null;
  doneTasks?: TaskId[] | undefined;
}

export const REPLAN_KINDS = ['later', 'smaller', 'first-version', 'room'] as const;
export type ReplanKind = (typeof REPLAN_KINDS)[number];

/** One way to go on. Nothing of it holds until it is taken. */
export interface Proposal {
  kind: ReplanKind;
  /** The whole plan, with what was reached as it was. */
  milestones: Milestone[];
  targetDate: CalendarDate | null;
  /** What a first version does without, as it stood in the plan. */
  leftOut: Milestone[];
  /** By how many days the date of the goal moves on. */
  movesEndBy: number;
}

const openOf = ({ roadmap, milestone }: DatedPlan) => roadmap.milestones.slice(milestone + 1);

/** The step whose day has gone by without it, in a goal that is still wanted. */
export function slippedStep(plan: DatedPlan, today: CalendarDate): Milestone | undefined {
  if (plan.completed) return undefined;
  const [next] = openOf(plan);
  return next && next.targetDate < today ? next : undefined;
}

/** The days between each open step and the one before it, as they were planned: at least one. */
function plannedGaps(plan: DatedPlan): number[] {
  const { milestones } = plan.roadmap;
  return openOf(plan).map(({ targetDate }, at) => {
    const before = milestones[plan.milestone + at];
    return before ? Math.max(1, daysFrom(before.targetDate, targetDate)) : FIRST_WITHIN;
  });
}

/**
 * Days from today on which steps fall that lie so far apart. The first is within a week; no two lie
 * further apart than a plan's checkpoints may.
 */
function daysFor(gaps: readonly number[]): number[] {
  let day = 0;
  return gaps.map((gap, at) => {
    day += Math.min(gap, at === 0 ? FIRST_WITHIN : longestGapAfter(day));
    return day;
  });
}

/** The days left between the last step and the date of the goal, as they were planned. */
function plannedBuffer({ roadmap, targetDate }: DatedPlan): number {
  const last = roadmap.milestones.at(-1);
  return last && targetDate ? Math.max(0, daysFrom(last.targetDate, targetDate)) : 0;
}

/** The plan with these open steps on these days, and an end that leaves them their room. */
function proposalOf(
  kind: ReplanKind,
  plan: DatedPlan,
  today: CalendarDate,
  steps: readonly Milestone[],
  days: readonly number[],
): Proposal {
  const reached = plan.roadmap.milestones.slice(0, plan.milestone + 1);
  const last = days.at(-1) ?? 0;
  const planned = plan.targetDate ? daysFrom(today, plan.targetDate) : 0;
  const needed = last + Math.min(plannedBuffer(plan), longestGapAfter(last));
  const end = Math.max(planned, needed);
  return {
    kind,
    milestones: [
      ...reached,
      ...steps.map((step, at) => ({ ...step, targetDate: addDays(today, days[at] ?? last) })),
    ],
    targetDate: plan.targetDate && addDays(today, end),
    leftOut: [],
    movesEndBy: plan.targetDate ? end - planned : 0,
  };
}

/** All steps, as far apart as they were planned: nothing gets denser. */
function movedOn(plan: DatedPlan, today: CalendarDate): Proposal {
  return proposalOf('later', plan, today, openOf(plan), daysFor(plannedGaps(plan)));
}

/** A part of the next step that fits into a week comes first, the rest of it after. */
function begunSmaller(plan: DatedPlan, today: CalendarDate): Proposal | undefined {
  const [next, ...others] = openOf(plan);
  if (!next || plan.roadmap.milestones.length >= MAX_MILESTONES) return undefined;
  const parts = inSmallerParts(plan, plan.milestone + 1);
  const steps = [...parts, ...others];
  const [own = FIRST_WITHIN, ...gaps] = plannedGaps(plan);
  if (slippedStep(plan, today))
    return proposalOf('smaller', plan, today, steps, daysFor([FIRST_WITHIN, own, ...gaps]));
  // Nothing has slipped: the others keep their days, and the small part comes halfway to the first.
  const days = openOf(plan).map(({ targetDate }) => daysFrom(today, targetDate));
  const small = Math.min(FIRST_WITHIN, Math.floor((days[0] ?? 0) / 2));
  return proposalOf('smaller', plan, today, steps, [small, ...days]);
}

/**
 * The steps that fit before the date of the goal, which stays; the others are left for later.
 * Undefined where all fit, or too few for a plan.
 */
function firstVersion(plan: DatedPlan, today: CalendarDate): Proposal | undefined {
  const { targetDate, milestone } = plan;
  const days = daysFor(plannedGaps(plan));
  const span = targetDate ? daysFrom(today, targetDate) : 0;
  const room = span >= BUFFER_FROM ? span - 1 : span;
  const fitting = days.filter((day) => day <= room).length;
  const open = openOf(plan);
  if (!targetDate || fitting === 0 || fitting === open.length) return undefined;
  if (milestone + 1 + fitting < 3) return undefined;
  const kept = proposalOf(
    'first-version',
    { ...plan, targetDate },
    today,
    open.slice(0, fitting),
    days.slice(0, fitting),
  );
  return { ...kept, targetDate, movesEndBy: 0, leftOut: open.slice(fitting) };
}

/** Each open step with half as much time again; one that is next within a week stays within it. */
function withMoreRoom(plan: DatedPlan, today: CalendarDate): Proposal | undefined {
  const planned = openOf(plan).map(({ targetDate }) => daysFrom(today, targetDate));
  const first = planned[0] ?? 0;
  const most = first > FIRST_WITHIN ? longestGapAfter(0) : FIRST_WITHIN;
  let day = Math.max(first, Math.min(most, Math.ceil(first * 1.5)));
  const days = planned.map((at, index) => {
    if (index === 0) return day;
    const gap = Math.max(1, at - (planned[index - 1] ?? 0));
    day += Math.max(Math.min(Math.ceil(gap * 1.5), longestGapAfter(day)), 1);
    return day;
  });
  const isRoomier = days.some((at, index) => at > (planned[index] ?? 0));
  const isDenser = days.some((at, index) => at < (planned[index] ?? 0));
  if (!isRoomier || isDenser) return undefined;
  return proposalOf('room', plan, today, openOf(plan), days);
}

/**
 * Ways to go on with a plan, the one to look at first in front: dates moved on, a smaller
 * beginning, a smaller first version; more room where nothing has slipped. None for a goal without
 * open steps. Each is in order of date, within the bounds of a new plan (see `roadmap.ts`), has its
 * next step within a week where one had slipped, and squeezes nothing.
 */
export function proposalsFor(plan: DatedPlan, today: CalendarDate): Proposal[] {
  const [next] = openOf(plan);
  if (plan.completed || !next) return [];
  const smaller = begunSmaller(plan, today);
  const found = slippedStep(plan, today)
    ? // A step of several weeks does not fit into the one to come.
      (plannedGaps(plan)[0] ?? 0) > 2 * FIRST_WITHIN
      ? [smaller, movedOn(plan, today), firstVersion(plan, today)]
      : [movedOn(plan, today), smaller, firstVersion(plan, today)]
    : [smaller, withMoreRoom(plan, today)];
  return found.filter((proposal) => proposal !== undefined);
}
