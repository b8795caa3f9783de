import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { timesAWeek } from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';

/** Any other goal: what done looks like, the riskiest part first, a rough whole early. */
export function outcomeText(goal: PlannerGoal): KindText {
  const title = goal.quoted;
  const often = goal.namedDays ?? 3;
  return {
    stages: [
      {
        title: `${title}: what “done” looks like, in five lines`,
        why: 'A goal you could photograph or count can be planned; a wish cannot yet.',
        know: 'somebody else could tell from your lines whether it is reached.',
        tasks: [
          'Write five lines: what will be there, for whom, how one can tell, what is not part of it, why you want it.',
          'Do the first thing that takes less than ten minutes.',
        ],
        ifThen:
          'When I start the computer or clear the breakfast table, then I spend ten minutes on this goal first.',
      },
      {
        title: 'A list of everything it takes, with the unknown parts marked',
        why: 'The parts you do not know yet decide how long it takes.',
        know: 'each line is small enough for one sitting or has a question mark.',
        tasks: [
          'List every step you can think of and mark those you have never done.',
          'Ask one person who has done something like it what they underestimated.',
          `Choose the hours: ${timesAWeek(often)}, at a fixed time.`,
        ],
        ifThen: 'If a step stays on the list for two weeks, then I cut it into three smaller ones.',
      },
      {
        title: 'The riskiest unknown tried out in small',
        why: 'What may break the plan should do so early, while it is cheap.',
        know: 'one question mark is gone, whichever way it went.',
        tasks: [
          'Choose the unknown that would stop everything, and test it within a week.',
          'Change the list by what you found.',
          'Write down what you had assumed, and what turned out.',
        ],
        ifThen: 'If the test fails, then I write down two other ways before I judge the goal.',
      },
      {
        title: 'A rough whole: every part there, none finished',
        why: 'With a rough whole you can see what is missing; with a perfect part you cannot.',
        know: 'someone else understands from it what it will be.',
        tasks: [
          'Finish each part only as far as the next one needs it.',
          'Show it to one person with the question: what would you miss?',
          'Write down what is left, and cross out a third of it.',
        ],
        ifThen:
          'If I am polishing one part, then I set a timer for 15 minutes and go on to the next.',
      },
      {
        title: 'Everything that depends on other people, asked and dated',
        why: 'Other people’s time is the part you cannot make up at the end.',
        know: 'each name has a date and an answer.',
        tasks: [
          'List what you need from whom, and ask in a message of four lines.',
          'Decide what you do for each if the answer is no.',
        ],
        ifThen: 'If an answer does not come within a week, then I ring.',
      },
      {
        title: 'The five lines met, apart from the last touches',
        why: 'Closing the work before the date leaves the days at the end for what nobody foresees.',
        know: 'you can put a tick beside four of the five lines.',
        tasks: [
          'Go through the five lines and list what each still lacks.',
          'Finish one line at a time, the most visible first.',
        ],
        ifThen: 'If time gets short, then I drop the part that nobody would miss.',
      },
      {
        title: 'The last line met, handed over or celebrated, and looked back at',
        why: 'What you learn from looking back serves the next goal.',
        know: 'it is out of your hands or in use, and someone has heard about it.',
        tasks: [
          'Finish the last touches from a list, and stop when it is empty.',
          'Thank those who helped, with what their help did.',
          'Write down what worked, what took longest, and what is next.',
        ],
        ifThen: 'When it is done, then I take one free evening before I choose the next goal.',
      },
    ],
    short: {
      title: 'A rough whole, seen by one person',
      why: 'Rough and whole leaves you something to improve; half and polished leaves you half.',
      know: 'someone has seen it and said what they would miss.',
      tasks: [
        'List every step, cross out what can wait, and do the riskiest first.',
        'Show the rough whole to one person and ask what they would miss.',
        'Write down what took longer than you thought.',
      ],
      ifThen: 'If I get stuck, then I ask someone the same day.',
    },
    sprint: {
      opening: 'Five lines on what “done” looks like',
      result: 'a first version, rough and whole',
      begin: `Write five lines on what “done” means for ${title}, and do the first thing that takes ten minutes.`,
      improve: 'Do the part that everything depends on, then fill in the rest roughly.',
    },
    result: 'a first version, rough and whole',
    smallest: 'I do ten minutes of it and write down what comes next',
  };
}
