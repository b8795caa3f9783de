import { describe, expect, it } from 'vitest';
import type { Goal } from '#schema/contracts/goals.ts';
import type { IfThen } from '#schema/contracts/if-thens.ts';
import { type Person, postGoal, signedUp } from '#tests/worker/harness.ts';

const SWIM = {
  id: 'swim-1',
  cue: 'time',
  at: '07:30',
  when: 'it is half past seven',
  act: 'I swim',
};
const madeAt = expect.stringMatching(/^\d{4}-.+Z$/);
const aGoal = async (person: Person): Promise<{ id: number; path: string }> => {
  const { id } = await postGoal(person, { roadmap: { milestones: [] } });
  return { id, path: `/api/goals/${id}/if-thens` };
};
const listed = async (person: Person): Promise<IfThen[] | undefined> =>
  (await person.get('/api/goals')).body[0].ifThens;

describe('an if-then', () => {
  it('is added under the id its person gave it, changed and deleted, and comes with the goal', async () => {
    const person = await signedUp();
    const { path } = await aGoal(person);
    const added = await person.post(path, SWIM);
    expect(added.status).toBe(201);
    expect(added.body.ifThens).toEqual([{ ...SWIM, madeBy: 'person', madeAt }]);
    const changed = await person.patch(`${path}/swim-1`, { act: 'I swim two lengths' });
    expect(changed.body.ifThens).toEqual([
      { ...SWIM, act: 'I swim two lengths', madeBy: 'person', madeAt },
    ]);
    const placed = await person.patch(`${path}/swim-1`, { cue: 'place', when: 'I am at the lake' });
    expect(placed.body.ifThens).toEqual([
      {
        id: 'swim-1',
        cue: 'place',
        when: 'I am at the lake',
        act: 'I swim two lengths',
        madeBy: 'person',
        madeAt,
      },
    ]);
    expect(await listed(person)).toEqual(placed.body.ifThens);
    expect((await person.delete(`${path}/swim-1`)).status).toBe(204);
    expect(await listed(person)).toBeUndefined();
    expect((await person.delete(`${path}/swim-1`)).status).toBe(404);
    expect((await person.patch(`${path}/swim-1`, { act: 'I rest' })).status).toBe(404);
  });

  it('loses its hour where null is said, and has none without a time', async () => {
    const person = await signedUp();
    const { path } = await aGoal(person);
    await person.post(path, SWIM);
    const bare = await person.patch(`${path}/swim-1`, { at: null });
    expect(bare.body.ifThens[0].at).toBeUndefined();
    for (const wrong of [
      { ...SWIM, id: 'other', cue: 'place' },
      { ...SWIM, id: 'other', at: '24:00' },
      { ...SWIM, id: 'other', when: ' ' },
      { ...SWIM, id: 'other', act: 'x'.repeat(201) },
    ])
      expect((await person.post(path, wrong)).status).toBe(400);
    expect((await person.patch(`${path}/swim-1`, { at: '08:00' })).status).toBe(400);
    expect((await person.patch(`${path}/swim-1`, {})).status).toBe(400);
    expect(await listed(person)).toHaveLength(1);
  });

  it('is taken once for each id, and up to twelve times', async () => {
    const person = await signedUp();
    const { path } = await aGoal(person);
    for (let at = 0; at < 12; at += 1)
      expect((await person.post(path, { ...SWIM, id: `id-${at}` })).status).toBe(201);
    expect(await person.post(path, { ...SWIM, id: 'id-3' })).toMatchObject({
      status: 409,
      body: { message: 'This if-then is here already' },
    });
    expect(await person.post(path, SWIM)).toMatchObject({
      status: 409,
      body: { message: 'A goal holds up to 12 if-thens. Let one go first.' },
    });
  });

  it('of somebody else’s goal is not there', async () => {
    const person = await signedUp();
    const { path } = await aGoal(person);
    await person.post(path, SWIM);
    const other = await signedUp();
    expect((await other.post(path, SWIM)).status).toBe(404);
    expect((await other.patch(`${path}/swim-1`, { act: 'I sink' })).status).toBe(404);
    expect((await other.delete(`${path}/swim-1`)).status).toBe(404);
    expect(await listed(person)).toEqual([{ ...SWIM, madeBy: 'person', madeAt }]);
  });

  it('changed on two devices at once loses neither change', async () => {
    const person = await signedUp();
    const { path } = await aGoal(person);
    for (const id of ['one', 'two', 'three']) await person.post(path, { ...SWIM, id });
    await Promise.all([
      person.patch(`${path}/one`, { act: 'I rest' }),
      person.patch(`${path}/two`, { when: 'it is eight' }),
      person.delete(`${path}/three`),
      person.post(path, { ...SWIM, id: 'four' }),
    ]);
    const list = (await listed(person)) ?? [];
    expect(list.map(({ id }) => id)).toEqual(['one', 'two', 'four']);
    expect([list[0]?.act, list[1]?.when]).toEqual(['I rest', 'it is eight']);
  });

  it('with words of danger brings words of care', async () => {
    const person = await signedUp();
    const { path } = await aGoal(person);
    const { body } = await person.post(path, { ...SWIM, act: 'I kill myself' });
    expect(body.safetyNotice).toBeDefined();
  });
});

describe('a plan', () => {
  it('brings its if-thens along when the goal is set, and keeps its tasks as they are', async () => {
    const person = await signedUp();
    const tasks = ['Find a pool', 'If it rains at 7:30, then I swim indoors.'];
    const milestones = [{ title: 'Begin', description: '', targetDate: '2099-01-01', tasks }];
    const goal: Goal = await postGoal(person, {
      targetDate: '2099-06-01',
      roadmap: { milestones },
    });
    expect(goal.roadmap.milestones[0]?.tasks).toEqual(tasks);
    expect(goal.ifThens).toEqual([
      {
        id: 'plan-0-1',
        cue: 'time',
        at: '07:30',
        when: 'it rains at 7:30',
        act: 'I swim indoors',
        madeBy: 'plan',
      },
    ]);
  });
});
