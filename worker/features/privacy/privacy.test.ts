import { describe, expect, it } from 'vitest';
import { bindings, type Person, postGoal, signedUp } from '#tests/worker/harness.ts';

const DEFAULTS = {
  incognitoMode: false,
  dailyMotivation: true,
  aiChat: 'model',
  aiFeedback: 'model',
  aiRoadmap: 'model',
  tellsGoals: true,
  tellsJournal: true,
  tellsMindset: true,
  chatRetentionDays: null,
  model: null,
};

const choose = (person: Person, patch: object) => person.patch('/api/privacy', patch);

/** Every row of every table, and all of KV, as one text. */
async function everythingStored(): Promise<string> {
  const { DB, KV } = bindings;
  const tables = await DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
  ).all<{ name: string }>();
  const rows = await Promise.all(
    tables.results.map(({ name }) => DB.prepare(`select * from "${name}"`).all()),
  );
  const { keys } = await KV.list();
  const values = await Promise.all(keys.map(({ name }) => KV.get(name)));
  return JSON.stringify([rows.map(({ results }) => results), keys, values]);
}

describe('privacy choices', () => {
  it('begin as everything worked before there were any', async () => {
    const person = await signedUp();
    expect((await person.get('/api/privacy')).body).toEqual(DEFAULTS);
  });

  it('are changed one by one, and stay', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const changes = {
      incognitoMode: true,
      dailyMotivation: false,
      aiChat: 'built-in',
      aiFeedback: 'off',
      aiRoadmap: 'built-in',
      tellsGoals: false,
      tellsJournal: false,
      tellsMindset: false,
      chatRetentionDays: 30,
    };
    let expected: object = DEFAULTS;
    for (const [name, value] of Object.entries(changes)) {
      expected = { ...expected, [name]: value };
      const { status, body } = await choose(ada, { [name]: value });
      expect([status, body]).toEqual([200, expected]);
    }
    expect((await ada.get('/api/privacy')).body).toEqual(expected);
    expect((await ada.get('/api/user')).body).toMatchObject({
      incognitoMode: true,
      dailyMotivation: false,
    });
    expect((await bob.get('/api/privacy')).body).toEqual(DEFAULTS);
  });

  it.each([
    {},
    { incognitoMode: 'yes' },
    { aiChat: 'off' },
    { aiFeedback: 'none' },
    { aiRoadmap: null },
    { tellsGoals: 1 },
    { chatRetentionDays: 14 },
    { chatRetentionDays: -1 },
    { chatRetentionDays: '30' },
    { isAdmin: true },
  ])('refuse %j', async (patch) => {
    const person = await signedUp();
    expect((await choose(person, patch)).status).toBe(400);
    expect((await person.get('/api/privacy')).body).toEqual(DEFAULTS);
    expect((await person.get('/api/user')).body.isAdmin).toBe(false);
  });
});

describe('incognito', () => {
  it('leaves none of the words said in it, and none of the answers, in any table or in KV', {
    timeout: 90_000,
  }, async () => {
    const person = await signedUp();
    const { id: goalId } = await postGoal(person);
    await choose(person, { incognitoMode: true });
    const send = (path: string, body: object, headers: Record<string, string> = {}) =>
      person.send('POST', path, { body, headers });
    const asked = [
      'My zorblatt covered my draft in red ink and I have not opened the file for nine days.',
      'I keep putting off calling my quimbleton.',
      'I want to kill myself tonight, and my vexipode knows nothing of it.',
    ];
    const heard: string[] = [];
    for (const message of asked) {
      heard.push((await send('/api/coach/chat', { message })).body.message);
      // A client that may try again names the write: its answer is not kept for that either.
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      heard.push((await send('/api/coach/chat', { message }, headers)).body.message);
      await send('/api/coach/chat', { message }, { Accept: 'text/event-stream' });
    }
    const keys: Record<string, string>[] = [{}, { 'Idempotency-Key': crypto.randomUUID() }];
    for (const headers of keys) {
      const content = 'I ran two kilometres in the rain and my wumpfield hurt, and I stayed.';
      const { body } = await send(`/api/goals/${goalId}/journal`, { content }, headers);
      const again = await send(`/api/goals/${goalId}/journal/${body.id}/feedback`, {});
      heard.push(body.aiResponse, again.body.aiResponse);
    }
    expect(heard).toHaveLength(10);

    const stored = await everythingStored();
    for (const word of ['zorblatt', 'quimbleton', 'vexipode']) expect(stored).not.toContain(word);
    for (const answer of heard) {
      // A piece that reads the same however often it is quoted.
      const [piece = ''] = answer.split(/["\\\n]/).sort((a, b) => b.length - a.length);
      expect(piece.length).toBeGreaterThan(30);
      expect(stored).not.toContain(piece);
    }
    // The entries themselves were meant to be kept: they stand, and show that such words would have
    // been found.
    expect(stored).toContain('wumpfield');
    const { DB } = bindings;
    for (const table of ['chat_messages', 'chat_conversations']) {
      const query = DB.prepare(`select count(*) as n from ${table} where user_id = ?`).bind(
        person.user.id,
      );
      expect([table, await query.first('n')]).toEqual([table, 0]);
    }
    const entries = await DB.prepare(
      'select ai_response, coach, technique, template_id from journal_entries where goal_id = ?',
    )
      .bind(goalId)
      .all();
    const nothing = { ai_response: null, coach: null, technique: null, template_id: null };
    expect(entries.results).toEqual([nothing, nothing]);
    const told = await DB.prepare(
      "select 1 from activities where user_id = ? and type = 'talked_with_eden'",
    )
      .bind(person.user.id)
      .first();
    expect(told).toBeNull();
  });

  it('switched off keeps again, and keeps nothing of before', async () => {
    const person = await signedUp();
    await choose(person, { incognitoMode: true });
    await person.post('/api/coach/chat', { message: 'Nobody writes this down.' });
    await choose(person, { incognitoMode: false });
    const { body } = await person.post('/api/coach/chat', { message: 'This may stay.' });
    const kept = (await person.get(`/api/coach/conversations/${body.conversationId}`)).body;
    expect(kept.map(({ content }: { content: string }) => content)).toEqual(['This may stay.']);
  });

  it('leaves what was said before it as it was', async () => {
    const person = await signedUp();
    await person.post('/api/coach/chat', { message: 'Said before.' });
    await choose(person, { incognitoMode: true });
    expect((await person.get('/api/coach/conversations')).body).toHaveLength(1);
  });
});

describe('the word for the day', () => {
  it('is none for who wants none', async () => {
    const person = await signedUp();
    expect((await person.post('/api/motivation/daily')).body.message).toEqual(expect.any(String));
    await choose(person, { dailyMotivation: false });
    expect((await person.post('/api/motivation/daily')).body).toEqual({ message: null });
    await choose(person, { dailyMotivation: true });
    expect((await person.post('/api/motivation/daily')).body.message).toEqual(expect.any(String));
  });
});
