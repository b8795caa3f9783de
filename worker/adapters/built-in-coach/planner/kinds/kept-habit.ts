import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { countOf } from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';

/** A habit to take up: one cue, a version for bad days, a mark on paper, a way back. */
export function keptHabitText(goal: PlannerGoal): KindText {
  const days = (stage: number) =>
    Math.max(2, Math.round((goal.dayOf(stage) * (goal.namedDays ?? 6)) / 7));
  return {
    stages: [
      {
        title: `${goal.quoted}: a version of two minutes, done once`,
        why: 'A version of two minutes survives the days on which the whole would not.',
        know: 'it is done and marked, in less time than it took to decide on it.',
        tasks: [
          'Write down the version of two minutes, and do it at once.',
          'Choose the moment of the day it belongs to, tied to something you do anyway.',
        ],
        ifThen: 'When I have brushed my teeth, then I do the version of two minutes.',
      },
      {
        title: `${countOf(days(2), 'day')} marked on paper`,
        why: 'A mark you make by hand is a small end to the day’s work.',
        know: 'you did it on most days without a discussion with yourself.',
        tasks: [
          'Hang up a sheet where you do it and mark each day, the short version counting in full.',
          'Lay out the evening before whatever you need for it.',
        ],
        ifThen:
          'If a day gets away from me, then I do the shortest version before I put the light out.',
      },
      {
        title: 'The cue that works, found',
        why: 'The right moment does the work that intention cannot do every day.',
        know: 'you began on four days before you had thought about it.',
        tasks: [
          'Compare the days on which it worked with those on which it did not: hour, place, company.',
          'Move the cue if more than half the misses have the same cause.',
          'Write down what you tell yourself when you skip it.',
        ],
        ifThen: 'If the usual moment falls away, then I use the next meal as the cue.',
      },
      {
        title: `${countOf(days(4), 'day')} in all, one bad week included`,
        why: 'A missed day does no harm to a habit; a missed return does.',
        know: 'after each gap you were back within two days.',
        tasks: [
          'Count days in all, not days in a row.',
          'Tell one person what you are doing, and ask them to ask you on Sundays.',
          'Write down what brought you back after the last gap.',
        ],
        ifThen:
          'If I missed yesterday, then I do the short version today and leave the rest alone.',
      },
      {
        title: 'The habit kept in another place or company',
        why: 'A habit that lives in one room only ends with the first journey.',
        know: 'it has been done once away from home, or on a day with visitors.',
        tasks: [
          'Plan how it goes when you travel, are ill or have guests.',
          'Try it once under one of these conditions.',
        ],
        ifThen: 'If I am away from home, then I do the shortest version right after waking.',
      },
      {
        title: `${countOf(days(6), 'day')} in all, most without a reminder`,
        why: 'The point at which you would notice its absence is the point at which it is yours.',
        know: 'you have left out the reminder for two weeks.',
        tasks: [
          'Take away the reminder and keep the cue.',
          'Raise amount or length once, by a little, if you want more of it.',
        ],
        ifThen: 'If it gets dull, then I change one thing about it and keep the moment.',
      },
      {
        title: 'The marks counted, and the form it keeps from here',
        why: 'A habit needs a last decision: as it is, more, or less.',
        know: 'one sentence says when, where and how much.',
        tasks: [
          'Count the marks and the returns after a gap.',
          'Write down which cue worked, and what has changed because of it.',
        ],
        ifThen:
          'When I have lost it for a fortnight, then I begin again with two minutes at the old place.',
      },
    ],
    short: {
      title: `${countOf(days(6), 'day')} with a mark`,
      why: 'These days are for finding the moment that works; strength comes with repetition.',
      know: 'you can name the moment that worked, and the one that did not.',
      tasks: [
        'Do it each day after the same cue, the short version counting in full.',
        'Mark each day by hand.',
        'Write down what came before each miss.',
      ],
      ifThen: 'If I have no time, then I do the shortest version and mark the day.',
    },
    sprint: {
      opening: 'A version of two minutes, done once',
      result:
        goal.span < 2
          ? 'the short version, done after a fixed cue'
          : 'the short version, on each day that is left',
      begin: 'Write down a version of two minutes and do it at once.',
      improve: 'Choose a fixed cue, lay out what you need, and do the short version after it.',
    },
    result: 'the habit in its short version, after a fixed cue',
    smallest: 'I do the version of two minutes and mark the day',
  };
}
