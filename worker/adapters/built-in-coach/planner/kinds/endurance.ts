import { inWords, timesAWeek } from '#worker/adapters/built-in-coach/planner/count-in-words.ts';
import {
  beginningOf,
  longestTraining,
  reachableIn,
  readEnduranceTarget,
  roundDistance,
  type Sport,
  writeDistance,
} from '#worker/adapters/built-in-coach/planner/endurance-target.ts';
import type { Goal, KindText } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

interface SportWords {
  readonly go: string;
  readonly past: string;
  readonly place: string;
  readonly sets: string;
  readonly blocked: string;
  readonly count: string;
  readonly fuel: string;
}

const WORDS: Record<Sport, SportWords> = {
  run: {
    go: 'run',
    past: 'ran',
    place: 'on your usual route',
    sets: 'six times two minutes brisk with two minutes of walking between',
    blocked: 'If it rains at the time of a run, then I put on the old shoes and go for half the distance.',
    count:
      'Write down after each long run how fast you breathed in the last kilometre and what you ate before.',
    fuel: 'Try shoes, socks, drink and breakfast of the day on two long runs; nothing new on the day itself.',
  },
  cycle: {
    go: 'ride',
    past: 'rode',
    place: 'on a road you know',
    sets: 'five times three minutes brisk with three minutes of rolling between',
    blocked:
      'If the weather keeps me off the road, then I do 30 minutes on a trainer or climb stairs for 15.',
    count: 'Write down after each long ride what hurt first: legs, back, hands or seat.',
    fuel: 'Try food, bottles, tyre pressure and clothing of the day on two long rides; nothing new on the day itself.',
  },
  swim: {
    go: 'swim',
    past: 'swam',
    place: 'in the pool',
    sets: 'four sets of a quarter of the distance with 30 s rest',
    blocked: 'If the lane is full, then I swim the sets at half length instead of going home.',
    count: 'Write down how many strokes the first and the last length take.',
    fuel: 'Swim twice where and in what you will wear on the day, never alone in open water.',
  },
};

/** Running, cycling and swimming: distance grows by a constant factor from where the person is to what the days allow. */
export function enduranceText(goal: Goal): KindText {
  const target = readEnduranceTarget(goal.plainTitle, goal.plainText, goal.quantities);
  const { sport, metric } = target;
  const words = WORDS[sport];
  const reachable = reachableIn(target, goal.span);
  const whole = reachable >= target.distance;
  const aim = whole ? target.distance : roundDistance(reachable);
  const peak = roundDistance(longestTraining({ ...target, distance: aim }));
  const start = Math.min(peak * 0.9, beginningOf({ ...target, distance: aim }, peak, goal.dayOf(6)));
  const at = (stage: number) => {
    const grown = roundDistance(start * (peak / start) ** goal.shareAt(stage));
    return writeDistance(Math.min(peak, grown), metric);
  };
  const Go = upperFirst(words.go);
  const begin = writeDistance(roundDistance(Math.min(start, peak)), metric);
  const all = writeDistance(aim, metric);
  const event = whole
    ? (target.event ?? `your ${all}`)
    : `${all}, your first version of ${target.event ?? 'the distance'}`;
  const eventShort = whole ? (target.event ?? `your ${all}`) : `your ${all}`;
  const often = Math.min(5, Math.max(2, goal.namedDays ?? 3));
  const walk =
    sport === 'run' ? ', walking breaks allowed' : sport === 'swim' ? ', rests at the wall allowed' : '';
  return {
    stages: [
      {
        title: `${begin} ${words.place}${walk}`,
        why: 'Where you are is the only honest start, and a slow first outing tells it better than a guess.',
        know: 'you could have talked in whole sentences all the way, and you wrote down how long it took.',
        tasks: [
          `${Go} ${begin} so slowly that you could talk, and write down the time.`,
          `Choose your ${inWords(often)} days in the week and enter them in the calendar as appointments.`,
          'Ask a doctor first if you have pain in the chest, a heart or joint condition, or have not exercised for years.',
        ],
        ifThen: `When I lay out clothes for the next day, then I put what I need to ${words.go} beside the door.`,
      },
      {
        title: `${at(2)} in one outing, talking pace`,
        why: 'Heart and lungs adapt within weeks, tendons take longer; slow distance is what gives them the time.',
        know: 'you could hold a conversation in the last ten minutes.',
        tasks: [
          `${Go} ${timesAWeek(often)}, all of it slow, one outing a week longer than the others.`,
          words.count,
        ],
        ifThen: words.blocked,
      },
      {
        title: `${at(3)} without stopping, and one session a week in sets`,
        why: 'Sets let you work harder than you could in one piece, and keep the slow days honest.',
        know: `${at(3)} at a pace at which you could talk.`,
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
        ifThen: 'If I have missed a week, then I repeat the last week I finished instead of catching up.',
      },
      {
        title: `${at(5)} at the hour and in the kit of the day itself`,
        why: 'Food, kit and nerves are trained like legs, and problems with them are cheap to find now.',
        know: 'nothing rubbed, and you were hungry afterwards and not during.',
        tasks: [words.fuel, `Plan where you will ease off in ${eventShort}, and practise easing off there.`],
        ifThen: 'If I start faster than planned, then I slow down until I can say a whole sentence.',
      },
      {
        title: peak < aim ? `${at(6)}, your longest outing before ${eventShort}` : `${at(6)} in one piece`,
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
        ifThen: 'If I want to stop before the end, then I go on to the next landmark and decide there.',
      },
      {
        title: `${upperFirst(event)}: done, and looked back at`,
        why: 'What is left before the day is rest: nothing trained in the last days helps any more, sleep does.',
        know: 'you reached the end under your own power, at whatever pace.',
        tasks: [
          'Halve the distance in the final stretch, and keep two short brisk pieces in it.',
          'Lay out everything the evening before, with a list, and eat what you have tried.',
          'Write down three things that carried you, and when you want to rest and when to begin again.',
        ],
        ifThen: 'When I set off and others are faster, then I count to sixty at my own pace.',
      },
    ],
    short: {
      title: `${at(6)} in one outing${walk}`,
      why: 'Two weeks add little fitness but show what pace, kit and hour of the day suit you.',
      know: 'you could have talked all the way and were rested two days later.',
      tasks: [`${Go} every second day, never two days in a row, always slow.`, words.count],
      ifThen: words.blocked,
    },
    sprint: {
      opening: 'Twenty slow minutes, and how they felt written down',
      result: `${writeDistance(aim, metric)} at talking pace${walk}`,
      begin: `${Go} for 20 minutes so slowly that you could talk, and turn round after ten.`,
      improve: `${Go} it slower than feels right, and stop at any pain that is on one side only.`,
    },
    result: whole ? event : `${all}${walk}`,
    smallest: `I change, go out for ten minutes, and count the outing`,
  };
}
