import { desc, eq, sql } from 'drizzle-orm';
import type { NewAssessment } from '#schema/contracts/mindset.ts';
import { mindsetAssessments } from '#schema/tables/mindset.ts';
import { users } from '#schema/tables/users.ts';
import { query, write } from '#worker/lib/sql.ts';

const assessmentFields = {
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

export const insertAssessment = query<{ userId: number; createdAt: string } & NewAssessment>()((p) =>
  write
    .insert(mindsetAssessments)
    .values({
      userId: p.userId as never,
      overallScore: p.overallScore as never,
      challengesScore: p.challengesScore as never,
      obstaclesScore: p.obstaclesScore as never,
      effortScore: p.effortScore as never,
      criticismScore: p.criticismScore as never,
      successScore: p.successScore as never,
      createdAt: p.createdAt as never,
      recommendations: p.recommendations as never,
    })
    .returning(assessmentFields),
);

export const completeOnboarding = query<{ userId: number }>()((p) =>
  write.update(users).set({ hasCompletedInitialQuiz: sql`1` }).where(eq(users.id, p.userId)),
);

export const findLatestAssessment = query<{ userId: number }>()((p) =>
  write
    .select(assessmentFields)
    .from(mindsetAssessments)
    .where(eq(mindsetAssessments.userId, p.userId))
    .orderBy(desc(mindsetAssessments.id))
    .limit(1),
);
