import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { freshName, homeDb, type Person, registered, signedUp } from '#tests/worker/harness.ts';
import {
  liar,
  linkOn,
  locationOf,
  SignOn,
  signOn,
  tellProvider,
  visitProvider,
} from '#tests/worker/sign-on.ts';

let app: SignOn;
beforeEach(async () => {
  await tellProvider();
  app = new SignOn();
});

const LINKED = '/settings?sso=linked#security';
const landing = (trouble: string) => `/settings?sso=${trouble}#security`;

async function somebody() {
  const email = `${freshName()}@mail.org`;
  const person = await registered({ email });
  return { person, email, browser: app.browser(person) };
}

/** The same person at the provider's. */
const atProvider = (email: string | undefined, more: object = {}) =>
  tellProvider({ claims: { sub: freshName('sub'), email, email_verified: true, ...more } });

const linkedOf = async (person: Person) => (await person.get('/api/ways-in')).body.sso.linked;

describe('linking an account', () => {
  it('with the same address, vouched for, lets the person in by either way from then on', async () => {
    const { person, email, browser } = await somebody();
    await atProvider(email.toUpperCase());
    expect(locationOf(await linkOn(browser))).toBe(LINKED);
    expect((await person.get('/api/account')).body.emailVerifiedAt).toMatch(/Z$/);
    expect((await browser.get('/api/ways-in')).body).toMatchObject({
      hasPassword: true,
      sso: { offered: 'Garden', linked: 'Garden' },
    });
    const elsewhere = app.browser();
    expect(locationOf(await signOn(elsewhere))).toBe('/');
    expect((await elsewhere.get('/api/user')).body.id).toBe(person.user.id);
    const byPassword = app.browser();
    const { username } = person.user;
    expect((await byPassword.post('/api/login', { username, password: PASSWORD })).status).toBe(
      200,
    );
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Garden was linked'],
    ]);
  });

  it('is what ends “sign in first”', async () => {
    const { person, email, browser } = await somebody();
    await atProvider(email);
    expect(locationOf(await signOn(app.browser()))).toContain('sso=unproven');
    expect(locationOf(await linkOn(browser))).toBe(LINKED);
    const elsewhere = app.browser();
    await signOn(elsewhere);
    expect((await elsewhere.get('/api/user')).body.id).toBe(person.user.id);
  });

  it('gives an account without an address the one that is vouched for', async () => {
    const person = await signedUp();
    const email = `${freshName()}@mail.org`;
    await atProvider(email);
    expect(locationOf(await linkOn(app.browser(person)))).toBe(LINKED);
    expect((await person.get('/api/user')).body.email).toBe(email);
    expect((await person.get('/api/account')).body.emailVerifiedAt).toMatch(/Z$/);
  });

  it.each([
    ['another address', 'other-address', () => ({ email: `${freshName()}@mail.org` })],
    ['nobody vouching for the address', 'unverified', () => ({ email_verified: false })],
    ['a word that is not yes', 'unverified', () => ({ email_verified: 'no' })],
    ['no address', 'unverified', () => ({ email: null })],
  ])('fails with %s: %s', async (_, trouble, odd) => {
    const { person, email, browser } = await somebody();
    const sub = freshName('sub');
    await tellProvider({
      claims: { sub, email, email_verified: true, ...odd() },
      userinfo: { sub },
    });
    expect(locationOf(await linkOn(browser))).toBe(landing(trouble));
    expect(await linkedOf(person)).toBeNull();
    expect(app.mails).toEqual([]);
  });

  it('fails where the address without an account’s own is somebody else’s', async () => {
    const { email, person: owner } = await somebody();
    await homeDb
      .prepare('update users set email_verified_at = ? where id = ?')
      .bind(new Date().toISOString(), owner.user.id)
      .run();
    const person = await signedUp();
    await atProvider(email);
    expect(locationOf(await linkOn(app.browser(person)))).toBe(landing('taken'));
    expect(await linkedOf(person)).toBeNull();
  });

  it('fails where the provider’s account is linked with another one here', async () => {
    const { email, browser } = await somebody();
    const sub = freshName('sub');
    await atProvider(email, { sub });
    await linkOn(browser);
    const other = await somebody();
    await atProvider(other.email, { sub });
    expect(locationOf(await linkOn(other.browser))).toBe(landing('taken'));
  });

  it('happens once: who is linked is asked to unlink first', async () => {
    const { email, browser } = await somebody();
    await atProvider(email);
    const { body } = await browser.post('/api/sso/link');
    const path = await visitProvider(body.url);
    await homeDb
      .prepare('update users set sso_provider = ?, sso_id = ? where email = ?')
      .bind(liar(), freshName('other'), email)
      .run();
    expect(locationOf(await browser.get(path))).toBe(landing('has-one'));
    expect((await browser.post('/api/sso/link')).status).toBe(409);
  });
});

describe('a link that somebody else would like', () => {
  it('cannot be begun from elsewhere, nor by following an address', async () => {
    const { person, browser } = await somebody();
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.test' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of foreign) {
      expect((await browser.send('POST', '/api/sso/link', { headers })).status).toBe(403);
    }
    expect((await browser.get('/api/sso/link')).status).toBe(404);
    expect(await linkedOf(person)).toBeNull();
  });

  it('is not made when another person is signed in by the time the browser comes back', async () => {
    const [ada, bob] = [await somebody(), await somebody()];
    await atProvider(ada.email);
    const { body } = await ada.browser.post('/api/sso/link');
    const path = await visitProvider(body.url);
    ada.browser.cookies.set('session', bob.browser.cookies.get('session') as string);
    expect(locationOf(await ada.browser.get(path))).toBe(landing('over'));
    expect([await linkedOf(ada.person), await linkedOf(bob.person)]).toEqual([null, null]);
  });

  it('is not made for who has signed out, here or from another browser', async () => {
    for (const leave of ['/api/logout', '/api/sessions/end']) {
      const { email, browser } = await somebody();
      await atProvider(email);
      const { body } = await browser.post('/api/sso/link');
      const path = await visitProvider(body.url);
      const cookie = browser.cookies.get('session') as string;
      await browser.post(leave, leave === '/api/logout' ? undefined : { which: 'all' });
      expect(locationOf(await browser.get(path))).toBe(landing('over'));
      browser.cookies.set('session', cookie);
      const again = await browser.get(path);
      expect(locationOf(again)).toMatch(/sso=over/);
      expect(
        await homeDb
          .prepare('select sso_id from users where email = ?')
          .bind(email)
          .first('sso_id'),
      ).toBeNull();
    }
  });

  it('made on an attempt to sign in, or the other way round, is neither', async () => {
    const { person, email, browser } = await somebody();
    await atProvider(email);
    const path = await visitProvider(locationOf(await browser.get('/api/sso/start')));
    expect(locationOf(await browser.get(path))).toContain('sso=unproven');
    expect(await linkedOf(person)).toBeNull();
  });

  it('is asked for a bounded number of times', async () => {
    const { browser, person } = await somebody();
    await homeDb
      .prepare('insert into throttles values (?, 20, ?)')
      .bind(`sso:user:${person.user.id}`, new Date(Date.now() + 600_000).toISOString())
      .run();
    const { status, headers } = await browser.post('/api/sso/link');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('says so where there is no provider, or none that answers', async () => {
    const none = new SignOn(undefined, {
      OIDC_ISSUER: '',
      OIDC_CLIENT_ID: '',
      OIDC_CLIENT_SECRET: '',
      OIDC_NAME: '',
    });
    const person = await signedUp();
    expect((await none.browser(person).post('/api/sso/link')).status).toBe(503);
    await tellProvider({ faults: { '/.well-known/openid-configuration': 'hang-up' } });
    const { status, body } = await app.browser(person).post('/api/sso/link');
    expect([status, body.message]).toEqual([502, expect.stringContaining('did not answer')]);
  });
});

describe('unlinking', () => {
  it('leaves the password, and the provider’s account is nobody’s here', async () => {
    const { person, email, browser } = await somebody();
    await atProvider(email);
    await linkOn(browser);
    expect((await browser.delete('/api/sso/link')).status).toBe(204);
    expect(await linkedOf(person)).toBeNull();
    expect(locationOf(await signOn(app.browser()))).toContain('sso=known');
    expect((await browser.delete('/api/sso/link')).status).toBe(404);
    expect(app.mails.map(({ subject }) => subject)).toEqual([
      'Garden was linked',
      'Garden was unlinked',
    ]);
  });

  it('is refused while nothing else would let the person in', async () => {
    const sub = freshName('sub');
    await tellProvider({ claims: { sub }, userinfo: { sub } });
    const browser = app.browser();
    await signOn(browser);
    const { status, body } = await browser.delete('/api/sso/link');
    expect([status, body.message]).toEqual([409, expect.stringContaining('your only way in')]);
    expect((await browser.get('/api/ways-in')).body.sso.linked).toBe('Garden');
    await homeDb
      .prepare(
        "insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name) values ((select id from users where sso_id = ?), ?, '', 0, '[]', 0, 'Mine')",
      )
      .bind(sub, freshName('credential'))
      .run();
    expect((await browser.delete('/api/sso/link')).status).toBe(204);
  });

  it('names by its host a provider of earlier days', async () => {
    const person = await signedUp();
    await homeDb
      .prepare("update users set sso_provider = 'https://old.example', sso_id = 'x' where id = ?")
      .bind(person.user.id)
      .run();
    expect((await app.browser(person).get('/api/ways-in')).body.sso).toEqual({
      offered: 'Garden',
      linked: 'old.example',
    });
  });
});
