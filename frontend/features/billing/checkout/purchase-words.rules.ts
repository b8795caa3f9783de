import type { Offer } from '#frontend/features/billing/plans/plan-offer.rules.ts';
import { intervalWords, moneyWords } from '#frontend/features/billing/plans/plan-price.rules.ts';
import type { SubscriptionPlan, SubscriptionStatus } from '#schema/contracts/billing.ts';

type Plan = Pick<SubscriptionPlan, 'name' | 'price' | 'interval'>;
type Ways = SubscriptionStatus['ways'];
type Way = keyof Ways;

/** The label of a plan card's button and the title of its dialog. */
export function purchaseTitle(action: Offer['action'], { name, interval }: Plan) {
  switch (action) {
    case 'choose':
      return { button: `Choose ${name}`, dialog: `Pay for ${name}` };
    case 'change':
      return { button: `Change to ${name}`, dialog: `Change to ${name}` };
    case 'extend':
      return {
        button: `Pay for ${intervalWords(interval)} more`,
        dialog: `${intervalWords(interval)} more of ${name}`.replace(/^./, (first) =>
          first.toUpperCase(),
        ),
      };
  }
}

/** What happens to time that is paid for already; null where there is none. */
export function remainingTimeWords(
  action: Offer['action'],
  { name }: Plan,
  running: string | null,
): string | null {
  if (running === null || action === 'change') return null;
  return action === 'extend'
    ? 'It is added to the end of the time you have.'
    : `${name} begins today. What’s left of ${running} is credited at its value.`;
}

/**
 * What each way to pay means, in the order it is offered; a way that is not set up is not offered.
 */
export function payingChoices(ways: Ways, { interval }: Pick<Plan, 'interval'>) {
  const choices: { value: Way; name: string; words: string }[] = [
    {
      value: 'card',
      name: 'Card',
      words: `Renews every ${interval} until you cancel, which you can do here at any time.`,
    },
    {
      value: 'paypal',
      name: 'PayPal',
      words: `Pays for ${intervalWords(interval)}. It never renews by itself.`,
    },
  ];
  return choices.filter(({ value }) => ways[value] !== null);
}

/** What the button does, and what happens after it. */
export function nextStep({ action, ways }: Offer, way: Way, { price }: Pick<Plan, 'price'>) {
  switch (ways[way]) {
    case 'stripe':
      return {
        button: 'Continue to Stripe',
        words:
          action === 'change'
            ? 'Stripe’s page shows what the change costs today, and you confirm it there.'
            : 'You pay on Stripe’s page and come back here.',
      };
    case 'paypal':
      return {
        button: 'Continue to PayPal',
        words: 'You approve it on PayPal’s page and come back here.',
      };
    default:
      return way === 'card'
        ? {
            button: 'Continue to the test page',
            words: 'There you decide how the payment turns out.',
          }
        : { button: `Pay ${moneyWords(price)} in test mode`, words: 'It goes through at once.' };
  }
}
