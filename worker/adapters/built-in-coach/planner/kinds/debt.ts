import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  lookBack,
  readRamp,
} from '#worker/adapters/built-in-coach/planner/quantities/money-ramp.ts';

/** Debt: one list, minimums safe, one debt at a time, free advice where it is too much. */
export function debtText(goal: PlannerGoal): KindText {
  const ramp = readRamp(goal);
  const title = (stage: number, otherwise: string) =>
    ramp ? `${ramp.at(stage)} paid off` : otherwise;
  return {
    stages: [
      {
        title: 'Every debt on one sheet of paper',
        why: 'A sum that is known is smaller than a pile of unopened letters, whatever the figure.',
        know: 'each line has creditor, sum, interest and least payment.',
        tasks: [
          'Open every letter and list creditor, sum, interest and least payment.',
          'Call a free debt-advice service if the least payments alone exceed what you have.',
        ],
        ifThen:
          'When a letter arrives, then I open it standing, write the figure on the sheet, and file it.',
      },
      {
        title: ramp
          ? `${ramp.at(2)} paid off, and every least payment automatic`
          : 'Every least payment on a standing order',
        why: 'Fees for late payments are the dearest part and the first that can be stopped.',
        know: 'no payment of this month depends on your memory.',
        tasks: [
          'Set up the least payments for the day after payday.',
          'Take the cards out of your wallet and out of the online shops.',
        ],
        ifThen:
          'If I want to pay with a card, then I leave the thing for a day and come back with the money.',
      },
      {
        title: title(3, 'One debt chosen, and an extra payment made on it'),
        why: 'The dearest first costs least; the smallest first shows a result sooner. Either beats a bit on each.',
        know: 'one creditor has received more than the minimum.',
        tasks: [
          'Choose the debt with the highest interest, or the smallest if you need to see an end.',
          'Send it everything the other minimums leave over.',
          'Write down which spending grew when you were tired or angry.',
        ],
        ifThen:
          'If the extra payment is not possible this month, then I pay a tenth of it and keep the date.',
      },
      {
        title: title(4, 'Better terms asked for, twice'),
        why: 'Lenders agree to lower rates and longer terms more often than people ask.',
        know: 'two creditors have answered in writing.',
        tasks: [
          'Call two creditors and ask for a lower rate, a pause or another plan.',
          'Read every offer to consolidate for its total cost, not its monthly rate.',
          'Write down what this month taught you about your spending.',
        ],
        ifThen:
          'If the first answer is no, then I ask who may decide and call again on another day.',
      },
      {
        title: title(5, 'The first debt cleared, its payment moved to the next'),
        why: 'The payment you are used to does the work twice when it moves on to the next line.',
        know: 'one line on the sheet is crossed out.',
        tasks: [
          'Send the freed payment to the next debt in the same month.',
          'Sell one thing or take one extra shift for a single larger payment.',
        ],
        ifThen: 'If there is money over, then I transfer it the same evening.',
      },
      {
        title: ramp ? `${ramp.all} paid off` : 'The chosen debts cleared or on a plan that ends',
        why: 'The end is near enough to plan what the payment will do afterwards.',
        know: 'each remaining line has a date on which it is nought.',
        tasks: [
          'Ask for written confirmation of every debt you have cleared.',
          'Build a small pot for repairs, so that the next one needs no card.',
        ],
        ifThen: 'If a surprise bill comes, then I pay it from the small pot and refill that first.',
      },
      {
        title: 'The sheet as it is now, beside the first one',
        know: 'you can name the sum that is gone and the arrangement that stays.',
        ...lookBack('paid'),
      },
    ],
    short: {
      title: 'All debts listed, all minimums automatic, one extra payment made',
      why: 'Order first: it costs nothing and stops the fees.',
      know: 'the sheet is complete and one figure on it is smaller.',
      tasks: [
        'Set up every least payment.',
        'Make one extra payment on one debt, whatever its size.',
        'Write down what you would tell a friend with this sheet.',
      ],
      ifThen: 'If the figures frighten me, then I read the sheet aloud to someone I trust.',
    },
    sprint: {
      opening: 'All letters opened',
      result: 'every debt on one sheet, and one payment made',
      begin: 'Open every letter and list creditor, sum, interest and least payment.',
      improve: 'Pay one thing that is due, and call one creditor or a free advice service.',
    },
    result: 'every debt on one sheet, and the first payments made',
    smallest: 'I pay one small sum and cross it off the sheet',
  };
}
