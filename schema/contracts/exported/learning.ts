import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { MICRO_CONTENT_TYPES, RECOMMENDATION_TYPES } from '../enums.ts';
import { REVIEW_GRADES } from '../learning-reviews.ts';
import { Count, Facts, Fraction, Id, kept, Word, WordList } from './values.ts';

export const ExportedEnrollment = z.strictObject({
  id: Id,
  pathId: Id,
  title: kept(500),
  enrolledAt: Instant,
  completedAt: z.nullable(Instant),
  personalizedDifficulty: z.number(),
  learningVelocity: z.number(),
  engagementLevel: Fraction,
  strugglingAreas: WordList,
  recommendationReason: z.nullable(kept(2000)),
  aiGenerated: z.boolean(),
});

export const ExportedProgress = z.strictObject({
  id: Id,
  unitId: Id,
  title: kept(500),
  completed: z.boolean(),
  completedAt: z.nullable(Instant),
  notes: z.nullable(kept(10_000)),
  masteryScore: z.nullable(Fraction),
  attemptsCount: Count,
  /** In seconds. */
  timeSpent: z.nullable(Count),
  difficultyAttempted: z.nullable(z.int()),
  strugglingAreas: WordList,
  strengthAreas: WordList,
  engagementScore: z.nullable(Fraction),
  adaptiveAdjustments: z.nullable(Facts),
  answers: z.nullable(z.array(z.int()).check(z.maxLength(50))),
  written: z.nullable(z.array(kept(5000)).check(z.maxLength(20))),
  openedAt: Instant,
});

export const ExportedRecommendation = z.strictObject({
  id: Id,
  pathId: Id,
  recommendationType: z.enum(RECOMMENDATION_TYPES),
  confidence: Fraction,
  reasoning: kept(2000),
  basedOnProfile: z.nullable(Word),
  basedOnWeaknesses: WordList,
  basedOnScore: z.nullable(z.number()),
  priority: z.int().check(z.minimum(1), z.maximum(5)),
  validUntil: z.nullable(Instant),
  accepted: z.nullable(z.boolean()),
  answeredAt: z.nullable(Instant),
  estimatedImpact: Fraction,
  createdAt: Instant,
});

export const ExportedMicroContent = z.strictObject({
  id: Id,
  itemId: z.nullable(Id),
  content: kept(5000),
  contentType: z.enum(MICRO_CONTENT_TYPES),
  targetWeakness: z.nullable(Word),
  estimatedMinutes: Count,
  completed: z.boolean(),
  completedAt: z.nullable(Instant),
  engagementScore: z.nullable(Fraction),
  source: z.nullable(kept(2000)),
  createdAt: Instant,
});

export const ExportedReview = z.strictObject({
  id: Id,
  unitId: Id,
  place: z.int().check(z.minimum(0), z.maximum(100)),
  step: z.int().check(z.minimum(0), z.maximum(100)),
  dueAt: z.nullable(Instant),
  reviewedAt: z.nullable(Instant),
  /* What FSRS keeps of a memory: files from before it have none of it. */
  difficulty: z.optional(z.nullable(z.number().check(z.minimum(1), z.maximum(10)))),
  stability: z.optional(z.nullable(z.number().check(z.minimum(0.001), z.maximum(36_500)))),
  lastGrade: z.optional(z.nullable(z.literal(REVIEW_GRADES))),
});
