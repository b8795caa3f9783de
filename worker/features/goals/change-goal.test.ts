import { describe, expect, it } from 'vitest';
import { aRoadmap, homeDb, NEXT_YEAR, postGoal, signedUp } from '#tests/worker/harness.ts';

describe('completing', () => {
  it('marks the goal with its instant, once, and takes it back when unticked', async () => {
    const person = await signedUp();
    const goal = await postGoal(person);
    const done = await person.patch(`/api/goals/${goal.id}`, { completed: true });
    expect(done.body).toMatchObject({
      completed: true,
      completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const again = await person.patch(`/api/goals/${goal.id}`, { completed: true });
    expect(again.body).toEqual(done.body);
    const undone = await person.patch(`/api/goals/${goal.id}`, { completed: false });
    expect(undone.body).toMatchObject({ completed: false, completedAt: null });
  });

  it('logs one activity however often it is asked for', async () => {
    const person = await signedUp();
    const goal = await postGoal(person);
    await person.patch(`/api/goals/${goal.id}`, { completed: true });
    await person.patch(`/api/goals/${goal.id}`, { completed: true });
    const row = await homeDb
      .prepare("select count(*) as n from activities where user_id = ? and type = 'goal_completed'")
      .bind(person.user.id)
      .first();
    expect(row).toEqual({ n: 1 });
  });
});

describe('milestones', () => {
  it('are reached one after the other and given back the same way', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person);
    for (const milestone of [0, 1, 2, 1, 0, -1]) {
      const { status, body } = await person.patch(`/api/goals/${id}`, { milestone });
      expect([status, body.milestone]).toEqual([200, milestone]);
    }
  });

  it.each([1, 2, 3])(
    'refuses a jump from none to %i with 409 and keeps the state',
    async (milestone) => {
      const person = await signedUp();
      const { id } = await postGoal(person);
      const { status, body } = await person.patch(`/api/goals/${id}`, { milestone });
      expect(status).toBe(409);
      expect(body.message).toEqual(expect.any(String));
      expect((await person.get('/api/goals')).body[0].milestone).toBe(-1);
    },
  );

  it.each([-2, 1.5, 20, '1', null])('refuses %j as no milestone with 400', async (milestone) => {
    const person = await signedUp();
    const { id } = await postGoal(person);
    expect((await person.patch(`/api/goals/${id}`, { milestone })).status).toBe(400);
  });

  it('cannot go past the last one', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person, { roadmap: aRoadmap(1) });
    expect((await person.patch(`/api/goals/${id}`, { milestone: 0 })).status).toBe(200);
    expect((await person.patch(`/api/goals/${id}`, { milestone: 1 })).status).toBe(409);
  });

  it('refused beside another change leave no trace of either', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person);
    const before = (await person.get('/api/activities')).body;
    for (const change of [{ completed: true }, { targetDate: NEXT_YEAR }]) {
      expect((await person.patch(`/api/goals/${id}`, { ...change, milestone: 2 })).status).toBe(
        409,
      );
    }
    expect((await person.get('/api/activities')).body).toEqual(before);
    expect((await person.get('/api/goals')).body[0]).toMatchObject({
      completed: false,
      milestone: -1,
    });
    expect((await person.get('/api/profile/journey-analysis')).body.totalEvents).toBe(0);
  });

  it('are not moved in the same request as the plan they stand in is replaced', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person);
    await person.patch(`/api/goals/${id}`, { milestone: 0 });
    const { status } = await person.patch(`/api/goals/${id}`, {
      milestone: 1,
      roadmap: aRoadmap(1),
    });
    expect(status).toBe(400);
    expect((await person.get('/api/goals')).body[0]).toMatchObject({ milestone: 0 });
  });

  it('let exactly one of two tabs through when both ask for the same step at once', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person);
    const both = await Promise.all([
      person.patch(`/api/goals/${id}`, { milestone: 0 }),
      person.patch(`/api/goals/${id}`, { milestone: 0 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await person.get('/api/goals')).body[0].milestone).toBe(0);
  });

  it('log a step up, with its words, and no step down', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person);
    for (const milestone of [0, 1, 0]) await person.patch(`/api/goals/${id}`, { milestone });
    const { results } = await homeDb
      .prepare(
        "select description from activities where user_id = ? and type = 'milestone_reached' order by id",
      )
      .bind(person.user.id)
      .all();
    expect(results).toEqual([
      { description: 'Reached “Step 1”' },
      { description: 'Reached “Step 2”' },
    ]);
  });
});

describe('editing', () => {
  it('changes words, date and plan, and keeps what was not named', async () => {
    const person = await signedUp();
    const goal = await postGoal(person, { description: 'Before' });
    const { body } = await person.patch(`/api/goals/${goal.id}`, {
      title: 'Swim there and back',
      roadmap: aRoadmap(4),
    });
    expect(body).toMatchObject({
      title: 'Swim there and back',
      description: 'Before',
      targetDate: goal.targetDate,
    });
    expect(body.roadmap.milestones).toHaveLength(4);
    expect((await person.get('/api/goals')).body[0]).toEqual(body);
  });

  it('cannot leave more milestones reached than a shorter plan has', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person);
    await person.patch(`/api/goals/${id}`, { milestone: 0 });
    await person.patch(`/api/goals/${id}`, { milestone: 1 });
    const { body } = await person.patch(`/api/goals/${id}`, { roadmap: aRoadmap(1) });
    expect(body.milestone).toBe(0);
  });

  it.each([{}, { unknown: true }])('refuses %j: there is nothing to change', async (patch) => {
    const person = await signedUp();
    const { id } = await postGoal(person);
    expect((await person.patch(`/api/goals/${id}`, patch)).status).toBe(400);
  });

  it('does not take over fields that are not the person’s to set', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person);
    await person.patch(`/api/goals/${id}`, {
      title: 'Mine',
      userId: 1,
      id: 99,
      isPublic: true,
      shareCode: 'x',
    });
    const row = await homeDb
      .prepare('select user_id, is_public, share_code from goals where id = ?')
      .bind(id)
      .first();
    expect(row).toEqual({ user_id: person.user.id, is_public: 0, share_code: null });
  });
});
