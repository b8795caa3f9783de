import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { NewAssessment } from '#schema/contracts/mindset.ts';
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
  now: string;
}) =>
  queryBuilder
    .insert(mindsetResponses)
    .values({
      userId: p.userId,
      questionId: p.questionId,
      score: p.score,
      createdAt: p.now,
    })
    .onConflictDoUpdate({
      target: [mindsetResponses.userId, mindsetResponses.questionId],
      targetWhere: sql`assessment_id is null`,
      set: { score: sql`excluded.score`, createdAt: sql`excluded.created_at` },
    })
    .returning({ questionId: mindsetResponses.questionId, score: mindsetResponses.score });

/** Answers of the current assessment, in the order of the questions. */
export const listOpenResponses = (p: { userId: number }) =>
  queryBuilder
    .select({
      questionId: mindsetResponses.questionId,
      score: mindsetResponses.score,
      category: mindsetQuestions.category,
    })
    .from(mindsetResponses)
    .innerJoin(mindsetQuestions, eq(mindsetQuestions.id, mindsetResponses.questionId))
    .where(and(eq(mindsetResponses.userId, p.userId), isNull(mindsetResponses.assessmentId)))
    .orderBy(asc(mindsetResponses.questionId))
    .limit(100);

export const countQuestions = () =>
  queryBuilder.select({ count: sql<number>`count(*)`.as('count') }).from(mindsetQuestions);

/** Fails the batch when another tab has used the counted answers meanwhile. */
export const assertAnswersOpen = (p: { userId: number; count: number }) =>
  guard(
    'answersOpen',
    sql`(select count(*) from ${mindsetResponses}
      where ${mindsetResponses.userId} = ${p.userId} and ${mindsetResponses.assessmentId} is null) = ${p.count}`,
  );

export const insertAssessment = (p: { userId: number; createdAt: string } & NewAssessment) =>
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
    })
    .returning(assessmentFields);

/** Ties the current answers to the assessment just inserted in the same batch. */
export const closeResponses = (p: { userId: number }) =>
  queryBuilder
    .update(mindsetResponses)
    .set({
      assessmentId: sql`(select max(${mindsetAssessments.id}) from ${mindsetAssessments} where ${mindsetAssessments.userId} = ${p.userId})`,
    })
    .where(and(eq(mindsetResponses.userId, p.userId), isNull(mindsetResponses.assessmentId)));

export const completeOnboarding = (p: { userId: number }) =>
  queryBuilder.update(users).set({ hasCompletedInitialQuiz: sql`1` }).where(eq(users.id, p.userId));

export const countAssessments = (p: { userId: number }) =>
  queryBuilder
    .select({ count: sql<number>`count(*)`.as('count') })
    .from(mindsetAssessments)
    .where(eq(mindsetAssessments.userId, p.userId));
