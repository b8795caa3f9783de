import type { NewGoal } from '#schema/contracts/goals.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import { addDays } from '#schema/rules/time.ts';
import type { UserContext } from '#worker/context.ts';
import {
  isHarmlessGoal,
  noticeForGoal,
  safetyStateQueries,
} from '#worker/features/safety/safety.service.ts';
import { withNotice } from '#worker/lib/errors.ts';
import type { ModelCaller } from '#worker/ports.ts';
import { todayOf } from './goal-dates.service.ts';
import { typedInto } from './typed-words.rules.ts';

/**
 * All that somebody says of a goal, as one text: it is read for danger before anybody plans for it.
 */
export const wordsOfGoal = (
  goal: { title?: string | undefined; description?: string | null | undefined },
  more: string[] = [],
) => [goal.title, goal.description, ...more].filter(Boolean).join('.\n');

/** Whether a plan is from the planner, whose own words can be told from what was typed into it. */
const isOfPlanner = ({ coach }: Roadmap) => coach === undefined || coach === 'built-in';

/**
 * All that somebody typed into a new goal: its words, the answers they did not only press, and what
 * they wrote into the steps and tasks of its plan. Of a plan by a model nobody can tell which words
 * are its own, so there only what is changed afterwards is read.
 */
async function typedIntoGoal(ctx: UserContext, goal: NewGoal): Promise<string[]> {
  const { title, description, targetDate, roadmap } = goal;
  const answers = goal.clarificationResponses ?? [];
  const { ownAnswers } = await import('./offered-answers.ts');
  const said = [wordsOfGoal(goal, ownAnswers(answers))];
  if (!roadmap || roadmap.milestones.length === 0 || !isOfPlanner(roadmap)) return said;
  const request = { title, description: description ?? '', answers, notes: [], targetDate };
  const caller: ModelCaller = { userId: ctx.caller.userId, care: 'none', deadline: ctx.deadline };
  // A plan may have been made some time before it is kept, and begins on the day it was made.
  const days = [0, 1].map((days) => addDays(todayOf(ctx), -days));
  const plans = await Promise.all(
    days.map((day) => ctx.coaches['built-in'].planGoal({ ...request, today: day }, caller)),
  );
  return [
    ...said,
    ...typedInto(
      roadmap,
      plans.map((plan) => plan.roadmap),
    ),
  ];
}

/**
 * A goal that speaks of danger or would do harm is not kept without a word; who has read it may
 * keep the goal.
 */
export async function refuseHarmfulGoal(ctx: UserContext, goal: NewGoal) {
  if (goal.saidSafe) return;
  const harmful = (await typedIntoGoal(ctx, goal)).filter((words) => !isHarmlessGoal(words));
  if (harmful.length === 0) return;
  const [, persons] = await ctx.read([safetyStateQueries(ctx)[0]]);
  for (const words of harmful) {
    const notice = await noticeForGoal(ctx, { words, saidSafe: false }, persons);
    if (notice && notice.level !== 'check') throw withNotice(notice);
  }
}
