import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { freshName, type HttpAnswer, ORIGIN, registered, Visitor } from '#tests/worker/harness.ts';
import { type Mailbox, tokenIn, useMailbox } from '#tests/worker/mailbox.ts';

const NEW_PASSWORD = 'Another-horse-8';
const FORM = 'application/x-www-form-urlencoded';

let mailbox: Mailbox;
beforeEach(() => {
  mailbox = useMailbox();
});

/** Where a local server takes forms from: its own pages, at one of this machine's names. */
const HERE = 'http://localhost:8787';

/** A visitor of a server there. */
function visitorHere(visitor = new Visitor()): Visitor {
  const { reach } = visitor;
  visitor.reach = (url, init) => reach(url.replace(ORIGIN, HERE), init);
  return visitor;
}

/** Sends a form as a browser without scripts does. */
const post = (
  path: string,
  fields: Record<string, string> | string,
  { visitor, headers = {} }: { visitor?: Visitor; headers?: Record<string, string> } = {},
): Promise<HttpAnswer<string>> =>
  visitorHere(visitor).send('POST', path, {
    raw: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': FORM, Origin: HERE, ...headers },
  });

const titleOf = ({ body }: HttpAnswer<string>) => /<title>(.*?)<\/title>/.exec(body)?.[1];
/** What a page shows, as one text; its data is not shown. */
const shownIn = ({ body }: HttpAnswer<string>) =>
  body
    .replace(/[\s\S]*<div id="root">/, '')
    .replace(/<script[\s\S]*/, '')
    .replaceAll('&#x27;', "'")
    .replaceAll(/<[^>]+>/g, ' ');
const input = ({ body }: HttpAnswer<string>, name: string) =>
  new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(body)?.[0] ?? '';
const actionIn = ({ body }: HttpAnswer<string>) =>
  /<form[^>]* action="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
const sessionIn = ({ headers }: HttpAnswer) =>
  headers.getSetCookie().find((line) => line.startsWith('session='));

describe('a form of each page, as it comes', () => {
  it.each([
    ['/auth', '/auth?tab=login'],
    ['/auth?tab=register', '/auth?tab=register'],
    ['/auth?next=%2Fgoals%3Ftab%3Dtree', '/auth?next=%2Fgoals%3Ftab%3Dtree&tab=login'],
    ['/forgot-password', '/forgot-password'],
    ['/reset-password?token=abc', '/reset-password?token=abc'],
    ['/recover', '/recover'],
    ['/contact', '/contact'],
  ])('%s is posted to %s', async (path, action) => {
    const page = await new Visitor().get(path);
    expect(actionIn(page)).toBe(action);
    expect(page.body).toMatch(/<form[^>]* method="post"/i);
    // With `no-referrer` a browser would hide where its own forms come from.
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
  });
});

describe('signing in', () => {
  it.each([
    ['', '/'],
    ['&next=%2Fgoals%3Ftab%3Dtree', '/goals?tab=tree'],
    ['&next=%2F%2Fevil.example', '/'],
    ['&next=https%3A%2F%2Fevil.example%2F', '/'],
    ['&next=%2Fapi%2Flogout', '/'],
  ])('with what is right leads on from "%s" to %s, with a session', async (next, to) => {
    const { user } = await registered();
    const visitor = new Visitor();
    const answer = await post(
      `/auth?tab=login${next}`,
      { username: user.username, password: PASSWORD },
      { visitor },
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
    expect(sessionIn(answer)).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect(answer.headers.getSetCookie().join()).toContain('welcome=login');
    expect((await visitor.get('/api/user')).body.username).toBe(user.username);
  });

  it('with a wrong password says so on the same page, with the name and without the password', async () => {
    const { user } = await registered();
    const answer = await post('/auth?next=%2Fgoals&tab=login', {
      username: user.username,
      password: 'Wrong-horse-7"<x>',
    });
    expect(answer.status).toBe(401);
    expect(titleOf(answer)).toBe('Login failed · Yet');
    expect(answer.body).toMatch(
      /role="alert" tabindex="-1" autofocus=""[^>]*>.*Invalid username or password/i,
    );
    expect(input(answer, 'username')).toContain(`value="${user.username}"`);
    expect(answer.body).not.toContain('Wrong-horse');
    expect(actionIn(answer)).toBe('/auth?next=%2Fgoals&tab=login');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(sessionIn(answer)).toBeUndefined();
  });

  it('with an empty field says so beside the field', async () => {
    const answer = await post('/auth?tab=login', { username: '', password: '' });
    expect(answer.status).toBe(400);
    expect(shownIn(answer)).toContain('Username is required');
    expect(shownIn(answer)).toContain('Password is required');
    expect(input(answer, 'username')).toContain('aria-invalid="true"');
  });

  it('is limited as the API is, in one count with it, and says when to come back', async () => {
    const username = freshName();
    for (let tried = 0; tried < 5; tried++)
      await post('/auth', { username, password: 'Wrong-horse-7' });
    for (let tried = 0; tried < 5; tried++)
      await new Visitor().post('/api/login', { username, password: 'Wrong-horse-7' });
    const answer = await post('/auth', { username, password: 'Wrong-horse-7' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(shownIn(answer)).toContain(
      'Too many attempts. Please wait a few minutes and try again.',
    );
  });

  it('writes nothing of what was typed into the page unescaped', async () => {
    const answer = await post('/auth', { username: '"><script>alert(1)</script>', password: 'x' });
    expect(answer.status).toBe(401);
    expect(answer.body).not.toContain('<script>alert');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('registering', () => {
  it('makes an account and leads on, signed in', async () => {
    const visitor = new Visitor();
    const username = freshName();
    const answer = await post(
      '/auth?tab=register&next=%2Fchat',
      { username, email: '', password: PASSWORD },
      { visitor },
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chat']);
    expect((await visitor.get('/api/user')).body).toMatchObject({ username, email: null });
  });

  it('says which rule is broken beside the field, and keeps name and address', async () => {
    const typed = { username: freshName(), email: 'ada@mail.org', password: 'abcdefgh' };
    const answer = await post('/auth?tab=register', typed);
    expect(answer.status).toBe(400);
    expect(titleOf(answer)).toBe('Registration failed · Yet');
    expect(shownIn(answer)).toContain('Password must include at least one uppercase letter.');
    expect(input(answer, 'username')).toContain(typed.username);
    expect(input(answer, 'email')).toContain(typed.email);
    expect(answer.body).not.toContain('abcdefgh');
  });

  it('says that a name is taken', async () => {
    const { user } = await registered();
    const answer = await post('/auth?tab=register', {
      username: user.username.toUpperCase(),
      email: '',
      password: PASSWORD,
    });
    expect(answer.status).toBe(409);
    expect(shownIn(answer)).toContain('Username already exists');
  });
});

describe('a forgotten password', () => {
  it('is asked for, and the page says the documented sentences', async () => {
    const email = `${freshName()}@mail.org`;
    await registered({ email });
    const answer = await post('/forgot-password', { email });
    expect([answer.status, titleOf(answer)]).toEqual([200, 'Check your email · Yet']);
    expect(shownIn(answer)).toContain('If an account has this email address');
    expect(shownIn(answer)).toContain('No real email is sent in this demo.');
    expect(tokenIn(await mailbox.awaits(email, 2))).not.toBe('');
  });

  it('needs an address', async () => {
    const answer = await post('/forgot-password', { email: 'nobody' });
    expect(answer.status).toBe(400);
    expect(shownIn(answer)).toContain('Please enter a valid email address');
    expect(input(answer, 'email')).toContain('value="nobody"');
  });
});

describe('a new password', () => {
  async function aLink() {
    const email = `${freshName()}@mail.org`;
    const person = await registered({ email });
    await post('/forgot-password', { email });
    return { person, path: `/reset-password?token=${tokenIn(await mailbox.awaits(email, 2))}` };
  }

  it('is set by a link, says so, and leads to the sign-in page after three seconds', async () => {
    const { person, path } = await aLink();
    const fields = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    // In the browser of somebody whose session ends with it.
    const answer = await post(path, fields, { visitor: person });
    expect([answer.status, titleOf(answer)]).toEqual([200, 'Password Reset Successful · Yet']);
    expect(shownIn(answer)).toContain('Password Reset Successful');
    expect(answer.headers.get('refresh')).toBe('3; url=/auth');
    const { username } = person.user;
    expect((await post('/auth', { username, password: NEW_PASSWORD })).status).toBe(303);

    const again = await post(path, fields);
    expect(again.status).toBe(400);
    expect(shownIn(again)).toContain('This link has been used or has expired.');
    expect(again.headers.get('refresh')).toBeNull();
  });

  it.each([
    ['short', 'short', 'Password must be at least 8 characters long'],
    [NEW_PASSWORD, 'Another-horse-9', "Passwords don't match"],
    [NEW_PASSWORD, '', 'Please type the password again'],
  ])('%s, and once more "%s", is refused: %s', async (newPassword, confirmPassword, words) => {
    const { path } = await aLink();
    const answer = await post(path, { newPassword, confirmPassword });
    expect(answer.status).toBe(400);
    expect(shownIn(answer)).toContain(words);
    expect(actionIn(answer)).toBe(path);
    expect(answer.body).not.toContain(NEW_PASSWORD);
  });

  it('without a token there is no form, and nothing is taken', async () => {
    expect(shownIn(await new Visitor().get('/reset-password'))).toContain('Invalid Reset Link');
    const answer = await post('/reset-password', {
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    });
    expect(answer.status).toBe(400);
    expect(shownIn(answer)).toContain('Invalid Reset Link');
  });

  it('is set by a recovery code', async () => {
    const person = await registered();
    const made = await person.post('/api/recovery-codes', { password: PASSWORD });
    const fields = {
      username: person.user.username,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    };
    const wrong = await post('/recover', { ...fields, code: 'AAAA-BBBB-CCCC-DDDD' });
    expect(wrong.status).toBe(401);
    expect(shownIn(wrong)).toContain('This username and recovery code don’t match');
    expect(input(wrong, 'code')).toContain('AAAA-BBBB-CCCC-DDDD');
    const empty = await post('/recover', { ...fields, username: ' ', code: '' });
    expect(shownIn(empty)).toContain('Username is required');
    expect(shownIn(empty)).toContain('Recovery code is required');
    const answer = await post('/recover', { ...fields, code: made.body.codes[0] });
    expect([answer.status, titleOf(answer)]).toEqual([200, 'Password Reset Successful · Yet']);
  });
});

describe('the contact form', () => {
  const written = {
    name: 'Maya <b>',
    email: 'maya@garden.org',
    subject: '',
    category: 'bug',
    message: 'It rains & pours.',
  };

  it('says that it is sent, with a reference, to whoever is here', async () => {
    const person = await registered();
    for (const visitor of [new Visitor(), person]) {
      const answer = await post('/contact', written, { visitor });
      expect([answer.status, titleOf(answer)]).toEqual([200, 'Message Sent! · Yet']);
      expect(shownIn(answer)).toMatch(/Thank you, .*Maya &lt;b&gt;.*reference is\s+\d{6}/);
      expect(answer.body.includes(person.user.username)).toBe(visitor === person);
    }
  });

  it('says what is missing, and keeps the rest', async () => {
    const answer = await post('/contact', { ...written, name: ' ', category: '' });
    expect([answer.status, titleOf(answer)]).toEqual([400, 'Missing Information · Yet']);
    expect(shownIn(answer)).toContain('Please fill in all required fields.');
    expect(input(answer, 'email')).toContain(written.email);
    expect(answer.body).toContain('It rains &amp; pours.</textarea>');
  });

  it('answers danger with care before it says that anything was sent', async () => {
    const answer = await post('/contact', {
      ...written,
      message: 'I want to kill myself tonight.',
    });
    expect(answer.status).toBe(200);
    expect(shownIn(answer)).toContain('You come first');
    expect(shownIn(answer)).not.toContain('Message Sent!');
  });
});

describe('a form that does not come from its own page', () => {
  const right = async () => {
    const { user } = await registered();
    return { username: user.username, password: PASSWORD };
  };
  const PATHS = [
    '/auth?tab=login',
    '/auth?tab=register',
    '/forgot-password',
    '/reset-password?token=x',
    '/recover',
    '/contact',
  ];

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['nowhere', { Origin: '' }],
    ['a page that hides where it is', { Origin: 'null' }],
    ['the same host by another scheme', { Origin: HERE.replace('http:', 'https:') }],
    ['the same host at another port', { Origin: 'http://localhost:8080' }],
    ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a site beside ours', { 'Sec-Fetch-Site': 'same-site' }],
  ])('from %s is refused by each page, plainly', async (_, headers) => {
    const fields = await right();
    for (const path of PATHS) {
      const answer = await post(path, fields, { headers });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(answer.body).toContain('This request comes from another site');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('without the header at all is refused', async () => {
    const body = new URLSearchParams(await right()).toString();
    const answer = await new Visitor().send('POST', '/auth', {
      raw: body,
      headers: { 'Content-Type': FORM },
    });
    expect(answer.status).toBe(403);
  });

  it.each([
    ['JSON', 'application/json', '{}', 415],
    ['a form in parts', 'multipart/form-data; boundary=x', '--x--', 415],
    ['a field given twice', FORM, 'username=a&username=b&password=c', 400],
    ['bytes that are no text', FORM, new Uint8Array([0x61, 0x3d, 0xff, 0xfe]), 400],
    ['more than fits', FORM, `username=${'x'.repeat(300 * 1024)}`, 413],
  ])('as %s is refused, plainly', async (_, type, raw, status) => {
    const answer = await visitorHere().send('POST', '/auth', {
      raw: raw as BodyInit,
      headers: { 'Content-Type': type, Origin: HERE },
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.body).toContain('Back to the form');
  });

  it('leaves the API and all other pages as they are: JSON only, and no page takes a post', async () => {
    const fields = await right();
    expect((await post('/api/login', fields)).status).toBe(415);
    expect((await post('/evidence', fields)).status).toBe(415);
    expect((await new Visitor().post('/evidence', fields)).status).toBe(404);
  });
});
