import type { GrowthProfile, Intervention } from '#schema/contracts/mindset.ts';
import { isTriggered } from '#schema/rules/learning/interventions.ts';
import {
  confidenceLevel,
  engagementScore,
  progressVelocity,
  type Reading,
} from '#schema/rules/mindset/growth-figures.ts';
import {
  profileTypeOf,
  round2,
  type Scores,
  strongestOf,
  weakestFirst,
} from '#schema/rules/mindset/mindset-scores.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import type { UserContext } from '#worker/context.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { notFound } from '#worker/lib/errors.ts';
import { insertJourneyEvent } from './journey.queries.ts';
import {
  countActiveDays,
  findLatestScores,
  findProfile,
  listStrategies,
  upsertProfile,
} from './profile.queries.ts';

const ENGAGEMENT_DAYS = 14;
/** How much history a profile includes; older readings stay in the assessments. */
export const HISTORY_KEPT = 60;
const HISTORY_SENT = 24;
const STRATEGIES_READ = 30;
const INTERVENTIONS_SENT = 6;
const NO_PROFILE = 'Complete a mindset assessment to see your personalized growth profile';

/** The first instant of the days that count for engagement, today included. */
const engagedSince = (now: Date) =>
  new Date(now.getTime() - (ENGAGEMENT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);

export const profileForUpdate = (userId: number) => findProfile({ userId });
type ProfileRow = RowOf<typeof findProfile>;

export interface AssessmentTaken {
  userId: number;
  scores: Scores;
  /** 0 to 1, see `consistencyOf`. */
  consistency: number;
  /** Assessments with the same questions before this one. */
  taken: number;
  /** The version of the questions. */
  questionnaire: number;
  /** Whether no assessment came before, with whatever questions. */
  isFirst: boolean;
  /** Earlier readings from the same questions, newest first. */
  earlier: Reading[];
  profile: ProfileRow | undefined;
  now: Date;
}

/** Statements that follow from an assessment: profile and journey event. */
export function profileAfterAssessment(taken: AssessmentTaken) {
  const { userId, scores, earlier } = taken;
  const now = taken.now.toISOString();
  const [primaryWeakness, secondaryWeakness] = weakestFirst(scores.categories) as [string, string];
  const confidence = confidenceLevel(taken.consistency, taken.taken + 1);
  const profileType = profileTypeOf(scores);
  const before = earlier[0]?.overall;
  const entry = {
    profileType,
    overallScore: scores.overall,
    timestamp: now,
    confidenceLevel: confidence,
    questionnaire: taken.questionnaire,
  };
  return [
    upsertProfile({
      userId,
      profileType,
      primaryWeakness,
      secondaryWeakness,
      strengthArea: strongestOf(scores.categories),
      confidenceLevel: confidence,
      progressVelocity: progressVelocity([{ overall: scores.overall, at: now }, ...earlier]),
      engagementScore: engagementScore(1),
      profileHistory: [...(taken.profile?.profileHistory ?? []), entry].slice(-HISTORY_KEPT),
      now,
    }),
    insertJourneyEvent({
      userId,
      eventType: 'mindset_improvement',
      category: 'assessment',
      impactScore: before === undefined ? 0 : round2(scores.overall - before),
      eventData: {
        description: taken.isFirst
          ? 'Took the first mindset assessment'
          : before === undefined
            ? 'Took the mindset assessment with its new questions'
            : 'Took the mindset assessment again',
        responseScore: round2((scores.overall - 1) / 4),
      },
      now,
    }),
  ];
}

/** @throws notFound before the first assessment. */
export async function growthProfile(ctx: UserContext): Promise<GrowthProfile> {
  const { userId } = ctx.caller;
  const [, profiles, activity] = await ctx.read([
    findProfile({ userId }),
    countActiveDays({ userId, since: engagedSince(ctx.clock.now()) }),
  ]);
  const profile = profiles[0];
  if (!profile) throw notFound(NO_PROFILE);
  const { secondaryWeakness, profileHistory, ...rest } = profile;
  return {
    ...rest,
    ...(secondaryWeakness && { secondaryWeakness }),
    engagementScore: engagementScore(activity[0]?.days ?? 0),
    profileHistory: profileHistory
      .slice(-HISTORY_SENT)
      .map(({ profileType, overallScore, timestamp, questionnaire = 1 }) => ({
        profileType,
        overallScore,
        timestamp,
        questionnaire,
      })),
  };
}

/** The current strategies, most important first. @throws notFound before the first assessment */
export async function interventions(ctx: UserContext): Promise<Intervention[]> {
  const { userId } = ctx.caller;
  const now = ctx.clock.now();
  const [, strategies, scores, activity] = await ctx.read([
    listStrategies({ userId, limit: STRATEGIES_READ }),
    findLatestScores({ userId }),
    countActiveDays({ userId, since: engagedSince(now) }),
  ]);
  const categories = scores[0];
  if (!categories) throw notFound(NO_PROFILE);
  const lastAt = activity[0]?.lastAt;
  const inactiveDays = lastAt ? Math.floor((now.getTime() - Date.parse(lastAt)) / DAY_MS) : 0;
  return strategies
    .filter(({ triggerConditions }) => isTriggered(triggerConditions, { categories, inactiveDays }))
    .slice(0, INTERVENTIONS_SENT)
    .map(({ triggerConditions: _, ...intervention }) => intervention);
}
