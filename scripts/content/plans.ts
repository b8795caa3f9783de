import * as z from 'zod/mini';
import { SUBSCRIPTION_TIERS } from '#schema/contracts/enums.ts';
import { DAILY_REPLIES, OPEN_GOALS } from '#schema/rules/account/entitlements.ts';
import { findIdProblems, findRepeats, prose, readContent } from './read.ts';

const FILE = 'plans.yaml';

const Plan = z.strictObject({
  id: z.int(),
  name: prose(3, 30),
  tier: z.enum(SUBSCRIPTION_TIERS),
  price: z.int().check(z.minimum(0)),
  interval: z.literal('month'),
  stripePriceId: z.nullable(z.string().check(z.regex(/^[\w.:-]{1,200}$/, 'is no lookup key'))),
  description: prose(20, 120),
  features: z.array(prose(8, 90)).check(z.minLength(2), z.maxLength(8)),
});
export type Plan = z.infer<typeof Plan>;

export const readPlans = () => readContent(FILE, z.array(Plan));

/** The figures that a plan's own words must name. */
function promisedFigures({ tier }: Plan): string[] {
  const figures = [
    DAILY_REPLIES[tier],
    ...(Number.isFinite(OPEN_GOALS[tier]) ? [OPEN_GOALS[tier]] : []),
  ];
  return figures.map((figure) => figure.toLocaleString('en-US'));
}

export function checkPlans(rows: Plan[]): string[] {
  const problems = [
    ...findIdProblems(FILE, rows),
    ...findRepeats(
      FILE,
      rows.flatMap(({ name, description, features }) => [name, description, ...features]),
    ),
  ];
  for (const tier of SUBSCRIPTION_TIERS) {
    const count = rows.filter((row) => row.tier === tier).length;
    if (count !== 1) problems.push(`${FILE}: ${count} plans of the tier ${tier}, 1 is needed`);
  }
  for (const plan of rows) {
    if ((plan.price === 0) !== (plan.stripePriceId === null))
      problems.push(`${FILE}: ${plan.name}: a price and a lookup key go together`);
    for (const figure of promisedFigures(plan)) {
      if (!plan.features.some((feature) => feature.includes(figure)))
        problems.push(`${FILE}: ${plan.name}: no feature names ${figure}, which the plan allows`);
    }
  }
  const prices = rows.map(({ price }) => price);
  // PayPal's orders are told apart by their amount alone.
  if (new Set(prices).size !== prices.length) problems.push(`${FILE}: two plans cost the same`);
  return problems;
}
