import { usualOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  countOf,
  inWords,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { nounAfter } from '#worker/adapters/built-in-coach/planner/reading/own-words.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

const NAMED =
  /\b(exam|exams|examination|test|finals|certificate|certification|licen[cs]e|toefl|ielts|gmat|gre|sat|lsat|mcat|cfa|cpa|pmp|b1|b2|c1|c2)\b/i;

/** "your driving test", or "the exam". */
function readExam(goal: PlannerGoal): string {
  if (/learn(ing)? to drive/.test(goal.plainTitle)) return 'your driving test';
  const phrase = nounAfter(
    goal.title,
    /\b(?:pass(?:ing)?|ace|resit|retake|take|prepare for|study(?:ing)? for|revise for|get|earn|do well (?:in|on))\s+/i,
  );
  if (!phrase || !NAMED.test(phrase)) return 'the exam';
  const named = phrase
    .replace(/ with .*$/, '')
    .replace(/\bdriving licen[cs]e$/, 'driving test')
    .replace(/(certificat(?:e|ion))$/, '$1 exam');
  return named.startsWith('your ') ? named : `your ${named}`;
}

/** An exam or course of study: past papers early, recall instead of rereading, spaced repeats. */
export function examText(goal: PlannerGoal): KindText {
  const it = readExam(goal);
  const driving = /driving test|driving licen[cs]e|to drive/.test(goal.plainTitle);
  const often = goal.namedDays ?? 5;
  const papers = goal.span < 40 ? 2 : goal.span < 120 ? 4 : 6;
  const paper = driving ? 'mock test' : 'past paper';
  return {
    stages: [
      {
        title: `One ${paper} tried cold, and the syllabus in three colours`,
        why: 'A first attempt before any revision shows in an hour what three weeks of reading hide.',
        know: 'each topic is marked sure, shaky or unknown.',
        tasks: [
          `Do one ${paper} for ${it} under the clock, without help, and mark it.`,
          'Colour each topic of the syllabus: sure, shaky, unknown.',
        ],
        ifThen:
          'When I sit down to study, then I write what I still know from last time before I open the book.',
      },
      {
        title: 'The two largest shaky topics, explained without notes',
        why: 'Shaky topics give the most marks for an hour; unknown ones come next, sure ones last.',
        know: 'you can explain each in three minutes to someone who may ask questions.',
        tasks: [
          `Study ${timesAWeek(often)} for ${countOf(usualOf(goal, 'min', 45), 'minute')}, the last part with the book shut.`,
          'Write the explanation from memory, then correct it in another colour.',
        ],
        ifThen:
          'If I catch myself rereading, then I shut the book and write three questions about the page.',
      },
      {
        title: 'Half of the topics sure, and none you worked on still unknown',
        why: 'What you recalled after a week stays; what you recognised on the page does not.',
        know: 'a shuffled quiz on old topics gives seven right out of ten.',
        tasks: [
          'Repeat each topic after one day, three days and a week, with questions and without the text.',
          'Ask a teacher or fellow student about the one thing you could not explain.',
          'Write down which kind of mistake you make most: not known, misread, out of time.',
        ],
        ifThen:
          'If a topic will not go in, then I work through two solved examples and cover the third.',
      },
      {
        title: `A second ${paper}, better than the first in the shaky topics`,
        why: 'Practice under exam conditions is at once the best test and the best teacher.',
        know: 'the gain came from topics you worked on.',
        tasks: [
          `Do a ${paper} at the hour of day of the real one.`,
          'Sort every lost mark by its cause, and plan the next stretch from the list.',
          'Write down how you slept and what you ate before it.',
        ],
        ifThen:
          'If the result is worse than hoped, then I look for the three cheapest marks in it.',
      },
      {
        title: 'The feared topic, worked through with somebody',
        why: 'Most people have one topic they walk round; it is smaller from inside.',
        know: 'you solved two tasks of it on your own afterwards.',
        tasks: [
          'Choose someone who understands it, and bring three precise questions.',
          'Teach it back to them or to a friend.',
        ],
        ifThen: 'If I put it off again, then I do ten minutes of it before the topic I like.',
      },
      {
        title: `${upperFirst(inWords(papers))} ${paper}s done under the clock, the last above the pass mark`,
        why: 'Speed and order of work are learnt like the topics, and only under the clock.',
        know: 'you had five minutes left to check.',
        tasks: [
          `Do the next ${paper}s a few days apart, and correct each on the same evening.`,
          'Decide the order in which you take the questions and when you move on.',
          ...(driving
            ? ['Drive the kind of road you like least with your instructor, twice.']
            : []),
        ],
        ifThen:
          'If a question holds me for longer than its marks deserve, then I mark it and go on.',
      },
      {
        title: `${upperFirst(it)}: taken, and looked back at`,
        why: 'In the last days sleep and short repeats help more than new material.',
        know: 'you left knowing that you used the time, whatever the result will be.',
        tasks: [
          'Repeat only your own summary in the last days, 30 minutes at a time.',
          'Lay out papers, pens, route and breakfast the evening before.',
          'Write down afterwards which way of studying did most for you.',
        ],
        ifThen:
          'When my mind goes blank, then I breathe out twice and begin with the question I know best.',
      },
    ],
    short: {
      title: `A second ${paper}, with the topics that carry most marks worked through`,
      why: 'In a short time the frequent topics decide, and recall decides how many of them stay.',
      know: 'the score has risen in the topics you chose.',
      tasks: [
        'Choose the five topics that come up most and take one a day.',
        'Write each from memory in the evening and once more three days later.',
        `Do the second ${paper} under the clock and sort the mistakes by cause.`,
      ],
      ifThen: 'If I am too tired to study, then I answer ten old questions in bed and stop.',
    },
    sprint: {
      opening: `One ${paper} tried cold`,
      result: 'the three topics that carry most marks, explained without notes',
      begin: `Do one ${paper} under the clock and mark it.`,
      improve:
        'Take the three topics that lost most marks, write each from memory, and correct it.',
    },
    result: 'the topics that carry most marks, known without notes',
    smallest: 'I answer five old questions and stop',
  };
}
