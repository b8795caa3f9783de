import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';

/** A budget: see it, name it, steer three figures, and look once a week. */
export function budgetText(goal: PlannerGoal): KindText {
  const day = goal.pick('day', ['Sunday', 'Saturday', 'Friday']);
  return {
    stages: [
      {
        title: 'Last month’s spending in five rough heaps',
        why: 'Five heaps can be seen at a glance; forty categories are given up in a week.',
        know: 'you can say which heap surprised you.',
        tasks: [
          'Print or open last month’s statement and mark each line with one of five colours.',
          'Add up the five and write the sums on one card.',
        ],
        ifThen: `When I have had breakfast on ${day}, then I look at the account for ten minutes.`,
      },
      {
        title: 'Every payment of a week written down',
        why: 'Writing a payment down takes five seconds and is the moment at which some are not made.',
        know: 'the list and the account differ by less than a tenth.',
        tasks: [
          'Note each payment on the same day, by hand or in one app.',
          'Mark the ones you would make again.',
        ],
        ifThen: 'If I forgot to note a payment, then I put it down as a guess and go on.',
      },
      {
        title: 'Fixed costs known to the last figure, two of them lowered',
        why: 'Fixed costs repeat without asking, so an hour there pays every month.',
        know: 'two payments are smaller or gone.',
        tasks: [
          'List rent, insurance, contracts and subscriptions with their notice dates.',
          'Cancel one and renegotiate one.',
          'Write down which you had forgotten you pay.',
        ],
        ifThen: 'If a hotline wears me down, then I send the notice in writing instead.',
      },
      {
        title: 'A month with three figures kept in view',
        why: 'Food, fun and everything else: three figures are as many as people keep in mind.',
        know: 'you knew on any day about how much was left in each.',
        tasks: [
          'Set a weekly figure for three heaps and write what is left on a card on the fridge.',
          `Look at the card every ${day} with whoever shares the money.`,
          'Write down the one purchase you regret and the one you are glad of.',
        ],
        ifThen:
          'If one heap is empty before the week is out, then I move money from another and write down why.',
      },
      {
        title: 'Irregular bills spread over the year',
        why: 'The bill that comes once a year is what breaks a budget that otherwise works.',
        know: 'a twelfth of them goes aside each month by itself.',
        tasks: [
          'List last year’s irregular bills and divide the sum by twelve.',
          'Set up a standing order for it into a second account.',
        ],
        ifThen: 'If a bill is larger than its share, then I pay it and raise the share next month.',
      },
      {
        title: 'A month in which more came in than went out',
        why: 'One such month, understood, can be repeated.',
        know: 'the balance on the last day is higher than on the first, without a trick.',
        tasks: [
          'Plan the known costs of the month on its first day.',
          'Keep one sum for pleasure that needs no account of itself.',
        ],
        ifThen:
          'If I buy something in a bad mood, then I keep the receipt and look at it again in three days.',
      },
      {
        title: 'A budget of one page that you would use next year',
        why: 'What survives is what takes ten minutes a week.',
        know: 'the page holds, and the weekly look has a fixed hour.',
        tasks: [
          'Compare the five heaps of now with those of the beginning.',
          'Choose what the difference is for, and send it there by standing order.',
        ],
        ifThen: 'When my income changes, then I set the weekly figures anew in the same week.',
      },
    ],
    short: {
      title: 'A fortnight of payments, written down and read through',
      why: 'Two weeks show the pattern; changing it comes after seeing it.',
      know: 'you can name two payments you would not make again.',
      tasks: [
        'Note each payment on the day it is made.',
        'Cancel one regular payment you no longer use.',
        'Write down what you were doing before the purchase you regret.',
      ],
      ifThen: 'If I want to buy something I had not planned, then I note it and wait a day.',
    },
    sprint: {
      opening: 'One statement sorted into five heaps',
      result: 'your month on one card, in five sums',
      begin: 'Mark each line of the last statement with one of five colours.',
      improve: 'Add up the five heaps, and set a figure for the week for one of them.',
    },
    result: 'a budget of one page that takes ten minutes a week',
    smallest: 'I note the last payment and close the book',
  };
}
