import type {
  KindText,
  PlannerGoal,
  Stage,
} from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  countOf,
  inWords,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import {
  floorDistance,
  roundDistance,
  writeDistance,
} from '#worker/adapters/built-in-coach/planner/quantities/distances.ts';
import {
  type EnduranceTarget,
  readEnduranceTarget,
} from '#worker/adapters/built-in-coach/planner/quantities/endurance-target.ts';
import { timeToBeat } from '#worker/adapters/built-in-coach/planner/quantities/time-to-beat.ts';
import { SPORT_WORDS } from '#worker/adapters/built-in-coach/planner/reading/sport-words.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import {
  longestTraining,
  reachableIn,
  startOf,
} from '#worker/adapters/built-in-coach/planner/training.ts';

/** The last stage of a plan of days in which the distance is out of reach: no great day, but a date for it. */
function nextDate(target: EnduranceTarget, all: string): Stage {
  const goal = target.event ?? 'the whole distance';
  return {
    title: `Your ${all} looked back at, and a new date for ${goal}`,
    why: 'A date that leaves the weeks a body needs is the difference between a plan and a wish.',
    know: `the date for ${goal} stands in your calendar.`,
    tasks: [
      'Write down how the outings felt: breath, legs, and the day after.',
      `Choose a date for ${goal} with months in between, and plan it again from what you can do now.`,
    ],
    ifThen: 'When I have chosen the date, then I enter the next two outings at once.',
  };
}

/** Running, cycling and swimming: distance grows by a constant factor from where the person is to what the days allow. */
export function enduranceText(goal: PlannerGoal): KindText {
  const target = readEnduranceTarget(goal);
  const { sport, metric } = target;
  const words = SPORT_WORDS[sport];
  const reachable = reachableIn(target, goal.span);
  const whole = reachable >= target.distance;
  const aim = whole ? target.distance : roundDistance(reachable);
  const peak = roundDistance(longestTraining({ ...target, distance: aim }));
  const start = Math.min(peak * 0.9, startOf(target));
  const at = (stage: number) => {
    const grown = roundDistance(start * (peak / start) ** goal.shareAt(stage));
    return writeDistance(Math.min(peak, grown), metric);
  };
  const Go = upperFirst(words.go);
  const begin = target.startMinutes
    ? countOf(Math.floor(target.startMinutes), 'minute')
    : writeDistance(floorDistance(start, metric), metric);
  const all = writeDistance(aim, metric);
  const event = whole
    ? (target.event ?? `your ${all}`)
    : `${all}, your first version of ${target.event ?? 'the distance'}`;
  const eventShort = whole ? (target.event ?? `your ${all}`) : `your ${all}`;
  const often = Math.min(5, Math.max(2, goal.namedDays ?? 3));
  const walk = words.breaks;
  const half = writeDistance(Math.min(peak, roundDistance(Math.sqrt(start * peak))), metric);
  const isUntold = target.start === undefined && target.most === undefined;
  const first = isUntold ? words.sitting : begin;
  const isTooDense = goal.span < 3;
  const isCutShort = !whole && goal.span < 21;
  const beat = timeToBeat(goal);
  return {
    stages: [
      {
        title: `${begin} ${words.place}${walk}`,
        why: 'Where you are is the only honest start, and a slow first outing tells it better than a guess.',
        know: words.calm,
        tasks: [
          `${Go} ${begin} ${words.slowly}, and write down ${target.startMinutes ? 'how far you came' : 'the time'}.`,
          `Choose your ${inWords(often)} days in the week and enter them in the calendar as appointments.`,
          'Ask a doctor first if you have pain in the chest, a heart or joint condition, or have not exercised for years.',
        ],
        ifThen: `When I lay out clothes for the next day, then I put what I need to ${words.go} beside the door.`,
      },
      {
        title: `${at(2)} in one outing, ${words.pace}`,
        why: 'Heart and lungs adapt within weeks, tendons take longer; slow distance is what gives them the time.',
        know: words.steady,
        tasks: [
          `${Go} ${timesAWeek(often)}, all of it slow, one outing a week longer than the others.`,
          words.count,
        ],
        ifThen: words.blocked,
      },
      {
        title: `${at(3)} ${isUntold ? `in one outing${walk}` : 'without stopping'}, and one session a week in sets`,
        why: 'Sets let you work harder than you could in one piece, and keep the slow days honest.',
        know: `${at(3)} at ${words.pace}.`,
        tasks: [
          `${Go} one session a week in sets: ${words.sets}.`,
          'Keep one full rest day before and after the longest outing.',
        ],
        ifThen:
          'If something hurts on one side only, then I stop for the day and try again after two days of rest.',
      },
      {
        title: `${at(4)} in one outing, with a week of rest behind it`,
        why: 'Strength is built on the days off: every fourth week is shorter on purpose.',
        know: 'you felt fresher at the start of it than two weeks before.',
        tasks: [
          'Cut the distance by a third in every fourth week.',
          `Do ten minutes of squats, bridges and planks after two of the weekly outings.`,
          'Write down which outing you nearly skipped, and what got you out of the door.',
        ],
        ifThen:
          'If I have missed a week, then I repeat the last week I finished instead of catching up.',
      },
      {
        title: `${at(5)} at the hour and in the kit of the day itself`,
        why: 'Food, kit and nerves are trained like legs, and problems with them are cheap to find now.',
        know: 'nothing rubbed, and you were hungry afterwards and not during.',
        tasks: [
          words.fuel,
          `Plan where you will ease off in ${eventShort}, and practise easing off there.`,
        ],
        ifThen:
          'If I start faster than planned, then I slow down until I can say a whole sentence.',
      },
      {
        title:
          peak < aim
            ? `${at(6)}, your longest outing before ${eventShort}`
            : `${at(6)} ${isUntold && goal.span < 60 ? `in one outing${walk}` : 'in one piece'}`,
        why:
          peak < aim
            ? 'The last part of the distance is left for the day itself; the rest before it will carry you there.'
            : 'With the distance done once, the day itself holds nothing you have not met.',
        know: 'you finished it with the last part no slower than the first.',
        tasks: [
          `${Go} the first half slower than feels right and hold that pace to the end.`,
          'Sleep an hour longer in the two nights before it.',
          'Write down what you told yourself in the hardest part, word for word.',
        ],
        ifThen:
          'If I want to stop before the end, then I go on to the next landmark and decide there.',
      },
      isCutShort
        ? nextDate(target, all)
        : {
            title: `${upperFirst(event)}: done, and looked back at`,
            why: 'What is left before the day is rest: nothing trained in the last days helps any more, sleep does.',
            know: beat
              ? `the clock stopped under ${beat}, or you know by how much it did not.`
              : 'you reached the end under your own power, at whatever pace.',
            tasks: [
              goal.span - goal.dayOf(6) > 21
                ? 'Repeat your longest outing three weeks before the day, and halve the distance from then on.'
                : 'Halve the distance in the final stretch, and keep two short brisk pieces in it.',
              'Lay out everything the evening before, with a list, and eat what you have tried.',
              'Write down three things that carried you, and when you want to rest and when to begin again.',
            ],
            ifThen: 'When I set off and others are faster, then I count to sixty at my own pace.',
          },
    ],
    short: {
      title: `${isCutShort ? at(6) : half} in one outing${walk}`,
      why: 'So few days add little fitness but show what pace, kit and hour of the day suit you.',
      know: 'you could have gone on for five minutes more, and were rested two days later.',
      tasks: [`${Go} every second day, never two days in a row, always slow.`, words.count],
      ifThen: words.blocked,
    },
    sprint: {
      // Two outings on one day, or on two days in a row, are more than a beginner's legs are used to.
      opening: isTooDense
        ? 'Everything ready for one slow outing'
        : `${first}, slow, and how it felt written down`,
      result: `${all} at ${words.pace}${walk}`,
      begin: isTooDense ? words.ready : `${Go} ${first} ${words.slowly}${walk}.`,
      improve: `${Go} it slower than feels right, and stop at any pain that is on one side only.`,
    },
    result: whole ? event : `${all}${walk}`,
    smallest: `I change, go out for ten minutes, and count the outing`,
  };
}
