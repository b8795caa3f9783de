import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { NewAssessment } from '#schema/contracts/mindset.ts';
import type { ReadingQuality } from '#schema/rules/mindset/reading-quality.ts';
import { mindsetAssessments, mindsetQuestions, mindsetResponses } from '#schema/tables/mindset.ts';
import { users } from '#schema/tables/users.ts';
import { assessmentFields } from '#worker/features/assessments/assessments.queries.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

export const listQuestions = () =>
  queryBuilder
    .select({
      id: mindsetQuestions.id,
      category: mindsetQuestions.category,
      question: mindsetQuestions.question,
      options: mindsetQuestions.options,
      presentation: mindsetQuestions.presentation,
    })
    .from(mindsetQuestions)
    .orderBy(asc(mindsetQuestions.id))
    .limit(100);

export const assertQuestionKnown = (p: { questionId: number }) =>
  guard(
    'questionKnown',
    sql`exists (select 1 from ${mindsetQuestions} where ${mindsetQuestions.id} = ${p.questionId})`,
  );

/** Stores an answer of the current assessment; a second answer to a question replaces the first. */
export const upsertResponse = (p: {
  userId: number;
  questionId: number;
  score: number;
  questionnaire: number;
  now: string;
}) =>
  queryBuilder
    .insert(mindsetResponses)
    .values({
      userId: p.userId,
      questionId: p.questionId,
      score: p.score,
      questionnaire: p.questionnaire,
      createdAt: p.now,
    })
    .onConflictDoUpdate({
      target: [mindsetResponses.userId, mindsetResponses.questionId],
      targetWhere: sql`assessment_id is null`,
      set: {
        score: sql`excluded.score`,
        questionnaire: sql`excluded.questionnaire`,
        createdAt: sql`excluded.created_at`,
      },
    })
    .returning({ questionId: mindsetResponses.questionId, score: mindsetResponses.score });

/** A person's answers that no assessment has taken in, to the questions as they are asked now. */
const isOpen = (p: { userId: number; questionnaire: number }) =>
  and(
    eq(mindsetResponses.userId, p.userId),
    isNull(mindsetResponses.assessmentId),
    eq(mindsetResponses.questionnaire, p.questionnaire),
  );

/** Answers of the current assessment, in the order of the questions. */
export const listOpenResponses = (p: { userId: number; questionnaire: number }) =>
  queryBuilder
    .select({
      questionId: mindsetResponses.questionId,
      score: mindsetResponses.score,
      category: mindsetQuestions.category,
      presentation: mindsetQuestions.presentation,
    })
    .from(mindsetResponses)
    .innerJoin(mindsetQuestions, eq(mindsetQuestions.id, mindsetResponses.questionId))
    .where(isOpen(p))
    .orderBy(asc(mindsetResponses.questionId))
    .limit(100);

export const countQuestions = () =>
  queryBuilder.select({ count: sql<number>`count(*)`.as('count') }).from(mindsetQuestions);

/** Fails the batch when another tab has used the counted answers meanwhile. */
export const assertAnswersOpen = (p: { userId: number; questionnaire: number; count: number }) =>
  guard(
    'answersOpen',
    sql`(select count(*) from ${mindsetResponses} where ${isOpen(p)}) = ${p.count}`,
  );

interface AssessmentRow extends NewAssessment {
  userId: number;
  createdAt: string;
  questionnaire: number;
  reading: ReadingQuality;
}

export const insertAssessment = (p: AssessmentRow) =>
  queryBuilder
    .insert(mindsetAssessments)
    .values({
      userId: p.userId,
      overallScore: p.overallScore,
      challengesScore: p.challengesScore,
      obstaclesScore: p.obstaclesScore,
      effortScore: p.effortScore,
      criticismScore: p.criticismScore,
      successScore: p.successScore,
      createdAt: p.createdAt,
      recommendations: p.recommendations,
      questionnaire: p.questionnaire,
      reading: p.reading,
    })
    .returning(assessmentFields);

/** Keeps three answers about the belief beside an assessment of one's own. */
export const keepBeliefAnswers = (p: { userId: number; assessmentId: number; answers: number[] }) =>
  queryBuilder
    .update(mindsetAssessments)
    .set({ beliefAnswers: p.answers })
    .where(and(eq(mindsetAssessments.id, p.assessmentId), eq(mindsetAssessments.userId, p.userId)))
    .returning(assessmentFields);

/** Ties the current answers to the assessment just inserted in the same batch. */
export const closeResponses = (p: { userId: number; questionnaire: number }) =>
  queryBuilder
    .update(mindsetResponses)
    .set({
      assessmentId: sql`(select max(${mindsetAssessments.id}) from ${mindsetAssessments} where ${mindsetAssessments.userId} = ${p.userId})`,
    })
    .where(isOpen(p));

export const completeOnboarding = (p: { userId: number }) =>
  queryBuilder.update(users).set({ hasCompletedInitialQuiz: sql`1` }).where(eq(users.id, p.userId));

/** How many assessments were taken with these questions. */
export const countAssessments = (p: { userId: number; questionnaire: number }) =>
  queryBuilder
    .select({ count: sql<number>`count(*)`.as('count') })
    .from(mindsetAssessments)
    .where(
      and(
        eq(mindsetAssessments.userId, p.userId),
        eq(mindsetAssessments.questionnaire, p.questionnaire),
      ),
    );
