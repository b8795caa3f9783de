import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import type { ExportFile } from '#schema/contracts/export-file.ts';
import { confidenceLevel, progressVelocity } from '#schema/rules/mindset/growth-figures.ts';
import {
  NOTEWORTHY_CHANGE,
  profileTypeOf,
  round2,
  type Scores,
  scoreAnswers,
  strongestOf,
  weakestFirst,
} from '#schema/rules/mindset/mindset-scores.ts';
import { QUESTIONNAIRE } from '#schema/rules/mindset/questionnaire.ts';
import { consistencyOf, readingQuality } from '#schema/rules/mindset/reading-quality.ts';
import { questionRow, readQuestions } from '#scripts/content/mindset.ts';
import { ASSESSMENTS } from './maya-mindset.ts';
import type { DemoRow, Year } from './year.ts';

/** Assessments with their answers, and the profile that follows from them. */
export function mindsetOf(
  year: Year,
): Pick<Required<ExportFile>, 'assessments' | 'responses' | 'profile'> {
  const questions = readQuestions().map(questionRow);
  const assessments: DemoRow<'assessments'>[] = [];
  const responses: DemoRow<'responses'>[] = [];
  const readings: { scores: Scores; at: string; confidenceLevel: number }[] = [];
  for (const { day, answers } of ASSESSMENTS) {
    const places = { challenges: 0, obstacles: 0, effort: 0, criticism: 0, success: 0 };
    const given = questions.map(({ id, category, presentation }) => ({
      questionId: id,
      category,
      presentation,
      score: answers[category][places[category]++] as number,
    }));
    const scores = scoreAnswers(given);
    const at = year.do(
      { day, type: 'assessment_taken', description: 'Took the mindset assessment' },
      'assessmentsTaken',
    );
    const before = readings.at(-1);
    for (const category of MINDSET_CATEGORIES) {
      const gain = before ? scores.categories[category] - before.scores.categories[category] : 0;
      if (gain >= NOTEWORTHY_CHANGE) year.raise('categoryGains', at);
    }
    year.tell({
      eventType: 'mindset_improvement',
      category: 'assessment',
      impactScore: before ? round2(scores.overall - before.scores.overall) : 0,
      timestamp: at,
      eventData: {
        description: before
          ? 'Took the mindset assessment again'
          : 'Took the first mindset assessment',
        responseScore: round2((scores.overall - 1) / 4),
      },
    });
    const id = assessments.length + 1;
    for (const { questionId, score } of given)
      responses.push({
        id: responses.length + 1,
        questionId,
        score,
        assessmentId: id,
        createdAt: at,
        questionnaire: QUESTIONNAIRE,
      });
    assessments.push({
      id,
      overallScore: scores.overall,
      challengesScore: scores.categories.challenges,
      obstaclesScore: scores.categories.obstacles,
      effortScore: scores.categories.effort,
      criticismScore: scores.categories.criticism,
      successScore: scores.categories.success,
      createdAt: at,
      recommendations: {
        focusAreas: weakestFirst(scores.categories).slice(0, 2),
        recommendedPathIds: [],
        tips: [],
      },
      questionnaire: QUESTIONNAIRE,
      reading: readingQuality(given),
      beliefAnswers: day === ASSESSMENTS.at(-1)?.day ? [5, 4, 5] : null,
    });
    readings.push({ scores, at, confidenceLevel: confidenceLevel(consistencyOf(given), id) });
  }
  const latest = readings.at(-1) as (typeof readings)[number];
  const [primaryWeakness, secondaryWeakness] = weakestFirst(latest.scores.categories) as [
    string,
    string,
  ];
  return {
    assessments,
    responses,
    profile: {
      profileType: profileTypeOf(latest.scores),
      primaryWeakness,
      secondaryWeakness,
      strengthArea: strongestOf(latest.scores.categories),
      confidenceLevel: latest.confidenceLevel,
      progressVelocity: progressVelocity(
        readings.toReversed().map(({ scores, at }) => ({ overall: scores.overall, at })),
      ),
      engagementScore: 0.5,
      lastProfileUpdate: latest.at,
      createdAt: (readings[0] as typeof latest).at,
      updatedAt: latest.at,
      profileHistory: readings.map(({ scores, at, confidenceLevel: sure }) => ({
        profileType: profileTypeOf(scores),
        overallScore: scores.overall,
        timestamp: at,
        confidenceLevel: sure,
        questionnaire: QUESTIONNAIRE,
      })),
    },
  };
}
