import { FIRST_PRACTICE_MINUTES } from '#worker/adapters/built-in-coach/planner/beginner.ts';
import { firstOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  countOf,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { readRepeats } from '#worker/adapters/built-in-coach/planner/quantities/repeats-target.ts';

/** One of them: "pull-up", "squat". */
function named(exercise: string): string {
  return exercise.replace(/s$/, '');
}

/** Strength and general fitness: few movements, written numbers, more by small steps. */
export function strengthText(goal: PlannerGoal): KindText {
  const aim = readRepeats(goal);
  const often = Math.min(4, Math.max(2, goal.namedDays ?? 2));
  const count = (stage: number) =>
    aim ? Math.round(aim.start + (aim.reachable - aim.start) * goal.shareAt(stage)) : 0;
  const reach = (stage: number, otherwise: string) =>
    aim
      ? `${countOf(count(stage), named(aim.exercise), aim.exercise)} ${aim.isDaily ? 'in one day' : 'in a row'}`
      : otherwise;
  const form = aim
    ? `${aim.exercise}, a leg exercise and one that ${/pull|chin/.test(aim.exercise) ? 'pushes' : 'pulls'}`
    : 'a squat, a push and a pull';
  return {
    stages: [
      {
        title: aim
          ? `Your first test: how many ${aim.exercise} there are now`
          : 'Your first session done, with five numbers written down',
        why: 'A number from the first session makes the third one worth doing.',
        know: 'repetitions or weights of the first session stand on paper.',
        tasks: [
          `Choose three movements, ${form}, and have someone or a mirror check each one.`,
          'Do two sets of each and stop when two more would still have been possible.',
          'Ask a doctor first if you have a heart condition, high blood pressure or pain in a joint.',
        ],
        ifThen:
          'When I change after work, then I change into training clothes, even if I do one set.',
      },
      {
        title: reach(2, 'Four sessions in the book, with the same movements'),
        why: 'In the first weeks it is mostly the nerves that learn, and they learn by repetition of the same thing.',
        know: 'the last repetition looks like the first.',
        tasks: [
          `Train ${timesAWeek(often)}, with at least a day between, three sets of each movement.`,
          'Write down sets, repetitions and weight before you leave the room.',
        ],
        ifThen:
          'If the gym is full or shut, then I do push-ups, squats and rows with a bag at home.',
      },
      {
        title: reach(3, 'A little more of every movement than on the first day'),
        why: 'Bodies answer to a little more than last time, and protest at a lot more.',
        know: 'your notes show one more repetition or the next smallest weight on each line.',
        tasks: [
          'Add one repetition to each set, and weight only when all sets reach twelve.',
          'Keep two minutes of rest between the sets, by the clock.',
        ],
        ifThen: 'If my form goes, then I end the set there and write the number down as it is.',
      },
      {
        title: reach(4, 'Half way: the first test repeated'),
        why: 'A test in the middle shows whether to go on or to change one thing.',
        know: 'you can say which movement has moved and which is stuck.',
        tasks: [
          'Test yourself after two days of rest, with the same rules as the first time.',
          'Change one thing for the movement that is stuck: its order, its rest, or a lighter version of it.',
          'Write down how you slept and ate in the week before the test.',
        ],
        ifThen:
          'If the number is lower than I hoped, then I compare it with the first one before I judge it.',
      },
      {
        title: reach(5, 'A harder version of one movement, with clean form'),
        why: 'When the numbers stall, a new version wakes up what has got used to the old one.',
        know: 'three sets of five look steady on a video.',
        tasks: [
          'Swap one movement for its next harder version and begin again with fewer repetitions.',
          'Film one set from the side and compare it with a good example.',
        ],
        ifThen:
          'If a joint hurts, then I go back to the version before and mention it to someone who knows.',
      },
      {
        title: reach(6, 'The numbers of the first session, a third higher'),
        why: 'One last steady block does more than a single heroic day.',
        know: 'it went without holding your breath or losing the form.',
        tasks: [
          'Train the main movement first in every session, while you are fresh.',
          'Sleep seven hours or more before the sessions that count.',
        ],
        ifThen: 'If I have missed a week, then I start again one step lower and go up from there.',
      },
      {
        title: 'The last test beside the first, and a plan for keeping it',
        why: 'Strength stays with about one session a week, which is a pleasant thing to know.',
        know: 'both tests stand side by side, and the days of the next month are chosen.',
        tasks: [
          'Rest two days, then repeat the first test exactly.',
          'Write down which habit around training did most, and which you will drop.',
        ],
        ifThen: 'When the next month begins, then I keep the one session that was hardest to miss.',
      },
    ],
    short: {
      title: reach(6, 'Five sessions done, every movement with clean form'),
      why: 'The first two weeks are for learning movements; that alone adds repetitions.',
      know: 'someone who watches sees the same movement every time.',
      tasks: [
        'Train every second or third day: three movements, three sets, two repetitions short of the limit.',
        'Write down every set before you leave the room.',
      ],
      ifThen: 'If I am sore from the last time, then I do one light set of each and stop.',
    },
    sprint: {
      opening: `One session of ${countOf(firstOf(goal, 'min', FIRST_PRACTICE_MINUTES), 'minute')}, numbers written down`,
      result: 'two sessions of three movements, done with clean form',
      begin:
        'Do two sets of squats, push-ups against a table, and rows with a bag, and write the numbers down.',
      improve: 'Rest a day, then repeat the same sets and film one of them from the side.',
    },
    result: aim
      ? `${countOf(count(goal.span < 21 ? 6 : 7), named(aim.exercise), aim.exercise)} with clean form`
      : 'the main movements with clean form and written numbers',
    smallest: 'I do one set at home and write it down',
  };
}
