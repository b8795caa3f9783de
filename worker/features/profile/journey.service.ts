import type {
  CheckIn,
  JourneyAnalysis,
  JourneyEvent,
  NewCheckIn,
} from '#schema/contracts/mindset.ts';
import { checkInResult, checkInShare } from '#schema/rules/mindset/check-in.ts';
import { IMPACT, trainingEffectiveness } from '#schema/rules/mindset/growth-figures.ts';
import { NOTEWORTHY_CHANGE, round2, type Scores } from '#schema/rules/mindset/mindset-scores.ts';
import type { UserContext } from '#worker/context.ts';
import { logCheckIn } from '#worker/features/activities/activities.service.ts';
import { readingsForJourney } from '#worker/features/assessments/readings.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import {
  insertGoalCompletion,
  insertJourneyEvent,
  insertLearningMilestone,
  insertMilestoneEvent,
  listCheckIns,
  listEvents,
  listKeyEvents,
  summariseEvents,
} from './journey.queries.ts';
import { findProfile } from './profile.queries.ts';

const EVENTS_SENT = 100;
const KEY_EVENTS_SENT = 10;
const CHECK_INS_SENT = 50;

const NO_EFFECT = { overallScore: 0, categoryScores: {} };

interface OwnGoal extends Record<string, unknown> {
  userId: number;
  goalId: number;
}

/** Statement for the journey event of completing a goal; runs before the update. */
export const logGoalCompletedJourneyEvent = (own: OwnGoal, now: string) =>
  insertGoalCompletion({ ...own, impactScore: IMPACT.goal_completion, now });

/**
 * Statement for the journey event of reaching a milestone; runs right after
 * `logMilestoneReachedActivity` and before the update.
 */
export const logMilestoneJourneyEvent = (own: OwnGoal & { milestone: number }, now: string) =>
  insertMilestoneEvent({ ...own, impactScore: IMPACT.milestone_reached, now });

/** Statement for the journey event of finishing a path; runs after the enrolment's completion. */
export const logLearningMilestone = (own: { userId: number; pathId: number }, now: string) =>
  insertLearningMilestone({ ...own, impactScore: IMPACT.learning_milestone, now });

function changesBetween(first: Scores, latest: Scores): Record<string, number> {
  const categories = Object.entries(latest.categories).map(([name, score]) => [
    name,
    round2(score - first.categories[name as keyof Scores['categories']]),
  ]);
  return { overall: round2(latest.overall - first.overall), ...Object.fromEntries(categories) };
}

/** A summary of the journey, in one round trip and of bounded size. */
export async function journeyAnalysis(ctx: UserContext): Promise<JourneyAnalysis> {
  const { userId } = ctx.caller;
  const { statements, assessmentScores } = readingsForJourney(userId);
  const [, events, totals, keyEvents, checkInRows, profiles, firstRows, latestRows] =
    await ctx.read([
      listEvents({ userId, limit: EVENTS_SENT }),
      summariseEvents({ userId }),
      listKeyEvents({ userId, noteworthy: NOTEWORTHY_CHANGE, limit: KEY_EVENTS_SENT }),
      listCheckIns({ userId, limit: CHECK_INS_SENT }),
      findProfile({ userId }),
      ...statements,
    ]);
  const profile = profiles[0];
  const [first, latest] = [firstRows[0], latestRows[0]];
  const isComparable = first && latest && first.id !== latest.id;
  return {
    journeyEvents: events.toReversed() as JourneyEvent[],
    totalEvents: totals[0]?.total ?? 0,
    startedAt: totals[0]?.startedAt ?? null,
    currentProfile: profile
      ? { profileType: profile.profileType, confidenceLevel: profile.confidenceLevel }
      : null,
    profileEvolution: (profile?.profileHistory ?? []).map((entry) => ({
      date: entry.timestamp,
      confidenceLevel: entry.confidenceLevel,
      profileType: entry.profileType,
      overallScore: entry.overallScore,
      questionnaire: entry.questionnaire ?? 1,
    })),
    trainingEffectiveness: isComparable
      ? trainingEffectiveness(assessmentScores(first), assessmentScores(latest))
      : NO_EFFECT,
    changes: isComparable ? changesBetween(assessmentScores(first), assessmentScores(latest)) : {},
    milestones: keyEvents.map(({ eventData, eventType, timestamp, impactScore }) => ({
      description:
        typeof eventData['description'] === 'string' ? eventData['description'] : eventType,
      date: timestamp,
      impactScore,
    })),
    checkIns: checkInRows.map(asCheckIn),
  };
}

/** Stores a short check-in in the journey; the profile stays unchanged. */
export async function checkIn(
  ctx: UserContext,
  { answers, questionnaire }: NewCheckIn,
): Promise<CheckIn> {
  const total = answers.reduce((sum, value) => sum + value, 0);
  const result = checkInResult(total);
  const now = ctx.clock.now().toISOString();
  await ctx.write([
    insertJourneyEvent({
      userId: ctx.caller.userId,
      eventType: 'check_in',
      category: 'check-in',
      impactScore: IMPACT.check_in,
      eventData: {
        description: `Check-in: ${total} of 32`,
        total,
        result,
        questionnaire,
        responseScore: round2(checkInShare(total)),
      },
      now,
    }),
    logCheckIn(ctx),
    ...awardStickers(ctx, 'checkInTaken'),
  ]);
  return { total, result, questionnaire, createdAt: now };
}

export async function checkIns(ctx: UserContext): Promise<CheckIn[]> {
  const [, rows] = await ctx.read([
    listCheckIns({ userId: ctx.caller.userId, limit: CHECK_INS_SENT }),
  ]);
  return rows.map(asCheckIn);
}

type CheckInRow = { eventData: Record<string, unknown>; timestamp: string };

/** Before there were versions, none was kept with a check-in: that is the first. */
function asCheckIn({ eventData, timestamp }: CheckInRow): CheckIn {
  const total = Number(eventData['total']);
  return {
    total,
    result: checkInResult(total),
    questionnaire: Number(eventData['questionnaire'] ?? 1),
    createdAt: timestamp,
  };
}
