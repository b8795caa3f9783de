import { beforeEach, describe, expect, it } from 'vitest';
import { freshName, homeDb, registered, signedUp, Visitor } from '#tests/worker/harness.ts';
import { type Mailbox, tokenIn, useMailbox } from '#tests/worker/mailbox.ts';

let mailbox: Mailbox;
beforeEach(() => {
  mailbox = useMailbox();
});

const anAddress = () => `${freshName()}@mail.org`;
const confirm = (person: Visitor, token: unknown) => person.post('/api/confirm-email', { token });
const accountStatus = async (person: Visitor) => (await person.get('/api/account')).body;
const age = (id: number, hours: number) =>
  homeDb
    .prepare(
      "update users set email_token_expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', email_token_expires_at, ?) where id = ?",
    )
    .bind(`-${hours} hours`, id)
    .run();

describe('confirming an address', () => {
  it('works by the link that registering sends, for who is signed in to that account', async () => {
    const email = anAddress();
    const person = await registered({ email });
    expect(await accountStatus(person)).toMatchObject({ email, emailVerifiedAt: null });
    const mail = await mailbox.awaits(email);
    expect(mail.text).toMatch(/^http:\/\/localhost:8787\/confirm-email\?token=(?:1\.)?[\w-]{43}$/m);
    const { status, body } = await confirm(person, tokenIn(mail));
    expect([status, body]).toEqual([
      200,
      { message: 'Thank you. Your email address is confirmed.' },
    ]);
    expect(await accountStatus(person)).toMatchObject({
      emailVerifiedAt: expect.stringMatching(/Z$/),
    });
  });

  it('may be done twice, and says so once more', async () => {
    const email = anAddress();
    const person = await registered({ email });
    const token = tokenIn(await mailbox.awaits(email));
    await confirm(person, token);
    const { emailVerifiedAt } = await accountStatus(person);
    expect((await confirm(person, token)).status).toBe(200);
    expect((await accountStatus(person)).emailVerifiedAt).toBe(emailVerifiedAt);
  });

  it('is over after a day, or when the address has changed', async () => {
    const [first, second] = [anAddress(), anAddress()];
    const person = await registered({ email: first });
    const token = tokenIn(await mailbox.awaits(first));
    await age(person.user.id, 24);
    expect((await confirm(person, token)).status).toBe(400);
    await person.patch('/api/user', { email: second });
    const newer = tokenIn(await mailbox.awaits(second));
    expect((await confirm(person, token)).status).toBe(400);
    expect((await confirm(person, newer)).status).toBe(200);
  });

  it.each(['x', 'A'.repeat(43), '', null, 7, undefined])('refuses the token %j', async (token) => {
    expect((await confirm(await signedUp(), token)).status).toBe(400);
  });
});

describe('a confirming link that somebody else follows', () => {
  const SOMEBODY_ELSES = {
    message:
      'This link has expired, or it belongs to an account other than the one you’re signed in to. Please ask for a new one in Settings.',
  };
  const rowsOf = async (...people: { user: { id: number } }[]) =>
    (
      await homeDb
        .prepare(`select * from users where id in (${people.map(() => '?').join()}) order by id`)
        .bind(...people.map(({ user }) => user.id))
        .all()
    ).results;

  it('confirms nothing and signs nobody in while nobody is signed in', async () => {
    const email = anAddress();
    const person = await registered({ email });
    const token = tokenIn(await mailbox.awaits(email));
    const before = await rowsOf(person);
    const owner = new Visitor();
    const answer = await confirm(owner, token);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
    expect((await owner.get('/api/user')).status).toBe(401);
    expect(await rowsOf(person)).toEqual(before);
    // It is still good for who has both.
    expect((await confirm(person, token)).status).toBe(200);
  });

  it.each(['with an address', 'without one'])(
    'in the browser of another person, %s, moves nothing between the two',
    async (which) => {
      const [email, own] = [anAddress(), anAddress()];
      const person = await registered({ email });
      const token = tokenIn(await mailbox.awaits(email));
      const other = which === 'without one' ? await signedUp() : await registered({ email: own });
      const before = await rowsOf(person, other);
      const answer = await confirm(other, token);
      expect([answer.status, answer.body]).toEqual([400, SOMEBODY_ELSES]);
      expect(await rowsOf(person, other)).toEqual(before);
      expect((await other.get('/api/user')).body).toEqual(other.user);
      expect((await person.get('/api/user')).body).toEqual(person.user);
      expect(await accountStatus(other)).toMatchObject({ emailVerifiedAt: null });
    },
  );

  it('is not confirmed for a session that ended meanwhile', async () => {
    const email = anAddress();
    const person = await registered({ email });
    const token = tokenIn(await mailbox.awaits(email));
    await homeDb.prepare('delete from sessions where user_id = ?').bind(person.user.id).run();
    expect((await confirm(person, token)).status).toBe(401);
    expect((await rowsOf(person))[0]?.['email_verified_at']).toBeNull();
  });
});

describe('another address', () => {
  it('has to be confirmed anew; the old one is told, and other browsers are signed out', async () => {
    const [before, after] = [anAddress(), anAddress()];
    const person = await registered({ email: before });
    const phone = new Visitor();
    await phone.post('/api/login', { username: person.user.username, password: 'Correct-horse-7' });
    await confirm(person, tokenIn(await mailbox.awaits(before)));

    await person.patch('/api/user', { email: after, currentPassword: 'Correct-horse-7' });
    expect(await accountStatus(person)).toMatchObject({ email: after, emailVerifiedAt: null });
    expect((await phone.get('/api/user')).status).toBe(401);
    const told = await mailbox.awaits(before, 2);
    expect(told.subject).toBe('Your email address was changed');
    expect(told.text).not.toContain(after);
    expect((await mailbox.awaits(after)).subject).toBe('Please confirm your email address');
  });

  it('takes the password where the old one is confirmed: a session alone moves no account', async () => {
    const [before, thiefs] = [anAddress(), anAddress()];
    const person = await registered({ email: before });
    await confirm(person, tokenIn(await mailbox.awaits(before)));
    for (const [send, password] of [
      [person.patch, undefined],
      [person.patch, 'Wrong-horse-7'],
      [person.post, undefined],
    ] as const) {
      const path = send === person.patch ? '/api/user' : '/api/user/update-email';
      const { status, body } = await send.call(person, path, {
        email: thiefs,
        currentPassword: password,
      });
      expect([status, body.issues?.[0]?.path]).toEqual([400, 'currentPassword']);
    }
    expect(await accountStatus(person)).toMatchObject({ email: before });
    expect(mailbox.to(thiefs)).toEqual([]);
    const { status } = await person.patch('/api/user', {
      email: thiefs,
      currentPassword: 'Correct-horse-7',
    });
    expect(status).toBe(200);
  });

  it('in another spelling is the same: it stays confirmed and ends nothing', async () => {
    const email = anAddress();
    const person = await registered({ email });
    const phone = new Visitor();
    await phone.post('/api/login', { username: person.user.username, password: 'Correct-horse-7' });
    await confirm(person, tokenIn(await mailbox.awaits(email)));
    const { body } = await person.patch('/api/user', { email: email.toUpperCase() });
    expect(body.email).toBe(email.toUpperCase());
    expect((await accountStatus(person)).emailVerifiedAt).not.toBeNull();
    expect((await phone.get('/api/user')).status).toBe(200);
    expect(mailbox.to(email.toUpperCase())).toEqual([]);
  });

  it('that is taken leaves everything as it was', async () => {
    const [taken, email] = [anAddress(), anAddress()];
    await registered({ email: taken });
    const person = await registered({ email });
    const phone = new Visitor();
    await phone.post('/api/login', { username: person.user.username, password: 'Correct-horse-7' });
    expect((await person.patch('/api/user', { email: taken })).status).toBe(409);
    expect((await phone.get('/api/user')).status).toBe(200);
    const token = tokenIn(await mailbox.awaits(email));
    expect((await confirm(person, token)).status).toBe(200);
  });

  it('is changed all the same when no mail can be sent', async () => {
    mailbox.fail(true);
    const person = await signedUp();
    const email = anAddress();
    expect((await person.patch('/api/user', { email })).status).toBe(200);
    await expect
      .poll(() =>
        homeDb.prepare('select email_token from users where id = ?').bind(person.user.id).first(),
      )
      .toEqual({ email_token: null });
  });

  it('sends no more than ten links a day to wherever one likes', async () => {
    const person = await signedUp();
    const addresses = Array.from({ length: 12 }, anAddress);
    for (const email of addresses)
      expect((await person.patch('/api/user', { email })).status).toBe(200);
    await mailbox.awaits(addresses[9] as string);
    const links = addresses.flatMap((email) =>
      mailbox.to(email).filter(({ subject }) => subject.includes('confirm')),
    );
    expect(links.length).toBe(10);
  });
});

describe('asking for the link again', () => {
  const again = (person: Visitor) => person.post('/api/email-confirmation');

  it('sends another one, whose predecessor is void', async () => {
    const email = anAddress();
    const person = await registered({ email });
    const first = tokenIn(await mailbox.awaits(email));
    await age(person.user.id, 1);
    const { status, body } = await again(person);
    expect([status, body.message]).toEqual([200, expect.stringContaining('sent a link')]);
    const second = tokenIn(await mailbox.awaits(email, 2));
    expect((await confirm(person, first)).status).toBe(400);
    expect((await confirm(person, second)).status).toBe(200);
  });

  it('twice at once sends one, and so does asking right after it was sent', async () => {
    const email = anAddress();
    const person = await registered({ email });
    const first = tokenIn(await mailbox.awaits(email));
    await Promise.all([again(person), again(person)]);
    expect((await confirm(person, first)).status).toBe(200);
    expect(mailbox.to(email).length).toBe(1);
  });

  it('is refused where there is nothing to confirm', async () => {
    const nobody = await signedUp();
    expect((await again(nobody)).status).toBe(409);
    const email = anAddress();
    const person = await registered({ email });
    await confirm(person, tokenIn(await mailbox.awaits(email)));
    const { status, body } = await again(person);
    expect([status, body.message]).toEqual([409, 'Your address is confirmed already']);
  });

  it('is limited', async () => {
    const person = await registered({ email: anAddress() });
    for (let asked = 0; asked < 10; asked++) expect((await again(person)).status).toBe(200);
    expect((await again(person)).status).toBe(429);
  });
});
