import { describe, expect, it } from 'vitest';
import { homeDb, type Person, postGoal, signedUp } from '#tests/worker/harness.ts';

const RAIN = 'Rain all day, and I stayed with it.';
const DANGER = "I don't want to be here anymore. I want to die.";
const JOURNAL = '/api/journal';

const activitiesOf = async (person: Person) =>
  (await person.get('/api/activities')).body.map(({ type }: { type: string }) => type);
const entriesIn = async (person: Person, search = '') =>
  (await person.get(JOURNAL + search)).body.entries;
const contentsIn = async (person: Person, search = '') =>
  (await entriesIn(person, search)).map(({ content }: { content: string }) => content);
const writtenAt = (table: string, id: number, at: string) =>
  homeDb.prepare(`update ${table} set created_at = ? where id = ?`).bind(at, id).run();

describe('an entry about no goal', () => {
  it('is private unless Eden is asked, and counts as writing', async () => {
    const person = await signedUp();
    const { status, body } = await person.post(JOURNAL, { content: RAIN, mood: 'good' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      content: RAIN,
      mood: 'good',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: null,
    });
    expect(await activitiesOf(person)).toContain('journal_entry');
  });

  it('is answered like any other where its writer asks for it, at once or later', async () => {
    const person = await signedUp();
    const { body } = await person.post(JOURNAL, { content: RAIN, feedback: true });
    expect(body.aiResponse).toEqual(expect.any(String));
    const { body: later } = await person.post(JOURNAL, { content: 'The red ink again.' });
    const asked = await person.post(`${JOURNAL}/${later.id}/feedback`);
    expect([asked.status, asked.body.aiResponse]).toEqual([200, expect.any(String)]);
    expect((await entriesIn(person))[0].aiResponse).toBe(asked.body.aiResponse);
  });

  it('of somebody in danger gets the words of care, though nobody was asked', async () => {
    const person = await signedUp();
    const { body } = await person.post(JOURNAL, { content: DANGER });
    expect(body.coach).toBe('safety');
    expect(body.aiResponse).toContain('988');
    expect(await activitiesOf(person)).not.toContain('journal_entry');
    expect((await entriesIn(person))[0]).toMatchObject({ content: DANGER, coach: 'safety' });
  });

  it('may be a mood alone, which is no writing and asks nobody', async () => {
    const person = await signedUp();
    const { body } = await person.post(JOURNAL, { mood: 'heavy', feedback: true });
    expect(body).toMatchObject({ content: '', mood: 'heavy' });
    expect(body).not.toHaveProperty('aiResponse');
    expect(await activitiesOf(person)).not.toContain('journal_entry');
    expect((await person.post(`${JOURNAL}/${body.id}/feedback`)).status).toBe(400);
  });

  it.each([
    {},
    { content: '' },
    { content: '  ' },
    { mood: 'fine' },
    { content: 'x'.repeat(20_001) },
  ])('is not made of %j', async (input) => {
    const person = await signedUp();
    expect((await person.post(JOURNAL, input)).status).toBe(400);
    expect(await entriesIn(person)).toEqual([]);
  });

  it('is reworded and deleted once, by its writer alone', async () => {
    const person = await signedUp();
    const stranger = await signedUp();
    const { body: entry } = await person.post(JOURNAL, { content: RAIN, mood: 'low' });
    const path = `${JOURNAL}/${entry.id}`;
    for (const refused of [
      await stranger.patch(path, { content: 'Mine' }),
      await stranger.post(`${path}/feedback`),
      await stranger.delete(path),
    ])
      expect(refused.status).toBe(404);
    const { body } = await person.patch(path, { content: 'Rain until noon.' });
    expect(body).toMatchObject({ content: 'Rain until noon.', mood: 'low' });
    expect(await entriesIn(stranger)).toEqual([]);
    expect((await person.delete(path)).status).toBe(204);
    expect((await person.delete(path)).status).toBe(404);
  });

  it('keeps no feedback in incognito', async () => {
    const person = await signedUp();
    await homeDb
      .prepare('update users set incognito_mode = 1 where id = ?')
      .bind(person.user.id)
      .run();
    const { body } = await person.post(JOURNAL, { content: RAIN, feedback: true });
    expect(body.aiResponse).toEqual(expect.any(String));
    expect((await entriesIn(person))[0]).not.toHaveProperty('aiResponse');
  });
});

describe('the whole journal', () => {
  it('has entries about goals and about none, newest first, page by page', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person, { title: 'Finish my thesis' });
    for (const [index, content] of ['One', 'Two', 'Three', 'Four'].entries()) {
      const isFree = index % 2 === 0;
      const path = isFree ? JOURNAL : `/api/goals/${id}/journal`;
      const { body } = await person.post(path, { content, feedback: false });
      // Two of them in the same instant.
      const at = `2026-03-0${index === 2 ? 2 : index + 1}T10:00:00.000Z`;
      await writtenAt(isFree ? 'free_entries' : 'journal_entries', body.id, at);
    }
    expect(await contentsIn(person)).toEqual(['Four', 'Two', 'Three', 'One']);
    const [newest] = await entriesIn(person);
    expect(newest).toMatchObject({ goalId: id, goalTitle: 'Finish my thesis', mood: null });
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const before = next && `&before=${encodeURIComponent(next)}`;
      const { body } = await person.get(`${JOURNAL}?limit=1${before}`);
      seen.push(...body.entries.map(({ content }: { content: string }) => content));
      next = body.next;
    }
    expect(seen).toEqual(['Four', 'Two', 'Three', 'One']);
    expect(await contentsIn(person, '?q=T')).toEqual(['Two', 'Three']);
    expect(await contentsIn(person, '?day=2026-03-02')).toEqual(['Two', 'Three']);
    expect((await person.get(`${JOURNAL}?before=1`)).status).toBe(400);
    expect(await contentsIn(await signedUp())).toEqual([]);
  });

  it('tells the days of a month, and the last mood of each', async () => {
    const person = await signedUp();
    for (const [day, mood] of [
      ['2026-03-01', 'low'],
      ['2026-03-01', 'bright'],
      ['2026-03-31', 'even'],
      ['2026-04-01', 'good'],
    ] as const) {
      const { body } = await person.post(JOURNAL, { mood });
      await writtenAt('free_entries', body.id, `${day}T12:00:00.000Z`);
    }
    const { body } = await person.get(`${JOURNAL}/days?month=2026-03`);
    expect(body).toEqual([
      { day: '2026-03-01', entries: 2, mood: 'bright' },
      { day: '2026-03-31', entries: 1, mood: 'even' },
    ]);
    expect((await person.get(`${JOURNAL}/days?month=2026-13`)).status).toBe(400);
  });

  it('remembers what was written on this day', async () => {
    const person = await signedUp();
    const { body } = await person.post(JOURNAL, { content: 'A year ago.' });
    const lastYear = new Date();
    lastYear.setUTCFullYear(lastYear.getUTCFullYear() - 1);
    await writtenAt('free_entries', body.id, lastYear.toISOString());
    await person.post(JOURNAL, { content: 'Today.' });
    const { body: found } = await person.get(`${JOURNAL}/on-this-day`);
    expect(found.map(({ content }: { content: string }) => content)).toEqual(['A year ago.']);
  });
});
