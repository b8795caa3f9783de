import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import {
  bindings,
  freshName,
  HOME,
  homeDb,
  type Person,
  registered,
  signedUp,
  Visitor,
} from '#tests/worker/harness.ts';
import { type Mailbox, useMailbox } from '#tests/worker/mailbox.ts';
import { roundTrips } from '#tests/worker/round-trips.ts';

const NEW_PASSWORD = 'Another-horse-8';
const NO_MATCH = { message: 'This username and recovery code don’t match' };

let mailbox: Mailbox;
beforeEach(() => {
  mailbox = useMailbox('none');
});

const make = async (person: Person, password: unknown = PASSWORD) =>
  person.post('/api/recovery-codes', { password });
const recover = (username: string, code: unknown, newPassword = NEW_PASSWORD) =>
  new Visitor().post('/api/recover', { username, code, newPassword });
const login = (username: string, password: string) =>
  new Visitor().post('/api/login', { username, password });

async function somebodyWithCodes(input = {}) {
  const person = await registered(input);
  const { body } = await make(person);
  return { person, username: person.user.username, codes: body.codes as string[] };
}

describe('making recovery codes', () => {
  it('answers ten, each once, and keeps only their hashes', async () => {
    const person = await registered();
    const { status, body } = await make(person);
    expect(status).toBe(201);
    expect(new Set(body.codes).size).toBe(10);
    const { results } = await homeDb
      .prepare('select code_hash from recovery_codes where user_id = ?')
      .bind(person.user.id)
      .all<{ code_hash: string }>();
    expect(results.length).toBe(10);
    const kept = JSON.stringify(results);
    for (const code of body.codes) expect(kept).not.toContain(code.replaceAll('-', ''));
    expect((await person.get('/api/account')).body.recoveryCodes).toEqual({
      left: 10,
      madeAt: body.madeAt,
    });
  });

  it('voids the older ones', async () => {
    const { person, username, codes } = await somebodyWithCodes();
    expect((await make(person)).status).toBe(201);
    expect((await recover(username, codes[0])).body).toEqual(NO_MATCH);
    expect((await person.get('/api/account')).body.recoveryCodes.left).toBe(10);
  });

  it('asks for the password again, and a wrong one leaves the codes alone', async () => {
    const { person, username, codes } = await somebodyWithCodes();
    const { status, body } = await make(person, 'Wrong-horse-7');
    expect([status, body.issues[0].path]).toEqual([400, 'password']);
    expect((await recover(username, codes[0])).status).toBe(200);
  });

  it('is told by mail where there is one', async () => {
    mailbox = useMailbox();
    const email = `${freshName()}@mail.org`;
    await somebodyWithCodes({ email });
    expect((await mailbox.awaits(email, 2)).subject).toBe('New recovery codes were made');
  });

  it('says there are none where none were made', async () => {
    const person = await signedUp();
    expect((await person.get('/api/account')).body).toMatchObject({
      hasPassword: false,
      recoveryCodes: { left: 0, madeAt: null },
    });
  });
});

describe('recovering by a code', () => {
  it('sets the new password without any mail, ends every session and uses the code up', async () => {
    const { person, username, codes } = await somebodyWithCodes();
    const answer = await recover(
      username.toUpperCase(),
      ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')} `,
    );
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'Password has been reset successfully! You can now login with your new password.',
    ]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await person.get('/api/user')).status).toBe(401);
    expect((await login(username, PASSWORD)).status).toBe(401);
    await person.post('/api/login', { username, password: NEW_PASSWORD });
    expect((await person.get('/api/account')).body.recoveryCodes.left).toBe(9);
    const again = await recover(username, codes[3], 'A-third-horse-9');
    expect([again.status, again.body]).toEqual([401, NO_MATCH]);
  });

  it('says the same of an unknown name, a wrong code and another person’s code', async () => {
    const [ada, bob] = [await somebodyWithCodes(), await somebodyWithCodes()];
    const answers = await Promise.all([
      recover(freshName('nobody'), ada.codes[0]),
      recover(ada.username, '0000-0000-0000-0000'),
      recover(ada.username, bob.codes[0]),
    ]);
    for (const { status, body } of answers) expect([status, body]).toEqual([401, NO_MATCH]);
    expect((await login(ada.username, PASSWORD)).status).toBe(200);
  });

  it('does as much for an unknown name as for a wrong code', async () => {
    const { username } = await somebodyWithCodes();
    const wrong = await roundTrips(() => recover(username, '0000-0000-0000-0000'));
    const unknown = await roundTrips(() => recover(freshName('nobody'), '0000-0000-0000-0000'));
    // With a second database: where they live, and there.
    expect([wrong, unknown]).toEqual(HOME.shard === 0 ? [1, 1] : [3, 3]);
  });

  it('uses a code once even when it is tried five times at once', async () => {
    const { username, codes } = await somebodyWithCodes();
    const passwords = Array.from({ length: 5 }, (_, index) => `Racing-horse-${index}`);
    const answers = await Promise.all(
      passwords.map((password) => recover(username, codes[0], password)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('holds the new password to the rules before the code is used', async () => {
    const { username, codes } = await somebodyWithCodes();
    expect((await recover(username, codes[0], 'short')).status).toBe(400);
    expect((await recover(username, codes[0])).status).toBe(200);
  });

  it('is limited per name, known or not, and per address where there is one', async () => {
    const { username, codes } = await somebodyWithCodes();
    for (const name of [username, freshName('nobody')]) {
      for (let miss = 0; miss < 10; miss++)
        expect((await recover(name, '0000-0000-0000-0000')).status).toBe(401);
      expect((await recover(name, codes[0])).status).toBe(429);
    }
    await bindings.DB.prepare(
      "insert into throttles values ('recover:address:203.0.113.78', 100, ?)",
    )
      .bind(new Date(Date.now() + 600_000).toISOString())
      .run();
    const { status } = await new Visitor().send('POST', '/api/recover', {
      body: { username: freshName(), code: 'x', newPassword: NEW_PASSWORD },
      headers: { 'CF-Connecting-IP': '203.0.113.78' },
    });
    expect(status).toBe(429);
  });

  it.each([{}, { username: 'ada' }, { username: 'ada', code: '', newPassword: NEW_PASSWORD }])(
    'refuses %j',
    async (input) => {
      expect((await new Visitor().post('/api/recover', input)).status).toBe(400);
    },
  );
});
