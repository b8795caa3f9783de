import { describe, expect, it } from 'vitest';
import { bindings, homeDb, type Person, signedUp } from '#tests/worker/harness.ts';

const RED_INK =
  'My supervisor covered my draft in red ink and I have not opened the file for nine days.';
const today = () => new Date().toISOString().slice(0, 10);

const chat = (person: Person, message: string, more: object = {}) =>
  person.post('/api/coach/chat', { message, ...more });

const stream = (person: Person, message: string) =>
  person.send('POST', '/api/coach/chat', {
    body: { message },
    headers: { Accept: 'text/event-stream' },
  });

function eventsOf(text: string): { event: string; data: any }[] {
  return [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data]) => ({
    event: event as string,
    data: JSON.parse(data as string),
  }));
}

const countRows = async (person: Person) =>
  (
    await homeDb
      .prepare('select count(*) as n from chat_messages where user_id = ?')
      .bind(person.user.id)
      .first<{ n: number }>()
  )?.n;

const setIncognito = (person: Person) =>
  homeDb.prepare('update users set incognito_mode = 1 where id = ?').bind(person.user.id).run();

describe('a message to Eden', () => {
  it('is answered and kept as one row', async () => {
    const person = await signedUp();
    const { status, body } = await chat(person, RED_INK);
    expect(status).toBe(200);
    const { choices, ...reply } = body;
    expect(reply).toEqual({
      message: expect.any(String),
      coach: 'built-in',
      id: expect.any(Number),
      conversationId: expect.any(Number),
    });
    expect(await countRows(person)).toBe(1);
    expect((await person.get(`/api/coach/conversations/${body.conversationId}`)).body).toEqual([
      {
        id: body.id,
        content: RED_INK,
        response: body.message,
        coach: 'built-in',
        technique: null,
        beside: choices ? { choices } : null,
        createdAt: expect.any(String),
      },
    ]);
  });

  it('streams the same reply and keeps it likewise', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const whole = await chat(ada, RED_INK);
    const { status, headers, body } = await stream(bob, RED_INK);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(body.startsWith(': listening')).toBe(true);
    const events = eventsOf(body);
    const pieces = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe(whole.body.message);
    expect(events.at(-1)).toEqual({
      event: 'done',
      data: { ...whole.body, id: expect.any(Number), conversationId: expect.any(Number) },
    });
    expect(await countRows(bob)).toBe(1);
  });

  it('goes on in its conversation, which is called by how it began', async () => {
    const person = await signedUp();
    const first = await chat(person, RED_INK);
    const { conversationId } = first.body;
    const second = await chat(person, 'idk', { conversationId });
    expect(second.body.conversationId).toBe(conversationId);
    const list = (await person.get('/api/coach/conversations')).body;
    expect(list).toEqual([
      {
        id: conversationId,
        title: 'My supervisor covered my draft in red ink and I have not…',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
    const exchanges = (await person.get(`/api/coach/conversations/${conversationId}`)).body;
    expect(exchanges.map(({ content }: { content: string }) => content)).toEqual(['idk', RED_INK]);
  });

  it.each([[''], ['  \n '], ['x'.repeat(4001)], ['\u0000'], ['lone \udc00'], [null], [{}]])(
    'refuses %j',
    async (message) => {
      const person = await signedUp();
      const { status, body } = await person.post('/api/coach/chat', { message });
      expect([status, typeof body.message]).toEqual([400, 'string']);
      expect(await countRows(person)).toBe(0);
    },
  );

  it('may have 4,000 characters of any Unicode', async () => {
    const person = await signedUp();
    const message = '🌱 Zażółć 一步 '.repeat(400).slice(0, 4000).toWellFormed().trim();
    const { status, body } = await chat(person, message);
    expect(status).toBe(200);
    const [kept] = (await person.get(`/api/coach/conversations/${body.conversationId}`)).body;
    expect(kept.content).toBe(message);
  });
});

describe('somebody in danger', () => {
  it.each([
    "I don't want to be here anymore",
    'everyone would be better off without me',
    'my husband hits me',
  ])('who says “%s” gets fixed, kind words with where to find help', async (message) => {
    const person = await signedUp();
    const { status, body } = await chat(person, message);
    expect([status, body.coach]).toEqual([200, 'safety']);
    expect(body).not.toHaveProperty('technique');
    expect(body.message).toMatch(/112|911|999/);
  });

  it('is answered even when every limit is reached', async () => {
    const person = await signedUp();
    await homeDb
      .prepare('insert into coach_usage values (?, ?, 50)')
      .bind(person.user.id, today())
      .run();
    await bindings.KV.put(`chat:cool:${person.user.id}`, String(Date.now() + 60_000));
    expect((await chat(person, 'hello')).status).toBe(429);
    expect((await chat(person, 'I want to kill myself')).status).toBe(200);
  });
});

describe('what is not kept', () => {
  it('leaves no row in incognito', async () => {
    const person = await signedUp();
    await setIncognito(person);
    const { body } = await chat(person, RED_INK);
    expect(body).not.toHaveProperty('id');
    expect(body.message).toEqual(expect.any(String));
    await chat(person, 'I want to die');
    await stream(person, RED_INK);
    expect(await countRows(person)).toBe(0);
    expect((await person.get('/api/coach/conversations')).body).toEqual([]);
  });

  it('leaves no row in a temporary chat, which still knows what was said in it', async () => {
    const person = await signedUp();
    const first = await chat(person, RED_INK, { temporary: true });
    const recentTurns = [{ message: RED_INK, reply: first.body.message }];
    const second = await chat(person, 'idk', { temporary: true, recentTurns });
    expect(second.body.message).not.toBe(first.body.message);
    expect(await countRows(person)).toBe(0);
  });
});

describe('the limits', () => {
  it('let through no more than a burst of sixty parallel messages allows, and touch nobody else', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const answers = await Promise.all(Array.from({ length: 60 }, () => chat(ada, 'hello')));
    const through = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(through.length).toBe(10);
    expect(refused.length).toBe(50);
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body.message).toBe('Eden needs a short rest. Please try again in a few minutes.');
    }
    expect(await countRows(ada)).toBe(10);
    expect((await chat(bob, 'hello')).status).toBe(200);
  });

  it('leave a cool-off in KV that refuses, and refuses nobody who is in care', async () => {
    const person = await signedUp();
    await Promise.all(Array.from({ length: 12 }, () => chat(person, 'hello')));
    expect(Number(await bindings.KV.get(`chat:cool:${person.user.id}`))).toBeGreaterThan(
      Date.now(),
    );
    expect((await chat(person, 'hello')).status).toBe(429);
    expect((await chat(person, 'I want to kill myself tonight')).body.safety).toBe('care');
    expect((await chat(person, 'hello')).body.safety).toBe('care');
  });

  it('compare the cool-off’s time, not its presence', async () => {
    const person = await signedUp();
    await bindings.KV.put(`chat:cool:${person.user.id}`, String(Date.now() - 1));
    expect((await chat(person, 'hello')).status).toBe(200);
  });

  it.each([
    ['free', 50],
    ['pro', 500],
    ['premium', 2000],
  ])('give the tier %s %i replies a day', async (tier, allowance) => {
    const person = await signedUp();
    await homeDb
      .prepare('update users set subscription_tier = ? where id = ?')
      .bind(tier, person.user.id)
      .run();
    await homeDb
      .prepare('insert into coach_usage values (?, ?, ?)')
      .bind(person.user.id, today(), allowance - 1)
      .run();
    expect((await chat(person, 'hello')).status).toBe(200);
    const refused = await chat(person, 'hello');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
  });

  it('count a plan whose period is over as free', async () => {
    const person = await signedUp();
    await homeDb
      .prepare(
        "update users set subscription_tier = 'premium', subscription_expires_at = '2020-01-01T00:00:00.000Z' where id = ?",
      )
      .bind(person.user.id)
      .run();
    await homeDb
      .prepare('insert into coach_usage values (?, ?, 50)')
      .bind(person.user.id, today())
      .run();
    expect((await chat(person, 'hello')).status).toBe(429);
  });
});

describe('conversations', () => {
  it('are found by what was said in them', async () => {
    const person = await signedUp();
    await chat(person, RED_INK);
    const { body } = await chat(person, 'I keep putting off calling my landlord.');
    const found = async (q: string) =>
      (await person.get(`/api/coach/conversations?q=${encodeURIComponent(q)}`)).body.map(
        ({ id }: { id: number }) => id,
      );
    expect(await found('LANDLORD')).toEqual([body.conversationId]);
    expect(await found('nothing of the kind')).toEqual([]);
  });

  it('page by when they were last used', async () => {
    const person = await signedUp();
    const ids: number[] = [];
    for (const message of ['one', 'two', 'three'])
      ids.push((await chat(person, message)).body.conversationId);
    const first = (await person.get('/api/coach/conversations?limit=2')).body;
    expect(first.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]]);
    const rest = (await person.get(`/api/coach/conversations?limit=2&before=${first[1].updatedAt}`))
      .body;
    expect(rest.map(({ id }: { id: number }) => id)).toEqual([ids[0]]);
  });

  it('are deleted one by one or all at once', async () => {
    const person = await signedUp();
    const ids: number[] = [];
    for (const message of ['one', 'two', 'three'])
      ids.push((await chat(person, message)).body.conversationId);
    expect((await person.delete(`/api/coach/conversations/${ids[0]}`)).status).toBe(204);
    expect((await person.get(`/api/coach/conversations/${ids[0]}`)).status).toBe(404);
    expect(await countRows(person)).toBe(2);
    expect((await person.delete('/api/coach/conversations')).status).toBe(204);
    expect(await countRows(person)).toBe(0);
  });

  it('of another person are 404: to read, to go on in and to delete', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { conversationId } = (await chat(ada, RED_INK)).body;
    expect((await bob.get(`/api/coach/conversations/${conversationId}`)).status).toBe(404);
    expect((await bob.delete(`/api/coach/conversations/${conversationId}`)).status).toBe(404);
    expect((await chat(bob, 'hello', { conversationId })).status).toBe(404);
    expect(await countRows(ada)).toBe(1);
    expect(await countRows(bob)).toBe(0);
    const usage = await homeDb
      .prepare('select 1 from coach_usage where user_id = ?')
      .bind(bob.user.id)
      .first();
    expect(usage).toBeNull();
  });
});
