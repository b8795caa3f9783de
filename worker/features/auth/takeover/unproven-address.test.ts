import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/worker/browser.ts';
import {
  freshName,
  homeDb,
  type Person,
  postGoal,
  registered,
  signedUp,
} from '#tests/worker/harness.ts';
import {
  expectNobodyIn,
  linkOn,
  locationOf,
  memberAt,
  SignOn,
  signOn,
  stranger,
  tellProvider,
  visitProvider,
} from '#tests/worker/sign-on.ts';

let app: SignOn;
beforeEach(async () => {
  await tellProvider();
  app = new SignOn();
});

const run = (sql: string, ...values: unknown[]) =>
  homeDb
    .prepare(sql)
    .bind(...values)
    .run();
const prove = ({ user }: Person) =>
  run('update users set email_verified_at = ? where id = ?', new Date().toISOString(), user.id);
const rowOf = (id: number) =>
  homeDb.prepare('select * from users where id = ?').bind(id).first<Record<string, unknown>>();

/**
 * Somebody who entered an address that another one has at the provider's, which vouches for it
 * unless told otherwise.
 */
async function squatted(claims: object = {}) {
  const email = `${freshName('owner')}@mail.org`;
  const squatter = await registered({ email });
  const owner = stranger({ email: email.toUpperCase(), ...claims });
  await tellProvider({ claims: owner });
  return { email, squatter, owner };
}

async function signOnAfresh(browser: Browser) {
  const left = await browser.get('/api/sso/start?afresh=1&next=/goals');
  return browser.get(await visitProvider(locationOf(left)));
}

describe('signing on where another account has entered the address', () => {
  it('asks whether that account is theirs, and changes nothing meanwhile', async () => {
    const { squatter, owner } = await squatted();
    const before = await rowOf(squatter.user.id);
    const browser = app.browser();
    expect(locationOf(await signOn(browser, '/goals'))).toBe('/auth?sso=unproven&next=%2Fgoals');
    await expectNobodyIn(browser);
    expect(await memberAt(owner.sub)).toBeNull();
    expect(await rowOf(squatter.user.id)).toEqual(before);
  });

  it('gives who starts afresh an account of their own with the address, and nothing of the other', async () => {
    const { email, squatter, owner } = await squatted();
    await postGoal(squatter);
    const browser = app.browser();
    expect(locationOf(await signOnAfresh(browser))).toBe('/goals');
    const { body } = await browser.get('/api/user');
    expect(body).toMatchObject({ username: owner.preferred_username, email: owner.email });
    expect(body.id).not.toBe(squatter.user.id);
    expect((await browser.get('/api/account')).body.emailVerifiedAt).toMatch(/Z$/);
    expect((await browser.get('/api/goals')).body).toEqual([]);
    // The other keeps all but the address, and what was mailed for it.
    expect((await squatter.get('/api/user')).body).toEqual({ ...squatter.user, email: null });
    expect((await squatter.get('/api/goals')).body).toHaveLength(1);
    expect(await rowOf(squatter.user.id)).toMatchObject({
      email_key: null,
      email_token: null,
      email_token_expires_at: null,
      reset_token: null,
    });
    const [told] = app.mails.filter(({ subject }) => subject === 'Your address is yours');
    expect([told?.to.toLowerCase(), told?.text]).toEqual([
      email,
      expect.stringContaining(squatter.user.username),
    ]);
  });

  it('comes in again as the same person, afresh or not', async () => {
    await squatted();
    const [first, second, third] = [app.browser(), app.browser(), app.browser()];
    await signOnAfresh(first);
    await signOnAfresh(second);
    await signOn(third);
    const ids = await Promise.all(
      [first, second, third].map(async (at) => (await at.get('/api/user')).body.id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('takes the address from nobody who has proven it', async () => {
    const { squatter, owner } = await squatted();
    await prove(squatter);
    const browser = app.browser();
    expect(locationOf(await signOnAfresh(browser))).toContain('/auth?sso=known');
    await expectNobodyIn(browser);
    expect(await memberAt(owner.sub)).toBeNull();
    expect((await squatter.get('/api/user')).body).toEqual(squatter.user);
  });

  it('takes the address from nobody on the word of a provider that does not vouch for it', async () => {
    const { squatter, owner } = await squatted({ email_verified: false });
    expect(locationOf(await signOnAfresh(app.browser()))).toContain('/auth?sso=known');
    expect(await memberAt(owner.sub)).toBeNull();
    expect((await squatter.get('/api/user')).body).toEqual(squatter.user);
  });

  it('of four tabs at once makes one account', async () => {
    const { squatter, owner } = await squatted();
    const tabs = Array.from({ length: 4 }, () => app.browser());
    const answers = await Promise.all(tabs.map(signOnAfresh));
    expect(answers.map(locationOf)).toEqual(Array(4).fill('/goals'));
    const ids = await Promise.all(tabs.map(async (tab) => (await tab.get('/api/user')).body.id));
    expect(new Set(ids).size).toBe(1);
    expect((await memberAt(owner.sub))?.['id']).toBe(ids[0]);
    expect((await squatter.get('/api/user')).body.email).toBeNull();
  });

  it('cannot be begun from elsewhere', async () => {
    const answer = await app
      .browser()
      .get('/api/sso/start?afresh=1', { 'Sec-Fetch-Site': 'cross-site' });
    expect(locationOf(answer)).toBe('/auth?sso=over');
  });
});

describe('linking where another account has entered the address', () => {
  it('gives it to whom the provider vouches for', async () => {
    const { email, squatter } = await squatted();
    const person = await signedUp();
    const browser = app.browser(person);
    expect(locationOf(await linkOn(browser))).toBe('/settings?sso=linked#security');
    expect((await browser.get('/api/user')).body.email.toLowerCase()).toBe(email);
    expect((await browser.get('/api/account')).body.emailVerifiedAt).toMatch(/Z$/);
    expect((await squatter.get('/api/user')).body).toEqual({ ...squatter.user, email: null });
  });

  it('fails where that account has proven it', async () => {
    const { squatter } = await squatted();
    await prove(squatter);
    expect(locationOf(await linkOn(app.browser(await signedUp())))).toBe(
      '/settings?sso=taken#security',
    );
    expect((await squatter.get('/api/user')).body).toEqual(squatter.user);
  });
});

describe('an address that was entered and not proven', () => {
  it('brings nothing that was shared with it', async () => {
    const email = `${freshName('owner')}@mail.org`;
    const friend = await registered();
    const goal = await postGoal(friend);
    await friend.post(`/api/goals/${goal.id}/shares`, { sharedWithEmail: email });
    const squatter = await registered({ email: email.toUpperCase() });
    expect((await squatter.get('/api/shared-with-me')).body).toEqual([]);
    expect((await squatter.get('/api/sharing')).body.sharedWithMe).toBe(0);
    await prove(squatter);
    expect((await squatter.get('/api/shared-with-me')).body).toHaveLength(1);
  });

  it('is refused to a second account in the words of the contract, and its owner has it by the mailed link', async () => {
    const { email, squatter } = await squatted();
    const browser = app.browser();
    const again = await browser.post('/api/register', {
      username: freshName(),
      email,
      password: 'Correct-horse-7',
    });
    expect([again.status, again.body.message]).toEqual([409, 'Email already in use']);
    await browser.post('/api/reset-password', { email });
    const token = /token=([\w.-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1];
    const reset = await browser.post('/api/set-new-password', {
      token,
      newPassword: 'Another-horse-8',
    });
    expect(reset.status).toBe(200);
    expect((await squatter.get('/api/user')).status).toBe(401);
  });
});
