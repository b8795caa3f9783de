import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';

/**
 * For goals that speak of harm: the words of the title are not repeated, nothing is advised beyond company and help,
 * and `result` is the whole note.
 */
export function careText(_goal: PlannerGoal): KindText {
  return {
    stages: [
      {
        title: 'One person told how things are',
        why: 'What weighs on you alone gets lighter with one more person knowing.',
        know: 'someone knows, and you have heard a human answer.',
        tasks: [
          'Call or write to one person you trust, or a help line, and say that things are hard.',
          'Save the number of a doctor or help line in your phone.',
        ],
        ifThen:
          'If I am in danger or could harm someone, then I call the emergency number at once.',
      },
      {
        title: 'A first safe and ordinary day',
        why: 'Food, sleep, daylight and company are not the solution; they are what it stands on.',
        know: 'you ate, slept, went outside once and spoke to someone.',
        tasks: [
          'Eat regular meals and go outside in daylight.',
          'Spend part of the day near somebody.',
        ],
        ifThen: 'If the night gets long, then I call the number I saved.',
      },
      {
        title: 'A talk with a professional held',
        why: 'People who do this for a living have met worse and know ways you may not have heard of.',
        know: 'you have said the thing you find hardest to say, or part of it.',
        tasks: [
          'Keep the appointment, and take someone along if that helps.',
          'Write down beforehand the one sentence you want to have said.',
        ],
        ifThen: 'If I want to cancel, then I go and say that I wanted to cancel.',
      },
      {
        title: 'What you need underneath this goal, in one sentence',
        why: 'Behind a hard wish there is usually an understandable one: rest, safety, justice, being seen.',
        know: 'the sentence is true and harms nobody, you included.',
        tasks: [
          'Talk with someone about what you hope would be different afterwards.',
          'Write the sentence and keep it where you see it.',
        ],
        ifThen: 'If the old thought returns, then I read the sentence and tell someone.',
      },
      {
        title: 'One small thing changed in the direction of that sentence',
        why: 'A small safe change shows that there are other ways.',
        know: 'you did it and can say how it was.',
        tasks: [
          'Choose the smallest thing together with the person you talk to.',
          'Do it once, with someone near.',
        ],
        ifThen: 'If it goes wrong, then I tell that person before I judge it.',
      },
      {
        title: 'Regular support arranged',
        why: 'Support that has a fixed day does not depend on how a day goes.',
        know: 'the next two dates stand in your calendar.',
        tasks: [
          'Arrange the next two appointments or visits.',
          'Tell one more person what helps you.',
        ],
        ifThen: 'If an appointment falls through, then I ask for another on the same day.',
      },
      {
        title: 'A new goal, chosen with someone’s help',
        why: 'From here a goal can be planned that is good for you.',
        know: 'it is a thing you would tell a friend about.',
        tasks: [
          'Choose one goal with the person who has supported you.',
          'Write down what has helped so far.',
        ],
        ifThen: 'When things get hard again, then I call the person I called first.',
      },
    ],
    short: {
      title: 'A talk with a doctor, a counsellor or a help line held',
      why: 'You do not have to know what to say; they ask.',
      know: 'there is a next appointment or someone who will ask again.',
      tasks: [
        'Ask for an appointment, or call a help line today.',
        'Spend part of each day near somebody.',
      ],
      ifThen:
        'If I put off the call, then I ask the person I trust to sit beside me while I make it.',
    },
    sprint: {
      opening: 'One person told',
      result: 'one person told, and one appointment asked for',
      begin: 'Call one person you trust.',
      improve: 'Ask for an appointment.',
    },
    result:
      'This plan begins with a person instead of a task, because what you wrote is too important to plan alone. If you or someone else is in danger now, please call your local emergency number or a help line. A doctor or counsellor can help you find an aim that is safe and good for you.',
    smallest: 'I call the person I trust',
  };
}
