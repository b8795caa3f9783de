import { describe, expect, it } from 'vitest';
import type { Goal } from '#schema/contracts/goals.ts';
import { homeDb, type Person, postGoal, signedUp } from '#tests/worker/harness.ts';

const steps = (...tasks: string[][]) => ({
  milestones: tasks.map((own, index) => ({
    title: `Step ${index + 1}`,
    description: '',
    targetDate: `2090-0${index + 1}-01`,
    tasks: own,
  })),
});
const PLAN = steps(['Find a teacher', 'Rent a cello'], ['Tune it', 'Play a scale', 'Rest']);

const aPlan = (person: Person): Promise<Goal> =>
  postGoal(person, { roadmap: PLAN, targetDate: '2091-01-01' });
const wordsOf = (goal: Goal) => goal.roadmap.milestones.map(({ tasks }) => tasks);

describe('a tick', () => {
  it('is kept with the task, comes back in the list, and leaves the plan as it was', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    const { status, body } = await person.patch(`/api/goals/${goal.id}/tasks/1-1`, { done: true });
    expect(status).toBe(200);
    expect(body).toEqual({ ...goal, doneTasks: ['1-1'] });
    expect((await person.get('/api/goals')).body).toEqual([body]);
    const undone = await person.patch(`/api/goals/${goal.id}/tasks/1-1`, { done: false });
    expect(undone.body).toEqual(goal);
  });

  it('earns no sticker and reaches no milestone', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    for (const id of ['0-0', '0-1'])
      await person.patch(`/api/goals/${goal.id}/tasks/${id}`, { done: true });
    expect((await person.get('/api/goals')).body[0].milestone).toBe(-1);
  });

  it('of a task that is not in the plan, or of nobody’s goal, is 404', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    const other = await signedUp();
    for (const id of ['0-2', '2-0', 'unheard-of'])
      expect((await person.patch(`/api/goals/${goal.id}/tasks/${id}`, { done: true })).status).toBe(
        404,
      );
    expect((await other.patch(`/api/goals/${goal.id}/tasks/0-0`, { done: true })).status).toBe(404);
    expect((await person.patch(`/api/goals/${goal.id}/tasks/Bobby'"`, { done: true })).status).toBe(
      404,
    );
  });
});

describe('a milestone', () => {
  it('ticks its tasks when it is reached, and gives back what it ticked alone', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    await person.patch(`/api/goals/${goal.id}/tasks/0-1`, { done: true });
    const reached = await person.patch(`/api/goals/${goal.id}`, { milestone: 0 });
    expect(reached.body.doneTasks).toEqual(['0-0', '0-1']);
    const back = await person.patch(`/api/goals/${goal.id}`, { milestone: -1 });
    expect(back.body.doneTasks).toEqual(['0-1']);
  });

  it('ticks also what was unticked before', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    await person.patch(`/api/goals/${goal.id}/tasks/0-0`, { done: false });
    const reached = await person.patch(`/api/goals/${goal.id}`, { milestone: 0 });
    expect(reached.body.doneTasks).toEqual(['0-0', '0-1']);
  });

  it('stays reached, with its sticker, when one of its tasks is unticked', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    await person.patch(`/api/goals/${goal.id}`, { milestone: 0 });
    const stickers = (await person.get('/api/stickers/user')).body;
    const undone = await person.patch(`/api/goals/${goal.id}/tasks/0-0`, { done: false });
    expect(undone.body).toMatchObject({ milestone: 0, doneTasks: ['0-1'] });
    expect((await person.get('/api/stickers/user')).body).toEqual(stickers);
    // The next step reached and taken back changes nothing about it.
    await person.patch(`/api/goals/${goal.id}`, { milestone: 1 });
    const back = await person.patch(`/api/goals/${goal.id}`, { milestone: 0 });
    expect(back.body.doneTasks).toEqual(['0-1']);
  });
});

describe('a task', () => {
  it('is added under the id that its person gave it, and can be ticked by it', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    const task = { id: 'made-here', milestone: 0, words: '  Ask Nain ' };
    const { status, body } = await person.post(`/api/goals/${goal.id}/tasks`, task);
    expect(status).toBe(201);
    expect(body.roadmap.milestones[0].tasks).toEqual([
      'Find a teacher',
      'Rent a cello',
      'Ask Nain',
    ]);
    expect(body.taskIds).toEqual([
      ['0-0', '0-1', 'made-here'],
      ['1-0', '1-1', '1-2'],
    ]);
    const ticked = await person.patch(`/api/goals/${goal.id}/tasks/made-here`, { done: true });
    expect(ticked.body.doneTasks).toEqual(['made-here']);
    expect((await person.post(`/api/goals/${goal.id}/tasks`, task)).status).toBe(409);
  });

  it('is refused where its step is full, is not there, or it has no words', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    const add = (body: unknown) => person.post(`/api/goals/${goal.id}/tasks`, body);
    for (let at = 0; at < 8; at += 1)
      expect((await add({ milestone: 0, words: `Task ${at}` })).status).toBe(201);
    const full = await add({ milestone: 0, words: 'One more' });
    expect(full).toMatchObject({
      status: 409,
      body: { message: 'A step holds up to 10 tasks. This one is full.' },
    });
    expect((await add({ milestone: 7, words: 'Where?' })).status).toBe(404);
    expect((await add({ milestone: 0, words: ' ' })).status).toBe(400);
  });

  it('keeps its tick and its day when it is renamed, moved, and moved to another step', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    const task = `/api/goals/${goal.id}/tasks/1-0`;
    await person.patch(task, { done: true, date: '2089-05-04' });
    await person.patch(task, { words: 'Tune it well' });
    const moved = await person.patch(task, { place: 2 });
    expect(wordsOf(moved.body)[1]).toEqual(['Play a scale', 'Rest', 'Tune it well']);
    const elsewhere = await person.patch(task, { milestone: 0, place: 0 });
    expect(wordsOf(elsewhere.body)).toEqual([
      ['Tune it well', 'Find a teacher', 'Rent a cello'],
      ['Play a scale', 'Rest'],
    ]);
    expect(elsewhere.body).toMatchObject({
      doneTasks: ['1-0'],
      taskDates: { '1-0': '2089-05-04' },
    });
    const undated = await person.patch(task, { date: null });
    expect(undated.body.taskDates).toBeUndefined();
  });

  it('takes what stood beside it along when it is deleted', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    const task = `/api/goals/${goal.id}/tasks/0-0`;
    await person.patch(task, { done: true, date: '2089-05-04' });
    expect((await person.delete(task)).status).toBe(204);
    const [{ roadmap, doneTasks, taskDates }] = (await person.get('/api/goals')).body;
    expect(roadmap.milestones[0].tasks).toEqual(['Rent a cello']);
    expect([doneTasks, taskDates]).toEqual([undefined, undefined]);
    expect((await person.delete(task)).status).toBe(404);
  });
});

describe('a plan that is written anew', () => {
  it('leaves each task its tick, by its words or by its place', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    for (const id of ['0-1', '1-2'])
      await person.patch(`/api/goals/${goal.id}/tasks/${id}`, { done: true });
    const roadmap = steps(['Find a teacher', 'Borrow a cello'], ['Rest', 'Tune it']);
    const { body } = await person.patch(`/api/goals/${goal.id}`, { roadmap });
    expect(body.taskIds).toEqual([
      ['0-0', '0-1'],
      ['1-2', '1-0'],
    ]);
    expect(body.doneTasks).toEqual(['0-1', '1-2']);
  });

  it('and ticks from two devices at once are all kept', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    const ids = ['0-0', '0-1', '1-0', '1-1'];
    await Promise.all([
      ...ids.map((id) => person.patch(`/api/goals/${goal.id}/tasks/${id}`, { done: true })),
      person.post(`/api/goals/${goal.id}/tasks`, { milestone: 1, words: 'And rest again' }),
      person.patch(`/api/goals/${goal.id}/tasks/1-2`, { words: 'Rest well' }),
    ]);
    const [after] = (await person.get('/api/goals')).body;
    expect(after.doneTasks).toEqual(ids);
    expect(wordsOf(after)[1]).toEqual(['Tune it', 'Play a scale', 'Rest well', 'And rest again']);
  });

  it('has its ticks in its own row: a list of goals reads none besides', async () => {
    const person = await signedUp();
    const goal = await aPlan(person);
    await person.patch(`/api/goals/${goal.id}/tasks/0-0`, { done: true });
    const row = await homeDb
      .prepare('select task_ticks, task_ids from goals where id = ?')
      .bind(goal.id)
      .first<{ task_ticks: string; task_ids: string }>();
    expect(Object.keys(JSON.parse(row?.task_ticks ?? ''))).toEqual(['0-0']);
    expect(row?.task_ids).toBe('[]');
  });
});
