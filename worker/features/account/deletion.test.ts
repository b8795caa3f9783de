import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { furnished } from '#tests/worker/furnished.ts';
import {
  freshName,
  homeDb,
  type Person,
  postGoal,
  registered,
  signedUp,
  Visitor,
} from '#tests/worker/harness.ts';
import { type Mailbox, useMailbox } from '#tests/worker/mailbox.ts';
import { type PeerState, PRO, Shop } from '#tests/worker/payments.ts';
import { sqlOf } from '#tests/worker/seen-database.ts';
import { deletionStatements } from './deletion.queries.ts';

let mailbox: Mailbox;
beforeEach(() => {
  mailbox = useMailbox();
});

const leave = (person: Person, confirmation: unknown = person.user.username) =>
  person.send('DELETE', '/api/account', { body: { confirmation } });
const all = async <Row>(text: string, ...values: unknown[]) =>
  (
    await homeDb
      .prepare(text)
      .bind(...values)
      .all<Row>()
  ).results;

interface Tie {
  table: string;
  column: string;
  parent: string;
}

/** Every foreign key of the database, read from the database itself. */
async function ties(): Promise<Tie[]> {
  const tables = await all<{ name: string }>(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
  );
  const keys = tables.map(({ name }) =>
    all<Tie>(
      `select '${name}' as "table", "from" as "column", "table" as parent from pragma_foreign_key_list('${name}')`,
    ),
  );
  return (await Promise.all(keys)).flat();
}

/** The tables whose rows are somebody's: they hang from users, or from a table that does. */
async function personalTables(): Promise<Set<string>> {
  const known = await ties();
  const personal = new Set(['users']);
  for (let grown = 0; grown !== personal.size; ) {
    grown = personal.size;
    for (const { table, parent } of known) if (personal.has(parent)) personal.add(table);
  }
  return personal;
}

describe('deleting an account', () => {
  it('names every table of the database that holds something of a person', async () => {
    const emptied = deletionStatements(1).map(
      (statement) => /^delete from "(\w+)"/.exec(sqlOf(statement))?.[1],
    );
    expect([...new Set(emptied)].sort()).toEqual([...(await personalTables())].sort());
  });

  it('leaves no row that names the person, in any column of any table', async () => {
    const email = `${freshName()}@mail.org`;
    const [person, friend] = [await furnished({ email }), await signedUp()];
    const { id } = person.user;
    const goal = await postGoal(friend, { title: 'Of a friend' });
    const mine = await postGoal(person, { title: 'Shared with a friend' });
    await person.post('/api/recovery-codes', { password: PASSWORD });
    const DB = homeDb;
    await DB.batch([
      DB.prepare(
        'insert into goal_shares (id, goal_id, shared_by_user_id, shared_with_user_id) values (90001, ?, ?, ?)',
      ).bind(goal.id, friend.user.id, id),
      DB.prepare(
        'insert into goal_shares (id, goal_id, shared_by_user_id, shared_with_user_id) values (90002, ?, ?, ?)',
      ).bind(mine.id, id, friend.user.id),
      DB.prepare(
        "insert into share_notes (goal_id, share_id, author_user_id, content) values (?, 90001, ?, 'Keep going')",
      ).bind(goal.id, id),
      DB.prepare(
        "insert into share_notes (goal_id, share_id, author_user_id, content) values (?, 90002, ?, 'You too')",
      ).bind(mine.id, friend.user.id),
    ]);

    const answer = await leave(person);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0/);
    for (const { table, column, parent } of await ties()) {
      if (parent !== 'users') continue;
      const [row] = await all<{ n: number }>(
        `select count(*) as n from "${table}" where "${column}" = ?`,
        id,
      );
      expect([table, column, row?.n]).toEqual([table, column, 0]);
    }
    const orphans = await all(
      `select e.id from journal_entries e left join goals g on g.id = e.goal_id where g.id is null`,
    );
    expect(orphans).toEqual([]);
    for (const table of await personalTables()) {
      const rows = JSON.stringify(await all(`select * from "${table}"`));
      expect([table, rows.includes(person.user.username) || rows.includes(email)]).toEqual([
        table,
        false,
      ]);
    }
    // What is the friend's stays.
    expect((await friend.get(`/api/goals/${goal.id}/journal`)).status).toBe(200);
  });

  it('ends every session, frees the name and the address, and says goodbye', async () => {
    const email = `${freshName()}@mail.org`;
    const person = await registered({ email });
    const phone = new Visitor();
    await phone.post('/api/login', { username: person.user.username, password: PASSWORD });
    const { cookie } = person;
    await leave(person);
    person.cookie = cookie;
    for (const gone of [person, phone]) expect((await gone.get('/api/user')).status).toBe(401);
    const login = await new Visitor().post('/api/login', {
      username: person.user.username,
      password: PASSWORD,
    });
    expect([login.status, login.body.message]).toEqual([401, 'Invalid username or password']);
    expect((await mailbox.awaits(email, 2)).subject).toBe('Your account was deleted');
    const again = await registered({ username: person.user.username, email });
    expect(again.user.id).not.toBe(person.user.id);
    expect((await again.get('/api/goals')).body).toEqual([]);
  });

  it.each(['', 'somebody else', null, undefined, 7])(
    'is refused for the typed name %j',
    async (typed) => {
      const person = await signedUp();
      const { status, body } = await leave(person, typed ?? null);
      expect([status, body.issues?.[0]?.path]).toEqual([400, 'confirmation']);
      expect((await person.get('/api/user')).status).toBe(200);
    },
  );

  it('takes the name in another case', async () => {
    const person = await signedUp();
    expect((await leave(person, ` ${person.user.username.toUpperCase()} `)).status).toBe(204);
  });

  it.each([
    ['active', 'stripe', '2999-01-01T00:00:00.000Z', 409],
    ['past_due', 'stripe', '2020-01-01T00:00:00.000Z', 409],
    ['active', 'sandbox', '2999-01-01T00:00:00.000Z', 409],
    ['canceled', 'stripe', '2999-01-01T00:00:00.000Z', 204],
    ['active', 'sandbox', '2020-01-01T00:00:00.000Z', 204],
  ])(
    'with a subscription that is %s at %s until %s answers %i',
    async (status, provider, until, expected) => {
      const person = await signedUp();
      await homeDb
        .prepare(
          `update users set stripe_subscription_id = 'sub_x', subscription_tier = 'pro', subscription_status = ?,
       subscription_provider = ?, subscription_expires_at = ? where id = ?`,
        )
        .bind(status, provider, until, person.user.id)
        .run();
      expect((await person.get('/api/account')).body.renews).toBe(expected === 409);
      const answer = await leave(person);
      expect(answer.status).toBe(expected);
      if (expected === 409) {
        expect(answer.body.message).toContain('Please cancel it');
        expect((await person.get('/api/user')).status).toBe(200);
      }
    },
  );

  it('waits for a payment that is being taken this moment', async () => {
    const person = await signedUp();
    await homeDb
      .prepare(
        `insert into payment_orders (id, user_id, plan_id, provider, way, amount, currency, status)
       values (?, ?, (select min(id) from subscription_plans), 'paypal', 'paypal', 1999, 'USD', 'capturing')`,
      )
      .bind(freshName('order'), person.user.id)
      .run();
    expect((await leave(person)).status).toBe(409);
  });

  it('does not wait for ever for one that nobody can finish', async () => {
    const person = await signedUp();
    await homeDb
      .prepare(
        `insert into payment_orders (id, user_id, plan_id, provider, way, amount, currency, status, created_at)
       values (?, ?, (select min(id) from subscription_plans), 'paypal', 'paypal', 1999, 'USD', 'capturing', ?)`,
      )
      .bind(freshName('order'), person.user.id, new Date(Date.now() - 8 * 86_400_000).toISOString())
      .run();
    expect((await leave(person)).status).toBe(204);
  });

  it('closes the payment page that is open in another tab', async () => {
    const shop = new Shop();
    const person = await shop.customer();
    await person.post('/api/create-subscription', { priceId: PRO });
    expect((await leave(person)).status).toBe(204);
    const { sessions } = await shop.stripe();
    expect(sessions.map(({ status }: PeerState) => status)).toEqual(['expired']);
  });

  it('waits where that page has just been paid through, and where it cannot be closed', async () => {
    const shop = new Shop();
    const person = await shop.customer();
    const { url } = (await person.post('/api/create-subscription', { priceId: PRO })).body;
    await shop.stripe({ act: 'fault', fault: { kind: '500', on: 'GET /v1/checkout', times: 2 } });
    expect((await leave(person)).status).toBe(502);
    await shop.stripe({ act: 'pay', session: new URL(url).pathname.split('/').at(-1) as string });
    expect((await leave(person)).status).toBe(409);
    expect((await person.get('/api/account')).body.renews).toBe(true);
  });

  it('twice at once happens once', async () => {
    const person = await signedUp();
    const { cookie } = person;
    const twin = new Visitor() as Person;
    Object.assign(twin, { cookie, user: person.user });
    const answers = await Promise.all([leave(person), leave(twin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
  });
});
