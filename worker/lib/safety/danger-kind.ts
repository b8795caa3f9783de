import { DANGERS, type Danger, HARMS, type Harm } from '#schema/contracts/safety.ts';
import models from '#worker/generated/safety-models.json' with { type: 'json' };
import { likeliest, load } from './classifiers.ts';

/** What a text is about, if it is unsafe. */
interface Kind {
  /** The likeliest danger and the likeliest harm. */
  danger: Danger;
  isClearlyThat: boolean;
  /** Whether the two likeliest dangers differ in who harms whom, and neither is clear. */
  isUnclearWho: boolean;
  harm: Harm;
  isHarm: boolean;
  isHeavy: boolean;
}

/** From this share of all dangers on the kind is clear. */
const DANGER_IS_CLEAR = 0.7;
/**
 * Up to the first of these shares, and with another danger from the second on, it is open who harms
 * whom.
 */
const WHO_IS_OPEN = { first: 0.6, second: 0.25 };

/** Who harms whom, by kind of danger. */
const WHO: Record<Danger, 'oneself' | 'by another' | 'another'> = {
  suicide: 'oneself',
  'self-harm': 'oneself',
  eating: 'oneself',
  medical: 'oneself',
  psychosis: 'oneself',
  abuse: 'by another',
  minor: 'by another',
  others: 'another',
};

const DANGER_WEIGHTS = models.dangerWeights as Record<Danger, number>;

/** The dangers by how likely each is, the likeliest first, with the share of each. */
function rankedDangers(probabilityOf: (danger: Danger) => number) {
  const weighed = DANGERS.map((danger) => ({
    danger,
    share: probabilityOf(danger) * DANGER_WEIGHTS[danger],
  }));
  const sum = weighed.reduce((all, { share }) => all + share, 0);
  return weighed
    .map(({ danger, share }) => ({ danger, share: share / sum }))
    .toSorted((one, other) => other.share - one.share);
}

/** In which way an unsafe text is unsafe, by its features. */
export function dangerKind(features: Uint32Array): Kind {
  const { kind } = load();
  const kinds = kind.probabilitiesOf(features);
  const probabilityOf = (label: string) => kinds[kind.labels.indexOf(label)] as number;
  const harm = likeliest(kind, kinds, HARMS);
  const [first, second] = rankedDangers(probabilityOf) as [Ranked, Ranked];
  return {
    danger: first.danger,
    isClearlyThat: first.share >= DANGER_IS_CLEAR,
    // Whatever happened, who may be dying is told to call first.
    isUnclearWho:
      first.danger !== 'medical' &&
      WHO[first.danger] !== WHO[second.danger] &&
      first.share < WHO_IS_OPEN.first &&
      second.share >= WHO_IS_OPEN.second,
    harm: harm.label,
    isHarm: harm.sum > 0.5,
    isHeavy: probabilityOf('heavy') > 0.5,
  };
}

type Ranked = ReturnType<typeof rankedDangers>[number];
