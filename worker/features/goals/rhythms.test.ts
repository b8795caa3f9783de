import { describe, expect, it } from 'vitest';
import { addDays } from '#schema/rules/time.ts';
import { homeDb, type Person, postGoal, signedUp } from '#tests/worker/harness.ts';

const PLAN = {
  milestones: [
    { title: 'Begin', description: '', targetDate: '2090-01-01', tasks: ['Play', 'Listen'] },
  ],
};
const DAILY = { every: 'days', count: 1 };
const today = () => new Date().toISOString().slice(0, 10);

async function withPlan(person: Person) {
  const { id } = await postGoal(person, { roadmap: PLAN, targetDate: '2091-01-01' });
  return { id, task: `/api/goals/${id}/tasks/0-0` };
}

describe('a rhythm', () => {
  it('is set on a task, answered day by day, and comes with the goal', async () => {
    const person = await signedUp();
    const { task } = await withPlan(person);
    const set = await person.patch(task, { rhythm: DAILY });
    expect(set.status).toBe(200);
    expect(set.body).toMatchObject({ taskRhythms: { '0-0': DAILY } });
    expect(set.body.rhythmAnswers).toBeUndefined();
    const yesterday = addDays(today(), -1);
    await person.patch(task, { days: { [today()]: 'done' } });
    const both = await person.patch(task, { days: { [yesterday]: 'rest' } });
    expect(both.body.rhythmAnswers).toEqual({ '0-0': { [today()]: 'done', [yesterday]: 'rest' } });
    const back = await person.patch(task, { days: { [today()]: null } });
    expect(back.body.rhythmAnswers).toEqual({ '0-0': { [yesterday]: 'rest' } });
    expect((await person.get('/api/goals')).body).toEqual([back.body]);
  });

  it('that is taken away keeps its answers for when it comes back', async () => {
    const person = await signedUp();
    const { task } = await withPlan(person);
    await person.patch(task, { rhythm: DAILY, days: { [today()]: 'done' } });
    const away = await person.patch(task, { rhythm: null });
    expect([away.body.taskRhythms, away.body.rhythmAnswers]).toEqual([undefined, undefined]);
    const again = await person.patch(task, { rhythm: { every: 'week', times: 2 } });
    expect(again.body.rhythmAnswers).toEqual({ '0-0': { [today()]: 'done' } });
  });

  it('is no rhythm where it is none', async () => {
    const person = await signedUp();
    const { task } = await withPlan(person);
    for (const rhythm of [
      { every: 'year' },
      { every: 'weekdays', days: [] },
      { every: 'weekdays', days: [1, 1] },
      { every: 'weekdays', days: [8] },
      { every: 'week', times: 8 },
      { every: 'days', count: 0 },
      { every: 'month', day: 32 },
      { every: 'days', count: 2, more: true },
    ])
      expect((await person.patch(task, { rhythm })).status).toBe(400);
  });
});

describe('a day', () => {
  it('is answered neither for a task that does not repeat, nor for one that is not there', async () => {
    const person = await signedUp();
    const { id, task } = await withPlan(person);
    const days = { [today()]: 'done' };
    expect(await person.patch(task, { days })).toMatchObject({
      status: 409,
      body: { message: 'This task does not repeat, so no day of it can be answered' },
    });
    expect((await person.patch(task, { words: 'Play it', days })).status).toBe(409);
    expect((await person.patch(`/api/goals/${id}/tasks/0-9`, { days })).status).toBe(404);
    await person.patch(task, { rhythm: DAILY });
    const other = await signedUp();
    expect((await other.patch(task, { days })).status).toBe(404);
  });

  it('to come, long gone or of no calendar is refused', async () => {
    const person = await signedUp();
    const { task } = await withPlan(person);
    await person.patch(task, { rhythm: DAILY });
    const answer = (day: string) => person.patch(task, { days: { [day]: 'done' } });
    expect(await answer(addDays(today(), 3))).toMatchObject({
      status: 400,
      body: { message: 'This day has not come yet' },
    });
    expect((await answer(addDays(today(), -402))).body.message).toMatch(
      /^Answers are kept for 400/,
    );
    expect((await answer('2026-02-30')).status).toBe(400);
    expect((await person.patch(task, { days: {} })).status).toBe(400);
  });

  it('that is older than 400 days goes with the next answer', async () => {
    const person = await signedUp();
    const { id, task } = await withPlan(person);
    await person.patch(task, { rhythm: DAILY });
    const old = { '0-0': { '2020-01-01': 'done', [addDays(today(), -10)]: 'done' } };
    await homeDb
      .prepare('update goals set rhythm_answers = ? where id = ?')
      .bind(JSON.stringify(old), id)
      .run();
    const { body } = await person.patch(task, { days: { [today()]: 'done' } });
    expect(Object.keys(body.rhythmAnswers['0-0']).sort()).toEqual([addDays(today(), -10), today()]);
    await homeDb
      .prepare('update goals set rhythm_answers = ? where id = ?')
      .bind(JSON.stringify(old), id)
      .run();
    const moved = await person.patch(task, { place: 1, days: { [today()]: 'rest' } });
    expect(Object.keys(moved.body.rhythmAnswers['0-0']).sort()).toEqual([
      addDays(today(), -10),
      today(),
    ]);
  });

  it('answered on two devices at once is kept twice', async () => {
    const person = await signedUp();
    const { id, task } = await withPlan(person);
    await person.patch(task, { rhythm: DAILY });
    await person.patch(`/api/goals/${id}/tasks/0-1`, { rhythm: DAILY });
    const back = [0, 1, 2, 3].map((days) => addDays(today(), -days));
    await Promise.all(
      back.flatMap((day) =>
        ['0-0', '0-1'].map((taskId) =>
          person.patch(`/api/goals/${id}/tasks/${taskId}`, { days: { [day]: 'done' } }),
        ),
      ),
    );
    const { rhythmAnswers } = (await person.get('/api/goals')).body[0];
    for (const taskId of ['0-0', '0-1'])
      expect(Object.keys(rhythmAnswers[taskId]).sort()).toEqual(back.toReversed());
  });
});

describe('a rhythm and its answers', () => {
  it('follow the task through a plan written anew, and go with it', async () => {
    const person = await signedUp();
    const { id, task } = await withPlan(person);
    await person.patch(task, { rhythm: DAILY, days: { [today()]: 'done' } });
    const [first] = PLAN.milestones;
    const roadmap = { milestones: [{ ...first, tasks: ['Listen', 'Rest', 'Play'] }] };
    const { body } = await person.patch(`/api/goals/${id}`, { roadmap });
    expect(body).toMatchObject({
      taskRhythms: { '0-0': DAILY },
      rhythmAnswers: { '0-0': { [today()]: 'done' } },
    });
    expect((await person.delete(task)).status).toBe(204);
    const row = await homeDb
      .prepare('select task_rhythms, rhythm_answers from goals where id = ?')
      .bind(id)
      .first();
    expect(row).toEqual({ task_rhythms: '{}', rhythm_answers: '{}' });
  });
});
