import type { Assessment, NewAssessment } from '#schema/contracts/mindset.ts';
import type { Scores } from '#schema/rules/mindset/mindset-scores.ts';

type Figures = Pick<
  Assessment,
  | 'overallScore'
  | 'challengesScore'
  | 'obstaclesScore'
  | 'effortScore'
  | 'criticismScore'
  | 'successScore'
>;

/** An assessment's columns as the scores that rules speak of. */
export function assessmentScores(figures: Figures): Scores {
  return {
    overall: figures.overallScore,
    categories: {
      challenges: figures.challengesScore,
      obstacles: figures.obstaclesScore,
      effort: figures.effortScore,
      criticism: figures.criticismScore,
      success: figures.successScore,
    },
  };
}

/** Scores as an assessment's columns. */
export function assessmentColumns({
  overall,
  categories,
}: Scores): Omit<NewAssessment, 'recommendations'> {
  return {
    overallScore: overall,
    challengesScore: categories.challenges,
    obstaclesScore: categories.obstacles,
    effortScore: categories.effort,
    criticismScore: categories.criticism,
    successScore: categories.success,
  };
}
