import { asPremium, homeDb, NEXT_YEAR, type Person, postGoal, registered } from './harness.ts';
import { PUSH_DEVICE } from './reminders.ts';

const SCORES = {
  overallScore: 3.2,
  challengesScore: 3,
  obstaclesScore: 3.5,
  effortScore: 2.75,
  criticismScore: 4,
  successScore: 2.75,
};

async function ok(answer: Promise<{ status: number; body: any }>) {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return body;
}

const run = (text: string, ...values: unknown[]) =>
  homeDb
    .prepare(text)
    .bind(...values)
    .run();

/** What learning leaves behind, in the tables themselves: its own tests walk through the doors. */
async function learnt(userId: number) {
  const [path, unit, item] = await Promise.all(
    ['learning_paths', 'learning_units', 'micro_learning_items'].map(
      async (table) =>
        (
          await homeDb
            .prepare(`select id from ${table} order by id limit 1`)
            .first<{ id: number }>()
        )?.id,
    ),
  );
  await run(
    `insert into user_path_enrollments (user_id, path_id, enrolled_at, struggling_areas) values (?, ?, '2026-03-01T08:00:00.000Z', '["effort"]') on conflict do nothing`,
    userId,
    path,
  );
  await run(
    `insert into user_progress (user_id, unit_id, completed, completed_at, notes, mastery_score, answers, written, opened_at)
     values (?, ?, 1, '2026-03-02T09:00:00.000Z', 'Not yet is a *time* word – ünïcode 🌱', 0.75, '[2,0,1]', '["First, I …","Then"]', '2026-03-02T08:00:00.000Z')`,
    userId,
    unit,
  );
  await run(
    `insert into learning_recommendations (user_id, path_id, recommendation_type, confidence, reasoning, based_on_weaknesses, priority, accepted)
     values (?, ?, 'next_level', 0.6, 'Your effort score is 2.75.', '["effort"]', 3, 0) on conflict do nothing`,
    userId,
    path,
  );
  await run(
    `insert into micro_learning_seeds (user_id, item_id, content, content_type, estimated_minutes, completed)
     values (?, ?, 'Write one line.', 'tip', 2, 1) on conflict do nothing`,
    userId,
    item,
  );
  await run(
    `insert into review_items (user_id, unit_id, place, step, due_at) values (?, ?, 0, 1, '2026-03-09T09:00:00.000Z')`,
    userId,
    unit,
  );
  await run(
    `insert into payments (user_id, plan_id, provider, reference, amount, currency, period_start, period_end)
     values (?, (select max(id) from subscription_plans), 'sandbox', ?, 1999, 'USD', '2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z')`,
    userId,
    `pay-${userId}`,
  );
  await run(
    `insert into payment_orders (id, user_id, plan_id, provider, way, amount, currency)
     values (?, ?, (select max(id) from subscription_plans), 'sandbox', 'card', 1999, 'USD')`,
    `order-${userId}`,
    userId,
  );
}

/** A person who has been here for a while and used everything. */
export async function furnished(input: Record<string, unknown> = {}): Promise<Person> {
  const person = await registered(input);
  const userId = person.user.id;
  await asPremium(person);
  await ok(
    person.patch('/api/user/coach-preferences', {
      coachPersonality: 'analytical',
      coachTone: 'neutral',
      coachStyle: 'socratic',
    }),
  );
  await ok(person.post('/api/mindset/responses', { questionId: 1, score: 4 }));
  await ok(person.post('/api/mindset/assessments', SCORES));
  await run(
    "update mindset_assessments set created_at = '2026-02-01T10:00:00.000Z' where user_id = ?",
    userId,
  );
  await ok(person.post('/api/mindset/responses', { questionId: 1, score: 5 }));
  await ok(person.post('/api/mindset/assessments', { ...SCORES, overallScore: 3.6 }));
  await ok(person.post('/api/mindset/responses', { questionId: 2, score: 5 }));
  await ok(person.post('/api/profile/check-ins', { answers: [4, 4, 3, 3, 2, 2, 4, 4] }));
  const lake = await postGoal(person, {
    description: 'In *cold* water.\n# Not a heading',
    targetDate: NEXT_YEAR,
  });
  const bread = await postGoal(person, { title: 'Bake “good” bread | every week' });
  const gone = await postGoal(person, { title: 'A goal let go' });
  await ok(
    person.patch(`/api/goals/${lake.id}/tasks/0-0`, { done: true, date: NEXT_YEAR, place: 1 }),
  );
  await ok(
    person.patch(`/api/goals/${lake.id}/tasks/1-0`, {
      rhythm: { every: 'weekdays', days: [1, 4] },
      days: { [new Date().toISOString().slice(0, 10)]: 'rest' },
    }),
  );
  await ok(
    person.post(`/api/goals/${lake.id}/if-thens`, {
      cue: 'time',
      at: '07:30',
      when: 'it is half past “seven” – 🌱',
      act: 'I swim\u0007',
    }),
  );
  await ok(person.patch(`/api/goals/${lake.id}`, { milestone: 0 }));
  await ok(person.patch(`/api/goals/${bread.id}`, { completed: true }));
  for (const content of [
    'Swam ten lengths. 🏊',
    '# Only a line\n---\nIt was hard, and I stayed.',
  ]) {
    await ok(person.post(`/api/goals/${lake.id}/journal`, { content }));
  }
  await ok(
    person.post(`/api/goals/${bread.id}/journal`, { content: 'Flat again.', feedback: false }),
  );
  await ok(
    person.post('/api/journal', {
      content: 'Rain.\n# Still no heading',
      mood: 'good',
      feedback: true,
    }),
  );
  await ok(person.post('/api/journal', { mood: 'low' }));
  await ok(person.delete(`/api/goals/${gone.id}`));
  const { conversationId } = await ok(
    person.post('/api/coach/chat', { message: 'I am stuck with my bread.' }),
  );
  await ok(person.post('/api/coach/chat', { message: 'It was the oven.', conversationId }));
  await ok(person.post('/api/motivation/daily'));
  await run(
    "insert into chat_messages (user_id, content, response) values (?, 'Before there were threads', 'Hello.')",
    userId,
  );
  await run("insert into coach_notes (user_id, content) values (?, 'I work nights.')", userId);
  await run(
    `insert into kept_things (user_id, kind, title, body, goal_id, session)
     values (?, 'if-then', 'Your way to begin', 'When: tomorrow\nThen: I open it 🌱', ?, 'get-started')`,
    userId,
    lake.id,
  );
  await run(
    `insert into coach_sessions (user_id, conversation_id, session, step, answers, trail)
     values (?, ?, 'get-started', 'task', '{}', '[]')`,
    userId,
    conversationId,
  );
  await ok(
    person.post('/api/reminders', {
      goalId: lake.id,
      subject: 'task',
      subjectId: '0-0',
      at: '18:30',
      byPush: true,
      byMail: false,
    }),
  );
  await ok(
    person.post('/api/reminders/devices', {
      ...PUSH_DEVICE,
      endpoint: `${PUSH_DEVICE.endpoint}/${userId}`,
    }),
  );
  await ok(person.patch('/api/reminders/settings', { dayLimit: 2 }));
  await run(
    "insert into reminder_sends (reminder_id, user_id, due_at, local_day, state, remaining) select id, user_id, '2026-01-02T17:30:00.000Z', '2026-01-02', 'sent', '[]' from reminders where user_id = ?",
    userId,
  );
  await run(
    "update users set ai_feedback = 'off', tells_journal = 0, chat_retention_days = 90 where id = ?",
    userId,
  );
  await learnt(userId);
  return person;
}
