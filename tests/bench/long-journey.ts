import type { BenchDatabase } from './serve.ts';
import { CONVERSATIONS } from './workloads.ts';

const EVENTS = 2000;
const ASSESSMENTS = 24;

const BEGAN_AT = Date.parse('2024-02-01T08:00:00.000Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const after = (milliseconds: number) => new Date(BEGAN_AT + milliseconds).toISOString();

/** As the app writes them; mostly steps, now and then a goal, each month an assessment. */
function eventOf(index: number) {
  const goalId = (index % 200) + 1;
  if (index % 80 === 79)
    return {
      eventType: 'mindset_improvement',
      category: 'assessment',
      impactScore: 0.8,
      eventData: { description: 'Took the mindset assessment again', responseScore: 0.55 },
    };
  if (index % 20 === 19)
    return {
      eventType: 'goal_completion',
      category: 'goals',
      impactScore: 0.3,
      eventData: { description: `Completed “Write letter ${goalId} in Portuguese”`, goalId },
    };
  if (index % 4 === 0)
    return {
      eventType: 'check_in',
      category: 'check-in',
      impactScore: 0,
      eventData: {
        description: 'Check-in: 23 of 32',
        total: 23,
        result: 'mixed',
        responseScore: 0.63,
      },
    };
  return {
    eventType: 'milestone_reached',
    category: 'goals',
    impactScore: 0.1,
    eventData: { description: 'Reached “Fifteen minutes a day”', goalId },
  };
}

const events = Array.from({ length: EVENTS }, (_, index) => ({
  ...eventOf(index),
  timestamp: after(index * 8 * HOUR_MS),
}));

const assessments = Array.from({ length: ASSESSMENTS }, (_, index) => ({
  score: 2 + (index % 12) / 5,
  createdAt: after(index * 30 * DAY_MS),
}));

const history = assessments.map(({ score, createdAt }, index) => ({
  profileType: 'developing_grower',
  overallScore: score,
  timestamp: createdAt,
  confidenceLevel: index / ASSESSMENTS,
}));

/** Rows handed over as one text, so that thousands of them are one statement. */
const EVENT_ROWS = `
  insert into user_journey_events (user_id, event_type, category, impact_score, event_data, timestamp)
  select ?, value ->> 'eventType', value ->> 'category', value ->> 'impactScore', value -> 'eventData', value ->> 'timestamp'
  from json_each(?)`;
const ASSESSMENT_ROWS = `
  insert into mindset_assessments (user_id, overall_score, challenges_score, obstacles_score, effort_score,
    criticism_score, success_score, created_at)
  select ?, value ->> 'score', value ->> 'score', value ->> 'score', value ->> 'score', value ->> 'score',
    value ->> 'score', value ->> 'createdAt'
  from json_each(?)`;
const PROFILE = `
  insert into user_profiles (user_id, profile_type, primary_weakness, strength_area, confidence_level,
    progress_velocity, engagement_score, profile_history)
  values (?, 'developing_grower', 'criticism', 'effort', 0.8, 0.4, 0.6, ?)`;
/** One for each goal. */
const ENTRY_ROWS = `
  insert into journal_entries (goal_id, content)
  select id, 'Wrote before breakfast. It was easier than in the evening, as nobody had asked me for anything yet.'
  from goals where user_id = ?`;
const CONVERSATION_ROWS = `
  insert into chat_conversations (id, user_id, title) select value ->> 'id', ?, 'Letters' from json_each(?)`;

/** What two years of use leave behind, for a person who is there with their goals. */
export async function seedLongJourney(database: BenchDatabase, userId: number): Promise<void> {
  const conversations = Array.from({ length: CONVERSATIONS }, (_, index) => ({ id: index + 1 }));
  const fill = (sql: string, rows: object[]) =>
    database.prepare(sql).bind(userId, JSON.stringify(rows));
  await database.batch([
    fill(EVENT_ROWS, events),
    fill(ASSESSMENT_ROWS, assessments),
    fill(PROFILE, history),
    fill(CONVERSATION_ROWS, conversations),
    database.prepare(ENTRY_ROWS).bind(userId),
  ]);
}
