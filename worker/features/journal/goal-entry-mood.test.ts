import { expect, it } from 'vitest';
import { postGoal, signedUp } from '#tests/worker/harness.ts';

const NOTHING = 'Please write something first';

it('an entry about a goal says how it felt, with words or without', async () => {
  const person = await signedUp();
  const path = `/api/goals/${(await postGoal(person)).id}/journal`;
  const words = await person.post(path, { content: 'Rain.', mood: 'low', feedback: false });
  expect([words.status, words.body]).toEqual([
    201,
    expect.objectContaining({ content: 'Rain.', mood: 'low' }),
  ]);
  const tap = await person.post(path, { mood: 'bright' });
  expect([tap.status, tap.body]).toEqual([
    201,
    expect.objectContaining({ content: '', mood: 'bright' }),
  ]);
  expect(tap.body).not.toHaveProperty('aiResponse');
  const { body: activities } = await person.get('/api/activities');
  expect(activities.filter(({ type }: any) => type === 'journal_entry')).toHaveLength(1);
  const moods = (await person.get(path)).body.map(({ mood }: any) => mood);
  expect(moods).toEqual(['bright', 'low']);
  expect((await person.post(`${path}/${tap.body.id}/feedback`)).status).toBe(400);
});

it('its mood stands in the whole journal, in the calendar, and is found by its word', async () => {
  const person = await signedUp();
  const path = `/api/goals/${(await postGoal(person)).id}/journal`;
  await person.post('/api/journal', { mood: 'bright' });
  await person.post(path, { content: 'Rain.', mood: 'heavy', feedback: false });
  const { body: whole } = await person.get('/api/journal');
  expect(whole.entries.map(({ mood }: any) => mood)).toEqual(['heavy', 'bright']);
  const month = whole.entries[0].createdAt.slice(0, 7);
  const { body: days } = await person.get(`/api/journal/days?month=${month}`);
  expect(days).toEqual([{ day: expect.any(String), entries: 2, mood: 'heavy' }]);
  expect((await person.get('/api/journal?q=HEAVY')).body.entries).toHaveLength(1);
  expect((await person.get(`${path}?q=heavy`)).body).toHaveLength(1);
  expect((await person.get(`${path}?q=bright`)).body).toEqual([]);
});

it('its mood is changed by itself, and what was not named stays', async () => {
  const person = await signedUp();
  const path = `/api/goals/${(await postGoal(person)).id}/journal`;
  const { body: entry } = await person.post(path, { content: 'Rain.', feedback: false });
  const entryPath = `${path}/${entry.id}`;
  expect((await person.patch(entryPath, { mood: 'good' })).body).toMatchObject({
    content: 'Rain.',
    mood: 'good',
  });
  expect((await person.patch(entryPath, { content: 'Sun.' })).body).toMatchObject({
    content: 'Sun.',
    mood: 'good',
  });
  for (const [patch, message] of [
    [{}, NOTHING],
    [{ mood: 'fine' }, expect.any(String)],
    [{ content: ' ' }, NOTHING],
  ] as const) {
    const { status, body } = await person.patch(entryPath, patch);
    expect([status, body.message]).toEqual([400, message]);
  }
});

it('without words and without a mood there is no entry', async () => {
  const person = await signedUp();
  const path = `/api/goals/${(await postGoal(person)).id}/journal`;
  for (const body of [{}, { content: '' }, { content: '  ', feedback: true }, { mood: null }])
    expect((await person.post(path, body)).status).toBe(400);
  expect((await person.get(path)).body).toEqual([]);
});

it('goes along in an export, and comes back', async () => {
  const [ada, bob] = [await signedUp(), await signedUp()];
  const goal = await postGoal(ada);
  await ada.post(`/api/goals/${goal.id}/journal`, { mood: 'even' });
  await ada.patch(`/api/goals/${goal.id}`, { paused: true });
  const { body: file } = await ada.get('/api/export.json');
  expect([file.journal[0].mood, file.goals[0].pausedAt]).toEqual(['even', expect.any(String)]);
  expect((await bob.post('/api/import', file)).status).toBe(200);
  const [copy] = (await bob.get('/api/goals')).body;
  expect(copy.pausedAt).toBe(file.goals[0].pausedAt);
  const [entry] = (await bob.get(`/api/goals/${copy.id}/journal`)).body;
  expect(entry).toMatchObject({ content: '', mood: 'even' });
});
