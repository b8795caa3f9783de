import { describe, expect, it } from 'vitest';
import { isEarned, STICKER_FACTS, type StickerFact } from '#schema/rules/sticker-facts.ts';
import {
  aRoadmap,
  bindings,
  NEXT_YEAR,
  type Person,
  postGoal,
  signedUp,
} from '#tests/worker/harness.ts';
import { createDatabase } from '#worker/lib/database/database.ts';
import { awardFor, countFacts } from './stickers.queries.ts';

const { DB } = bindings;
const db = createDatabase(DB);

interface StickerRow {
  id: number;
  name: string;
  fact: StickerFact;
  at_least: number;
}
const { results: all } = await DB.prepare(
  'select id, name, fact, at_least from stickers order by id',
).all<StickerRow>();

const run = (sql: string, ...values: unknown[]) =>
  DB.prepare(sql)
    .bind(...values)
    .run();
const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

/** An activity in the past, `nth` of its kind, on a day of its own. */
const activity =
  (type: string, metadata: object = {}, { every = 1, hour = 12, season = 'spring' } = {}) =>
  (person: Person, nth: number) =>
    run(
      'insert into activities (user_id, type, description, metadata, local_day, local_hour, season) values (?, ?, ?, ?, ?, ?, ?)',
      person.user.id,
      type,
      type,
      JSON.stringify({ goalId: nth, milestone: nth, ...metadata }),
      dayAfter('2020-01-06', nth * every),
      hour,
      season,
    );

const goalId = async (person: Person) =>
  (
    await DB.prepare("insert into goals (user_id, title) values (?, 'g') returning id")
      .bind(person.user.id)
      .first<{ id: number }>()
  )?.id;

let unit = 0;
/** A learning unit of a type, with its module and path. */
async function aUnit(type: string) {
  await run(
    "insert or ignore into learning_paths (id, title, description, difficulty, estimated_hours) values (900, 'p', 'd', 'beginner', 1)",
  );
  await run(
    "insert or ignore into learning_modules (id, path_id, title, description, \"order\", estimated_minutes) values (900, 900, 'm', 'd', 1, 1)",
  );
  const id = 9000 + ++unit;
  await run(
    "insert into learning_units (id, module_id, title, type, content, \"order\") values (?, 900, 'u', ?, 'c', 1)",
    id,
    type,
  );
  return id;
}
const finish = (type: string, attempts: number) => async (person: Person) =>
  run(
    'insert into user_progress (user_id, unit_id, completed, attempts_count) values (?, ?, 1, ?)',
    person.user.id,
    await aUnit(type),
    attempts,
  );

/** How each fact grows by one. A fact without a recipe fails the suite. */
const GROW: Record<StickerFact, (person: Person, nth: number) => Promise<unknown>> = {
  goalsCreated: activity('goal_created'),
  goalsCompleted: activity('goal_completed'),
  goalsCompletedEarly: activity('goal_completed', { early: 1 }),
  goalsLetGo: activity('goal_let_go'),
  goalsWithAllMilestones: activity('milestone_reached', { last: 1 }),
  milestonesReached: activity('milestone_reached'),
  plansChanged: activity('plan_changed'),
  plansChangedAfterSetback: activity('plan_changed', { afterSetback: 1 }),
  journalDays: activity('journal_entry'),
  longEntries: activity('journal_entry', { words: 300 }),
  setbackEntries: activity('journal_entry', { setback: 1 }),
  feedbackAsked: async (person) =>
    run(
      "insert into journal_entries (goal_id, content, ai_response) values (?, 'c', 'r')",
      await goalId(person),
    ),
  chatDays: activity('talked_with_eden'),
  techniquesTried: (person, nth) =>
    run(
      "insert into chat_messages (user_id, content, technique) values (?, 'c', ?)",
      person.user.id,
      JSON.stringify({ id: `technique-${nth}` }),
    ),
  assessmentsTaken: (person) =>
    run(
      'insert into mindset_assessments (user_id, overall_score, challenges_score, obstacles_score, effort_score, criticism_score, success_score) values (?, 3, 3, 3, 3, 3, 3)',
      person.user.id,
    ),
  checkInsTaken: activity('check_in'),
  // The first reading is the one that gains are measured from.
  categoryGains: async (person, nth) => {
    const insert = (effort: number) =>
      run(
        'insert into mindset_assessments (user_id, overall_score, challenges_score, obstacles_score, effort_score, criticism_score, success_score) values (?, 3, 3, 3, ?, 3, 3)',
        person.user.id,
        effort,
      );
    if (nth === 1) await insert(1);
    await insert(1 + nth * 0.75);
  },
  activeDays: activity('anything'),
  activeWeeks: activity('anything', {}, { every: 7 }),
  comebacks: async (person, nth) => {
    if (nth === 1) await activity('anything')(person, 0);
    await activity('anything', {}, { every: 8 })(person, nth);
  },
  earlyMornings: activity('anything', {}, { hour: 5 }),
  activeSpringDays: activity('anything', {}, { season: 'spring' }),
  activeSummerDays: activity('anything', {}, { season: 'summer' }),
  activeAutumnDays: activity('anything', {}, { season: 'autumn' }),
  activeWinterDays: activity('anything', {}, { season: 'winter' }),
  daysSinceJoining: (person, nth) =>
    run(
      "update users set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || ? || ' days', '-1 minutes') where id = ?",
      nth,
      person.user.id,
    ),
  moodsTried: (person, nth) => activity('mood_tried', { mood: `mood-${nth}` })(person, nth),
  unitsCompleted: finish('text', 1),
  exercisesWritten: finish('exercise', 1),
  quizzesRetried: finish('quiz', 2),
  pathsCompleted: async (person, nth) => {
    await run(
      "insert or ignore into learning_paths (id, title, description, difficulty, estimated_hours) values (?, 'p', 'd', 'beginner', 1)",
      900 + nth,
    );
    await run(
      "insert into user_path_enrollments (user_id, path_id, completed_at) values (?, ?, '2026-01-01T00:00:00.000Z')",
      person.user.id,
      900 + nth,
    );
  },
  reviewsFinished: activity('review_finished'),
  microItemsDone: (person) =>
    run(
      "insert into micro_learning_seeds (user_id, content, content_type, completed) values (?, 'c', 'tip', 1)",
      person.user.id,
    ),
  goalsShared: activity('goal_shared'),
  cheersSent: activity('cheer_sent'),
};

const countOf = async (person: Person, fact: StickerFact) => {
  const [[facts]] = await db.batch([countFacts({ userId: person.user.id })]);
  return (facts as Record<StickerFact, number>)[fact];
};
const award = (person: Person, fact: StickerFact) =>
  db.batch([
    awardFor([fact])({
      userId: person.user.id,
      now: new Date().toISOString(),
      localDay: '2019-12-31',
    }),
  ]);
const namesOf = async (person: Person): Promise<string[]> =>
  (await person.get('/api/stickers/user')).body.map(
    ({ sticker }: { sticker: { name: string } }) => sticker.name,
  );

describe('every sticker', () => {
  it('counts a fact that is known, and the collection has at least 48', () => {
    expect(all.length).toBeGreaterThanOrEqual(48);
    for (const { fact } of all) expect(STICKER_FACTS).toContain(fact);
  });

  it.each(all.map((row) => [row.name, row] as const))(
    '%s is earned at its count, not before, and once',
    async (name, row) => {
      const person = await signedUp();
      const nearly = row.at_least - 1;
      if (row.fact === 'daysSinceJoining') await GROW[row.fact](person, nearly);
      else for (let nth = 1; nth <= nearly; nth++) await GROW[row.fact](person, nth);
      expect(await countOf(person, row.fact)).toBe(nearly);
      await award(person, row.fact);
      expect(await namesOf(person)).not.toContain(name);

      await GROW[row.fact](person, row.at_least);
      expect(await countOf(person, row.fact)).toBe(row.at_least);
      expect(isEarned({ fact: row.fact, atLeast: row.at_least }, row.at_least)).toBe(true);
      await award(person, row.fact);
      await award(person, row.fact);
      expect((await namesOf(person)).filter((one) => one === name)).toEqual([name]);
    },
  );
});

describe('earning', () => {
  it('comes with the action, in its batch', async () => {
    const person = await signedUp();
    const goal = await postGoal(person);
    expect(await namesOf(person)).toEqual(['First Seed']);
    await person.patch(`/api/goals/${goal.id}`, { milestone: 0 });
    await person.patch(`/api/goals/${goal.id}`, { completed: true });
    expect(await namesOf(person)).toEqual(
      expect.arrayContaining(['First True Leaf', 'First Apple', 'Early Radish']),
    );
  });

  it('is not taken back when a goal is reopened, and not repeated when it is completed again', async () => {
    const person = await signedUp();
    const goal = await postGoal(person);
    for (const completed of [true, false, true])
      await person.patch(`/api/goals/${goal.id}`, { completed });
    expect((await namesOf(person)).filter((name) => name === 'First Apple')).toHaveLength(1);
  });

  it('fails with the action: what was refused earns nothing', async () => {
    const person = await signedUp();
    await person.post('/api/goals', { title: 'Too late', targetDate: '2000-01-01' });
    const goal = await postGoal(person);
    await person.patch(`/api/goals/${goal.id}`, { milestone: 2 });
    expect(await namesOf(person)).toEqual(['First Seed']);
  });

  it('sees process: a plan changed after its date, an entry about a setback, a goal let go', async () => {
    const person = await signedUp();
    const late = {
      ...aRoadmap(),
      milestones: aRoadmap().milestones.map((m) => ({ ...m, targetDate: '2020-01-01' })),
    };
    const goal = await postGoal(person);
    await person.patch(`/api/goals/${goal.id}`, { roadmap: late });
    await person.patch(`/api/goals/${goal.id}`, { roadmap: aRoadmap(), targetDate: NEXT_YEAR });
    await person.post(`/api/goals/${goal.id}/journal`, { content: 'I failed the test again.' });
    await person.delete(`/api/goals/${goal.id}`);
    expect(await namesOf(person)).toEqual(
      expect.arrayContaining([
        'First Pruning',
        'New Trellis',
        'Welcome Rain',
        'Visiting Bee',
        'Compost Heap',
      ]),
    );
  });

  it('comes with the third mood tried, whatever the order', async () => {
    const person = await signedUp();
    for (const mood of ['calm', 'focused', 'calm']) {
      expect((await person.post('/api/activities/moods', { mood })).status).toBe(204);
    }
    expect(await namesOf(person)).not.toContain('Weather Toad');
    await person.post('/api/activities/moods', { mood: 'creative' });
    expect(await namesOf(person)).toContain('Weather Toad');
    expect((await person.post('/api/activities/moods', { mood: 'furious' })).status).toBe(400);
  });

  it('gives nothing for words of despair', async () => {
    const person = await signedUp();
    await person.post('/api/coach/chat', { message: "I don't want to be here anymore" });
    expect(await namesOf(person)).toEqual([]);
    expect((await person.get('/api/activities')).body).toEqual([]);
  });
});

describe('the collection', () => {
  it('shows every sticker with its rule and how far one has come', async () => {
    const person = await signedUp();
    for (let count = 0; count < 3; count++) await postGoal(person);
    const { status, body } = await person.get('/api/stickers');
    expect([status, body.length]).toEqual([200, all.length]);
    const named = (name: string) => body.find((one: { name: string }) => one.name === name);
    expect(named('First Seed')).toMatchObject({
      isEarned: true,
      reached: 1,
      needed: 1,
      imageUrl: '/stickers.svg#first-seed',
    });
    expect(named('Watering Can')).toMatchObject({ isEarned: false, reached: 1, needed: 4 });
    expect(named('Old Oak')).toMatchObject({ isEarned: false, reached: 0, needed: 11 });
  });

  it('marks a sticker as seen, pins and unpins it', async () => {
    const person = await signedUp();
    await postGoal(person);
    const [sticker] = (await person.get('/api/stickers/user')).body;
    expect(sticker).toMatchObject({ isNew: true, isPinned: false });
    const path = `/api/stickers/user/${sticker.id}`;
    expect((await person.patch(path, { isNew: false })).body).toEqual({ ...sticker, isNew: false });
    expect((await person.patch(path, { isPinned: true })).body).toEqual({
      ...sticker,
      isNew: false,
      isPinned: true,
    });
    expect((await person.patch(path, { isPinned: false })).body).toEqual({
      ...sticker,
      isNew: false,
    });
    for (const wrong of [{}, { isNew: true }, { isPinned: 'yes' }, { acquisitionDate: 'x' }]) {
      expect((await person.patch(path, wrong)).status).toBe(400);
    }
  });

  it('of another person is 404', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    await postGoal(ada);
    const [sticker] = (await ada.get('/api/stickers/user')).body;
    expect((await bob.patch(`/api/stickers/user/${sticker.id}`, { isPinned: true })).status).toBe(
      404,
    );
    expect((await ada.get('/api/stickers/user')).body).toEqual([sticker]);
  });
});

describe('activities', () => {
  it('tell what was done, newest first, and page by the last id', async () => {
    const person = await signedUp();
    const goal = await postGoal(person);
    await person.patch(`/api/goals/${goal.id}`, { milestone: 0 });
    await person.post('/api/coach/chat', { message: 'hello' });
    await person.post('/api/coach/chat', { message: 'hello again' });
    const { body } = await person.get('/api/activities');
    expect(body.map(({ type }: { type: string }) => type)).toEqual([
      'talked_with_eden',
      'milestone_reached',
      'goal_created',
    ]);
    expect(body[1]).toEqual({
      id: expect.any(Number),
      type: 'milestone_reached',
      description: 'Reached “Step 1”',
      metadata: { goalId: goal.id, milestone: 0, last: 0 },
      createdAt: expect.stringMatching(/Z$/),
    });
    const rest = await person.get(`/api/activities?limit=1&before=${body[0].id}`);
    expect(rest.body).toEqual([body[1]]);
    expect((await (await signedUp()).get('/api/activities')).body).toEqual([]);
  });

  it('count days where the person lives', async () => {
    const person = await signedUp();
    await person.send('POST', '/api/goals', {
      body: { title: 'x', targetDate: NEXT_YEAR },
      headers: { 'X-Time-Zone': 'Pacific/Kiritimati' },
    });
    const row = await DB.prepare(
      'select local_day, local_hour, season from activities where user_id = ?',
    )
      .bind(person.user.id)
      .first();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(
      new Date(),
    );
    expect(row).toMatchObject({
      local_day: day,
      local_hour: expect.any(Number),
      season: expect.any(String),
    });
  });
});
