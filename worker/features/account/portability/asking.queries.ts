import { sql } from 'drizzle-orm';
import type { ReminderChoices } from '#schema/contracts/reminders.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** A column of 0 and 1 as JSON has it. */
const flagOf = (column: string) => sql.raw(`json(iif(${column}, 'true', 'false'))`);

/** What a person chose of reminders and mails, as JSON; null for what was never chosen. */
export const findAsking = (p: { userId: number }) =>
  queryBuilder
    .select({
      reminders:
        sql<ReminderChoices | null>`(select json_object('byPush', ${flagOf('by_push')}, 'byMail', ${flagOf('by_mail')}, 'quietFrom', quiet_from, 'quietUntil', quiet_until, 'dayLimit', day_limit, 'pausedUntil', paused_until, 'showsTitles', ${flagOf('shows_titles')}) from reminder_choices where user_id = ${p.userId})`
          .mapWith(JSON.parse)
          .as('reminders'),
      week: sql<{
        weekday: number;
        hour: number;
        namesGoals: boolean;
      } | null>`(select json_object('weekday', weekday, 'hour', hour, 'namesGoals', ${flagOf('names_goals')}) from mail_plans where user_id = ${p.userId} and kind = 'week')`
        .mapWith(JSON.parse)
        .as('week'),
      away: sql<boolean>`exists (select 1 from mail_plans where user_id = ${p.userId} and kind = 'away')`
        .mapWith(Boolean)
        .as('away'),
    })
    .from(users)
    .where(sql`${users.id} = ${p.userId}`);

/**
 * Takes over what was chosen for reminders where nothing asks here yet; of choices that were made
 * here only mails change, to off. It comes before the reminders themselves.
 */
export const takeReminderChoices = (p: { userId: number; choices: ReminderChoices }) => {
  const { byPush, byMail, quietFrom, quietUntil, dayLimit, pausedUntil, showsTitles } = p.choices;
  return queryBuilder.run(sql`
    insert into reminder_choices (user_id, by_push, by_mail, quiet_from, quiet_until, day_limit, paused_until, shows_titles)
    select ${p.userId}, ${Number(byPush)}, ${Number(byMail)}, ${quietFrom}, ${quietUntil}, ${dayLimit}, ${pausedUntil}, ${Number(showsTitles)}
    where not exists (select 1 from reminders where user_id = ${p.userId})
    on conflict (user_id) do update set by_mail = 0`);
};
