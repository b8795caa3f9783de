import { describe, expect, it } from 'vitest';
import type { PasskeySignIn } from '#schema/contracts/ways-in.ts';
import { type Odds, tampered } from '#tests/worker/authenticator.ts';
import { Browser } from '#tests/worker/browser.ts';
import { bindings } from '#tests/worker/harness.ts';
import { passkeysOf, signInBy, withPasskey } from '#tests/worker/passkeys.ts';
import { SignOn } from '#tests/worker/sign-on.ts';

describe('signing in with a passkey', () => {
  it('needs no name, opens a new session, and says when it was used', async () => {
    const { person, device, browser: theirs } = await withPasskey();
    device.counter = 1;
    const { browser, answer } = await signInBy(device);
    expect([answer.status, answer.body]).toEqual([200, person.user]);
    expect(answer.headers.get('set-cookie')).toMatch(/session=.*HttpOnly; SameSite=Lax/);
    expect((await browser.get('/api/user')).body).toEqual(person.user);
    expect(browser.cookies.get('session')).not.toBe(theirs.cookies.get('session'));
    expect((await passkeysOf(browser))[0].lastUsedAt).toMatch(/Z$/);
    expect((await browser.get('/api/sessions')).body).toHaveLength(2);
  });

  it('takes a device that does not count, again and again', async () => {
    const { device } = await withPasskey();
    for (let times = 0; times < 3; times++)
      expect((await signInBy(device)).answer.status).toBe(200);
  });

  it('does without a look at the person where the device cannot, but not without a person', async () => {
    const { device } = await withPasskey();
    expect((await signInBy(device, { flags: 0x01 })).answer.status).toBe(200);
    expect((await signInBy(device, { flags: 0x04 })).answer.status).toBe(401);
  });

  const ODD: [string, Odds][] = [
    ['signed on another site', { origin: 'https://evil.example' }],
    ['signed for another host', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'x'.repeat(43) }],
    ['that is a new passkey instead', { type: 'webauthn.create' }],
    ['in the name of another person', { userHandle: 'x'.repeat(43) }],
  ];
  it.each(ODD)('refuses one %s', async (_, odds) => {
    const { device } = await withPasskey();
    const { browser, answer } = await signInBy(device, odds);
    expect([answer.status, answer.body.message]).toEqual([
      401,
      expect.stringContaining('does not open an account here'),
    ]);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await signInBy(device)).answer.status).toBe(200);
  });

  it('refuses what was changed on the way, and what another device signed', async () => {
    const { device } = await withPasskey();
    const other = await withPasskey();
    const changes: ((signed: PasskeySignIn) => PasskeySignIn | Promise<PasskeySignIn>)[] = [
      (signed) => ({
        ...signed,
        response: { ...signed.response, signature: tampered(signed.response.signature) },
      }),
      (signed) => ({
        ...signed,
        response: {
          ...signed.response,
          authenticatorData: tampered(signed.response.authenticatorData),
        },
      }),
      (signed) => ({ ...signed, id: other.device.credentialId, rawId: other.device.credentialId }),
      (signed) => ({ ...signed, id: 'unknown', rawId: 'unknown' }),
      (signed) => ({ ...signed, rawId: 'another' }),
    ];
    for (const change of changes) {
      const browser = new Browser();
      const { body: options } = await browser.post('/api/passkey-sign-in/options');
      const { status } = await browser.post(
        '/api/passkey-sign-in',
        await change(await device.sign(options)),
      );
      expect(status).toBe(401);
      expect(browser.cookies.has('session')).toBe(false);
    }
  });

  it('takes an answer once, however often it is sent, and only from the browser that asked', async () => {
    const { device } = await withPasskey();
    const browser = new Browser();
    const { body: options } = await browser.post('/api/passkey-sign-in/options');
    const attempt = browser.cookies.get('attempt') as string;
    const signed = await device.sign(options);
    expect((await new Browser().post('/api/passkey-sign-in', signed)).status).toBe(401);
    const copies = Array.from({ length: 3 }, () => {
      const copy = new Browser();
      copy.cookies.set('attempt', attempt);
      return copy;
    });
    const answers = await Promise.all(
      copies.map((copy) => copy.post('/api/passkey-sign-in', signed)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('takes no challenge that was for adding one', async () => {
    const { device, browser } = await withPasskey();
    const { body: options } = await browser.post('/api/passkeys/options');
    const signed = await device.sign({ challenge: options.challenge, rpId: 'localhost' });
    expect((await browser.post('/api/passkey-sign-in', signed)).status).toBe(401);
  });

  it('refuses a copy whose count does not rise', async () => {
    const { device } = await withPasskey();
    expect((await signInBy(device, { counter: 5 })).answer.status).toBe(200);
    expect((await signInBy(device, { counter: 5 })).answer.status).toBe(401);
    expect((await signInBy(device, { counter: 4 })).answer.status).toBe(401);
    expect((await signInBy(device, { counter: 0 })).answer.status).toBe(401);
    expect((await signInBy(device, { counter: 6 })).answer.status).toBe(200);
  });

  it('lets one of two in that counted the same at the same time', async () => {
    const { device } = await withPasskey();
    const answers = await Promise.all([
      signInBy(device, { counter: 9 }),
      signInBy(device, { counter: 9 }),
    ]);
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 401]);
  });

  it('works for who has no password, and not after it was removed', async () => {
    const { person, device, passkey } = await withPasskey();
    expect((await person.delete(`/api/passkeys/${passkey.id}`)).status).toBe(204);
    expect((await signInBy(device)).answer.status).toBe(401);
  });

  it('is limited per address, before anything is looked up', async () => {
    await bindings.DB.prepare(
      "insert into throttles values ('passkey:address:203.0.113.92', 200, ?)",
    )
      .bind(new Date(Date.now() + 600_000).toISOString())
      .run();
    const headers = { 'CF-Connecting-IP': '203.0.113.92' };
    const { device } = await withPasskey();
    const browser = new Browser();
    const { body: options } = await browser.post('/api/passkey-sign-in/options');
    const signed = await device.sign(options);
    expect(
      (await browser.send('POST', '/api/passkey-sign-in', { body: signed, headers })).status,
    ).toBe(429);
    expect((await browser.send('POST', '/api/passkey-sign-in/options', { headers })).status).toBe(
      429,
    );
  });

  it.each([
    ['https://yet.example', 'yet.example', true],
    ['http://localhost:8787', 'localhost', true],
    ['http://yet.example', '', false],
    ['http://127.0.0.1:8787', '', false],
    ['https://192.0.2.7', '', false],
    ['https://[2001:db8::7]', '', false],
  ])('at %s is for %s', async (APP_URL, rpId, works) => {
    const app = new SignOn(undefined, { APP_URL });
    const { status, body } = await app.browser().post('/api/passkey-sign-in/options');
    expect([status, body.rpId]).toEqual(works ? [200, rpId] : [503, undefined]);
    expect((await app.browser().get('/api/app-info')).body.passkeys).toBe(works);
  });

  it('is not there where nobody said what the app’s address is', async () => {
    const app = new SignOn(undefined, {
      ENVIRONMENT: 'production',
      APP_URL: '',
      OIDC_ISSUER: '',
      OIDC_CLIENT_ID: '',
      OIDC_CLIENT_SECRET: '',
      OIDC_NAME: '',
    });
    expect((await app.browser().get('/api/app-info')).body.passkeys).toBe(false);
    expect((await app.browser().post('/api/passkey-sign-in/options')).status).toBe(503);
  });
});
