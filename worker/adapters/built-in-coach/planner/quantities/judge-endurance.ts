import type { PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { SPORT_WORDS } from '#worker/adapters/built-in-coach/planner/reading/sport-words.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import {
  presumedStart,
  reachableIn,
  startOf,
} from '#worker/adapters/built-in-coach/planner/training.ts';
import { withinSpan } from './count-in-words.ts';
import { floorDistance, roundDistance, writeDistance } from './distances.ts';
import {
  distanceNamed,
  learnsToSwim,
  readEnduranceTarget,
  type Sport,
} from './endurance-target.ts';

/** How fast distance grows, in words; the figures are in training.ts. */
const GROWS: Record<Sport, string> = {
  run: 'distance grows by about a tenth a week',
  walk: 'a long walk grows by about a quarter a week',
  cycle: 'distance grows by about a seventh a week',
  swim: 'distance grows by about a seventh a week',
};

/** "A marathon", "An ultramarathon" or "10 km", for the head of a sentence. */
function nameOf(event: string): string {
  return upperFirst(
    event
      .replace(/^the (?=\d.*week$)/, 'a ')
      .replace(/^the (?=\d)/, '')
      .replace(/^the (?=u)/, 'an ')
      .replace(/^the /, 'a '),
  );
}

/** Says that the distance is out of reach in the days there are; undefined when it is not. */
export function judgeEndurance(goal: PlannerGoal): string | undefined {
  if (
    goal.kind === 'walking' ? !distanceNamed(goal) : goal.kind !== 'endurance' || learnsToSwim(goal)
  )
    return undefined;
  const target = readEnduranceTarget(goal);
  if (reachableIn(target, goal.span) >= target.distance) return undefined;
  const what = target.event ? nameOf(target.event) : 'This distance';
  const usual =
    target.sport === 'run' && target.distance > 40
      ? 'people who already run usually take 16 to 20 weeks'
      : GROWS[target.sport];
  return `${what} ${withinSpan(goal.span)} is more than a body can safely get used to: ${usual}.`;
}

/** With what a plan that is cut short begins when the person does not say, so that they can say it. */
export function guessOf(goal: PlannerGoal): string | undefined {
  if (judgeEndurance(goal) === undefined) return undefined;
  const target = readEnduranceTarget(goal);
  if (target.start !== undefined || target.most !== undefined || target.novice) return undefined;
  const begin = writeDistance(floorDistance(startOf(target), target.metric), target.metric);
  const { go } = SPORT_WORDS[target.sport];
  return `The plan takes ${begin} as your distance of today, because the goal names none; if you ${go} further, write that in the description.`;
}

/** What a feasible plan takes for granted and the person should know; undefined when it takes nothing for granted. */
export function presumptionOf(goal: PlannerGoal): string | undefined {
  if (goal.kind !== 'endurance' || learnsToSwim(goal)) return undefined;
  const target = readEnduranceTarget(goal);
  const presumed = presumedStart(target, goal.span);
  if (presumed === undefined || reachableIn(target, goal.span) < target.distance) return undefined;
  return `This plan takes it that you can already ${target.sport} about ${writeDistance(roundDistance(presumed), target.metric)} slowly, with breaks. If that is not so yet, build up to it first and choose a later date.`;
}
