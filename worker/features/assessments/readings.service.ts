import { findFirstComparable, listAssessments } from './assessments.queries.ts';
import { assessmentScores } from './scores.rules.ts';

/** The latest assessment and the first comparable one, as statements for the journey's batch. */
export function readingsForJourney(userId: number) {
  const statements = [
    findFirstComparable({ userId }),
    listAssessments({ userId, limit: 1 }),
  ] as const;
  return { statements, assessmentScores };
}

/** The latest assessment, as a statement for the caller's batch. */
export const latestReading = (userId: number) => ({
  statement: listAssessments({ userId, limit: 1 }),
  assessmentScores,
});

/** Assessments, the newest first, as a statement. */
export const latestReadings = (userId: number, limit: number) => listAssessments({ userId, limit });
