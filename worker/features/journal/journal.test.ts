import { describe, expect, it } from 'vitest';
import { homeDb, type Person, postGoal, signedUp } from '#tests/worker/harness.ts';

const ENTRY =
  'My supervisor covered my draft in red ink and I have not opened the file for nine days.';

async function withGoal(): Promise<[Person, string]> {
  const person = await signedUp();
  const { id } = await postGoal(person, { title: 'Finish my thesis' });
  return [person, `/api/goals/${id}/journal`];
}

const setIncognito = (person: Person) =>
  homeDb.prepare('update users set incognito_mode = 1 where id = ?').bind(person.user.id).run();

describe('writing an entry', () => {
  it('keeps it with Eden’s feedback and answers 201 with both', async () => {
    const [person, journal] = await withGoal();
    const { status, body } = await person.post(journal, { content: ENTRY });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(Number),
      content: ENTRY,
      updatedAt: null,
      aiResponse: expect.any(String),
      coach: 'built-in',
    });
    expect((await person.get(journal)).body).toEqual([body]);
  });

  it('keeps it to oneself when no feedback is wanted', async () => {
    const [person, journal] = await withGoal();
    const { body } = await person.post(journal, { content: ENTRY, feedback: false });
    expect(body).not.toHaveProperty('aiResponse');
    expect((await person.get(journal)).body).toEqual([body]);
  });

  it('answers in incognito and stores no feedback', async () => {
    const [person, journal] = await withGoal();
    await setIncognito(person);
    const { body } = await person.post(journal, { content: ENTRY });
    expect(body.aiResponse).toEqual(expect.any(String));
    expect((await person.get(journal)).body).toEqual([
      expect.not.objectContaining({ aiResponse: expect.anything() }),
    ]);
  });

  it('stands without feedback when the day’s replies are used up', async () => {
    const [person, journal] = await withGoal();
    const day = new Date().toISOString().slice(0, 10);
    await homeDb
      .prepare('insert into coach_usage values (?, ?, 50)')
      .bind(person.user.id, day)
      .run();
    const { status, body } = await person.post(journal, { content: ENTRY });
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('aiResponse');
    expect((await person.get(journal)).body).toHaveLength(1);
  });

  it('is answered kindly and at once when somebody is in danger, used up or not', async () => {
    const [person, journal] = await withGoal();
    const day = new Date().toISOString().slice(0, 10);
    await homeDb
      .prepare('insert into coach_usage values (?, ?, 50)')
      .bind(person.user.id, day)
      .run();
    const { body } = await person.post(journal, {
      content: "I don't want to be here anymore. I want to die.",
    });
    expect(body.coach).toBe('safety');
    expect(body.aiResponse).toContain('988');
    expect(body).not.toHaveProperty('technique');
  });

  it('reads back any Unicode as written', async () => {
    const [person, journal] = await withGoal();
    const content = 'Zażółć gęślą jaźń\n\t— 一步一步 🌱👩🏽‍🌾 \u202ertl\u202c 𝔘𝔫𝔦 '
      .repeat(200)
      .trim();
    const { body } = await person.post(journal, { content, feedback: false });
    expect((await person.get(journal)).body[0].content).toBe(content);
    expect(body.content).toBe(content);
  });

  it.each([
    { content: '' },
    { content: '   ' },
    { content: 'x'.repeat(20_001) },
    {},
    { content: 7 },
    { content: '\u0000\u000b' },
  ])('refuses %j', async (input) => {
    const [person, journal] = await withGoal();
    const { status, body } = await person.post(journal, input);
    expect([status, typeof body.message]).toEqual([400, 'string']);
    expect((await person.get(journal)).body).toEqual([]);
  });
});

describe('an entry', () => {
  it('is rewritten, keeping its feedback and saying when', async () => {
    const [person, journal] = await withGoal();
    const { body: entry } = await person.post(journal, { content: ENTRY });
    const { body } = await person.patch(`${journal}/${entry.id}`, { content: 'I opened it.' });
    expect(body).toEqual({
      ...entry,
      content: 'I opened it.',
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it('gets feedback later when it is asked for again', async () => {
    const [person, journal] = await withGoal();
    const { body: entry } = await person.post(journal, { content: ENTRY, feedback: false });
    const { status, body } = await person.post(`${journal}/${entry.id}/feedback`);
    expect([status, body.aiResponse]).toEqual([200, expect.any(String)]);
    expect((await person.get(journal)).body).toEqual([body]);
  });

  it('is deleted once', async () => {
    const [person, journal] = await withGoal();
    const { body: entry } = await person.post(journal, { content: ENTRY, feedback: false });
    expect((await person.delete(`${journal}/${entry.id}`)).status).toBe(204);
    expect((await person.delete(`${journal}/${entry.id}`)).status).toBe(404);
    expect((await person.get(journal)).body).toEqual([]);
  });
});

describe('the journal', () => {
  it('is newest first, pages by the last id and is searched by words', async () => {
    const [person, journal] = await withGoal();
    for (const content of ['Red ink', 'Blue sky', 'More red'])
      await person.post(journal, { content, feedback: false });
    const texts = async (search: string) =>
      (await person.get(journal + search)).body.map(({ content }: { content: string }) => content);
    expect(await texts('')).toEqual(['More red', 'Blue sky', 'Red ink']);
    const [newest] = (await person.get(`${journal}?limit=1`)).body;
    expect(await texts(`?limit=1&before=${newest.id}`)).toEqual(['Blue sky']);
    expect(await texts('?q=RED')).toEqual(['More red', 'Red ink']);
    expect(await texts(`?q=${encodeURIComponent("%' or 1=1 --")}`)).toEqual([]);
  });

  it("of another person's goal is 404, for every verb, and stays as it was", async () => {
    const [ada, journal] = await withGoal();
    const { body: entry } = await ada.post(journal, { content: ENTRY, feedback: false });
    const [bob, bobs] = await withGoal();
    expect((await bob.get(journal)).status).toBe(404);
    expect((await bob.post(journal, { content: 'Mine' })).status).toBe(404);
    for (const path of [journal, bobs]) {
      expect((await bob.patch(`${path}/${entry.id}`, { content: 'Mine' })).status).toBe(404);
      expect((await bob.delete(`${path}/${entry.id}`)).status).toBe(404);
      expect((await bob.post(`${path}/${entry.id}/feedback`)).status).toBe(404);
    }
    expect((await ada.get(journal)).body).toEqual([entry]);
  });
});
