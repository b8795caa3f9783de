import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';

/** An interview: stories, rehearsals under growing pressure, own questions. */
export function interviewText(goal: PlannerGoal): KindText {
  const rounds = goal.span < 30 ? 'Two' : 'Three';
  return {
    stages: [
      {
        title: 'The advert taken apart: five things they will ask about',
        why: 'Most questions of an interview stand in the advert already, in other words.',
        know: 'five likely questions are on paper, the one you fear among them.',
        tasks: [
          'Underline five demands and turn each into a question.',
          'Write the question you hope they will not ask, and three lines of an answer.',
        ],
        ifThen: 'When I walk to work or to the shop, then I answer one question aloud on the way.',
      },
      {
        title: 'Five stories of two minutes, each with a result',
        why: 'Five good stories answer some fifty questions.',
        know: 'each has situation, what you did, what came of it, and fits into two minutes.',
        tasks: [
          'Write down a success, a failure, a conflict, a change and something learnt.',
          'Tell each one to the wall with a timer.',
        ],
        ifThen: 'If a story runs over two minutes, then I cut the beginning.',
      },
      {
        title: 'What you know about them, on one page',
        why: 'Interest can be heard, and it comes from having looked.',
        know: 'you could explain to a friend what they live on and what troubles them now.',
        tasks: [
          'Read what they published in the last year and what a critic says.',
          'Speak to one person who works or worked there.',
          'Write three questions that only they could answer.',
        ],
        ifThen: 'If I find nothing, then I ask the person who invites me what I should read.',
      },
      {
        title: 'A first rehearsal with another person',
        why: 'Answers that are good in the head are often long in the mouth.',
        know: 'you have a recording and two things to change.',
        tasks: [
          'Ask someone to put seven questions to you, in any order, without kindness.',
          'Listen to the recording once and note the two answers that wandered.',
          'Write down one answer anew.',
        ],
        ifThen: 'If I do not know an answer, then I say how I would find out.',
      },
      {
        title: 'The practical test or the difficult half, done once under the clock',
        why: 'Time pressure is a condition to practise under, like rain.',
        know: 'you finished within the time, whatever the quality.',
        tasks: [
          'Find a typical task and do it in the time allowed.',
          'Explain your solution aloud while you work.',
        ],
        ifThen: 'If my heart races, then I breathe out slowly twice and say the next step aloud.',
      },
      {
        title: `${rounds} rehearsals done, the last in the clothes of the day`,
        why: 'The more of the day you have seen before, the more attention is left for the people.',
        know: 'the feared question got an answer you can stand by.',
        tasks: [
          'Rehearse with someone who interrupts and is silent at the wrong moment.',
          'Prepare what you say about pay, in one sentence with a figure.',
          'Check the way there, or camera and sound, at the same hour of day.',
        ],
        ifThen: 'If they ask what I feared, then I give the three lines and stop.',
      },
      {
        title: 'The interview done, and ten lines written straight after it',
        why: 'What was asked is worth more to you than how it felt, and by morning it is gone.',
        know: 'questions, good answers and gaps are on paper, whatever the outcome.',
        tasks: [
          'Sleep early and leave the notes at home from the evening before.',
          'Write down every question on the way back.',
          'Send a short thank-you with one thought from the talk.',
        ],
        ifThen: 'When they ask whether I have questions, then I ask the one I want to know most.',
      },
    ],
    short: {
      title: 'Five stories told aloud, and one rehearsal with another person',
      why: 'One awkward rehearsal saves one awkward interview.',
      know: 'each story takes two minutes and ends with a result.',
      tasks: [
        'Write five stories in keywords and tell each three times.',
        'Ask someone to put seven questions to you and record it.',
        'Write three questions for them.',
      ],
      ifThen: 'If I get stuck in an answer, then I say “let me start with the result” and do.',
    },
    sprint: {
      opening: 'Five likely questions on paper',
      result: 'three stories of two minutes and one rehearsal',
      begin: 'Underline five demands in the advert and turn each into a question.',
      improve: 'Tell three stories aloud with a timer, then once to another person.',
    },
    result: 'five stories and a rehearsal behind you',
    smallest: 'I answer one question aloud, standing',
  };
}
