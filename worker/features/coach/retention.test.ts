import { describe, expect, it } from 'vitest';
import { bindings, type Person, signedUp } from '#tests/worker/harness.ts';
import { buildDeps } from '#worker/deps.ts';
import { BUDGET, sweep } from '#worker/sweep.ts';

const { DB } = bindings;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** A conversation whose exchanges were said so many days ago, each. */
async function talked(person: Person, words: string, ...days: number[]): Promise<number> {
  const [first = 0] = days;
  const [made] = await DB.batch<{ id: number }>([
    DB.prepare(
      'insert into chat_conversations (user_id, title, created_at, updated_at) values (?, ?, ?, ?) returning id',
    ).bind(person.user.id, `${words} ${first}`, daysAgo(first), daysAgo(days.at(-1) ?? 0)),
  ]);
  const id = made?.results[0]?.id as number;
  await DB.batch(
    days.map((ago) =>
      DB.prepare(
        'insert into chat_messages (user_id, conversation_id, content, response, created_at) values (?, ?, ?, ?, ?)',
      ).bind(person.user.id, id, `${words} ${ago}`, `Mm, ${ago}.`, daysAgo(ago)),
    ),
  );
  return id;
}

const keepFor = (person: Person, chatRetentionDays: number | null) =>
  person.patch('/api/privacy', { chatRetentionDays });
/** As it is on the day after a choice that was made when there was nothing old to delete. */
const keptFor = (person: Person, days: number) =>
  DB.prepare('update users set chat_retention_days = ? where id = ?')
    .bind(days, person.user.id)
    .run();

const titles = async (person: Person) =>
  (await person.get('/api/coach/conversations')).body.map(({ title }: { title: string }) => title);
const words = async (person: Person, id: number) =>
  (await person.get(`/api/coach/conversations/${id}`)).body.map(
    ({ content }: { content: string }) => content,
  );
const rows = async (person: Person, table: string) =>
  (
    await DB.prepare(`select * from ${table} where user_id = ? order by id`)
      .bind(person.user.id)
      .all<Record<string, any>>()
  ).results;

describe('chats older than somebody keeps them', () => {
  it('are not shown any more, before any sweep', async () => {
    const person = await signedUp();
    const [old, long, young] = [
      await talked(person, 'Old', 40, 35),
      await talked(person, 'Long', 40, 20, 2),
      await talked(person, 'Young', 3),
    ];
    await keptFor(person, 30);
    expect(await titles(person)).toEqual(['Long 20', 'Young 3']);
    expect((await person.get(`/api/coach/conversations/${old}`)).status).toBe(404);
    expect(await words(person, long)).toEqual(['Long 2', 'Long 20']);
    expect(await words(person, young)).toEqual(['Young 3']);
    const search = async (q: string) =>
      (await person.get(`/api/coach/conversations?q=${q}`)).body.length;
    expect([await search('Old'), await search('Mm,%2040'), await search('Long')]).toEqual([
      0, 0, 1,
    ]);
    expect(
      (await person.post('/api/coach/chat', { message: 'hi', conversationId: old })).status,
    ).toBe(404);
    const known = (await person.get('/api/coach/knowledge')).body.conversation;
    expect(known.turns.map(({ message }: any) => message)).toEqual(['Long 20', 'Long 2']);
    const file = JSON.stringify((await person.get('/api/export.json')).body);
    for (const gone of ['Old 40', 'Old 35', 'Long 40', 'Mm, 40']) expect(file).not.toContain(gone);
    for (const kept of ['Long 20', 'Young 3']) expect(file).toContain(kept);
  });

  it('are swept away, with titles made of their words, and nobody else’s with them', async () => {
    const [person, bob] = [await signedUp(), await signedUp()];
    await talked(person, 'Old', 40, 35);
    const long = await talked(person, 'Long', 40, 20, 2);
    await talked(bob, 'Of Bob', 400);
    await keptFor(person, 30);
    await sweep(buildDeps(bindings));
    expect((await rows(person, 'chat_messages')).map(({ content }) => content)).toEqual([
      'Long 20',
      'Long 2',
    ]);
    const [left, ...more] = await rows(person, 'chat_conversations');
    expect([left?.id, left?.title, more]).toEqual([long, 'Long 20', []]);
    expect(await titles(bob)).toEqual(['Of Bob 400']);
    await sweep(buildDeps(bindings));
    expect(await titles(person)).toEqual(['Long 20']);
  });

  it('name no hard moment in what a conversation is called afterwards', async () => {
    const person = await signedUp();
    const id = await talked(person, 'I want to die', 40, 20);
    await DB.prepare("update chat_messages set coach = 'safety' where conversation_id = ?")
      .bind(id)
      .run();
    await keptFor(person, 30);
    expect(await titles(person)).toEqual(['A hard moment']);
    await sweep(buildDeps(bindings));
    expect(await titles(person)).toEqual(['A hard moment']);
  });

  it('are swept in bounded chunks, until none is left', async () => {
    const person = await signedUp();
    const id = await talked(person, 'Old', 40);
    await DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 700)
       insert into chat_messages (user_id, conversation_id, content, created_at) select ?, ?, 'Old ' || i, ? from n`,
    )
      .bind(person.user.id, id, daysAgo(50))
      .run();
    await keptFor(person, 30);
    await sweep(buildDeps(bindings), { ...BUDGET, rows: 1 });
    const left = (await rows(person, 'chat_messages')).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(201);
    expect(await titles(person)).toEqual([]);
    await sweep(buildDeps(bindings));
    await sweep(buildDeps(bindings));
    expect(await rows(person, 'chat_messages')).toEqual([]);
    expect(await rows(person, 'chat_conversations')).toEqual([]);
  });

  it('are not deleted by a file that is read in, whatever it says of keeping them', async () => {
    const [person, fresh] = [await signedUp(), await signedUp()];
    await talked(person, 'Old', 40);
    const { account } = (await fresh.get('/api/export.json')).body;
    account.preferences.chatRetentionDays = 30;
    const file = { format: 'yet-export', version: 1, exportedAt: daysAgo(0), account };
    for (const who of [person, fresh])
      expect((await who.post('/api/import', file)).status).toBe(200);
    expect((await person.get('/api/privacy')).body.chatRetentionDays).toBeNull();
    expect((await fresh.get('/api/privacy')).body.chatRetentionDays).toBe(30);
    await sweep(buildDeps(bindings));
    expect(await titles(person)).toEqual(['Old 40']);
  });

  it('stay where somebody keeps them until they delete them', async () => {
    const person = await signedUp();
    await talked(person, 'Ages ago', 4000);
    await sweep(buildDeps(bindings));
    expect(await titles(person)).toEqual(['Ages ago 4000']);
  });
});

describe('a shorter retention', () => {
  const preview = (person: Person, days: unknown) =>
    person.get(`/api/privacy/chat-retention?days=${encodeURIComponent(String(days))}`);

  it('says beforehand what it would delete, and deletes that at once', async () => {
    const [person, bob] = [await signedUp(), await signedUp()];
    await talked(person, 'Old', 40, 35);
    await talked(person, 'Long', 40, 20, 2);
    await talked(bob, 'Of Bob', 40);
    const { status, body } = await preview(person, 30);
    expect([status, body]).toEqual([
      200,
      { exchanges: 3, conversations: 1, before: expect.any(String) },
    ]);
    expect(Math.abs(Date.parse(body.before) - Date.parse(daysAgo(30)))).toBeLessThan(60_000);
    expect((await preview(person, 7)).body).toMatchObject({ exchanges: 4, conversations: 1 });
    expect((await preview(person, 90)).body).toMatchObject({ exchanges: 0, conversations: 0 });
    expect(await rows(person, 'chat_messages')).toHaveLength(5);

    expect((await keepFor(person, 30)).body.chatRetentionDays).toBe(30);
    expect((await rows(person, 'chat_messages')).map(({ content }) => content)).toEqual([
      'Long 20',
      'Long 2',
    ]);
    expect((await rows(person, 'chat_conversations')).map(({ title }) => title)).toEqual([
      'Long 20',
    ]);
    expect((await preview(person, 30)).body).toMatchObject({ exchanges: 0, conversations: 0 });
    expect(await titles(bob)).toEqual(['Of Bob 40']);
  });

  it('made longer again brings nothing back, and takes nothing', async () => {
    const person = await signedUp();
    await talked(person, 'Old', 40);
    await talked(person, 'Young', 3);
    await keepFor(person, 7);
    expect((await keepFor(person, null)).body.chatRetentionDays).toBeNull();
    expect(await titles(person)).toEqual(['Young 3']);
  });

  it.each(['', '0', '8', '30.5', 'all', '-7', '1e1'])('of “%s” days is refused', async (days) => {
    expect((await preview(await signedUp(), days)).status).toBe(400);
  });
});
