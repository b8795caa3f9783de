import { asc, desc, eq } from 'drizzle-orm';
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
};

/** Newest first. */
export const listAssessments = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select(assessmentFields)
    .from(mindsetAssessments)
    .where(eq(mindsetAssessments.userId, p.userId))
    .orderBy(desc(mindsetAssessments.id))
    .limit(p.limit);

export const findFirstAssessment = (p: { userId: number }) =>
  queryBuilder
    .select(assessmentFields)
    .from(mindsetAssessments)
    .where(eq(mindsetAssessments.userId, p.userId))
    .orderBy(asc(mindsetAssessments.id))
    .limit(1);
