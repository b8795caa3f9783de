import { describe, expect, it } from 'vitest';
import { postGoal, signedUp } from '#tests/worker/harness.ts';

const INSTANT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/);

describe('a goal that rests', () => {
  it('says since when, keeps that when asked again, and goes on', async () => {
    const person = await signedUp();
    const path = `/api/goals/${(await postGoal(person)).id}`;
    const { status, body } = await person.patch(path, { paused: true });
    expect([status, body.pausedAt]).toEqual([200, INSTANT]);
    expect((await person.patch(path, { paused: true })).body.pausedAt).toBe(body.pausedAt);
    expect((await person.get('/api/goals')).body[0].pausedAt).toBe(body.pausedAt);
    expect((await person.patch(path, { paused: false })).body).not.toHaveProperty('pausedAt');
  });

  it('rests no more once it is completed, and a completed one cannot', async () => {
    const person = await signedUp();
    const path = `/api/goals/${(await postGoal(person)).id}`;
    await person.patch(path, { paused: true });
    expect((await person.patch(path, { completed: true })).body).not.toHaveProperty('pausedAt');
    const refused = await person.patch(path, { paused: true });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Reopen it first'),
    ]);
    expect((await person.patch(path, { completed: false, paused: true })).body.pausedAt).toEqual(
      INSTANT,
    );
    expect((await person.patch(path, { completed: true, paused: true })).status).toBe(400);
  });
});

describe('a goal that is put away', () => {
  it('is kept with its plan and listed as such, until it is put back', async () => {
    const person = await signedUp();
    const goal = await postGoal(person);
    const path = `/api/goals/${goal.id}`;
    const { body } = await person.patch(path, { archived: true });
    expect(body).toEqual({ ...goal, archivedAt: INSTANT });
    expect((await person.get('/api/goals')).body).toEqual([body]);
    expect((await person.patch(path, { archived: false })).body).toEqual(goal);
  });

  it('holds its place among the open goals of a free account', async () => {
    const person = await signedUp();
    const first = await postGoal(person);
    await person.patch(`/api/goals/${first.id}`, { archived: true });
    for (let open = 1; open < 25; open += 1) await postGoal(person);
    const { id: _, ...another } = first;
    expect((await person.post('/api/goals', another)).status).toBe(403);
  });
});

it.each([{ paused: 'yes' }, { archived: 1 }, { paused: null }])(
  '%j changes nothing and is refused',
  async (patch) => {
    const person = await signedUp();
    const goal = await postGoal(person);
    expect((await person.patch(`/api/goals/${goal.id}`, patch)).status).toBe(400);
    expect((await person.get('/api/goals')).body).toEqual([goal]);
  },
);

it('nobody pauses or archives the goal of somebody else', async () => {
  const person = await signedUp();
  const stranger = await signedUp();
  const goal = await postGoal(person);
  for (const patch of [{ paused: true }, { archived: true }])
    expect((await stranger.patch(`/api/goals/${goal.id}`, patch)).status).toBe(404);
  expect((await person.get('/api/goals')).body).toEqual([goal]);
});
