import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  lookBack,
  readRamp,
} from '#worker/adapters/built-in-coach/planner/quantities/money-ramp.ts';

function purposeOf(goal: PlannerGoal): string {
  if (/\bemergency fund\b/.test(goal.plainTitle)) return 'your emergency fund';
  if (/\bdeposit|down ?payment\b/.test(goal.plainTitle)) return 'your deposit';
  if (/\b(trip|travel|holiday|vacation)\b/.test(goal.plainTitle)) return 'your trip';
  if (/\bwedding\b/.test(goal.plainTitle)) return 'the wedding';
  if (/\bcar\b/.test(goal.plainTitle)) return 'the car';
  if (/\bretire/.test(goal.plainTitle)) return 'your retirement';
  return 'this goal';
}

/** Saving: first transfer at once, standing order, leaks, extra income, a rule for dipping in. */
export function savingText(goal: PlannerGoal): KindText {
  const ramp = readRamp(goal);
  const purpose = purposeOf(goal);
  const pot =
    purpose === 'this goal' ? 'a separate account' : `a separate account named after ${purpose}`;
  const title = (stage: number, otherwise: string) =>
    ramp ? `${ramp.at(stage)} put aside` : otherwise;
  const all = ramp?.all ?? 'the sum you chose';
  return {
    stages: [
      {
        title: `A first transfer into ${pot}`,
        why: 'Money that has left the current account is spent more slowly than money that means to leave.',
        know: 'the account shows more than nought, even by a little.',
        tasks: [
          `Open or rename an account or pot for it and move a first ${ramp ? `${ramp.first} into it, or less` : 'sum, however small'}.`,
          ramp
            ? `Compare ${ramp.each}, which would get you there in equal parts, with what your last three months leave over.`
            : 'Choose the sum and write down how it divides over the months you have.',
        ],
        ifThen: 'When my pay arrives, then I move the money on the same day, before anything else.',
      },
      {
        title: ramp
          ? `${ramp.at(2)} there, and a standing order that brings the rest`
          : 'A standing order on the day after payday',
        why: 'One decision that repeats itself is worth twelve good intentions.',
        know: 'it has run once without you doing anything.',
        tasks: [
          'Set up the standing order for the day after payday, at a sum you are sure of.',
          'List every regular payment of the last three months and mark those you had forgotten.',
        ],
        ifThen: 'If the month is tight, then I halve the order and leave it running.',
      },
      {
        title: title(3, 'Two leaks closed and their money sent to the same account'),
        why: 'Ending two standing costs works every month; going without coffee works once a day.',
        know: 'two payments are gone from your statement and the order is higher by their sum.',
        tasks: [
          'Cancel or renegotiate two regular payments you would not sign again.',
          'Set up the standing order, or raise it, by what they cost.',
          'Write down what you bought this month and had forgotten by the end of it.',
        ],
        ifThen:
          'If I want to buy something above a sum I choose now, then I wait three days and look again.',
      },
      {
        title: title(4, 'Half of the way, and a plan for surprises'),
        why: 'In the middle a surprise bill is the usual end of saving, so it gets its own small pot.',
        know: 'a broken washing machine would cost you a nuisance and not the plan.',
        tasks: [
          'Set aside a small sum for repairs, apart from this account.',
          'Look at last year’s irregular bills and spread them over the months to come.',
          `Write down what ${purpose} will make possible, in three concrete sentences.`,
        ],
        ifThen:
          'If I have to take money out, then I note the sum and the reason and leave the order as it is.',
      },
      {
        title: title(5, 'One sum from outside your pay added'),
        why: 'Something sold or one extra job moves the date more than another month of cutting.',
        know: 'at least one deposit came from somewhere else than your pay.',
        tasks: [
          'Sell three things you have not used for a year.',
          'Ask for one thing that is owed to you: a refund, overtime, a better tariff.',
        ],
        ifThen:
          'If a friend suggests something expensive, then I suggest the version I would enjoy as much at home.',
      },
      {
        title: ramp ? `${ramp.all} put aside` : 'The whole sum put aside',
        why: 'The last part is the slowest to look at and the same size as the first.',
        know: 'the balance reads what you set out to reach.',
        tasks: [
          'Check the balance once a fortnight, not oftener.',
          'Move odd amounts over on the last day of each month.',
        ],
        ifThen:
          'If I am behind, then I choose between a later date and a smaller sum and write down which.',
      },
      {
        title: `${ramp ? ramp.all : 'The sum'} counted, and a use or a rule for it`,
        know: 'you know what it is for, where it lies, and what would count as a reason to touch it.',
        ...lookBack('saved'),
      },
    ],
    short: {
      title: ramp
        ? `${ramp.all} put aside, or the part your days allow`
        : 'A second transfer, and the rest on a standing order',
      why: 'In a short time selling, cancelling and not buying do more than economising.',
      know: 'the account shows the sum, and you know what each part of it was before.',
      tasks: [
        'Sell one thing and cancel one payment, and move both sums on the same day.',
        'Spend from a list this week, and write down each purchase that was not on it.',
      ],
      ifThen:
        'If I want to buy something that is not on the list, then I wait three days and look again.',
    },
    sprint: {
      opening: 'A first transfer made',
      result: `a first part of ${all} in an account of its own`,
      begin: 'Move a first sum into a separate account or pot, however small.',
      improve:
        'Find one payment to cancel and one thing to sell, and send both sums to the same account.',
    },
    result: `${all}, or an honest part of it, in an account of its own`,
    smallest: 'I move one small sum and note it',
  };
}
