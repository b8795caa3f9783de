import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { mindsetAssessments } from '#schema/tables/mindset.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

export const assessmentFields = {
  id: mindsetAssessments.id,
  overallScore: mindsetAssessments.overallScore,
  challengesScore: mindsetAssessments.challengesScore,
  obstaclesScore: mindsetAssessments.obstaclesScore,
  effortScore: mindsetAssessments.effortScore,
  criticismScore: mindsetAssessments.criticismScore,
  successScore: mindsetAssessments.successScore,
  createdAt: mindsetAssessments.createdAt,
  recommendations: mindsetAssessments.recommendations,
  questionnaire: mindsetAssessments.questionnaire,
  reading: mindsetAssessments.reading,
  beliefAnswers: mindsetAssessments.beliefAnswers,
};

/** Newest first. */
export const listAssessments = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select(assessmentFields)
    .from(mindsetAssessments)
    .where(eq(mindsetAssessments.userId, p.userId))
    .orderBy(desc(mindsetAssessments.id))
    .limit(p.limit);

/** The first one with the same questions as the latest: what that can be compared with. */
export const findFirstComparable = (p: { userId: number }) =>
  queryBuilder
    .select(assessmentFields)
    .from(mindsetAssessments)
    .where(
      and(
        eq(mindsetAssessments.userId, p.userId),
        sql`${mindsetAssessments.questionnaire} = (select questionnaire from mindset_assessments
          where user_id = ${p.userId} order by id desc limit 1)`,
      ),
    )
    .orderBy(asc(mindsetAssessments.id))
    .limit(1);
