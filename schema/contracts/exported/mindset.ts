import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { READING_QUALITIES } from '../enums.ts';
import { AssessmentRecommendations, CHECK_IN_QUESTIONS, NewBeliefAnswers } from '../mindset.ts';
import { Facts, Fraction, Id, Score, Word } from './values.ts';

export const ExportedAssessment = z.strictObject({
  id: Id,
  overallScore: Score,
  challengesScore: Score,
  obstaclesScore: Score,
  effortScore: Score,
  criticismScore: Score,
  successScore: Score,
  createdAt: Instant,
  recommendations: z.nullable(AssessmentRecommendations),
  /* Files from before the questions were rewritten have none of it. */
  questionnaire: z._default(z.int().check(z.positive()), 1),
  reading: z._default(z.nullable(z.enum(READING_QUALITIES)), null),
  beliefAnswers: z._default(z.nullable(NewBeliefAnswers.shape.answers), null),
});

export const ExportedResponse = z.strictObject({
  id: Id,
  questionId: Id,
  score: z.int().check(z.minimum(1), z.maximum(5)),
  /** Null for an answer of an assessment under way. */
  assessmentId: z.nullable(Id),
  createdAt: Instant,
  questionnaire: z._default(z.int().check(z.positive()), 1),
});

export const ExportedProfile = z.strictObject({
  profileType: Word,
  primaryWeakness: Word,
  secondaryWeakness: z.nullable(Word),
  strengthArea: Word,
  confidenceLevel: Fraction,
  progressVelocity: Fraction,
  engagementScore: Fraction,
  lastProfileUpdate: Instant,
  createdAt: Instant,
  updatedAt: Instant,
  profileHistory: z
    .array(
      z.strictObject({
        profileType: Word,
        overallScore: Score,
        timestamp: Instant,
        confidenceLevel: Fraction,
        questionnaire: z.optional(z.int().check(z.positive())),
      }),
    )
    .check(z.maxLength(1000)),
});

/** What the journey and the check-ins read of an event has to be what they expect. */
const isReadable = ({
  eventType,
  eventData,
}: {
  eventType: string;
  eventData: Record<string, unknown>;
}) => {
  const { description = '', responseScore = 0, total, questionnaire = 1 } = eventData;
  const isCheckIn =
    Number.isInteger(total) &&
    Number(total) >= CHECK_IN_QUESTIONS &&
    Number(total) <= 4 * CHECK_IN_QUESTIONS &&
    Number.isInteger(questionnaire) &&
    Number(questionnaire) > 0;
  return (
    typeof description === 'string' &&
    typeof responseScore === 'number' &&
    (eventType !== 'check_in' || isCheckIn)
  );
};

/** Assessments, check-ins, milestones and the like, as the journey tells them. */
export const ExportedEvent = z
  .strictObject({
    id: Id,
    eventType: Word,
    category: Word,
    impactScore: z.number().check(z.minimum(-100), z.maximum(100)),
    timestamp: Instant,
    eventData: Facts,
  })
  .check(z.refine(isReadable, { error: 'This event cannot be told', path: ['eventData'] }));
