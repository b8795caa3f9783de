import { type SQL, sql } from 'drizzle-orm';
import type { Milestone } from '#schema/contracts/roadmaps.ts';
import { goals } from '#schema/tables/goals.ts';
import { reminderChoices, reminders } from '#schema/tables/reminders.ts';
import { users } from '#schema/tables/users.ts';

/** A plan's tasks alone: descriptions and dates of its milestones are not needed here. */
const taskWords = sql<string>`(select json_group_array(json_object('tasks', json(value -> '$.tasks'))) from json_each(${goals.roadmap}, '$.milestones'))`;

/** Of a reminder, its goal and its person, what its times and its words follow from. */
export const planFields = {
  id: reminders.id,
  userId: reminders.userId,
  goalId: reminders.goalId,
  subject: reminders.subject,
  subjectId: reminders.subjectId,
  at: reminders.at,
  days: reminders.days,
  byPush: reminders.byPush,
  byMail: reminders.byMail,
  plannedFrom: reminders.plannedFrom,
  lastDay: reminders.lastDay,
  movedTo: reminders.movedTo,
  nextDueAt: reminders.nextDueAt,
  goalTitle: sql<string>`${goals.title}`.as('goal_title'),
  completed: goals.completed,
  pausedAt: goals.pausedAt,
  archivedAt: goals.archivedAt,
  milestone: goals.milestone,
  milestones: taskWords
    .mapWith((text: string) => JSON.parse(text) as Pick<Milestone, 'tasks'>[])
    .as('task_words'),
  taskIds: goals.taskIds,
  taskTicks: goals.taskTicks,
  taskDates: goals.taskDates,
  taskRhythms: goals.taskRhythms,
  rhythmAnswers: goals.rhythmAnswers,
  ifThens: goals.ifThens,
  timeZone: users.timeZone,
  dayStartsAt: users.dayStartsAt,
  careLevel: users.careLevel,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  username: users.username,
  allowsPush: chosen<boolean>(reminderChoices.byPush, '1').mapWith(Boolean).as('allows_push'),
  allowsMail: chosen<boolean>(reminderChoices.byMail, '1').mapWith(Boolean).as('allows_mail'),
  // Null is a choice of its own where there is a row.
  quietFrom: sql<
    string | null
  >`case when ${reminderChoices.id} is null then '22:00' else ${reminderChoices.quietFrom} end`.as(
    'quiet_from',
  ),
  quietUntil: sql<
    string | null
  >`case when ${reminderChoices.id} is null then '07:00' else ${reminderChoices.quietUntil} end`.as(
    'quiet_until',
  ),
  dayLimit: chosen<number>(reminderChoices.dayLimit, '3').as('day_limit'),
  pausedUntil: reminderChoices.pausedUntil,
  showsTitles: chosen<boolean>(reminderChoices.showsTitles, '0')
    .mapWith(Boolean)
    .as('shows_titles'),
};

/** A choice, or what everybody begins with. */
function chosen<Value>(column: { name: string } & object, otherwise: string): SQL<Value> {
  return sql<Value>`coalesce(${column}, ${sql.raw(otherwise)})`;
}
