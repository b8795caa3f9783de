import { type SQL, sql } from 'drizzle-orm';
import type { StickerFact } from '#schema/rules/sticker-facts.ts';

/** Counts distinct values (days, weeks …) of a person's activities, under a condition. */
const distinct = (userId: unknown, what: string, condition = 'true') =>
  sql`(select count(distinct ${sql.raw(what)}) from activities where user_id = ${userId} and ${sql.raw(condition)})`;

/** How many activities of a type a person has, under a condition on its typed facts. */
const countActivities = (userId: unknown, type: string, condition = 'true') =>
  sql`(select count(*) from activities where user_id = ${userId} and type = ${sql.raw(`'${type}'`)} and ${sql.raw(condition)})`;

const rows = (userId: unknown, table: string, condition = 'true') =>
  sql`(select count(*) from ${sql.raw(table)} where user_id = ${userId} and ${sql.raw(condition)})`;

const seasonDays = (season: string) => (userId: unknown) =>
  distinct(userId, 'local_day', `season = '${season}'`);
const CATEGORIES = ['challenges', 'obstacles', 'effort', 'criticism', 'success'];

/** Each fact as a subquery that counts it for a person. */
export const FACT_SQL: Record<StickerFact, (userId: unknown) => SQL> = {
  goalsCreated: (u) => countActivities(u, 'goal_created'),
  goalsCompleted: (u) => distinct(u, 'goal_id', "type = 'goal_completed'"),
  goalsCompletedEarly: (u) => distinct(u, 'goal_id', "type = 'goal_completed' and is_early"),
  goalsLetGo: (u) => countActivities(u, 'goal_let_go'),
  goalsWithAllMilestones: (u) => distinct(u, 'goal_id', "type = 'milestone_reached' and is_last"),
  milestonesReached: (u) =>
    distinct(u, "goal_id || ':' || milestone", "type = 'milestone_reached'"),
  plansChanged: (u) => countActivities(u, 'plan_changed'),
  plansChangedAfterSetback: (u) => countActivities(u, 'plan_changed', 'is_after_setback'),
  journalDays: (u) => distinct(u, 'local_day', "type = 'journal_entry'"),
  longEntries: (u) => countActivities(u, 'journal_entry', 'words >= 300'),
  setbackEntries: (u) => countActivities(u, 'journal_entry', 'tells_of_setback'),
  feedbackAsked: (
    u,
  ) => sql`(select count(*) from journal_entries join goals on goals.id = journal_entries.goal_id
    where goals.user_id = ${u} and journal_entries.ai_response is not null)`,
  chatDays: (u) => distinct(u, 'local_day', "type = 'talked_with_eden'"),
  techniquesTried: (u) => sql`(select count(*) from (
    select technique ->> 'id' as id from chat_messages where user_id = ${u} and technique ->> 'id' is not null
    union select journal_entries.technique ->> 'id' from journal_entries
      join goals on goals.id = journal_entries.goal_id
      where goals.user_id = ${u} and journal_entries.technique is not null))`,
  assessmentsTaken: (u) => rows(u, 'mindset_assessments'),
  checkInsTaken: (u) => countActivities(u, 'check_in'),
  // A rise is noteworthy from 0.75 points (see `NOTEWORTHY_CHANGE`).
  categoryGains: (u) =>
    sql`(select coalesce(sum(${sql.raw(
      CATEGORIES.map((name) => `(${name}_score - ${name}_before >= 0.75)`).join(' + '),
    )}), 0) from (select ${sql.raw(
      CATEGORIES.map(
        (name) => `${name}_score, lag(${name}_score) over (order by id) as ${name}_before`,
      ).join(', '),
    )} from mindset_assessments where user_id = ${u}) where challenges_before is not null)`,
  activeDays: (u) => distinct(u, 'local_day'),
  activeWeeks: (u) => distinct(u, "strftime('%Y-%W', local_day)"),
  comebacks: (u) => sql`(select count(*) from (
    select julianday(day) - julianday(lag(day) over (order by day)) as gap
    from (select distinct local_day as day from activities where user_id = ${u} and local_day is not null))
    where gap > 7)`,
  earlyMornings: (u) => distinct(u, 'local_day', 'local_hour between 4 and 7'),
  activeSpringDays: seasonDays('spring'),
  activeSummerDays: seasonDays('summer'),
  activeAutumnDays: seasonDays('autumn'),
  activeWinterDays: seasonDays('winter'),
  daysSinceJoining: (u) =>
    sql`(select cast(julianday('now') - julianday(created_at) as integer) from users where id = ${u})`,
  moodsTried: (u) => distinct(u, 'mood', "type = 'mood_tried'"),
  unitsCompleted: (u) => rows(u, 'user_progress', 'completed = 1'),
  exercisesWritten: (u) => sql`(select count(*) from user_progress
    join learning_units on learning_units.id = user_progress.unit_id
    where user_progress.user_id = ${u} and user_progress.completed = 1 and learning_units.type = 'exercise')`,
  quizzesRetried: (u) => sql`(select count(*) from user_progress
    join learning_units on learning_units.id = user_progress.unit_id
    where user_progress.user_id = ${u} and user_progress.attempts_count > 1 and learning_units.type = 'quiz')`,
  pathsCompleted: (u) => rows(u, 'user_path_enrollments', 'completed_at is not null'),
  reviewsFinished: (u) => countActivities(u, 'review_finished'),
  microItemsDone: (u) => rows(u, 'micro_learning_seeds', 'completed = 1'),
  goalsShared: (u) => countActivities(u, 'goal_shared'),
  cheersSent: (u) => countActivities(u, 'cheer_sent'),
};
