import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { activities, goals } from '#schema/tables/goals.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import type { Moment } from '#worker/lib/moment.ts';
import { isAlive, type SessionKey } from '#worker/lib/security/sessions.ts';
import { type DescribedActivity, SENTENCES } from './sentences.rules.ts';

type OwnGoal = { userId: number; goalId: number };

/** The columns of an activity inserted from a select, and the values for its time. */
const INTO = sql`insert into ${activities} (user_id, type, description, metadata, created_at, local_day, local_hour, season)`;
const when = (p: Moment) =>
  sql`${p.now}, ${p.localDay}, cast(${p.localHour} as integer), ${p.season}`;
/** The sentence of an activity, with the title of its goal or path. */
const told = (type: DescribedActivity, title = sql`''`) =>
  sql`replace(${SENTENCES[type]}, '{title}', ${title})`;
const fromOwnGoal = (p: OwnGoal) =>
  sql`from ${goals} where ${goals.id} = ${p.goalId} and ${goals.userId} = ${p.userId}`;

export const listOwnActivities = (p: { userId: number; before: number; limit: number }) =>
  queryBuilder
    .select({
      id: activities.id,
      type: activities.type,
      description: activities.description,
      metadata: activities.metadata,
      createdAt: activities.createdAt,
    })
    .from(activities)
    .where(and(eq(activities.userId, p.userId), lt(activities.id, p.before)))
    .orderBy(desc(activities.id))
    .limit(p.limit);

/** A new activity. */
export const insertActivity = (
  p: Moment & {
    userId: number;
    type: string;
    description: string;
    metadata: Record<string, unknown>;
  },
) =>
  queryBuilder.insert(activities).values({
    userId: p.userId,
    type: p.type,
    description: p.description,
    metadata: p.metadata,
    createdAt: p.now,
    localDay: p.localDay,
    localHour: p.localHour,
    season: p.season,
  });

/** Runs after the goal's insert in its batch: the goal is the row just inserted. */
export const insertGoalCreated = (p: Moment & { userId: number; title: string }) =>
  queryBuilder.run(sql`${INTO}
    select ${p.userId}, 'goal_created', ${told('goal_created', sql`${p.title}`)},
      json_object('goalId', last_insert_rowid()), ${when(p)}`);

/** Runs before the update in its batch, since it reads the state before the change. */
export const insertGoalCompleted = (p: Moment & OwnGoal) =>
  queryBuilder.run(sql`${INTO}
    select user_id, 'goal_completed', ${told('goal_completed', sql`title`)},
      json_object('goalId', id, 'early', ${p.localDay} < target_date), ${when(p)}
    ${fromOwnGoal(p)} and ${goals.completed} = 0`);

/**
 * Runs before the update in its batch, only for a step forward, and checks the session itself.
 * (Numbers are bound as reals, hence the cast.)
 */
export const insertMilestoneReached = (
  p: Moment & OwnGoal & SessionKey & { milestone: number },
) => {
  const milestone = sql`cast(${p.milestone} as integer)`;
  const title = sql`json_extract(roadmap, '$.milestones[' || ${milestone} || '].title')`;
  return queryBuilder.run(sql`${INTO}
    select user_id, 'milestone_reached', ${told('milestone_reached', title)},
      json_object('goalId', id, 'milestone', ${milestone},
        'last', ${milestone} = json_array_length(roadmap, '$.milestones') - 1), ${when(p)}
    ${fromOwnGoal(p)} and ${goals.milestone} = ${milestone} - 1 and ${title} is not null and ${isAlive(p)}`);
};

/**
 * Runs before the update in its batch: a plan that is changed after its next milestone's date
 * answers a setback.
 */
export const insertPlanChanged = (p: Moment & OwnGoal) => {
  const nextDate = sql`json_extract(roadmap, '$.milestones[' || (${goals.milestone} + 1) || '].targetDate')`;
  return queryBuilder.run(sql`${INTO}
    select user_id, 'plan_changed', ${told('plan_changed', sql`title`)},
      json_object('goalId', id, 'afterSetback', coalesce(${nextDate} < ${p.localDay}, 0)), ${when(p)}
    ${fromOwnGoal(p)}`);
};

/**
 * Runs before the delete in its batch: letting an open goal go is logged, deleting a finished one
 * is not.
 */
export const insertGoalLetGo = (p: Moment & OwnGoal) =>
  queryBuilder.run(sql`${INTO}
    select user_id, 'goal_let_go', ${told('goal_let_go', sql`title`)}, json_object('goalId', id), ${when(p)}
    ${fromOwnGoal(p)} and ${goals.completed} = 0`);

export const insertEntryWritten = (p: Moment & OwnGoal & { words: number; setback: number }) =>
  queryBuilder.run(sql`${INTO}
    select user_id, 'journal_entry', ${told('journal_entry', sql`title`)},
      json_object('goalId', id, 'words', cast(${p.words} as integer), 'setback', cast(${p.setback} as integer)), ${when(p)}
    ${fromOwnGoal(p)}`);

/** Runs before the share in its batch: a share that exists already is not logged again. */
export const insertGoalShared = (
  p: Moment & OwnGoal & { how: string; sharedWithKey: string | null },
) =>
  queryBuilder.run(sql`${INTO}
    select user_id, 'goal_shared', ${told('goal_shared', sql`title`)},
      json_object('goalId', id, 'how', ${p.how}), ${when(p)}
    ${fromOwnGoal(p)} and not (${p.how} = 'link' and ${goals.isPublic})
      and not exists (select 1 from goal_shares
        where goal_shares.goal_id = ${p.goalId} and goal_shares.shared_with_key = ${p.sharedWithKey})`);

/** Runs after the note in its batch; logged once per share, however often the note changes. */
export const insertCheerSent = (p: Moment & { userId: number; code: string }) =>
  queryBuilder.run(sql`${INTO}
    select ${p.userId}, 'cheer_sent', ${told('cheer_sent')}, json_object('shareId', share_id), ${when(p)}
    from share_notes where author_user_id = ${p.userId}
      and share_id = (select goal_shares.id from goal_shares where goal_shares.code = ${p.code})
      and not exists (select 1 from ${activities} where user_id = ${p.userId} and type = 'cheer_sent'
        and activities.share_id = share_notes.share_id)`);

/** Logged once a day and kind, not for every message. */
export const insertOnceADay = (p: Moment & { userId: number; type: DescribedActivity }) =>
  queryBuilder.run(sql`${INTO}
    select ${p.userId}, ${p.type}, ${told(p.type)}, '{}', ${when(p)}
    where not exists (select 1 from ${activities}
      where user_id = ${p.userId} and local_day = ${p.localDay} and type = ${p.type})`);

/** Runs before the progress in its batch, so that only the first completion of a unit is logged. */
export const insertUnitCompleted = (p: Moment & { userId: number; unitId: number }) =>
  queryBuilder.run(sql`${INTO}
    select ${p.userId}, 'unit_completed', ${told('unit_completed', sql`title`)}, json_object('unitId', id, 'type', type), ${when(p)}
    from learning_units where id = ${p.unitId} and not exists (select 1 from user_progress
      where user_id = ${p.userId} and unit_id = ${p.unitId} and completed_at is not null)`);

/** Runs after the enrolment's completion in its batch, and logs it once. */
export const insertPathCompleted = (p: Moment & { userId: number; pathId: number }) =>
  queryBuilder.run(sql`${INTO}
    select user_id, 'path_completed', ${told('path_completed', sql`title`)}, json_object('pathId', path_id), ${when(p)}
    from user_path_enrollments as mine join learning_paths on learning_paths.id = path_id
    where user_id = ${p.userId} and path_id = ${p.pathId} and completed_at = ${p.now}
      and not exists (select 1 from ${activities}
        where user_id = mine.user_id and type = 'path_completed' and activities.path_id = mine.path_id)`);

/**
 * Runs after an answer in its batch: a review is finished when nothing more is due, at most once a
 * day.
 */
export const insertReviewFinished = (p: Moment & { userId: number }) =>
  queryBuilder.run(sql`${INTO}
    select ${p.userId}, 'review_finished', ${told('review_finished')}, '{}', ${when(p)}
    where not exists (select 1 from review_items
        join user_progress on user_progress.user_id = review_items.user_id
          and user_progress.unit_id = review_items.unit_id and user_progress.completed = 1
        where review_items.user_id = ${p.userId} and review_items.due_at <= ${p.now})
      and not exists (select 1 from ${activities}
        where user_id = ${p.userId} and local_day = ${p.localDay} and type = 'review_finished')`);

/** Runs before the completion in its batch. */
export const insertMicroContentDone = (p: Moment & { userId: number; microContentId: number }) =>
  queryBuilder.run(sql`${INTO}
    select user_id, 'micro_content_done', ${told('micro_content_done')}, json_object('itemId', item_id, 'kind', content_type), ${when(p)}
    from micro_learning_seeds where id = ${p.microContentId} and user_id = ${p.userId} and completed = 0`);
