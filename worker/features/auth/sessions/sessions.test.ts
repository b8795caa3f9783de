import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { freshName, homeDb, registered, signedUp, Visitor } from '#tests/worker/harness.ts';
import { type Mailbox, useMailbox } from '#tests/worker/mailbox.ts';

const NEW_PASSWORD = 'Another-horse-8';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let mailbox: Mailbox;
beforeEach(() => {
  mailbox = useMailbox();
});

async function loggedIn(username: string, password = PASSWORD, userAgent = FIREFOX) {
  const visitor = new Visitor();
  const answer = await visitor.send('POST', '/api/login', {
    body: { username, password },
    headers: { 'User-Agent': userAgent },
  });
  expect(answer.status).toBe(200);
  return visitor;
}

describe('the list of sessions', () => {
  it('names each browser in plain words, this one first, and carries no secret', async () => {
    const person = await registered();
    const phone = await loggedIn(person.user.username);
    const { status, body } = await phone.get('/api/sessions');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: expect.any(String),
        createdAt: expect.stringMatching(/Z$/),
        lastSeenAt: expect.stringMatching(/Z$/),
        device: 'Firefox on Linux',
        isCurrent: true,
      },
      expect.objectContaining({ device: 'Unknown device', isCurrent: false }),
    ]);
    // An id from the list is worth nothing as a cookie: it is not signed.
    const thief = new Visitor();
    thief.cookie = `session=${body[1].id}`;
    expect((await thief.get('/api/user')).status).toBe(401);
  });

  it('shows only one’s own, and none that is over', async () => {
    const [person, other] = [await signedUp(), await signedUp()];
    await homeDb
      .prepare(
        "insert into sessions (id, user_id, last_seen_at) values (?, ?, '2020-01-01T00:00:00.000Z')",
      )
      .bind(freshName('old'), person.user.id)
      .run();
    const [mine, theirs] = [await person.get('/api/sessions'), await other.get('/api/sessions')];
    expect([mine.body.length, theirs.body.length]).toEqual([1, 1]);
    expect(mine.body[0].id).not.toBe(theirs.body[0].id);
  });
});

describe('signing out', () => {
  it('ends one other browser and leaves the rest', async () => {
    const person = await registered();
    const [phone, tablet] = [
      await loggedIn(person.user.username),
      await loggedIn(person.user.username),
    ];
    const [{ id }] = (await phone.get('/api/sessions')).body;
    const answer = await person.delete(`/api/sessions/${id}`);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      204,
      expect.not.stringContaining('session='),
    ]);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await tablet.get('/api/user')).status).toBe(200);
    expect((await person.delete(`/api/sessions/${id}`)).status).toBe(404);
  });

  it('of this browser takes its cookie along', async () => {
    const person = await signedUp();
    const [{ id }] = (await person.get('/api/sessions')).body;
    const answer = await person.delete(`/api/sessions/${id}`);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0/);
  });

  it('of somebody else is not there to be done', async () => {
    const [person, other] = [await signedUp(), await signedUp()];
    const [{ id }] = (await other.get('/api/sessions')).body;
    expect((await person.delete(`/api/sessions/${id}`)).status).toBe(404);
    expect((await other.get('/api/user')).status).toBe(200);
  });

  it('everywhere else keeps this browser in', async () => {
    const person = await registered();
    const [phone, tablet] = [
      await loggedIn(person.user.username),
      await loggedIn(person.user.username),
    ];
    const { status, body } = await person.post('/api/sessions/end', { which: 'others' });
    expect([status, body]).toEqual([200, { ended: 2 }]);
    expect((await person.get('/api/user')).status).toBe(200);
    for (const gone of [phone, tablet]) expect((await gone.get('/api/user')).status).toBe(401);
  });

  it('everywhere means here too', async () => {
    const person = await registered();
    const phone = await loggedIn(person.user.username);
    const cookie = person.cookie;
    const { body, headers } = await person.post('/api/sessions/end', { which: 'all' });
    expect(body).toEqual({ ended: 2 });
    expect(headers.get('set-cookie')).toMatch(/^session=; Max-Age=0/);
    person.cookie = cookie;
    for (const gone of [person, phone]) expect((await gone.get('/api/user')).status).toBe(401);
  });

  it.each([{}, { which: 'mine' }, { which: null }])('refuses %j', async (input) => {
    const person = await signedUp();
    expect((await person.post('/api/sessions/end', input)).status).toBe(400);
  });
});

describe('changing the password', () => {
  const change = (
    person: Visitor,
    currentPassword: unknown = PASSWORD,
    newPassword = NEW_PASSWORD,
  ) => person.post('/api/change-password', { currentPassword, newPassword });

  it('asks for the current one, keeps this session and ends every other', async () => {
    const email = `${freshName()}@mail.org`;
    const person = await registered({ email });
    const phone = await loggedIn(person.user.username);
    const { status, body } = await change(person);
    expect([status, body.message]).toEqual([
      200,
      expect.stringContaining('Your password is changed'),
    ]);
    expect((await person.get('/api/user')).status).toBe(200);
    expect((await phone.get('/api/user')).status).toBe(401);
    await loggedIn(person.user.username, NEW_PASSWORD);
    const old = await new Visitor().post('/api/login', {
      username: person.user.username,
      password: PASSWORD,
    });
    expect(old.status).toBe(401);
    expect((await mailbox.awaits(email, 2)).subject).toBe('Your password was changed');
  });

  it('refuses a wrong one by naming the field, and changes nothing', async () => {
    const person = await registered();
    const { status, body } = await change(person, 'Wrong-horse-7');
    expect([status, body]).toEqual([
      400,
      {
        message: 'This is not your current password',
        issues: [{ path: 'currentPassword', message: 'This is not your current password' }],
      },
    ]);
    await loggedIn(person.user.username);
  });

  it('holds the new one to registration’s rules', async () => {
    const person = await registered();
    const { body } = await change(person, PASSWORD, 'Ab1!');
    expect(body.issues).toEqual([
      { path: 'newPassword', message: 'Password must be at least 8 characters.' },
    ]);
  });

  it('is refused after ten guesses, even with the right one; a right one starts the count again', async () => {
    const person = await registered();
    for (let round = 0; round < 2; round++) {
      const misses = await Promise.all(
        Array.from({ length: 6 }, () => change(person, 'Wrong-horse-7')),
      );
      expect(misses.every(({ status }) => status === 400)).toBe(true);
      if (round === 0) expect((await change(person, PASSWORD, PASSWORD)).status).toBe(200);
    }
    for (let miss = 0; miss < 4; miss++)
      expect((await change(person, 'Wrong-horse-7')).status).toBe(400);
    const refused = await change(person);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  it('of several at once lets one through', async () => {
    const person = await registered();
    const passwords = ['Racing-horse-1', 'Racing-horse-2', 'Racing-horse-3'];
    const answers = await Promise.all(
      passwords.map((password) => change(person, PASSWORD, password)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await loggedIn(
      person.user.username,
      passwords[answers.findIndex(({ status }) => status === 200)] as string,
    );
  });

  it('sends who has no password to the reset', async () => {
    const person = await signedUp();
    const { status, body } = await change(person);
    expect([status, body.message]).toEqual([409, expect.stringContaining('Forgot password')]);
  });
});
