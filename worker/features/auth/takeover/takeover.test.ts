import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { Authenticator } from '#tests/worker/authenticator.ts';
import { freshName, homeDb } from '#tests/worker/harness.ts';
import { run } from '#tests/worker/home-rows.ts';
import { passkeysOf, registerPasskey, signInBy } from '#tests/worker/passkeys.ts';
import {
  linkOn,
  locationOf,
  stranger,
  tellProvider,
  visitProvider,
} from '#tests/worker/sign-on.ts';
import {
  app,
  confirmed,
  GOAL,
  KEY,
  linkFor,
  ownerOf,
  preHijackedAccount,
  reset,
  startApp,
  whatStillOpens,
} from '#tests/worker/takeover.ts';

beforeEach(startApp);

describe('a pre-hijacked account', () => {
  it('opens in every way that the attacker prepared, until somebody takes it over', async () => {
    const hijacked = await preHijackedAccount();
    expect(new Set(await whatStillOpens(hijacked))).toEqual(
      new Set([
        'session',
        'calendar',
        'another session',
        'passkey',
        'provider',
        'link to a goal',
        'old password',
        'recovery code',
      ]),
    );
  });

  it('opens in none of them once its owner has chosen a password by the mailed link', async () => {
    const hijacked = await preHijackedAccount();
    expect((await reset(await linkFor(hijacked))).status).toBe(200);
    expect(await whatStillOpens(hijacked)).toEqual([]);
    const owner = await ownerOf(hijacked);
    expect((await owner.get('/api/ways-in')).body).toMatchObject({
      hasPassword: true,
      sso: { linked: null },
      passkeys: [],
    });
    expect((await owner.get('/api/account')).body).toMatchObject({
      emailVerifiedAt: expect.stringMatching(/Z$/),
      recoveryCodes: { left: 0, madeAt: null },
    });
    expect((await owner.get('/api/sharing')).body.goals).toEqual([]);
  });

  it('opens in none of them when the owner pressed the confirming link first', async () => {
    const hijacked = await preHijackedAccount();
    const owner = app.browser();
    await owner.post('/api/confirm-email', { token: hijacked.confirmation });
    expect((await reset(await linkFor(hijacked))).status).toBe(200);
    expect(await whatStillOpens(hijacked)).toEqual([]);
  });

  it('tells the owner on the page and by mail what was ended', async () => {
    const hijacked = await preHijackedAccount();
    const { body } = await reset(await linkFor(hijacked));
    expect(body).toEqual({
      message: 'Password has been reset successfully! You can now login with your new password.',
      ended: expect.stringContaining(
        'one passkey, the recovery codes, the link with Garden, the private address of a calendar, and 2 shares of goals',
      ),
    });
    const told = app.mails.filter(({ to }) => to === hijacked.email).at(-1);
    expect(told?.subject).toBe('Your password was changed');
    expect(told?.text.replaceAll(/\s+/g, ' ')).toContain(body.ended);
  });

  it('answers no write of before again, and does none of them twice', async () => {
    const hijacked = await preHijackedAccount();
    await reset(await linkFor(hijacked));
    const owner = await ownerOf(hijacked);
    const again = await owner.send('POST', '/api/goals', {
      body: GOAL,
      headers: { 'Idempotency-Key': KEY },
    });
    expect([again.status, JSON.stringify(again.body)]).toEqual([
      409,
      expect.not.stringContaining('lighthouse'),
    ]);
    expect((await owner.get('/api/goals')).body).toHaveLength(1);
  });

  it('lets nobody finish what they had begun: a passkey, a link with a provider, another reset', async () => {
    const hijacked = await preHijackedAccount();
    await run('update users set sso_id = null, sso_provider = null where id = ?', hijacked.id);
    const { body: options } = await hijacked.session.post('/api/passkeys/options');
    const made = await new Authenticator().make(options);
    await tellProvider({ claims: stranger({ email: hijacked.email }) });
    const departure = await hijacked.secondSession.post('/api/sso/link');
    const back = await visitProvider(departure.body.url);
    const older = await linkFor(hijacked);
    await run(
      "update users set reset_token_expires_at = '2000-01-01T00:00:00.000Z' where id = ?",
      hijacked.id,
    );
    const token = await linkFor(hijacked);
    expect(token).not.toBe(older);
    expect((await reset(token)).status).toBe(200);
    expect((await hijacked.session.post('/api/passkeys', made)).status).toBe(401);
    expect(locationOf(await hijacked.secondSession.get(back))).toBe('/settings?sso=over#security');
    expect([(await reset(older)).status, (await reset(token)).status]).toEqual([400, 400]);
    expect(await passkeysOf(await ownerOf(hijacked))).toEqual([]);
  });

  it('gives up the rights of an admin whose address was never proven, and the trail says so', async () => {
    const hijacked = await preHijackedAccount();
    await run('update users set is_admin = 1 where id = ?', hijacked.id);
    await reset(await linkFor(hijacked));
    const owner = await ownerOf(hijacked);
    expect((await owner.get('/api/user')).body.isAdmin).toBe(false);
    expect((await owner.get('/api/admin/users')).status).toBe(404);
    const trail = await homeDb
      .prepare(
        "select actor_id, action from audit_trail where subject_kind = 'user' and subject_id = ?",
      )
      .bind(hijacked.id)
      .all();
    expect(trail.results).toEqual([{ actor_id: null, action: 'admin.remove' }]);
  });
});

describe('a password reset by who has proven the address', () => {
  /** Somebody who confirmed in their own browser, with a passkey and codes of before or after. */
  async function confirmedPerson(when: 'before' | 'after') {
    const email = `${freshName('ada')}@mail.org`;
    const username = freshName('ada');
    const browser = app.browser();
    const { body } = await browser.post('/api/register', { username, email, password: PASSWORD });
    const device = new Authenticator();
    if (when === 'after') expect((await confirmed(browser, email)).status).toBe(200);
    await registerPasskey(browser, device);
    const { codes } = (await browser.post('/api/recovery-codes', { password: PASSWORD })).body;
    if (when === 'before') expect((await confirmed(browser, email)).status).toBe(200);
    return { email, username, browser, device, id: body.id as number, codes: codes as string[] };
  }

  it('keeps the passkeys, codes, links and shares that were made since, and ends all sessions', async () => {
    const person = await confirmedPerson('after');
    await tellProvider({ claims: stranger({ email: person.email }) });
    expect(locationOf(await linkOn(person.browser))).toContain('sso=linked');
    const { body: goal } = await person.browser.post('/api/goals', GOAL);
    const { body: link } = await person.browser.post(`/api/goals/${goal.id}/public-link`, {
      expiresAt: null,
    });
    const { body } = await reset(await linkFor(person));
    expect(body.ended).toBeUndefined();
    expect((await person.browser.get('/api/user')).status).toBe(401);
    expect((await signInBy(person.device, {}, app.browser())).answer.status).toBe(200);
    const owner = await ownerOf(person);
    expect((await owner.get('/api/ways-in')).body.sso.linked).toBe('Garden');
    expect((await owner.get('/api/account')).body.recoveryCodes.left).toBe(10);
    expect((await app.browser().get(`/api/shared/${link.code}`)).status).toBe(200);
  });

  it('ends those of before: whoever had the account then may have been another', async () => {
    const person = await confirmedPerson('before');
    const { body } = await reset(await linkFor(person));
    expect(body.ended).toContain('one passkey and the recovery codes');
    expect((await signInBy(person.device, {}, app.browser())).answer.status).toBe(401);
    const recovery = { username: person.username, code: person.codes[0], newPassword: PASSWORD };
    expect((await app.browser().post('/api/recover', recovery)).status).toBe(401);
  });

  it('ends all of them after the address was changed to one that was never proven', async () => {
    const person = await confirmedPerson('after');
    const email = `${freshName('victim')}@mail.org`;
    expect(
      (await person.browser.patch('/api/user', { email, currentPassword: PASSWORD })).status,
    ).toBe(200);
    expect((await reset(await linkFor({ email }))).status).toBe(200);
    expect((await signInBy(person.device, {}, app.browser())).answer.status).toBe(401);
    expect((await (await ownerOf(person)).get('/api/account')).body.recoveryCodes.left).toBe(0);
  });
});
