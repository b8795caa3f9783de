import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';

/** Smoking and vaping: help first, a quit day, a plan for each cue, and a way on after a slip. */
export function smokingText(goal: PlannerGoal): KindText {
  const vapes = /\bvap/.test(goal.plainTitle);
  const one = vapes ? 'vape' : 'cigarette';
  const free = Math.max(2, Math.round((goal.dayOf(6) - goal.dayOf(3)) * 0.8));
  return {
    stages: [
      {
        title: 'Help asked for, and a quit day chosen',
        why: 'People who stop with advice and aids from a pharmacy or a quit line succeed more often than those who go alone.',
        know: 'the day is in the calendar and one person knows it.',
        tasks: [
          'Ask a pharmacist, doctor or quit line which help suits you.',
          'Choose the quit day within this plan, not the day after a party.',
          `Write down the time and place of every ${one} for one day.`,
        ],
        ifThen: `When I reach for a ${one}, then I write down the hour before I ${vapes ? 'use' : 'light'} it.`,
      },
      {
        title: 'Your three strongest cues, each with a plan',
        why: `Most of them hang on a few moments: coffee, the break, the car.`,
        know: 'three cards each name a moment and what you do in it instead.',
        tasks: [
          'Name the three moments you would miss most.',
          'Try one replacement for each, for two days: gum, a walk, another drink, another seat.',
        ],
        ifThen: 'When I have had my coffee, then I get up and rinse the cup straight away.',
      },
      {
        title: 'The quit day, got through to bedtime',
        why: 'One day is a thing that can be done, and it is the same size as all the others.',
        know: 'you went to bed without one.',
        tasks: [
          `Throw out what is left, ${vapes ? 'chargers' : 'ashtrays and lighters'} included.`,
          'Plan the day full: places where it is not done, people who know.',
          'Have your aids from the pharmacy in your pocket if you use them.',
        ],
        ifThen:
          'If a craving comes, then I look at the clock and do something with my hands for five minutes.',
      },
      {
        title: 'The quit day behind you, and the first free week counted',
        why: 'Cravings get rarer before they get weaker; the count shows it sooner than the feeling.',
        know: 'you can say how many came yesterday, and it is fewer than on the first day.',
        tasks: [
          'Mark every free day and put the money of that day in a jar.',
          'Move your body for ten minutes whenever two cravings come within an hour.',
          'Write down the hardest moment and what got you past it.',
        ],
        ifThen: `If someone offers me one, then I say “I don’t any more” and take a step back.`,
      },
      {
        title: 'A party, a quarrel and a dull afternoon without',
        why: 'Rare cues come late; meeting them prepared keeps a good month good.',
        know: 'each of the three has happened, and each ended without one.',
        tasks: [
          'Plan your way out of one evening beforehand: where you stand, when you leave.',
          'Tell the people you live with what helps on bad days.',
        ],
        ifThen: `If I slip, then I throw the rest away, note what came before, and the next hour is free again.`,
      },
      {
        title: `${free} free days in all`,
        why: 'Free days in all, not in a row: a slip takes one away and leaves the others standing.',
        know: 'the marks on the calendar reach that number.',
        tasks: [
          'Ask the pharmacist how to reduce the aids, if you use them.',
          'Spend the money of these days on something you would not have bought.',
        ],
        ifThen:
          'If I think that one would do no harm now, then I call the person who knows my quit day.',
      },
      {
        title: 'A plan for the two riskiest moments of the next year, on one card',
        why: 'Most returns happen in a surprising moment; a card in the wallet waits for it.',
        know: 'the card names both moments and what you do in each.',
        tasks: [
          'Write down what is better now: breath, stairs, taste, money.',
          'Choose the two moments of the coming year that you fear most.',
        ],
        ifThen: 'When the worst month of the year begins, then I read the card and tell someone.',
      },
    ],
    short: {
      title: 'The quit day, and the days after it',
      why: 'The first three days are the hardest for the body; after that it is mostly habits.',
      know: 'at least the first three days after the quit day have a mark.',
      tasks: [
        'Clear out everything that belongs to it on the evening before.',
        'Use the help you were advised to use, at the hours you were told.',
        'Write down each craving with the time; most last a few minutes.',
      ],
      ifThen:
        'If a craving comes, then I drink a glass of water slowly and walk to the end of the street.',
    },
    sprint: {
      opening: 'Every one of a day on paper, and help asked for',
      result: 'one whole day without, got through to bedtime',
      begin: 'Ask a pharmacist or a quit line for help, and choose the day.',
      improve: 'Clear out what is left, and fill the chosen day with places where it is not done.',
    },
    result: 'free days that you can count',
    smallest: 'I wait five minutes by the clock, with something in my hands',
  };
}
