import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Milestone } from '#schema/contracts/roadmaps.ts';
import { goals, journalEntries } from '#schema/tables/goals.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** What a person shares with Eden and which provider answers for her, in one row. */
export const findCoachProfile = (p: { userId: number; notes: number }) =>
  queryBuilder
    .select({
      aiChat: users.aiChat,
      aiFeedback: users.aiFeedback,
      aiRoadmap: users.aiRoadmap,
      sharesGoals: users.tellsGoals,
      sharesJournal: users.tellsJournal,
      sharesMindset: users.tellsMindset,
      weakestCategory: sql<
        string | null
      >`(select user_profiles.primary_weakness from user_profiles where user_profiles.user_id = users.id)`.as(
        'weakest_category',
      ),
      notes: sql<string[]>`(select json_group_array(content) from (
          select coach_notes.content from coach_notes where coach_notes.user_id = users.id
          order by coach_notes.id limit ${p.notes}))`
        .mapWith(JSON.parse)
        .as('notes'),
    })
    .from(users)
    .where(eq(users.id, p.userId));

/** A goal as the coach sees it. */
const goalInTalkFields = {
  title: goals.title,
  targetDate: goals.targetDate,
  milestone: goals.milestone,
  milestoneCount: sql<number>`json_array_length(${goals.roadmap}, '$.milestones')`.as(
    'milestone_count',
  ),
  nextMilestone:
    sql<Milestone | null>`json_extract(${goals.roadmap}, '$.milestones[' || (${goals.milestone} + 1) || ']')`
      .mapWith((text) => (text === null ? null : JSON.parse(text)))
      .as('next_milestone'),
};

export const listGoalsInTalk = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select(goalInTalkFields)
    .from(goals)
    .where(and(eq(goals.userId, p.userId), eq(goals.completed, sql`0`), isNull(goals.archivedAt)))
    .orderBy(desc(goals.id))
    .limit(p.limit);

export const findGoalInTalk = (p: { userId: number; goalId: number }) =>
  queryBuilder
    .select(goalInTalkFields)
    .from(goals)
    .where(and(eq(goals.id, p.goalId), eq(goals.userId, p.userId)));

/** The latest entries of open goals, cut to the length that a model gets. */
export const listRecentEntries = (p: { userId: number; limit: number; length: number }) =>
  queryBuilder
    .select({
      content: sql<string>`substr(journal_entries.content, 1, cast(${p.length} as integer))`.as(
        'content',
      ),
      isCut: sql<boolean>`length(journal_entries.content) > ${p.length}`
        .mapWith(Boolean)
        .as('is_cut'),
      goalTitle: sql<string>`goals.title`.as('goal_title'),
      createdAt: sql<string>`journal_entries.created_at`.as('entry_created_at'),
    })
    .from(journalEntries)
    .innerJoin(goals, eq(goals.id, journalEntries.goalId))
    .where(
      and(
        eq(goals.userId, p.userId),
        eq(goals.completed, sql`0`),
        sql`journal_entries.content <> ''`,
      ),
    )
    .orderBy(desc(journalEntries.id))
    .limit(p.limit);
