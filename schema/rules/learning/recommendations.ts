import {
  DIFFICULTIES,
  MINDSET_CATEGORIES,
  type RECOMMENDATION_TYPES,
  type SubscriptionTier,
} from '#schema/contracts/enums.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import { clamp } from '#schema/rules/clamp.ts';
import {
  NOTEWORTHY_CHANGE,
  profileTypeOf,
  round2,
  type Scores,
  strongestOf,
  weakestFirst,
} from '#schema/rules/mindset/mindset-scores.ts';
import { DAY_MS } from '#schema/rules/time.ts';

type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

/** A path as far as the rules look at it. */
export interface PathFacts {
  id: number;
  title: string;
  difficulty: (typeof DIFFICULTIES)[number];
  targetWeaknesses: string[];
  targetProfileTypes: string[];
  /** 0 while not known, see `path-effectiveness.ts`. */
  effectivenessScore: number;
}

export interface LearnerFacts {
  /** Of the latest assessment. */
  scores: Scores;
  /** How sure that reading is, 0 to 1; see `confidenceLevel`. */
  confidence: number;
  /** Paths finished. */
  finished: PathFacts[];
}

export interface Suggestion {
  pathId: number;
  recommendationType: RecommendationType;
  /** 1 to 5, 5 first. */
  priority: number;
  /** 0 to 1. */
  confidence: number;
  reasoning: string;
  /** 0 to 1. */
  estimatedImpact: number;
  basedOnProfile: string;
  basedOnWeaknesses: MindsetCategory[];
  basedOnScore: number;
}

/**
 * For how long a recommendation stands: about the time after which another assessment is suggested
 * (PERTS: six weeks).
 */
const VALID_DAYS = 42;
/** Until when a recommendation made now is shown, ISO 8601. */
export const validUntil = (now: Date): string =>
  new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();

const SPOKEN: Record<MindsetCategory, string> = {
  challenges: 'challenges',
  obstacles: 'obstacles',
  effort: 'effort',
  criticism: 'criticism',
  success: 'the success of others',
};

/** Where the profile type is one the path was written for. */
const MATCH_BONUS = 0.5;
const asPriority = (need: number, path: PathFacts, profileType: string) =>
  clamp(Math.round(need + (path.targetProfileTypes.includes(profileType) ? MATCH_BONUS : 0)), 1, 5);

/**
 * What a path is expected to move a score by, in points, as long as nothing is known: as much as
 * finishing it weighs.
 */
const TYPICAL_GAIN = 0.3;
/**
 * The least distance that is divided by: a score just below the next band would otherwise look like
 * a large effect.
 */
const NEAR = 0.6;

/**
 * The share of the way to the next band's middle that a path may cover, 0 to 1, two decimals:
 * expected gain (the path's own, else 0.3) ÷ distance, at least 0.6. [design] Such effects are
 * small.
 */
export function estimatedImpact(score: number, effectivenessScore: number): number {
  const middle = score < 3 ? 3.25 : score <= 3.5 ? 4.25 : 5;
  return round2(clamp((effectivenessScore || TYPICAL_GAIN) / Math.max(NEAR, middle - score), 0, 1));
}

/** What is known of a path's effect adds up to this much confidence. */
const EVIDENCE_WEIGHT = 0.1;
const asConfidence = (basis: number, learner: LearnerFacts, path: PathFacts) =>
  round2(clamp(learner.confidence * basis + EVIDENCE_WEIGHT * path.effectivenessScore, 0, 1));

/**
 * Where a category stands among the five, seen from below; nothing for those in the middle and
 * above.
 */
function placeOf(category: MindsetCategory, { categories }: Scores): string {
  const score = categories[category];
  const others = MINDSET_CATEGORIES.filter((name) => name !== category).map(
    (name) => categories[name],
  );
  const lower = others.filter((other) => other < score).length;
  if (lower > 1) return '';
  if (others.includes(score)) return ', among the lowest of the five';
  return lower === 0 ? ', the lowest of the five' : ', the second lowest of the five';
}

const BASIS_OF_PLACE = [1, 0.85];
const BASIS_OF_REST = 0.7;

/**
 * The path works on one of the two lowest categories, or on one below 3. Need: 1 + 4 · (4.5 −
 * score) ÷ 3. The reading of the lowest category counts in full, of the second by 0.85, of others
 * by 0.7. [design]
 */
function targetWeakness(path: PathFacts, learner: LearnerFacts): Suggestion | undefined {
  const {
    scores,
    scores: { categories },
  } = learner;
  const order = weakestFirst(categories);
  const category = order.find(
    (name, place) => path.targetWeaknesses.includes(name) && (place < 2 || categories[name] < 3),
  );
  if (!category) return undefined;
  const score = categories[category];
  const profileType = profileTypeOf(scores);
  return {
    pathId: path.id,
    recommendationType: 'weakness_targeted',
    priority: asPriority(1 + (4 * (4.5 - score)) / 3, path, profileType),
    confidence: asConfidence(
      BASIS_OF_PLACE[order.indexOf(category)] ?? BASIS_OF_REST,
      learner,
      path,
    ),
    reasoning: `Your answers on ${SPOKEN[category]} average ${score.toFixed(2)}${placeOf(category, scores)}. This path works on ${SPOKEN[category]}.`,
    estimatedImpact: estimatedImpact(score, path.effectivenessScore),
    basedOnProfile: profileType,
    basedOnWeaknesses: [category],
    basedOnScore: score,
  };
}

const NEED_OF_STRENGTH = 2;
const BASIS_OF_STRENGTH = 0.6;

/**
 * The path works on the highest category: material for what is there already. Need 2, basis 0.6.
 * [design]
 */
function buildOnStrength(path: PathFacts, learner: LearnerFacts): Suggestion | undefined {
  const category = strongestOf(learner.scores.categories);
  if (!path.targetWeaknesses.includes(category)) return undefined;
  const score = learner.scores.categories[category];
  const isShared =
    Object.values(learner.scores.categories).filter((one) => one === score).length > 1;
  const profileType = profileTypeOf(learner.scores);
  return {
    pathId: path.id,
    recommendationType: 'strength_building',
    priority: asPriority(NEED_OF_STRENGTH, path, profileType),
    confidence: asConfidence(BASIS_OF_STRENGTH, learner, path),
    reasoning: `Your answers on ${SPOKEN[category]} average ${score.toFixed(2)}, ${isShared ? 'among the' : 'the'} highest of the five. This path gives that habit more to work with.`,
    estimatedImpact: estimatedImpact(score, path.effectivenessScore),
    basedOnProfile: profileType,
    basedOnWeaknesses: [],
    basedOnScore: score,
  };
}

const NEED_OF_NEXT_LEVEL = 3;
const BASIS_OF_NEXT_LEVEL = 0.75;

/** The path is one level above the hardest that was finished. Need 3, basis 0.75. [design] */
function stepUp(path: PathFacts, learner: LearnerFacts): Suggestion | undefined {
  const levelOf = ({ difficulty }: PathFacts) => DIFFICULTIES.indexOf(difficulty);
  const hardest = learner.finished.toSorted((a, b) => levelOf(b) - levelOf(a))[0];
  if (!hardest || levelOf(path) !== levelOf(hardest) + 1) return undefined;
  const { overall } = learner.scores;
  const profileType = profileTypeOf(learner.scores);
  return {
    pathId: path.id,
    recommendationType: 'next_level',
    priority: asPriority(NEED_OF_NEXT_LEVEL, path, profileType),
    confidence: asConfidence(BASIS_OF_NEXT_LEVEL, learner, path),
    reasoning: `You finished “${hardest.title}”, and your answers average ${overall.toFixed(2)} overall. This path is one level up.`,
    estimatedImpact: estimatedImpact(overall, path.effectivenessScore),
    basedOnProfile: profileType,
    basedOnWeaknesses: [],
    basedOnScore: overall,
  };
}

const RULES = [targetWeakness, buildOnStrength, stepUp];

/**
 * What to recommend of the paths that are neither finished nor under way: for each path the rule
 * that gives it the highest priority (of equals the first), highest first. A path that no rule
 * speaks for is not recommended.
 */
export function suggestPaths(open: PathFacts[], learner: LearnerFacts): Suggestion[] {
  return open
    .flatMap((path) => {
      const found = RULES.flatMap((rule) => rule(path, learner) ?? []);
      return found.toSorted((a, b) => b.priority - a.priority)[0] ?? [];
    })
    .toSorted((a, b) => b.priority - a.priority || b.confidence - a.confidence);
}

/** A recommendation that was answered, with what it rested on. */
export interface AnsweredRecommendation {
  recommendationType: RecommendationType;
  basedOnWeaknesses: string[];
  basedOnScore: number | null;
  accepted: boolean | null;
  answeredAt: string | null;
}

const PUT_AWAY_DAYS = 90;

function scoreNow(
  { recommendationType, basedOnWeaknesses }: AnsweredRecommendation,
  { overall, categories }: Scores,
): number {
  if (recommendationType === 'next_level') return overall;
  const [weakness] = basedOnWeaknesses as MindsetCategory[];
  return categories[weakness ?? strongestOf(categories)];
}

/**
 * Whether a dismissed recommendation keeps its path off the list: for 90 days, unless the score it
 * rested on has moved by a noteworthy amount (0.75). [design]
 */
export function isPutAway(answered: AnsweredRecommendation, scores: Scores, now: Date): boolean {
  const { accepted, answeredAt, basedOnScore } = answered;
  if (accepted !== false || answeredAt === null) return false;
  if (now.getTime() - Date.parse(answeredAt) >= PUT_AWAY_DAYS * DAY_MS) return false;
  return (
    basedOnScore === null ||
    round2(Math.abs(scoreNow(answered, scores) - basedOnScore)) < NOTEWORTHY_CHANGE
  );
}

interface Shown {
  priority: number;
  confidence: number;
  reasoning: string;
  path: { locked: boolean; subscriptionTier: SubscriptionTier };
}

/**
 * Recommendations as they are shown to somebody with a plan: a path that the plan does not include
 * comes one priority lower, says so, and never stands above an open one that fits as well.
 */
export function orderForPlan<T extends Shown>(recommendations: T[]): T[] {
  return recommendations
    .map((one) =>
      one.path.locked
        ? {
            ...one,
            priority: Math.max(1, one.priority - 1),
            reasoning: `${one.reasoning} It is part of the ${one.path.subscriptionTier} plan.`,
          }
        : one,
    )
    .toSorted(
      (a, b) =>
        b.priority - a.priority ||
        Number(a.path.locked) - Number(b.path.locked) ||
        b.confidence - a.confidence,
    );
}
