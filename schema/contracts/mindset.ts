import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import { MindsetCategory } from './mindset-categories.ts';
import { line } from './text.ts';

const Score = z.number().check(z.minimum(1), z.maximum(5));

export const AssessmentRecommendations = z.object({
  focusAreas: z.array(MindsetCategory).check(z.maxLength(5)),
  recommendedPathIds: z.array(z.int()).check(z.maxLength(20)),
  tips: z.array(line(500)).check(z.maxLength(10)),
});
export type AssessmentRecommendations = z.infer<typeof AssessmentRecommendations>;

const scores = {
  overallScore: Score,
  challengesScore: Score,
  obstaclesScore: Score,
  effortScore: Score,
  criticismScore: Score,
  successScore: Score,
};

export const NewAssessment = z.object({ ...scores, recommendations: z.nullish(AssessmentRecommendations) });
export type NewAssessment = z.infer<typeof NewAssessment>;

export const Assessment = z.strictObject({
  id: z.int(),
  ...scores,
  createdAt: Instant,
  recommendations: z.nullable(AssessmentRecommendations),
});
export type Assessment = z.infer<typeof Assessment>;
