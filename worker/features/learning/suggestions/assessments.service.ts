import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import type { Scores } from '#schema/rules/mindset/mindset-scores.ts';
import { takeReading, updateEffectiveness } from './effectiveness.queries.ts';
import { topUpMicroContent } from './micro-content.service.ts';
import { type Recommendable, recommend } from './recommendations.service.ts';

/** The scores of the assessment before. */
export interface EarlierAssessment {
  takenAt: string;
  scores: Scores;
  profileType: string;
  primaryWeakness: string;
}

/** How many paths an assessment names. */
const NAMED_PATHS = 3;

function effectsOf({ userId, scores, now }: Recommendable, before: EarlierAssessment) {
  const weakness = before.primaryWeakness as MindsetCategory;
  return [
    takeReading({
      userId,
      since: before.takenAt,
      profileType: before.profileType,
      weakness,
      before: before.scores.categories[weakness],
      after: scores.categories[weakness],
      now: now.toISOString(),
    }),
    updateEffectiveness({ now: now.toISOString() }),
  ];
}

/**
 * Statements for an assessment's batch, after the profile's: recommendations, micro-learning for
 * the lowest category, and the measured effect of the paths learned from.
 */
export function learningAfterAssessment(
  taken: Recommendable,
  before: EarlierAssessment | undefined,
) {
  const { pathIds, statements } = recommend(taken);
  return {
    recommendedPathIds: pathIds.slice(0, NAMED_PATHS),
    statements: [
      ...statements,
      topUpMicroContent(taken.userId, taken.now.toISOString()),
      ...(before ? effectsOf(taken, before) : []),
    ],
  };
}
