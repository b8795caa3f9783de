import { DATE_QUESTION, type RoadmapReply, type RoadmapRequest } from '#schema/contracts/goals.ts';
import { addDays } from '#schema/rules/time.ts';
import type { UserContext } from '#worker/context.ts';
import {
  coachProfileOf,
  coachProfileQuery,
  modelCaller,
} from '#worker/features/briefing/briefing.service.ts';
import {
  noticeForGoal,
  safetyStateOf,
  safetyStateQueries,
} from '#worker/features/safety/safety.service.ts';
import type { ModelCaller, PlanRequest } from '#worker/ports.ts';
import { refusePastDate, todayOf } from './goal-dates.service.ts';
import { wordsOfGoal } from './goal-words.service.ts';
import { readLocaleDate } from './locale-date.rules.ts';

/** Where no date can be read from a request, a season is a good length for a first plan. */
const DEFAULT_SPAN_DAYS = 90;

/**
 * A plan for a goal that need not exist yet, and the short talk before it is kept; nothing is
 * stored. None for a goal that speaks of danger or would do harm, nor for somebody in care: they
 * get a notice. @throws invalid for a date in the past.
 */
export async function proposeRoadmap(
  ctx: UserContext,
  { goal, responses, saidSafe }: RoadmapRequest,
  acceptLanguage: string | undefined,
): Promise<RoadmapReply> {
  const answers = responses ?? [];
  const dateAnswer = answers.find(({ question }) => question === DATE_QUESTION)?.answer;
  const named = goal.targetDate ?? (dateAnswer && readLocaleDate(dateAnswer, acceptLanguage));
  if (named) refusePastDate(ctx, named);
  const [, briefings, persons] = await ctx.read([
    coachProfileQuery(ctx),
    safetyStateQueries(ctx)[0],
  ]);
  // “Something starts to hurt” is our own wording: pressing it does not mean that the person
  // suffers.
  const { ownAnswers } = await import('./offered-answers.ts');
  const words = wordsOfGoal(goal, ownAnswers(answers));
  const safetyNotice = await noticeForGoal(ctx, { words, saidSafe }, persons);
  if (safetyNotice) return { roadmap: { milestones: [] }, safetyNotice };
  const { aiRoadmap, notes } = coachProfileOf(briefings);
  const { title, description } = goal;
  const request = {
    title,
    description: description ?? '',
    answers,
    notes,
    today: todayOf(ctx),
  };
  const caller = modelCaller(ctx, safetyStateOf(persons));
  const targetDate = named || (await sensibleDateFor(ctx, request, caller));
  const plan = await ctx.coaches[aiRoadmap].planGoal({ ...request, targetDate }, caller);
  return named ? plan : { ...plan, targetDate };
}

/**
 * A date for a goal that named none: a season from now, or as far away as the whole of it needs.
 */
async function sensibleDateFor(
  ctx: UserContext,
  request: Omit<PlanRequest, 'targetDate'>,
  caller: ModelCaller,
): Promise<string> {
  const targetDate = addDays(request.today, DEFAULT_SPAN_DAYS);
  const { options } = await ctx.coaches['built-in'].planGoal({ ...request, targetDate }, caller);
  return options?.at(-1)?.targetDate ?? targetDate;
}
