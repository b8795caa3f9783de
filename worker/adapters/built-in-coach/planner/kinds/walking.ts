import { FIRST_WALK_MINUTES } from '#worker/adapters/built-in-coach/planner/beginner.ts';
import {
  aimOf,
  firstOf,
  todayOf,
  usualOf,
} from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { countOf } from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import {
  readSteps,
  readWalkedMinutes,
} from '#worker/adapters/built-in-coach/planner/quantities/daily-target.ts';
import {
  roundDistance,
  writeDistance,
} from '#worker/adapters/built-in-coach/planner/quantities/distances.ts';
import {
  distanceNamed,
  readEnduranceTarget,
  SLOW_MINUTES,
} from '#worker/adapters/built-in-coach/planner/quantities/endurance-target.ts';
import { writeNumber } from '#worker/adapters/built-in-coach/planner/quantities/quantities.ts';
import { reachableIn, startOf } from '#worker/adapters/built-in-coach/planner/training.ts';

const STEPS_A_MINUTE = 100;

/** A distance, steps or minutes of a day, whichever was named, from what is done today to what the days allow. */
function amountAt(goal: PlannerGoal): (stage: number) => string {
  const steps = readSteps(goal);
  if (steps) {
    const { from, reachable } = steps;
    const rounded = (grown: number) =>
      grown < reachable ? Math.floor(grown / 500) * 500 || grown : reachable;
    return (stage) => {
      const grown = Math.floor(from + (reachable - from) * goal.shareAt(stage));
      return `${writeNumber(Math.max(rounded(grown), Math.min(from, grown)))} steps`;
    };
  }
  if (distanceNamed(goal)) {
    const target = readEnduranceTarget(goal);
    const reachable = reachableIn(target, goal.span);
    const aim = reachable >= target.distance ? target.distance : roundDistance(reachable);
    const from = Math.min(startOf(target), aim);
    return (stage) =>
      writeDistance(
        Math.min(aim, roundDistance(from * (aim / from) ** goal.shareAt(stage))),
        target.metric,
      );
  }
  const { from, reachable } = readWalkedMinutes(goal);
  return (stage) => {
    const grown = from + (reachable - from) * goal.shareAt(stage);
    const rounded = grown < 10 ? Math.ceil(grown) : Math.round(grown / 5) * 5;
    return countOf(Math.min(reachable, rounded), 'minute');
  };
}

/** Minutes of a first walk: no more than the minutes, the distance or the steps of today come to. */
function firstWalk(goal: PlannerGoal): number {
  const { start, most } = readEnduranceTarget(goal);
  const km = start ?? most;
  const today = [
    firstOf(goal, 'min', FIRST_WALK_MINUTES),
    ...(km === undefined ? [] : [km * SLOW_MINUTES.walk]),
    (todayOf(goal, 'steps') ?? Infinity) / STEPS_A_MINUTE,
  ];
  return Math.max(1, Math.floor(Math.min(...today)));
}

/** Walking: a fixed occasion, then longer, then company and weather. */
export function walkingText(goal: PlannerGoal): KindText {
  const first = countOf(firstWalk(goal), 'minute');
  const second = countOf(
    Math.min(usualOf(goal, 'min', 20), firstWalk(goal) < FIRST_WALK_MINUTES ? firstWalk(goal) : 20),
    'minute',
  );
  const at = amountAt(goal);
  const steps = readSteps(goal) !== undefined;
  const named = steps || distanceNamed(goal) || aimOf(goal, 'min') !== undefined;
  const much = at(6);
  return {
    stages: [
      {
        title: `One walk of ${first}, and an ordinary day measured`,
        why: 'Knowing the ordinary day tells you how much one more walk adds.',
        know: steps
          ? 'you know how many steps a day has when you change nothing.'
          : 'you know on which days you hardly walk at all.',
        tasks: [
          `Walk ${first}, wherever the door leads.`,
          'Write down every walk of one day, however short.',
        ],
        ifThen: 'When I have finished dinner, then I put my shoes on before I clear the table.',
      },
      {
        title: `${at(2)} on four days of a week`,
        why: 'Four fixed occasions beat a daily intention, which has no hour.',
        know: 'the four occasions stand in the calendar and have happened.',
        tasks: [
          'Choose four occasions that exist already: the way to work, a call, the dog, the shop.',
          'Put shoes and coat where you can reach them in a minute.',
        ],
        ifThen: 'If I have a telephone call without a screen, then I take it walking.',
      },
      {
        title: `${at(3)} on most days, and one walk somewhere new`,
        why: 'A new route keeps the eyes busy, and busy eyes do not count minutes.',
        know: 'you have a route of each length: ten minutes, half an hour, an hour.',
        tasks: [
          'Find three routes and note how long each takes.',
          'Walk once a week where you have not been before.',
          'Write down which walk changed your mood, and how.',
        ],
        ifThen: 'If I am short of time, then I walk the ten-minute route and count the day.',
      },
      {
        title: `${at(4)}, in rain once`,
        why: 'One wet walk settles the question of weather for the year.',
        know: 'you own what you need for rain and have used it.',
        tasks: [
          'Get a jacket and shoes that keep water out.',
          'Ask one person to join you once a week at a fixed hour.',
        ],
        ifThen: 'If it rains, then I walk for ten minutes and decide outside whether to go on.',
      },
      {
        title: named
          ? 'One walk to a place you have never walked to'
          : 'One long walk of two hours or more',
        why: 'A walk away from home shows what shoes, feet and back can do before you need them to.',
        know: 'you were pleasantly tired and had no blister.',
        tasks: [
          'Plan a walk with a destination: a café, a hill, a friend.',
          'Take water, a plaster and a second pair of socks.',
        ],
        ifThen: 'If a foot begins to rub, then I stop at once and put the plaster on.',
      },
      {
        title: `${much} as an ordinary day`,
        why: 'By now the occasions carry it, and you would have to decide not to go.',
        know: 'in the last fortnight ten days or more got there without a special effort.',
        tasks: [
          'Walk every errand under a mile for two weeks.',
          'Write down which occasions held and which did not.',
        ],
        ifThen: 'If a day is spent sitting, then I walk the evening route before dinner.',
      },
      {
        title: 'A favourite walk shown to someone, and the week from here on set',
        why: 'What you share has a way of staying.',
        know: 'the next week has its occasions, and one of them is with somebody.',
        tasks: [
          'Invite someone on the walk you like best.',
          'Compare an ordinary day with the one you measured first.',
        ],
        ifThen: 'When the season changes, then I move the walk to where the light is.',
      },
    ],
    short: {
      title: `${much} on most days`,
      why: 'Two weeks are enough to find the two occasions that work.',
      know: 'at least two days in three have a mark.',
      tasks: [
        'Choose one occasion in the morning and one in the evening.',
        'Mark every day that had one of them.',
      ],
      ifThen: 'If I come home late, then I get off one stop earlier and walk the rest.',
    },
    sprint: {
      opening: `One walk of ${first}`,
      result:
        goal.span < 2
          ? `a second walk, of ${second}`
          : `a walk of ${second} on each day that is left`,
      begin: `Walk ${first}, half of it in one direction and half of it back.`,
      improve: 'Choose a fixed occasion in the day for the walk and lay out what you wear.',
    },
    result: `${much} on most days`,
    smallest: 'I walk for ten minutes and count the day',
  };
}
