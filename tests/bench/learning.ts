import type { BenchDatabase } from './serve.ts';

/** A path of its own, which nobody has: it only has to be long. */
const ARCHIVE = 900;
const IN_ARCHIVE = 492;
const OPENED_AT = '2026-01-05T08:00:00.000Z';

const ARCHIVE_PATH = `
  insert into learning_paths (id, title, description, difficulty, estimated_hours, "order")
  values (${ARCHIVE}, 'Letters, from the archive', 'All of them', 'beginner', 80, ${ARCHIVE})`;
const ARCHIVE_MODULE = `
  insert into learning_modules (id, path_id, title, description, "order", estimated_minutes)
  values (${ARCHIVE}, ${ARCHIVE}, 'Letters', 'All of them', 1, 4800)`;
const ARCHIVE_UNITS = `
  insert into learning_units (module_id, title, type, content, "order")
  with recursive n(i) as (select 1 union all select i + 1 from n where i < ${IN_ARCHIVE})
  select ${ARCHIVE}, 'Letter ' || i, 'text', '<p>A letter.</p>', i from n`;
const ENROLLED = `
  insert into user_path_enrollments (user_id, path_id, completed_at) values (?, ${ARCHIVE}, '${OPENED_AT}')`;
/** The whole archive, and the first path but for one unit: 500 units with notes. */
const OPENED = `
  insert into user_progress (user_id, unit_id, completed, completed_at, notes, engagement_score, opened_at)
  select ?, learning_units.id, learning_units.id <> 8, '${OPENED_AT}', 'What I take from it: begin with the date.', 0.8, '${OPENED_AT}'
  from learning_units join learning_modules on learning_modules.id = learning_units.module_id
  where learning_modules.path_id in (1, ${ARCHIVE})`;
const RECOMMENDED = `
  insert into learning_recommendations (user_id, path_id, recommendation_type, confidence, reasoning, based_on_profile,
    based_on_weaknesses, priority, valid_until, estimated_impact, based_on_score)
  select ?, id, 'weakness_targeted', 0.6, 'Your answers on criticism average 2.40, the lowest of the five. This path works on criticism.',
    'critic_sensitive', '["criticism"]', 4, '2099-01-01T00:00:00.000Z', 0.35, 2.4
  from learning_paths where id <> ${ARCHIVE}`;

/** Beside the learning paths as they are, a long one, and a person who has opened 500 units. */
export async function seedLearning(database: BenchDatabase, userId: number): Promise<void> {
  await database.batch([
    ...[ARCHIVE_PATH, ARCHIVE_MODULE, ARCHIVE_UNITS].map((statement) =>
      database.prepare(statement),
    ),
    ...[ENROLLED, OPENED, RECOMMENDED].map((statement) => database.prepare(statement).bind(userId)),
  ]);
}
