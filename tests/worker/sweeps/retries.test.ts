import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import {
  aRoadmap,
  bindings,
  homeDb,
  NEXT_YEAR,
  type Person,
  signedUp,
} from '#tests/worker/harness.ts';
import { seenDatabase } from '#tests/worker/seen-database.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';
import type { Database } from '#worker/lib/database/database.ts';

const GOAL = { title: 'Row to the island', targetDate: NEXT_YEAR, roadmap: aRoadmap() };
const key = () => crypto.randomUUID();
const create = (person: Person, idempotencyKey: string, body: object = GOAL) =>
  person.send('POST', '/api/goals', { body, headers: { 'Idempotency-Key': idempotencyKey } });
const goalsOf = async (person: Person) => (await person.get('/api/goals')).body;

describe('a write with an Idempotency-Key', () => {
  it('happens once and is answered alike each time', async () => {
    const person = await signedUp();
    const k = key();
    const first = await create(person, k);
    const second = await create(person, k);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await goalsOf(person)).toHaveLength(1);
  });

  it('happens once when ten come at the same time', async () => {
    const person = await signedUp();
    const k = key();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(person, k)));
    expect(await goalsOf(person)).toHaveLength(1);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect((await create(person, k)).status).toBe(201);
  });

  it('asks the database once before its answer, and again only when it is repeated', async () => {
    const person = await signedUp();
    const { id } = (await create(person, key())).body;
    const asked: string[] = [];
    const noting = (database: Database) =>
      seenDatabase(database, ([first]) => {
        if (!first?.sql.startsWith('update "retried_writes"')) asked.push(first?.sql ?? '');
      });
    const deps = buildDeps(bindings);
    const app = createApp(() => ({
      ...deps,
      db: noting(deps.db),
      shards: deps.shards.map(noting),
    }));
    person.reach = async (url, init) => {
      const surroundings = createExecutionContext();
      const answer = await app.fetch(new Request(url, init), bindings, surroundings);
      await waitOnExecutionContext(surroundings);
      return answer;
    };
    const countOf = async (act: () => Promise<unknown>) => {
      asked.length = 0;
      await act();
      return asked.length;
    };
    const [k, words] = [key(), key()];
    const edit = () =>
      person.send('PATCH', `/api/goals/${id}`, {
        body: { title: 'Row back' },
        headers: { 'Idempotency-Key': words },
      });
    expect(await countOf(() => create(person, k))).toBe(1);
    expect(await countOf(() => create(person, k))).toBe(2);
    expect(await countOf(edit)).toBe(1);
    expect(await countOf(edit)).toBe(2);
  });

  it('is not read further than a request may be long, also where that is not said', async () => {
    const person = await signedUp();
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    });
    const { status } = await person.send('POST', '/api/goals', {
      raw: endless,
      headers: { 'Idempotency-Key': key() },
    });
    expect(status).toBe(413);
  });

  it('stands for one request: another body under the same key is refused', async () => {
    const person = await signedUp();
    const k = key();
    await create(person, k);
    const { status, body } = await create(person, k, { ...GOAL, title: 'Something else' });
    expect([status, body]).toEqual([
      409,
      { message: 'This Idempotency-Key was used for another request' },
    ]);
  });

  it('steps along a plan once, and a step that was not next may be sent again', async () => {
    const person = await signedUp();
    const { id } = (await create(person, key())).body;
    const step = (milestone: number, k: string) =>
      person.send('PATCH', `/api/goals/${id}`, {
        body: { milestone },
        headers: { 'Idempotency-Key': k },
      });
    const [early, first] = [key(), key()];
    expect((await step(1, early)).status).toBe(409);
    expect((await step(0, first)).body.milestone).toBe(0);
    expect((await step(1, early)).body.milestone).toBe(1);
    const again = await step(0, first);
    expect([again.body.milestone, again.headers.get('idempotency-replayed')]).toEqual([0, 'true']);
    const told = await person.get('/api/activities');
    expect(
      told.body.filter(({ type }: { type: string }) => type === 'milestone_reached'),
    ).toHaveLength(2);
  });

  it('that was refused may be sent again', async () => {
    const person = await signedUp();
    const k = key();
    expect((await create(person, k, { ...GOAL, title: '' })).status).toBe(400);
    expect((await create(person, k)).status).toBe(201);
  });

  it('of one person says nothing to another', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const k = key();
    await create(ada, k);
    expect((await create(bob, k)).headers.get('idempotency-replayed')).toBeNull();
    expect(await goalsOf(bob)).toHaveLength(1);
  });

  it('answers deletions too', async () => {
    const person = await signedUp();
    const { body: goal } = await create(person, key());
    const remove = (k: string) =>
      person.send('DELETE', `/api/goals/${goal.id}`, { headers: { 'Idempotency-Key': k } });
    const k = key();
    expect([
      (await remove(k)).status,
      (await remove(k)).status,
      (await remove(key())).status,
    ]).toEqual([204, 204, 404]);
  });

  it('is not answered with what has been deleted since, nor done again', async () => {
    const person = await signedUp();
    const k = key();
    const { body: goal } = await create(person, k);
    await person.send('DELETE', `/api/goals/${goal.id}`);
    const kept = await homeDb
      .prepare('select status, reply from retried_writes where key = ?')
      .bind(k)
      .first();
    expect(kept).toEqual({ status: 0, reply: null });
    expect((await create(person, k)).status).toBe(409);
    expect(await goalsOf(person)).toHaveLength(0);
  });

  /** Writes a goal whose answer is kept only when it is let go: until then it is on its way. */
  async function withAnswerUnderWay() {
    const person = await signedUp();
    const k = key();
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const slow = (database: Database) =>
      seenDatabase(database, async ([first, ...more]) => {
        const keeps = more.length === 0 && first?.sql.startsWith('update "retried_writes"');
        if (keeps) await isLetGo;
      });
    const deps = buildDeps(bindings);
    const app = createApp(() => ({ ...deps, db: slow(deps.db), shards: deps.shards.map(slow) }));
    const surroundings = createExecutionContext();
    const { reach } = person;
    person.reach = async (url, init) => app.fetch(new Request(url, init), bindings, surroundings);
    const { body: goal } = await create(person, k);
    person.reach = reach;
    const arrives = () => {
      letGo();
      return waitOnExecutionContext(surroundings);
    };
    const kept = () =>
      homeDb.prepare('select status, reply from retried_writes where key = ?').bind(k).first<any>();
    return { person, k, goal, arrives, kept };
  }

  it('is answered alike also where its answer was kept late', async () => {
    const { person, k, goal, arrives, kept } = await withAnswerUnderWay();
    expect(await kept()).toEqual({ status: null, reply: null });
    await arrives();
    expect(JSON.parse((await kept()).reply)).toEqual(goal);
    expect((await create(person, k)).body).toEqual(goal);
  });

  it('keeps no answer that comes after a deletion', async () => {
    const { person, k, goal, arrives, kept } = await withAnswerUnderWay();
    expect((await person.delete(`/api/goals/${goal.id}`)).status).toBe(204);
    await arrives();
    expect(await kept()).toEqual({ status: 0, reply: null });
    const again = await create(person, k);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([409, 'true']);
    expect(await goalsOf(person)).toEqual([]);
  });

  it('keeps nothing once the account is deleted', async () => {
    const { person, arrives, kept } = await withAnswerUnderWay();
    const { username, id } = person.user;
    const left = await person.send('DELETE', '/api/account', { body: { confirmation: username } });
    expect(left.status).toBe(204);
    await arrives();
    expect(await kept()).toBeNull();
    const rows = homeDb
      .prepare('select count(*) as n from retried_writes where user_id = ?')
      .bind(id);
    expect(await rows.first('n')).toBe(0);
  });

  it('and a deletion at the same moment leave no answer behind, whichever comes first', async () => {
    const person = await signedUp();
    const { body: old } = await create(person, key());
    for (let round = 0; round < 10; round++) {
      const k = key();
      const [{ body: goal }] = await Promise.all([
        create(person, k),
        person.send('DELETE', `/api/goals/${old.id}`),
      ]);
      await person.delete(`/api/goals/${goal.id}`);
      const told = await homeDb
        .prepare(
          "select count(*) as n from retried_writes where user_id = ? and reply like '%Row to%'",
        )
        .bind(person.user.id)
        .first('n');
      expect(told).toBe(0);
    }
  });

  it('keeps no answer that is stored nowhere else', async () => {
    const person = await signedUp();
    const { body: goal } = await create(person, key());
    const k = key();
    const write = () =>
      person.send('POST', `/api/goals/${goal.id}/journal`, {
        body: { content: 'The heron was late again.' },
        headers: { 'Idempotency-Key': k },
      });
    expect((await write()).status).toBe(201);
    const again = await write();
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([204, 'true']);
    expect((await person.get(`/api/goals/${goal.id}/journal`)).body).toHaveLength(1);
    const kept = await homeDb
      .prepare('select reply from retried_writes where key = ?')
      .bind(k)
      .first('reply');
    expect(kept).toBe('');
  });

  it('is not looked for where a body holds a password', async () => {
    const person = await signedUp();
    const body = { currentPassword: 'Correct-horse-7', newPassword: 'Another-horse-8' };
    await person.send('POST', '/api/change-password', {
      body,
      headers: { 'Idempotency-Key': key() },
    });
    const noted = await homeDb
      .prepare('select count(*) as n from retried_writes where user_id = ?')
      .bind(person.user.id)
      .first('n');
    expect(noted).toBe(0);
  });

  it('whose answer was cut off is told apart from a conflict', async () => {
    const person = await signedUp();
    const k = key();
    await create(person, k);
    await homeDb.prepare('update retried_writes set status = null where key = ?').bind(k).run();
    const again = await create(person, k);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([409, 'true']);
    const another = await create(person, k, { ...GOAL, title: 'Something else' });
    expect([another.status, another.headers.get('idempotency-replayed')]).toEqual([409, null]);
  });

  it.each(['short', 'with spaces in it', 'x'.repeat(101)])(
    'needs a key that is one, not "%s"',
    async (bad) => {
      const person = await signedUp();
      expect((await create(person, bad)).status).toBe(400);
      expect(await goalsOf(person)).toHaveLength(0);
    },
  );

  it('is forgotten after its days', async () => {
    const person = await signedUp();
    const k = key();
    await create(person, k);
    await homeDb
      .prepare("update retried_writes set created_at = '2020-01-01T00:00:00.000Z' where key = ?")
      .bind(k)
      .run();
    const { sweep } = await import('#worker/sweep.ts');
    await sweep(buildDeps(bindings));
    expect(
      await homeDb
        .prepare('select count(*) as n from retried_writes where key = ?')
        .bind(k)
        .first('n'),
    ).toBe(0);
  });
});

describe('a page that somebody left open', () => {
  it('reads and writes nothing under the session of who came after', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const asAda = { 'X-Person': String(ada.user.id) };
    expect((await bob.get('/api/goals', asAda)).status).toBe(401);
    expect((await bob.send('POST', '/api/goals', { body: GOAL, headers: asAda })).status).toBe(401);
    expect([await goalsOf(ada), await goalsOf(bob)]).toEqual([[], []]);
    expect((await ada.send('POST', '/api/goals', { body: GOAL, headers: asAda })).status).toBe(201);
  });
});
