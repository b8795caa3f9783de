import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { goals } from '#schema/tables/goals.ts';
import { userJourneyEvents } from '#schema/tables/mindset.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { EVENT_SENTENCES } from './event-sentences.rules.ts';

interface NewEvent {
  userId: number;
  eventType: string;
  category: string;
  impactScore: number;
  eventData: Record<string, unknown>;
  now: string;
}

const eventFields = {
  id: userJourneyEvents.id,
  eventType: userJourneyEvents.eventType,
  impactScore: userJourneyEvents.impactScore,
  category: userJourneyEvents.category,
  timestamp: userJourneyEvents.timestamp,
  eventData: userJourneyEvents.eventData,
};

export const insertJourneyEvent = (p: NewEvent) =>
  queryBuilder
    .insert(userJourneyEvents)
    .values({
      userId: p.userId,
      eventType: p.eventType,
      category: p.category,
      impactScore: p.impactScore,
      eventData: p.eventData,
      timestamp: p.now,
    })
    .returning(eventFields);

/** The sentence of an event, with the title of its goal, step or path. */
const sentenceOf = (type: keyof typeof EVENT_SENTENCES, title: SQL) =>
  sql`replace(${EVENT_SENTENCES[type]}, '{title}', ${title})`;

interface OwnGoal {
  userId: number;
  goalId: number;
}

/** Runs before the goal's update in its batch: inserts an event only while the goal is open. */
export const insertGoalCompletion = (p: OwnGoal & { impactScore: number; now: string }) =>
  queryBuilder.run(sql`
    insert into ${userJourneyEvents} (user_id, event_type, category, event_data, impact_score, timestamp)
    select user_id, 'goal_completion', 'goals', json_object('description', ${sentenceOf('goal_completion', sql`title`)}, 'goalId', id),
      ${p.impactScore}, ${p.now}
    from ${goals} where id = ${p.goalId} and user_id = ${p.userId} and completed = 0`);

/** Runs right after the activity of the same step: inserts an event only if that was inserted. */
export const insertMilestoneEvent = (
  p: OwnGoal & { milestone: number; impactScore: number; now: string },
) => {
  const milestone = sql`cast(${p.milestone} as integer)`;
  const title = sql`json_extract(roadmap, '$.milestones[' || ${milestone} || '].title')`;
  return queryBuilder.run(sql`
    insert into ${userJourneyEvents} (user_id, event_type, category, event_data, impact_score, timestamp)
    select user_id, 'milestone_reached', 'goals', json_object('description', ${sentenceOf('milestone_reached', title)}, 'goalId', id),
      ${p.impactScore}, ${p.now}
    from ${goals} where id = ${p.goalId} and user_id = ${p.userId} and changes() = 1`);
};

/** Runs after the enrolment's completion in its batch: inserts one event for each path. */
export const insertLearningMilestone = (p: {
  userId: number;
  pathId: number;
  impactScore: number;
  now: string;
}) =>
  queryBuilder.run(sql`
    insert into ${userJourneyEvents} (user_id, event_type, category, event_data, impact_score, timestamp)
    select user_id, 'learning_milestone', 'learning',
      json_object('description', ${sentenceOf('learning_milestone', sql`title`)}, 'pathId', path_id), ${p.impactScore}, ${p.now}
    from user_path_enrollments as mine join learning_paths on learning_paths.id = path_id
    where user_id = ${p.userId} and path_id = ${p.pathId} and completed_at = ${p.now}
      and not exists (select 1 from ${userJourneyEvents} where user_id = mine.user_id
        and event_type = 'learning_milestone' and event_data ->> '$.pathId' = mine.path_id)`);

/** Newest first. */
export const listEvents = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select(eventFields)
    .from(userJourneyEvents)
    .where(eq(userJourneyEvents.userId, p.userId))
    .orderBy(desc(userJourneyEvents.timestamp), desc(userJourneyEvents.id))
    .limit(p.limit);

export const summariseEvents = (p: { userId: number }) =>
  queryBuilder
    .select({
      total: sql<number>`count(*)`.as('total'),
      startedAt: sql<string | null>`min(${userJourneyEvents.timestamp})`.as('started_at'),
    })
    .from(userJourneyEvents)
    .where(eq(userJourneyEvents.userId, p.userId));

/** The highlights of a journey: finished goals and paths, and noteworthy changes. Newest first. */
export const listKeyEvents = (p: { userId: number; noteworthy: number; limit: number }) =>
  queryBuilder
    .select(eventFields)
    .from(userJourneyEvents)
    .where(
      and(
        eq(userJourneyEvents.userId, p.userId),
        sql`(${userJourneyEvents.eventType} in ('goal_completion', 'learning_milestone')
          or (${userJourneyEvents.eventType} = 'mindset_improvement' and abs(${userJourneyEvents.impactScore}) >= ${p.noteworthy}))`,
      ),
    )
    .orderBy(desc(userJourneyEvents.timestamp), desc(userJourneyEvents.id))
    .limit(p.limit);

export const listCheckIns = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({ eventData: userJourneyEvents.eventData, timestamp: userJourneyEvents.timestamp })
    .from(userJourneyEvents)
    .where(
      and(eq(userJourneyEvents.userId, p.userId), eq(userJourneyEvents.eventType, sql`'check_in'`)),
    )
    .orderBy(desc(userJourneyEvents.timestamp), asc(userJourneyEvents.id))
    .limit(p.limit);
