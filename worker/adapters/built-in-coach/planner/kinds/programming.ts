import { usualOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  countOf,
  sittingsIn,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { CODE_NAMES } from '#worker/adapters/built-in-coach/planner/reading/known-names.ts';
import { findName } from '#worker/adapters/built-in-coach/planner/reading/recognise-kind.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

/** Programming: a small thing that runs on the first day, one project of one's own, code read by others. */
export function programmingText(goal: PlannerGoal): KindText {
  const name = CODE_NAMES.get(findName(goal.plainText, CODE_NAMES) ?? '');
  const it = name ?? 'the language';
  const often = goal.namedDays ?? 3;
  const exercises = Math.max(5, Math.round(goal.dayOf(3) / 4));
  const choose = name
    ? `Choose one tutorial for ${name} and close the tabs of all the others.`
    : 'Choose the language by what you want to build with it, and write that sentence down.';
  const project = goal.pick('project', [
    'something you would use yourself once a week',
    'something that spares you one chore a week',
    'something one person you know would open',
  ]);
  return {
    stages: [
      {
        title: `${name ? `A program in ${name}` : 'A first program'} that runs on your own machine and greets you by name`,
        why: 'Setting up the tools stops more beginners than the language does, so it comes first and alone.',
        know: 'you change the greeting, run it again, and see the change.',
        tasks: [
          choose,
          'Install the tools, run the smallest example, and break it once on purpose to see the error.',
        ],
        ifThen:
          'If the installation fails for longer than 20 minutes, then I use an online playground and ask about the error there.',
      },
      {
        title: `${upperFirst(countOf(sittingsIn(goal.dayOf(2), often), 'sitting'))} done, and a guessing game you wrote without copying`,
        why: 'Typing from memory is slow and shows exactly what has not stuck yet.',
        know: 'you can explain every line of it to someone who does not program.',
        tasks: [
          `Practise ${timesAWeek(often)} for ${countOf(usualOf(goal, 'min', 40), 'minute')}: half reading, half typing.`,
          'Write a game that asks for a number, compares it and counts the tries, with the tutorial closed.',
        ],
        ifThen:
          'If I want to copy a solution, then I read it, close it, and type it from memory ten minutes later.',
      },
      {
        title: `${exercises} small exercises solved in ${it}, with tests that pass`,
        why: 'Many small problems teach the standard library faster than one large one.',
        know: 'the last three needed no look at a solution before your own ran.',
        tasks: [
          `Solve ${exercises} exercises from one collection, from reading a file to sorting a list of things.`,
          'Compare each finished one with somebody else’s solution and note one idea.',
          'Write down three error messages you now understand, in your own words.',
        ],
        ifThen:
          'If I am stuck for 20 minutes, then I write the question down as if for a stranger before I search.',
      },
      {
        title: 'The core of a project of your own, working for one case',
        why: 'From here on your own project decides what to learn next, which is how people who program learn.',
        know: 'it does one useful thing from start to finish, with the rest left out.',
        tasks: [
          `Choose a project small enough to describe in two sentences: ${project}.`,
          'Build the one path through it that matters and fake everything else.',
          `Write down what ${it} made clear here and what it still hides from you.`,
        ],
        ifThen:
          'If the project grows in my head, then I put the idea on a “later” list and go back to the one case.',
      },
      {
        title: 'Your code read by someone who writes more of it than you',
        why: 'A reader finds in minutes what you would find in weeks, habits above all.',
        know: 'you have at least three remarks and have acted on two.',
        tasks: [
          'Put the code where others can see it and ask one person or forum for a review.',
          'Change what you understand, ask about what you do not, and leave matters of taste.',
        ],
        ifThen:
          'If a remark makes me defensive, then I wait until the next day and answer it with a question.',
      },
      {
        title: 'A project of your own, finished enough for another person to use',
        why: 'Error handling, names and a readme are half of programming and appear only when someone else comes along.',
        know: 'one person installed and used it without you in the room.',
        tasks: [
          'Choose or finish one project that does a single useful thing, and test the two cases that break it.',
          'Write a readme of ten lines: what it is, how to start it, what it cannot do.',
          'Watch one person use it and note where they hesitate.',
        ],
        ifThen:
          'If I want to rewrite everything, then I fix the one thing the last user tripped over.',
      },
      {
        title: `Your program shown, and what you know of ${it} written on one page`,
        why: 'Explaining what you built turns a pile of exercises into knowledge you can find again.',
        know: 'you can rebuild the first program from an empty file in ten minutes.',
        tasks: [
          'Show it to someone in five minutes, including one part you would do differently.',
          'Write a page on what you know, what you can look up, and what to learn next.',
        ],
        ifThen:
          'When I start something new after this, then I write its first test before I look for a tutorial.',
      },
    ],
    short: {
      title: `A small tool in ${it} that you use once for real`,
      why: 'One real use, however small, shows more of a language than ten chapters about it.',
      know: 'it saved you a few minutes, or would have without the bugs you now know.',
      tasks: [
        'Choose a chore with files, numbers or text that a program of 50 lines could do.',
        `Write ${countOf(usualOf(goal, 'min', 30), 'minute')} a day, and let each day end with something that runs.`,
        'Write down each error message that cost you more than ten minutes, and its cause.',
      ],
      ifThen:
        'If nothing runs at the end of a sitting, then I go back to the last version that did and stop there.',
    },
    sprint: {
      opening: `${name ? `A first program in ${name}` : 'A first program'}, running on your machine`,
      result:
        goal.span < 3
          ? `a small program in ${it} that you changed in three places and can explain`
          : `a program of about 30 lines in ${it} that you wrote without copying`,
      begin: `${name ? 'Install the tools or open' : 'Choose the language, open'} an online playground, and run the smallest example with your own name in it.`,
      improve:
        goal.span < 3
          ? 'Take an example of 20 lines, change three things in it one at a time, and say aloud what each line does.'
          : 'Write a guessing game or a small converter with the tutorial closed, and look up one thing at a time.',
    },
    result:
      goal.span < 21
        ? `a small tool in ${it} that you use once for real`
        : `a project of your own in ${it}`,
    smallest: 'I open the file, change one line, run it, and count the day',
  };
}
