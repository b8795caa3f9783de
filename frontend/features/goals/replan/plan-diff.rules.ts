import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';
import { GOAL_DESCRIPTION_MAX } from '#schema/contracts/goals.ts';
import type { Proposal } from '#schema/rules/goals/replan.ts';

/** One line of the comparison: a step before the change, and after it. */
export interface StepChange {
  title: string;
  before?: CalendarDate;
  after?: CalendarDate;
  how: 'moved' | 'same' | 'new' | 'left-out';
  /** What a step has to do that is new or has other tasks than before. */
  tasks?: string[];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((task, at) => task === other[at]);

/** What a proposal changes, step by step, of those that are open. */
export function planDiff({ roadmap, milestone }: Goal, proposal: Proposal): StepChange[] {
  const old = roadmap.milestones.slice(milestone + 1);
  const open = proposal.milestones.slice(milestone + 1);
  const added = open.length + proposal.leftOut.length - old.length;
  return [
    ...open.map((step, at): StepChange => {
      // A new part stands in front of the step that it is of.
      const before = at < added ? undefined : old[at - added];
      if (!before)
        return { title: step.title, after: step.targetDate, how: 'new', tasks: step.tasks };
      return {
        title: step.title,
        before: before.targetDate,
        after: step.targetDate,
        how: before.targetDate === step.targetDate ? 'same' : 'moved',
        ...(!isSame(before.tasks, step.tasks) && { tasks: step.tasks }),
      };
    }),
    ...proposal.leftOut.map(
      ({ title, targetDate }): StepChange => ({ title, before: targetDate, how: 'left-out' }),
    ),
  ];
}

/** The description with what a first version leaves out, where there is room for it. */
function withLeftOut({ description }: Goal, { leftOut }: Proposal): string | undefined {
  if (leftOut.length === 0) return undefined;
  const line = `Left for later: ${leftOut.map(({ title }) => title).join('; ')}`;
  const text = [description, line].filter(Boolean).join('\n\n');
  return text.length <= GOAL_DESCRIPTION_MAX ? text : undefined;
}

/** The patch of the goal that accepts a proposal. */
export function patchOf(goal: Goal, proposal: Proposal): GoalPatch {
  const { milestones, targetDate } = proposal;
  const description = withLeftOut(goal, proposal);
  return {
    roadmap: { ...goal.roadmap, milestones },
    ...(targetDate && { targetDate }),
    ...(description && { description }),
  };
}
