import { describe, expect, it } from 'vitest';
import {
  aRoadmap,
  asPremium,
  homeDb,
  NEXT_YEAR,
  postGoal,
  signedUp,
} from '#tests/worker/harness.ts';

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const yesterday = () => new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

describe('setting a goal', () => {
  it('stores the goal with its plan and answers 201 with the row', async () => {
    const person = await signedUp();
    const roadmap = aRoadmap();
    const clarificationResponses = [
      { question: 'When would you like to complete this by?', answer: '6/30/2027' },
    ];
    const { status, body } = await person.post('/api/goals', {
      title: '  Learn Welsh ',
      description: 'To talk with Nain',
      targetDate: NEXT_YEAR,
      roadmap,
      clarificationResponses,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Learn Welsh',
      description: 'To talk with Nain',
      targetDate: NEXT_YEAR,
      completed: false,
      completedAt: null,
      milestone: -1,
      roadmap,
      clarificationResponses,
    });
    expect((await person.get('/api/goals')).body).toEqual([body]);
  });

  it('writes the activity in the same batch', async () => {
    const person = await signedUp();
    const goal = await postGoal(person);
    const { results } = await homeDb
      .prepare('select type, description, metadata from activities where user_id = ?')
      .bind(person.user.id)
      .all();
    expect(results).toEqual([
      {
        type: 'goal_created',
        description: 'Set the goal “Swim across the lake”',
        metadata: JSON.stringify({ goalId: goal.id }),
      },
    ]);
  });

  it('refuses a date in the past with the documented sentence', async () => {
    const person = await signedUp();
    const { status, body } = await person.post('/api/goals', {
      title: 'Too late',
      targetDate: yesterday(),
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: 'Date must be today or in the future',
      issues: [{ path: 'targetDate', message: 'Date must be today or in the future' }],
    });
  });

  it("judges today in the person's own zone", async () => {
    const person = await signedUp();
    const todayIn = (timeZone: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
    const send = (targetDate: string, zone?: string) =>
      person.send('POST', '/api/goals', {
        body: { title: 'Today', targetDate },
        headers: zone ? { 'X-Time-Zone': zone } : {},
      });
    const easternmost = todayIn('Pacific/Kiritimati');
    const westernmost = todayIn('Etc/GMT+12');
    expect((await send(easternmost, 'Pacific/Kiritimati')).status).toBe(201);
    expect((await send(westernmost)).status).toBe(201);
    expect((await send(westernmost, 'Nowhere/Atlantis')).status).toBe(201);
    const dayBefore = new Date(Date.parse(easternmost) - 86_400_000).toISOString().slice(0, 10);
    expect((await send(dayBefore, 'Pacific/Kiritimati')).status).toBe(400);
  });

  it.each([
    [{ targetDate: NEXT_YEAR }, 'title'],
    [{ title: '   ', targetDate: NEXT_YEAR }, 'title'],
    [{ title: 'x'.repeat(201), targetDate: NEXT_YEAR }, 'title'],
    [{ title: 'x', description: 'y'.repeat(2001), targetDate: NEXT_YEAR }, 'description'],
    [{ title: 'x', targetDate: '2027-02-30' }, 'targetDate'],
    [{ title: 'x', targetDate: 'soon' }, 'targetDate'],
    [{ title: 'x' }, 'targetDate'],
    [{ title: 'x', targetDate: NEXT_YEAR, roadmap: aRoadmap(21) }, 'roadmap.milestones'],
    [{ title: 'lone \ud800 surrogate', targetDate: NEXT_YEAR }, 'title'],
    [{ title: '\u0000', targetDate: NEXT_YEAR }, 'title'],
    [{ title: ['x'], targetDate: NEXT_YEAR }, 'title'],
    [
      {
        title: 'x',
        targetDate: NEXT_YEAR,
        clarificationResponses: [{ question: 'q', answer: '' }],
      },
      'clarificationResponses.0.answer',
    ],
  ])('refuses %j and names the field', async (input, path) => {
    const person = await signedUp();
    const { status, body } = await person.post('/api/goals', input);
    expect(status).toBe(400);
    expect(body.message).toEqual(expect.any(String));
    expect(body.issues[0].path).toBe(path);
    expect((await person.get('/api/goals')).body).toEqual([]);
  });

  it.each([
    [['2020-01-01'], 0, 'This date has passed'],
    [[NEXT_YEAR, '2099-01-01'], 1, 'A step cannot end after the date of the goal'],
    [[NEXT_YEAR, dayAfter(3)], 1, 'This step cannot end before the one above it'],
  ])('refuses a plan with steps on %j and names the step', async (dates, at, message) => {
    const person = await signedUp();
    const milestones = dates.map((targetDate) => ({ ...aRoadmap(1).milestones[0], targetDate }));
    const answer = await person.post('/api/goals', {
      title: 'x',
      targetDate: NEXT_YEAR,
      roadmap: { milestones },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message,
      issues: [{ path: `roadmap.milestones.${at}.targetDate`, message }],
    });
    expect((await person.get('/api/goals')).body).toEqual([]);
  });

  it('takes a plan that waited on a device for some days', async () => {
    const person = await signedUp();
    const milestones = [{ ...aRoadmap(1).milestones[0], targetDate: dayAfter(-4) }];
    const goal = { title: 'x', targetDate: NEXT_YEAR, roadmap: { milestones } };
    expect((await person.post('/api/goals', goal)).status).toBe(201);
  });

  it('holds 25 open goals on a free account, says so at the 26th, and any number on a paid one', async () => {
    const person = await signedUp();
    for (let count = 0; count < 25; count++) await postGoal(person);
    const refused = await person.post('/api/goals', { title: 'One more', targetDate: NEXT_YEAR });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('25 open goals');
    expect((await person.get('/api/goals/summary')).body).toEqual({ total: 25, completed: 0 });
    await asPremium(person);
    expect(
      (await person.post('/api/goals', { title: 'One more', targetDate: NEXT_YEAR })).status,
    ).toBe(201);
  });

  it('counts only open goals, and reopening one counts', async () => {
    const person = await signedUp();
    const first = await postGoal(person);
    await person.patch(`/api/goals/${first.id}`, { completed: true });
    for (let count = 0; count < 25; count++) await postGoal(person);
    expect((await person.patch(`/api/goals/${first.id}`, { completed: false })).status).toBe(403);
    expect((await person.get('/api/goals/summary')).body).toEqual({ total: 26, completed: 1 });
  });
});

describe('the list of goals', () => {
  it('is newest first and pages by the last id', async () => {
    const person = await signedUp();
    const made = [await postGoal(person), await postGoal(person), await postGoal(person)].map(
      (goal) => goal.id,
    );
    const first = await person.get('/api/goals?limit=2');
    expect(first.body.map((goal: { id: number }) => goal.id)).toEqual([made[2], made[1]]);
    const rest = await person.get(`/api/goals?limit=2&before=${made[1]}`);
    expect(rest.body.map((goal: { id: number }) => goal.id)).toEqual([made[0]]);
  });

  it.each([
    'limit=0',
    'limit=-1',
    'limit=x',
    'before=0',
    'before=1e3',
    'limit=1&limit=2',
    'before=99999999999999999999',
  ])('refuses ?%s with 400', async (search) => {
    const person = await signedUp();
    expect((await person.get(`/api/goals?${search}`)).status).toBe(400);
  });

  it('never shows the goals of somebody else', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    await postGoal(ada);
    expect((await bob.get('/api/goals')).body).toEqual([]);
  });
});

describe('what the database prints', () => {
  it('is what was sent, whatever is in it', async () => {
    const person = await signedUp();
    const odd = 'Quotes " and \\ and %s %d, ünïcode 🌱 </script>';
    const sent = {
      title: 'Say “100 %” and "done" \\o/',
      description: `${odd}\nand a second line`,
      targetDate: NEXT_YEAR,
      roadmap: {
        milestones: [{ ...aRoadmap(1).milestones[0], title: 'a "b" 🌱', description: odd }],
      },
      clarificationResponses: [{ question: 'Why?', answer: odd }],
    };
    const { body: made } = await person.post('/api/goals', sent);
    const done = await person.patch(`/api/goals/${made.id}`, { completed: true });
    const bare = await person.post('/api/goals', { title: 'Bare', targetDate: NEXT_YEAR });
    expect((await person.get('/api/goals')).body).toEqual([bare.body, done.body]);
    expect(made).toMatchObject(sent);
  });

  it('comes in parts where it is longer than one text of SQLite may be', async () => {
    const person = await signedUp();
    const milestone = {
      title: 'A step',
      description: 'x'.repeat(1000),
      targetDate: NEXT_YEAR,
      tasks: Array(10).fill('木'.repeat(300)),
    };
    await postGoal(person, { roadmap: { milestones: Array(20).fill(milestone) } });
    await homeDb
      .prepare(
        `insert into goals (user_id, title, roadmap) select user_id, 'Copy ' || value, roadmap
          from goals, json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14]') where user_id = ?`,
      )
      .bind(person.user.id)
      .run();
    const { status, body } = await person.get('/api/goals');
    expect(status).toBe(200);
    expect(body).toHaveLength(15);
    expect(body[14].roadmap.milestones[19]).toEqual(milestone);
  });

  it('is nothing for a session that has ended', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person);
    await homeDb.prepare('delete from sessions where user_id = ?').bind(person.user.id).run();
    expect((await person.get('/api/goals')).status).toBe(401);
    for (const patch of [{ milestone: 0 }, { title: 'Somebody was here' }, { completed: true }])
      expect((await person.patch(`/api/goals/${id}`, patch)).status).toBe(401);
    const left = await homeDb
      .prepare(
        `select title, milestone, (select count(*) from activities where user_id = ?1) as told,
        (select count(*) from user_journey_events where user_id = ?1) as events from goals where id = ?2`,
      )
      .bind(person.user.id, id)
      .first();
    expect(left).toEqual({ title: 'Swim across the lake', milestone: -1, told: 1, events: 0 });
  });
});

describe('deleting', () => {
  it('removes the goal with its journal and shares, and says 404 the second time', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person);
    await homeDb
      .prepare("insert into journal_entries (goal_id, content) values (?, 'a hard day')")
      .bind(id)
      .run();
    await homeDb
      .prepare('insert into goal_shares (goal_id, shared_by_user_id) values (?, ?)')
      .bind(id, person.user.id)
      .run();
    expect((await person.delete(`/api/goals/${id}`)).status).toBe(204);
    expect((await person.get('/api/goals')).body).toEqual([]);
    expect((await person.delete(`/api/goals/${id}`)).status).toBe(404);
  });
});

describe("another person's goal", () => {
  it('is 404 for every verb, and stays as it was', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const goal = await postGoal(ada);
    for (const patch of [
      { completed: true },
      { completed: false },
      { milestone: 0 },
      { title: 'Taken' },
    ]) {
      expect((await bob.patch(`/api/goals/${goal.id}`, patch)).status).toBe(404);
    }
    expect((await bob.delete(`/api/goals/${goal.id}`)).status).toBe(404);
    expect((await ada.get('/api/goals')).body).toEqual([goal]);
  });

  it.each(['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', '%00', "1'--", '١'])(
    'answers 404 to the id %s',
    async (id) => {
      const person = await signedUp();
      expect((await person.patch(`/api/goals/${id}`, { title: 'x' })).status).toBe(404);
    },
  );
});
