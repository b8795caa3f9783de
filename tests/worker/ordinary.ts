import type { Person } from './harness.ts';
import { run } from './home-rows.ts';

const upTo = (count: number) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
const at = `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-05', '+' || (i * 7) || ' hours')`;
const ROADMAP = `'{"milestones":[{"title":"A","description":"","targetDate":"2099-01-28","tasks":["a"]},{"title":"B","description":"","targetDate":"2099-02-28","tasks":["b"]}]}'`;

/**
 * What half a year of use leaves behind, beside what is there: 15 goals, 60 entries, 120 exchanges,
 * 300 activities, 60 units.
 */
const HALF_A_YEAR = [
  `insert into goals (user_id, title, description, target_date, roadmap, created_at)
    ${upTo(15)} select ?1, 'Goal ' || i, 'Line by line', '2099-03-31', ${ROADMAP}, ${at} from n`,
  `insert into journal_entries (goal_id, content, created_at)
    ${upTo(60)} select (select min(id) from goals where user_id = ?1), 'Wrote before breakfast.', ${at} from n`,
  `insert into chat_messages (user_id, conversation_id, content, response, created_at)
    ${upTo(120)} select ?1, (select min(id) from chat_conversations where user_id = ?1), 'Stuck.', 'Not yet.', ${at} from n`,
  `insert into activities (user_id, type, description, metadata, created_at, local_day, local_hour, season)
    ${upTo(300)} select ?1, case i % 3 when 0 then 'journal_entry' when 1 then 'milestone_reached' else 'talked_with_eden' end,
      'Did it', json_object('goalId', i % 15, 'milestone', i % 2, 'words', 40), ${at}, date('2026-01-05', '+' || (i * 7 / 24) || ' days'), 12, 'spring' from n`,
  `insert into user_journey_events (user_id, event_type, category, event_data, impact_score, timestamp)
    ${upTo(100)} select ?1, 'milestone_reached', 'goals', '{"description":"Reached it"}', 0.1, ${at} from n`,
  `insert into user_progress (user_id, unit_id, completed, completed_at, opened_at)
    select ?1, id, 1, '2026-03-02T09:00:00.000Z', '2026-03-02T08:00:00.000Z' from learning_units where id > 8 order by id limit 60
    on conflict do nothing`,
];

/** A person who has everything, of ordinary size. */
export async function ofOrdinarySize(person: Person): Promise<void> {
  for (const statement of HALF_A_YEAR) await run(statement, person.user.id);
}

/** Rows of other people in each table that grows, so that these hold a million in all. */
const PEOPLE = 20_000;
const EACH = { goals: 5, journal: 10, chat: 10, activities: 15, events: 5, progress: 4 };
const FIRST = 1_000_000;
const each = (count: number) =>
  `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${PEOPLE * count - 1})`;
const who = (count: number) => `${FIRST} + i / ${count}`;
const OTHERS = [
  `insert into users (id, username, username_key, password)
    ${each(1)} select ${FIRST} + i, 'somebody-' || i, 'somebody-' || i, 'none' from n`,
  `insert into sessions (id, user_id, last_seen_at)
    ${each(1)} select 'session-' || i, ${FIRST} + i, '2026-10-01T00:00:00.000Z' from n`,
  `insert into goals (id, user_id, title, target_date)
    ${each(EACH.goals)} select ${FIRST} + i, ${who(EACH.goals)}, 'A goal', '2099-03-31' from n`,
  `insert into journal_entries (goal_id, content)
    ${each(EACH.journal)} select ${FIRST} + i / ${EACH.journal / EACH.goals}, 'A line.' from n`,
  `insert into chat_messages (user_id, content, response)
    ${each(EACH.chat)} select ${who(EACH.chat)}, 'Stuck.', 'Not yet.' from n`,
  `insert into activities (user_id, type, description, local_day, local_hour, season)
    ${each(EACH.activities)} select ${who(EACH.activities)}, 'journal_entry', 'Wrote', '2026-03-0' || (1 + i % 9), 9, 'spring' from n`,
  `insert into user_journey_events (user_id, event_type, category)
    ${each(EACH.events)} select ${who(EACH.events)}, 'milestone_reached', 'goals' from n`,
  `insert into user_progress (user_id, unit_id, completed)
    ${each(EACH.progress)} select ${who(EACH.progress)}, 1 + i % ${EACH.progress}, 1 from n`,
];
export const OTHERS_ROWS =
  PEOPLE * (2 + Object.values(EACH).reduce((sum, count) => sum + count, 0));

/** @returns bytes of the database per row of these, indexes included. */
export async function amongAMillionRows(): Promise<number> {
  const size = async (statement: string) => (await run(statement)).meta.size_after;
  const before = await size('select 1');
  for (const statement of OTHERS) await run(statement);
  return Math.round(((await size('select 1')) - before) / OTHERS_ROWS);
}
