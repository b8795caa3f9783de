import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';

/** Promotion or pay: learn the criteria, do the work of the next level visibly, then ask with evidence. */
export function promotionText(goal: PlannerGoal): KindText {
  const pay = /\b(pay|raise|salary)\b/.test(goal.plainTitle) && !/promot/.test(goal.plainTitle);
  const aim = pay ? 'the rise' : 'the promotion';
  return {
    stages: [
      {
        title: 'A list of what you did in the last twelve months, with results',
        why: 'Nobody else keeps this list, and memory favours the last fortnight.',
        know: 'ten lines, each with what changed because of it.',
        tasks: [
          'List ten things you finished, from calendar and mail, and what came of each.',
          'Ask for a talk of 30 minutes with whoever decides or advises on it.',
        ],
        ifThen: 'When I shut down on Friday, then I add one line to the list first.',
      },
      {
        title: `The criteria for ${aim}, in your manager’s own words`,
        why: 'People work for years towards criteria that nobody had named; asking takes half an hour.',
        know: 'you have sent a note of the talk and it came back without a correction, or with one.',
        tasks: [
          'Ask: what would you have to see to say yes without hesitating?',
          'Send a summary in five lines and ask whether it is right.',
          'Write down which criterion surprised you.',
        ],
        ifThen: 'If the answer stays vague, then I ask for one example of someone who met it.',
      },
      {
        title: 'One piece of work at the next level, agreed and begun',
        why: 'It is decided on evidence from the next level, not on more of this one.',
        know: 'your manager can say what you have taken on and by when.',
        tasks: [
          'Choose a task that meets the weakest criterion and that somebody needs.',
          'Hand over or drop one thing to make room for it.',
        ],
        ifThen:
          'If I am about to take on something that meets no criterion, then I ask what it should replace.',
      },
      {
        title: 'Feedback from three people, acted on once',
        why: 'Asked early, a criticism is advice; heard at the end, it is a reason.',
        know: 'one of the three has noticed a difference.',
        tasks: [
          'Ask three people what you should do more of and what would make you easier to work with.',
          'Change one thing and tell them which.',
          'Write down the remark you like least, and what is right about it.',
        ],
        ifThen: 'If a remark seems unfair, then I ask for an example before I answer it.',
      },
      {
        title: 'The result shown to those who need to know of it',
        why: 'Work that nobody has seen is not in the room when the decision is made.',
        know: 'two people above you could say in a sentence what came of it.',
        tasks: [
          'Present it in ten minutes, with the people who helped named.',
          'Send the one-page version to those who were not there.',
        ],
        ifThen:
          'If talking about my work feels like bragging, then I report figures and say who helped.',
      },
      {
        title: 'The request made, with evidence and a figure',
        why: 'A clear request can be answered; a hint can be overlooked with the best will.',
        know: 'you have a yes, a no with a reason, or a date for the answer.',
        tasks: [
          'Write one page: criteria, evidence for each, request.',
          'Find out what the role pays elsewhere, from two sources.',
          'Rehearse the first two minutes and the silence after the request with someone.',
        ],
        ifThen:
          'If the answer is “not yet”, then I ask what exactly is missing and for a date to look again.',
      },
      {
        title: 'The answer understood, and your next step chosen',
        why: 'A yes needs a start, and a no needs a reason you can work with or leave with.',
        know: 'you could explain the decision to a friend without anger.',
        tasks: [
          'Write down what the answer rested on and what was in your hands.',
          'Decide between another round with a date, another team, or another employer.',
        ],
        ifThen:
          'When I compare myself with the one who got it, then I name two things they did and take up one.',
      },
    ],
    short: {
      title: `A talk about ${aim}, with the criteria on paper afterwards`,
      why: 'In a few weeks you can learn what is wanted and show what is there already.',
      know: 'the criteria are written down and confirmed.',
      tasks: [
        'Prepare one page with five results and one question.',
        'Hold the talk and send a summary the same day.',
        'Write down what was said about timing.',
      ],
      ifThen: 'If the talk is put off, then I suggest two dates in the same message.',
    },
    sprint: {
      opening: 'Ten results of the last year, listed',
      result: 'one page of evidence, and a date for the talk',
      begin: 'List ten things you finished and what came of each.',
      improve: 'Choose the five strongest, put them on one page, and ask for a date.',
    },
    result: 'the criteria in writing and a page of evidence',
    smallest: 'I add one line to my list of results',
  };
}
