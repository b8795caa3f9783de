import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';

/** Eating: one meal at a time, the kitchen before the will, nothing weighed and nothing forbidden. */
export function foodText(goal: PlannerGoal): KindText {
  const less = /\b(sugar|sweets|chocolate|junk food|fast food|snacks|takeaways?|meat|soda)\b/.exec(
    goal.plainTitle,
  )?.[1];
  const meals = (stage: number) => Math.max(3, Math.round(goal.dayOf(stage) * 0.6));
  const swap = less
    ? `Choose what stands where ${less} stood: one thing you like, bought and in sight.`
    : 'Choose one vegetable or fruit you like raw, wash it, and put it at eye level.';
  const times = less ? `the hours at which you reach for ${less}` : 'the meals that go wrong';
  return {
    stages: [
      {
        title: less
          ? `Something you like, in the place where ${less} used to be`
          : 'One meal changed, and its ingredients in the house',
        why: 'What stands in front gets eaten; moving things takes ten minutes and no willpower.',
        know: 'the first thing you see on opening the cupboard is what you meant to eat.',
        tasks: [
          swap,
          'Write down everything you eat for one day, without judging or counting any of it.',
        ],
        ifThen:
          'When I come home hungry, then I eat the thing at the front before I open anything else.',
      },
      {
        title: 'Three days on paper, with the hours that matter circled',
        why: 'Eating goes by hours and places more than by appetite, and a few days of notes show yours.',
        know: `you can name ${times}, with hour and place.`,
        tasks: [
          'Write down what, when and where for three days, one of them at a weekend.',
          'Circle the two moments you would like to be different.',
        ],
        ifThen:
          'If I notice afterwards that I ate without noticing, then I write it down and carry on.',
      },
      {
        title: 'Four dinners you can make in 20 minutes, cooked once each',
        why: 'Decisions at seven in the evening are poor ones; a short list makes them beforehand.',
        know: 'the list hangs in the kitchen with the ingredients beside each dish.',
        tasks: [
          'Choose four dishes you like that are half vegetables, and cook one a week or more.',
          'Shop from a list after a meal instead of before one.',
          'Cook double once and freeze the second half.',
        ],
        ifThen:
          'If I am too tired to cook, then I make the fastest dish on the list and leave the washing-up.',
      },
      {
        title: `${meals(4)} meals as you meant them`,
        why: 'Most meals, most days is what makes a difference over months; the odd one does not undo it.',
        know: 'you counted meals that went as meant, and counted nothing else.',
        tasks: [
          'Mark each meal that went as you meant it, and leave the others unmarked.',
          'Write down what a good day had that a poor one lacked: sleep, company, a lunch.',
        ],
        ifThen: 'If one meal goes another way, then I eat the next one as usual and skip nothing.',
      },
      {
        title: 'One restaurant, one party and one bad day handled',
        why: 'The plan has to live where you live, and that includes cake.',
        know: 'you ate something there with pleasure and were back to usual at the next meal.',
        tasks: [
          'Decide before you go out which one thing you want to enjoy there.',
          'Plan a comfort for bad days that is not food: a walk, a call, a bath.',
        ],
        ifThen:
          'If someone presses a second helping on me, then I say “it was very good, I’m done” and hand them the dish.',
      },
      {
        title: 'A week that needed no decisions at all',
        why: 'When breakfast and two dinners run by themselves, the rest of the week looks after itself too.',
        know: 'shopping took one trip and the list was the same as last time, give or take three items.',
        tasks: [
          'Repeat the same breakfast on weekdays and keep choice for the weekend.',
          'Ask a doctor or dietitian before leaving out whole groups of food, or if eating worries you.',
        ],
        ifThen:
          'If there is nothing in the house, then I buy bread, eggs and one vegetable and call it dinner.',
      },
      {
        title: 'What has changed at your table, on one page',
        why: 'Keeping three changes beats starting thirty.',
        know: 'three habits are named as yours, and one experiment is let go.',
        tasks: [
          'Compare a day of now with the first day you wrote down.',
          'Write down which three changes cost you least and stay.',
        ],
        ifThen: 'When a busy month throws me off, then I start again with breakfast.',
      },
    ],
    short: {
      title: `${meals(6)} meals as you meant them`,
      why: 'A fortnight is long enough to make one meal a day run by itself.',
      know: 'the marks on your list reach that number, with nothing weighed.',
      tasks: [
        'Choose one meal of the day to change and leave the others as they are.',
        'Prepare its ingredients the evening before, on five days of the week.',
        'Write down at which hour it was hardest.',
      ],
      ifThen:
        'If the plan falls through, then I eat what there is, sitting down, and begin again at the next meal.',
    },
    sprint: {
      opening: 'One meal chosen, its ingredients bought',
      result: 'one meal a day as you meant it',
      begin: swap,
      improve: 'Cook or prepare the chosen meal once, and set out what the next one needs.',
    },
    result: 'one meal a day that runs by itself',
    smallest: 'I eat the thing at the front first and count the meal',
  };
}
