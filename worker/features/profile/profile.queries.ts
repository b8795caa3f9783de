import { desc, eq, sql } from 'drizzle-orm';
import { activities } from '#schema/tables/goals.ts';
import {
  interventionStrategies,
  type KeptHistoryEntry,
  mindsetAssessments,
  userProfiles,
} from '#schema/tables/mindset.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

export const findProfile = (p: { userId: number }) =>
  queryBuilder
    .select({
      profileType: userProfiles.profileType,
      primaryWeakness: userProfiles.primaryWeakness,
      secondaryWeakness: userProfiles.secondaryWeakness,
      strengthArea: userProfiles.strengthArea,
      confidenceLevel: userProfiles.confidenceLevel,
      progressVelocity: userProfiles.progressVelocity,
      profileHistory: userProfiles.profileHistory,
    })
    .from(userProfiles)
    .where(eq(userProfiles.userId, p.userId));

interface ProfileValues {
  userId: number;
  profileType: string;
  primaryWeakness: string;
  secondaryWeakness: string;
  strengthArea: string;
  confidenceLevel: number;
  progressVelocity: number;
  engagementScore: number;
  profileHistory: KeptHistoryEntry[];
  now: string;
}

export const upsertProfile = (p: ProfileValues) =>
  queryBuilder
    .insert(userProfiles)
    .values({
      userId: p.userId,
      profileType: p.profileType,
      primaryWeakness: p.primaryWeakness,
      secondaryWeakness: p.secondaryWeakness,
      strengthArea: p.strengthArea,
      confidenceLevel: p.confidenceLevel,
      progressVelocity: p.progressVelocity,
      engagementScore: p.engagementScore,
      profileHistory: p.profileHistory,
      lastProfileUpdate: p.now,
      createdAt: p.now,
      updatedAt: p.now,
    })
    .onConflictDoUpdate({
      target: userProfiles.userId,
      set: {
        profileType: sql`excluded.profile_type`,
        primaryWeakness: sql`excluded.primary_weakness`,
        secondaryWeakness: sql`excluded.secondary_weakness`,
        strengthArea: sql`excluded.strength_area`,
        confidenceLevel: sql`excluded.confidence_level`,
        progressVelocity: sql`excluded.progress_velocity`,
        engagementScore: sql`excluded.engagement_score`,
        profileHistory: sql`excluded.profile_history`,
        lastProfileUpdate: sql`excluded.last_profile_update`,
        updatedAt: sql`excluded.updated_at`,
      },
    });

/** On how many local days since `since` (a date) the person was active, and when last. */
export const countActiveDays = (p: { userId: number; since: string }) =>
  queryBuilder
    .select({
      days: sql<number>`count(distinct ${activities.localDay})`.as('days'),
      lastAt: sql<string | null>`(
        select ${activities.createdAt} from ${activities} where ${activities.userId} = ${p.userId}
        order by ${activities.id} desc limit 1)`.as('last_at'),
    })
    .from(activities)
    .where(sql`${activities.userId} = ${p.userId} and ${activities.localDay} >= ${p.since}`);

/** Strategies for a type of profile, most important first. */
export const listStrategies = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({
      id: interventionStrategies.id,
      title: interventionStrategies.title,
      description: interventionStrategies.description,
      actionItems: interventionStrategies.actionItems,
      category: interventionStrategies.category,
      source: interventionStrategies.source,
      triggerConditions: interventionStrategies.triggerConditions,
    })
    .from(interventionStrategies)
    .innerJoin(userProfiles, eq(userProfiles.profileType, interventionStrategies.profileType))
    .where(sql`${userProfiles.userId} = ${p.userId} and ${interventionStrategies.isActive} = 1`)
    .orderBy(
      desc(interventionStrategies.priority),
      desc(interventionStrategies.effectivenessScore),
      interventionStrategies.id,
    )
    .limit(p.limit);

export const findLatestScores = (p: { userId: number }) =>
  queryBuilder
    .select({
      challenges: mindsetAssessments.challengesScore,
      obstacles: mindsetAssessments.obstaclesScore,
      effort: mindsetAssessments.effortScore,
      criticism: mindsetAssessments.criticismScore,
      success: mindsetAssessments.successScore,
    })
    .from(mindsetAssessments)
    .where(eq(mindsetAssessments.userId, p.userId))
    .orderBy(desc(mindsetAssessments.id))
    .limit(1);
