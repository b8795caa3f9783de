import type {
  Assessment,
  MindsetQuestion,
  MindsetResponse,
  NewAssessment,
  NewBeliefAnswers,
  NewMindsetResponse,
} from '#schema/contracts/mindset.ts';
import { confidenceLevel } from '#schema/rules/mindset/growth-figures.ts';
import { type Scores, scoreAnswers, weakestFirst } from '#schema/rules/mindset/mindset-scores.ts';
import { isSameQuestionnaire, QUESTIONNAIRE } from '#schema/rules/mindset/questionnaire.ts';
import { consistencyOf, readingQuality } from '#schema/rules/mindset/reading-quality.ts';
import type { UserContext } from '#worker/context.ts';
import { logAssessmentTaken } from '#worker/features/activities/activities.service.ts';
import { latestReadings } from '#worker/features/assessments/readings.service.ts';
import { assessmentColumns, assessmentScores } from '#worker/features/assessments/scores.rules.ts';
import { learningAfterAssessment } from '#worker/features/learning/suggestions/assessments.service.ts';
import { readsForRecommending } from '#worker/features/learning/suggestions/recommendations.service.ts';
import {
  profileAfterAssessment,
  profileForUpdate,
} from '#worker/features/profile/profile.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { AssertionFailed } from '#worker/lib/database/database.ts';
import { conflict, invalid, notFound } from '#worker/lib/errors.ts';
import {
  assertAnswersOpen,
  assertQuestionKnown,
  closeResponses,
  completeOnboarding,
  countAssessments,
  countQuestions,
  insertAssessment,
  keepBeliefAnswers,
  listOpenResponses,
  listQuestions,
  upsertResponse,
} from './mindset.queries.ts';

const LIST_MAX = 100;
/** Figures sent this soon after an assessment come from another tab with the same answers. */
const DUPLICATE_WITHIN_MS = 60_000;
const NOT_FOUND = 'Assessment not found';
const ALREADY_SAVED = 'These answers have already been saved.';

export async function listMindsetQuestions(ctx: UserContext): Promise<MindsetQuestion[]> {
  const [, rows] = await ctx.read([listQuestions()]);
  return rows;
}

/** @throws invalid for a question that does not exist. */
export async function answerQuestion(
  ctx: UserContext,
  { questionId, score }: NewMindsetResponse,
): Promise<MindsetResponse> {
  const now = ctx.clock.now().toISOString();
  try {
    const [, kept] = await ctx.write([
      assertQuestionKnown({ questionId }),
      upsertResponse({
        userId: ctx.caller.userId,
        questionId,
        score,
        questionnaire: QUESTIONNAIRE,
        now,
      }),
    ]);
    return kept[0] as MindsetResponse;
  } catch (thrown) {
    if (thrown instanceof AssertionFailed && thrown.guard === 'question_known') {
      throw invalid('This question does not exist', [
        { path: 'questionId', message: 'Unknown question' },
      ]);
    }
    throw thrown;
  }
}

/** The answers of the current assessment, to continue with. */
export async function openResponses(ctx: UserContext): Promise<MindsetResponse[]> {
  const [, rows] = await ctx.read([
    listOpenResponses({ userId: ctx.caller.userId, questionnaire: QUESTIONNAIRE }),
  ]);
  return rows.map(({ questionId, score }) => ({ questionId, score }));
}

/** The fields stored with an assessment: as sent, or computed where they are missing. */
function recommendationsOf(
  { recommendations: sent }: NewAssessment,
  scores: Scores,
  pathIds: number[],
) {
  return {
    focusAreas: sent?.focusAreas ?? weakestFirst(scores.categories).slice(0, 2),
    recommendedPathIds: sent?.recommendedPathIds.length ? sent.recommendedPathIds : pathIds,
    tips: sent?.tips ?? [],
  };
}

/**
 * Stores an assessment and all that follows from it, all or nothing. If every question was answered
 * since the last one, the stored answers are scored; otherwise the sent figures count.
 * @throws conflict when another tab has just saved these answers
 */
export async function saveAssessment(ctx: UserContext, sent: NewAssessment): Promise<Assessment> {
  const { userId } = ctx.caller;
  const own = { userId, questionnaire: QUESTIONNAIRE };
  const [user, answers, total, counts, latest, profiles, paths, enrollments, answered] =
    await ctx.read([
      listOpenResponses(own),
      countQuestions(),
      countAssessments(own),
      latestReadings(userId, 12),
      profileForUpdate(userId),
      ...readsForRecommending(userId),
    ]);
  const isComplete = answers.length > 0 && answers.length === total[0]?.count;
  const scores = isComplete ? scoreAnswers(answers) : assessmentScores(sent);
  const read = isComplete ? answers : [];
  const consistency = consistencyOf(read);
  const taken = counts[0]?.count ?? 0;
  const profile = profiles[0];
  const earlier = latest.filter((row) => isSameQuestionnaire(row, own));
  const [last] = latest;
  const [before] = earlier;
  const now = ctx.clock.now();
  const sinceLast = last ? now.getTime() - Date.parse(last.createdAt) : Number.POSITIVE_INFINITY;
  if (!isComplete && sinceLast < DUPLICATE_WITHIN_MS) throw conflict(ALREADY_SAVED);
  const learning = learningAfterAssessment(
    {
      userId,
      tier: user.subscriptionTier,
      scores,
      confidence: confidenceLevel(consistency, taken + 1),
      paths,
      enrollments,
      answered,
      now,
    },
    before &&
      profile && { takenAt: before.createdAt, scores: assessmentScores(before), ...profile },
  );
  try {
    const results = await ctx.write([
      ...(isComplete ? [assertAnswersOpen({ ...own, count: answers.length })] : []),
      insertAssessment({
        ...own,
        createdAt: now.toISOString(),
        ...assessmentColumns(scores),
        recommendations: recommendationsOf(sent, scores, learning.recommendedPathIds),
        reading: readingQuality(read),
      }),
      closeResponses(own),
      completeOnboarding({ userId }),
      ...profileAfterAssessment({
        userId,
        scores,
        consistency,
        taken,
        questionnaire: QUESTIONNAIRE,
        isFirst: last === undefined,
        earlier: earlier.map((row) => ({ overall: row.overallScore, at: row.createdAt })),
        profile,
        now,
      }),
      ...learning.statements,
      logAssessmentTaken(ctx),
      ...awardStickers(ctx, 'assessmentTaken'),
    ]);
    const [saved] = results[isComplete ? 1 : 0] as Assessment[];
    return saved as Assessment;
  } catch (thrown) {
    if (thrown instanceof AssertionFailed && thrown.guard === 'answers_open') {
      throw conflict(ALREADY_SAVED);
    }
    throw thrown;
  }
}

/**
 * Keeps the answers about the belief itself beside an assessment; others replace them.
 * @throws notFound for an assessment that does not exist or is somebody else's
 */
export async function answerBelief(
  ctx: UserContext,
  assessmentId: number,
  { answers }: NewBeliefAnswers,
): Promise<Assessment> {
  const { userId } = ctx.caller;
  const [rows] = await ctx.write([keepBeliefAnswers({ userId, assessmentId, answers })]);
  if (!rows[0]) throw notFound(NOT_FOUND);
  return rows[0];
}

/** @throws notFound when the person has not taken the assessment yet. */
export async function latestAssessment(ctx: UserContext): Promise<Assessment> {
  const [, rows] = await ctx.read([latestReadings(ctx.caller.userId, 1)]);
  if (!rows[0]) throw notFound('Please complete the mindset assessment first');
  return rows[0];
}

export async function assessments(ctx: UserContext): Promise<Assessment[]> {
  const [, rows] = await ctx.read([latestReadings(ctx.caller.userId, LIST_MAX)]);
  return rows;
}
