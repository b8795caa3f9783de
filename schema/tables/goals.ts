import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Technique } from '#schema/contracts/coach/coach.ts';
import type { CalendarDate } from '../contracts/dates.ts';
import { ENTRY_MOODS, SEASONS, SHARE_PERMISSIONS } from '../contracts/enums.ts';
import type { ClarificationResponse } from '../contracts/goals.ts';
import type { IfThen } from '../contracts/if-thens.ts';
import type { Rhythm, RhythmAnswer } from '../contracts/rhythms.ts';
import type { Roadmap } from '../contracts/roadmaps.ts';
import type { PublicLinkSettings } from '../contracts/sharing.ts';
import type { TaskId } from '../contracts/tasks.ts';
import { createdAt, flag, id, instant, oneOf } from './columns.ts';
import { users } from './users.ts';

export const goals = sqliteTable(
  'goals',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    description: text('description'),
    completed: flag('completed').notNull().default(false),
    completedAt: instant('completed_at'),
    createdAt: createdAt(),
    targetDate: text('target_date'),
    roadmap: text('roadmap', { mode: 'json' })
      .$type<Roadmap>()
      .notNull()
      .default({ milestones: [] }),
    clarificationResponses: text('clarification_responses', { mode: 'json' })
      .$type<ClarificationResponse[]>()
      .notNull()
      .default([]),
    /** Index of the last reached milestone; -1 for none. */
    milestone: integer('milestone').notNull().default(-1),
    /**
     * The state of the plan's tasks is kept in the goal's own row, so that a list of goals reads no
     * further rows and a tick writes one. Ids by milestone and place; empty while each task stands
     * where it was planned.
     */
    taskIds: text('task_ids', { mode: 'json' }).$type<TaskId[][]>().notNull().default([]),
    /**
     * When a task was ticked. Null for one that was unticked though its milestone is reached, which
     * ticks those that are not named here.
     */
    taskTicks: text('task_ticks', { mode: 'json' })
      .$type<Record<TaskId, string | null>>()
      .notNull()
      .default({}),
    taskDates: text('task_dates', { mode: 'json' })
      .$type<Record<TaskId, CalendarDate>>()
      .notNull()
      .default({}),
    /** How often a task repeats, by its id; a task that is done once has no entry. */
    taskRhythms: text('task_rhythms', { mode: 'json' })
      .$type<Record<TaskId, Rhythm>>()
      .notNull()
      .default({}),
    /** What was answered for the days of a rhythm, by the task's id and the day. */
    rhythmAnswers: text('rhythm_answers', { mode: 'json' })
      .$type<Record<TaskId, Record<CalendarDate, RhythmAnswer>>>()
      .notNull()
      .default({}),
    ifThens: text('if_thens', { mode: 'json' }).$type<IfThen[]>().notNull().default([]),
    /** Since when a goal rests, asking for nothing; null while it is worked on. */
    pausedAt: instant('paused_at'),
    /** Since when a goal is out of the way, kept but not listed. */
    archivedAt: instant('archived_at'),
    /**
     * Counts changes of the roadmap. A change names the version it is based on, and is refused if
     * that is old.
     */
    planVersion: integer('plan_version').notNull().default(0),
    isPublic: flag('is_public').notNull().default(false),
    encryptionKey: text('encryption_key'),
    shareCode: text('share_code'),
    sharingSettings: text('sharing_settings', { mode: 'json' })
      .$type<PublicLinkSettings>()
      .notNull()
      .default({}),
  },
  (t) => [
    index('goals_user').on(t.userId, t.id),
    index('goals_user_completed').on(t.userId, t.completed, t.id),
    uniqueIndex('goals_share_code').on(t.shareCode),
    check('goals_milestone', sql`${t.milestone} >= -1`),
    check('goals_roadmap_json', sql`json_valid(${t.roadmap})`),
  ],
);

export const goalShares = sqliteTable(
  'goal_shares',
  {
    id: id(),
    goalId: integer('goal_id')
      .notNull()
      .references(() => goals.id),
    sharedByUserId: integer('shared_by_user_id')
      .notNull()
      .references(() => users.id),
    sharedWithEmail: text('shared_with_email'),
    sharedWithUserId: integer('shared_with_user_id').references(() => users.id),
    permissionLevel: text('permission_level', { enum: SHARE_PERMISSIONS })
      .notNull()
      .default('view'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
    lastViewedAt: instant('last_viewed_at'),
    isEncrypted: flag('is_encrypted').notNull().default(false),
    /** What the share's link ends in: 128 random bits. */
    code: text('code'),
    /** The name as it was typed, whether or not anybody has it. */
    sharedWithUsername: text('shared_with_username'),
    /**
     * `email:` or `name:` and the folded address or name: one share per goal and person, and found
     * by address.
     */
    sharedWithKey: text('shared_with_key'),
    /** An encrypted share's snapshot: ciphertext whose key the server never sees. */
    sealed: text('sealed'),
    sealedAt: instant('sealed_at'),
  },
  (t) => [
    index('goal_shares_goal').on(t.goalId),
    uniqueIndex('goal_shares_code').on(t.code),
    uniqueIndex('goal_shares_goal_with').on(t.goalId, t.sharedWithKey),
    index('goal_shares_with_key').on(t.sharedWithKey),
    index('goal_shares_by').on(t.sharedByUserId),
    index('goal_shares_with_user').on(t.sharedWithUserId),
    oneOf('goal_shares_permission', t.permissionLevel, SHARE_PERMISSIONS),
  ],
);

export const journalEntries = sqliteTable(
  'journal_entries',
  {
    id: id(),
    goalId: integer('goal_id')
      .notNull()
      .references(() => goals.id),
    content: text('content').notNull(),
    mood: text('mood', { enum: ENTRY_MOODS }),
    aiResponse: text('ai_response'),
    coach: text('coach'),
    technique: text('technique', { mode: 'json' }).$type<Technique>(),
    templateId: text('template_id'),
    updatedAt: instant('updated_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('journal_entries_goal').on(t.goalId, t.id),
    index('journal_entries_goal_created').on(t.goalId, t.createdAt, t.id),
  ],
);

/** An entry about no goal: a kind of its own, that no coach reads unless it is asked to. */
export const freeEntries = sqliteTable(
  'free_entries',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Empty where the mood says it all. */
    content: text('content').notNull(),
    mood: text('mood', { enum: ENTRY_MOODS }),
    aiResponse: text('ai_response'),
    coach: text('coach'),
    technique: text('technique', { mode: 'json' }).$type<Technique>(),
    templateId: text('template_id'),
    updatedAt: instant('updated_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('free_entries_user_created').on(t.userId, t.createdAt, t.id),
    oneOf('free_entries_mood', t.mood, ENTRY_MOODS),
  ],
);

const factOf = (name: string) => sql.raw(`metadata ->> '$.${name}'`);

export const activities = sqliteTable(
  'activities',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').notNull(),
    description: text('description').notNull(),
    metadata: text('metadata', { mode: 'json' })
      .$type<Record<string, unknown>>()
      .notNull()
      .default({}),
    createdAt: createdAt(),
    /**
     * The person's own calendar day and hour then, and the season where they live: days are counted
     * by these.
     */
    localDay: text('local_day'),
    localHour: integer('local_hour'),
    season: text('season', { enum: SEASONS }),
    /* What is counted of the facts, by name and type: the database reads them out of `metadata`. */
    goalId: integer('goal_id').generatedAlwaysAs(factOf('goalId')),
    milestone: integer('milestone').generatedAlwaysAs(factOf('milestone')),
    /** Whether the milestone was the plan's last. */
    isLast: flag('is_last').generatedAlwaysAs(factOf('last')),
    /** Whether the goal was completed before its date. */
    isEarly: flag('is_early').generatedAlwaysAs(factOf('early')),
    /** Whether the plan was changed after a milestone's date had gone by. */
    isAfterSetback: flag('is_after_setback').generatedAlwaysAs(factOf('afterSetback')),
    words: integer('words').generatedAlwaysAs(factOf('words')),
    tellsOfSetback: flag('tells_of_setback').generatedAlwaysAs(factOf('setback')),
    mood: text('mood').generatedAlwaysAs(factOf('mood')),
    shareId: integer('share_id').generatedAlwaysAs(factOf('shareId')),
    pathId: integer('path_id').generatedAlwaysAs(factOf('pathId')),
  },
  (t) => [
    index('activities_user').on(t.userId, t.id),
    index('activities_user_day').on(t.userId, t.localDay),
    index('activities_user_type').on(t.userId, t.type, t.id),
  ],
);
