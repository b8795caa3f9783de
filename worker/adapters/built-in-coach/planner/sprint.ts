import type { KindText, Stage } from './plan-types.ts';
import { upperFirst } from './shorten.ts';

/** The longest span, in days, that is planned as a sprint: too short for any week to repeat. */
export const SPRINT_DAYS = 6;

/** Three stages for a span of less than a week: begin at once, reach a first version, look back and set the next date. */
export function sprintStages({ sprint, smallest }: KindText): readonly [Stage, Stage, Stage] {
  return [
    {
      title: sprint.opening,
      why: 'With so few days, a start that is already made is worth more than a better plan.',
      know: 'the first step is done, and one line on paper says what you did.',
      tasks: [sprint.begin, 'Write down in one line what you did and how long it took.'],
      ifThen:
        'When I reach for my phone before I have begun, then I lay it in another room for 25 minutes.',
    },
    {
      title: upperFirst(sprint.result),
      why: 'A small thing that is whole tells you more than a large thing that is half done.',
      know: 'it is done from beginning to end, rough places included.',
      tasks: [
        sprint.improve,
        'Leave out everything that can wait until after this date, and list it on one sheet.',
      ],
      ifThen: `If I have less time than I planned, then ${smallest}.`,
    },
    {
      title: 'These days looked back at, and a date for the next step',
      why: 'What you learnt in these days is fresh now and gone in a week.',
      know: 'a next step stands in your calendar with a day and a time.',
      tasks: [
        'Write down what worked, what took longest, and what you would do first next time.',
        'Choose the next step from the list of things that could wait, and set a date for it.',
      ],
      ifThen:
        'When someone asks how it went, then I tell them the result and the next step, in that order.',
    },
  ];
}
