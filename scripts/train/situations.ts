import { readSituations, type SituationFile } from '#scripts/content/situations.ts';
import { situationFeaturesOf } from '#worker/lib/talk/situation-features.ts';
import type { SituationsModel } from '#worker/lib/talk/situations.ts';

/** All that a page says is of its situation, and counts half of what people say in it. */
const SAID_BY_US = 0.5;
/** How much a feature is taken to be in every situation before it was seen there. */
const PRIOR = 1.5;
/** Two words beside each other count from so many texts on. */
const FEWEST_PAIRS = 3;

/** What a page says, each text by itself. */
const textsOf = ({
  title,
  questions,
  start,
  ideas,
  says = [],
  whatIfs,
  reflections,
}: SituationFile) => [
  title,
  ...questions.map(({ text }) => text),
  start,
  ...ideas.map(({ text }) => text),
  ...says,
  ...whatIfs.map((whatIf) => `${whatIf.if} ${whatIf.answer}`),
  ...reflections,
];

const rounded = (value: number) => Number(value.toFixed(1));

/**
 * Learns which situation somebody is in: naive Bayes over what people say in each and what its page
 * says, with each feature counted by how rare it is. With some fifty texts a situation it tells
 * more apart than a regression does.
 */
export function fitSituations(): SituationsModel {
  const situations = readSituations();
  const texts = situations.flatMap((page, label) => [
    ...page.hears.map((text) => ({ label, features: situationFeaturesOf(text), weight: 1 })),
    ...textsOf(page).map((text) => ({
      label,
      features: situationFeaturesOf(text),
      weight: SAID_BY_US,
    })),
  ]);
  const count = new Map<string, number>();
  for (const { features } of texts)
    for (const feature of features) count.set(feature, (count.get(feature) ?? 0) + 1);
  const rarity = (feature: string) => Math.log(texts.length / (count.get(feature) as number));

  const inLabel = situations.map(() => new Map<string, number>());
  const sums = situations.map(() => 0);
  const everywhere = new Map<string, number>();
  let sum = 0;
  for (const { label, features, weight } of texts)
    for (const feature of features) {
      const value = weight * rarity(feature);
      const own = inLabel[label] as Map<string, number>;
      own.set(feature, (own.get(feature) ?? 0) + value);
      sums[label] = (sums[label] as number) + value;
      everywhere.set(feature, (everywhere.get(feature) ?? 0) + value);
      sum += value;
    }

  const features: SituationsModel['features'] = {};
  for (const [feature, all] of everywhere) {
    // Two words that stood beside each other once or twice tell nothing.
    if (feature.includes(' ') && (count.get(feature) as number) < FEWEST_PAIRS) continue;
    const expected = all / sum;
    const told = inLabel.flatMap((own, label) => {
      const here = own.get(feature);
      if (here === undefined) return [];
      const share = here / (sums[label] as number);
      return [label, rounded(Math.log((share / expected + PRIOR) / (1 + PRIOR)))];
    });
    features[feature] = [rounded(rarity(feature)), ...told];
  }
  return {
    situations: situations.map(({ id }) => id),
    unseen: rounded(Math.log(PRIOR / (1 + PRIOR))),
    rarest: rounded(Math.log(texts.length)),
    features,
  };
}
