import { describe, expect, it, vi } from 'vitest';
import type { NewPasskey } from '#schema/contracts/ways-in.ts';
import { PASSWORD } from '#tests/password.ts';
import { Authenticator, type Odds } from '#tests/worker/authenticator.ts';
import { Browser } from '#tests/worker/browser.ts';
import { bindings, freshName, registered, signedUp } from '#tests/worker/harness.ts';
import { useMailbox } from '#tests/worker/mailbox.ts';
import { passkeysOf, registerPasskey, signInBy, withPasskey } from '#tests/worker/passkeys.ts';
import { SignOn } from '#tests/worker/sign-on.ts';

describe('adding a passkey', () => {
  it('asks for one that its device finds by itself, by a name that says nothing of the person', async () => {
    const person = await registered();
    const browser = Browser.of(person);
    const { status, body } = await browser.post('/api/passkeys/options');
    expect([status, body]).toEqual([
      200,
      {
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        rp: { id: 'localhost', name: 'Yet' },
        user: {
          id: expect.stringMatching(/^[\w-]{43}$/),
          name: person.user.username,
          displayName: person.user.username,
        },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
        timeout: 300_000,
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'preferred',
        },
      },
    ]);
    expect((await browser.post('/api/passkeys/options')).body.challenge).not.toBe(body.challenge);
  });

  it('keeps its public half, named after the browser, and tells the person', async () => {
    const mailbox = useMailbox();
    const email = `${freshName()}@mail.org`;
    const { browser, passkey, device } = await withPasskey({ email });
    const expected = {
      id: expect.any(Number),
      name: 'Unknown device',
      isSynced: false,
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: null,
    };
    expect(passkey).toEqual(expected);
    expect(await passkeysOf(browser)).toEqual([expected]);
    const row = await bindings.DB.prepare('select * from passkeys where id = ?')
      .bind(passkey.id)
      .first();
    expect(row).toMatchObject({
      credential_id: device.credentialId,
      counter: 0,
      transports: '["internal"]',
    });
    expect((await mailbox.awaits(email, 2)).subject).toBe('A passkey was added');
    expect((await browser.post('/api/passkeys/options')).body.excludeCredentials).toEqual([
      { id: device.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it('takes one whose device vouches for itself, as some do though nobody asked', async () => {
    const browser = Browser.of(await signedUp());
    const { status } = await registerPasskey(browser, new Authenticator(), { isSelfSigned: true });
    expect(status).toBe(201);
    expect(await passkeysOf(browser)).toHaveLength(1);
  });

  const ODD: [string, Odds][] = [
    ['made on another site', { origin: 'https://evil.example' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['made for another challenge', { challenge: 'x'.repeat(43) }],
    ['that is a signature instead', { type: 'webauthn.get' }],
    ['made while nobody was there', { flags: 0x40 }],
    [
      'with a signature of its own that does not hold',
      {
        attestation: {
          fmt: 'packed',
          statement: new Map<string, unknown>([
            ['alg', -7],
            ['sig', new Uint8Array(70)],
          ]),
        },
      },
    ],
  ];
  it.each(ODD)('refuses one %s', async (_, odds) => {
    const browser = Browser.of(await signedUp());
    const { status, body } = await registerPasskey(browser, new Authenticator(), odds);
    expect([status, body.message]).toEqual([400, expect.stringContaining('Nothing was added')]);
    expect(await passkeysOf(browser)).toEqual([]);
  });

  it.each([
    [
      'packed',
      new Map<string, unknown>([
        ['alg', -7],
        ['sig', new Uint8Array(70)],
        ['x5c', [new Uint8Array(100)]],
      ]),
    ],
    ['android-safetynet', new Map()],
    ['tpm', new Map()],
  ])('reads no maker’s certificates, which name addresses to fetch: %s', async (fmt, statement) => {
    const noted = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const browser = Browser.of(await signedUp());
    const { status } = await registerPasskey(browser, new Authenticator(), {
      attestation: { fmt, statement },
    });
    expect([status, noted.mock.calls.join()]).toEqual([
      400,
      expect.stringContaining('nobody asked for'),
    ]);
    noted.mockRestore();
  });

  it.each([
    ['nothing', {}],
    ['one by another name', { id: 'another', rawId: 'another' }],
    ['text for bytes', { response: { clientDataJSON: '{"type":"webauthn.create"}' } }],
    ['no CBOR', { response: { attestationObject: 'AAAA' } }],
    ['CBOR that has no end', { response: { attestationObject: '_'.repeat(4000) } }],
    ['one by two names', { id: 'another' }],
    ['too much', { response: { attestationObject: 'A'.repeat(20_000) } }],
  ])('refuses %s', async (_, odd: object) => {
    const browser = Browser.of(await signedUp());
    const { body: options } = await browser.post('/api/passkeys/options');
    const made = await new Authenticator().make(options);
    const response = { ...made.response, ...('response' in odd ? (odd.response as object) : {}) };
    const body = Object.keys(odd).length === 0 ? {} : { ...made, ...odd, response };
    expect((await browser.post('/api/passkeys', body)).status).toBe(400);
    expect(await passkeysOf(browser)).toEqual([]);
  });

  it('takes a challenge once, in the browser and session that asked, within ten minutes', async () => {
    const browser = Browser.of(await signedUp());
    const { body: options } = await browser.post('/api/passkeys/options');
    const attempt = browser.cookies.get('attempt') as string;
    const made: NewPasskey = await new Authenticator().make(options);
    browser.cookies.delete('attempt');
    expect((await browser.post('/api/passkeys', made)).status).toBe(400);
    const other = Browser.of(await signedUp());
    other.cookies.set('attempt', attempt);
    expect((await other.post('/api/passkeys', made)).status).toBe(400);
    browser.cookies.set('attempt', attempt);
    expect((await browser.post('/api/passkeys', made)).status).toBe(201);
    expect(browser.cookies.has('attempt')).toBe(false);
    browser.cookies.set('attempt', attempt);
    expect(
      (await browser.post('/api/passkeys', await new Authenticator().make(options))).status,
    ).toBe(400);
    expect(await passkeysOf(browser)).toHaveLength(1);

    const app = new SignOn(undefined, { APP_URL: 'http://localhost:8787' });
    const late = app.browser(await signedUp());
    const { body: early } = await late.post('/api/passkeys/options');
    app.ahead = 10 * 60_000 + 1000;
    expect((await late.post('/api/passkeys', await new Authenticator().make(early))).status).toBe(
      400,
    );
  });

  it('takes a challenge that was for signing in for nothing else', async () => {
    const browser = Browser.of(await signedUp());
    const { body: request } = await browser.post('/api/passkey-sign-in/options');
    const { body: options } = await new Browser().post('/api/passkeys/options');
    const made = await new Authenticator().make({
      ...options,
      challenge: request.challenge,
      rp: { id: 'localhost', name: 'Yet' },
      user: { id: 'x', name: 'x', displayName: 'x' },
    });
    expect((await browser.post('/api/passkeys', made)).status).toBe(400);
  });

  it('knows one that is somebody’s already', async () => {
    const { device } = await withPasskey();
    const browser = Browser.of(await signedUp());
    const { status, body } = await registerPasskey(browser, device);
    expect([status, body.message]).toEqual([409, 'This passkey has already been added']);
  });

  it('stops at ten, also when two come at once', async () => {
    const person = await signedUp();
    const browser = Browser.of(person);
    await bindings.DB.batch(
      Array.from({ length: 9 }, (_, index) =>
        bindings.DB.prepare(
          "insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name) values (?, ?, '', 0, '[]', 0, ?)",
        ).bind(person.user.id, freshName('credential'), `Key ${index}`),
      ),
    );
    const tabs = [Browser.of(person), Browser.of(person)];
    const answers = await Promise.all(tabs.map((tab) => registerPasskey(tab)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await passkeysOf(browser)).toHaveLength(10);
    const { status, body } = await browser.post('/api/passkeys/options');
    expect([status, body.message]).toEqual([409, expect.stringContaining('the most you can have')]);
  });

  it('is asked for a bounded number of times', async () => {
    const person = await signedUp();
    await bindings.DB.prepare('insert into throttles values (?, 30, ?)')
      .bind(`passkey:user:${person.user.id}`, new Date(Date.now() + 600_000).toISOString())
      .run();
    const { status, headers } = await person.post('/api/passkeys/options');
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('a person’s passkeys', () => {
  it('are told apart, and renamed', async () => {
    const { browser, passkey } = await withPasskey();
    expect((await registerPasskey(browser)).body.name).toBe('Unknown device 2');
    const { status, body } = await browser.patch(`/api/passkeys/${passkey.id}`, {
      name: '  The blue key ',
    });
    expect([status, body]).toEqual([200, { ...passkey, name: 'The blue key' }]);
    for (const name of ['', ' ', null, 7, 'x'.repeat(51), '\u0000']) {
      expect((await browser.patch(`/api/passkeys/${passkey.id}`, { name })).status).toBe(400);
    }
  });

  it('are removed, and the person is told', async () => {
    const mailbox = useMailbox();
    const email = `${freshName()}@mail.org`;
    const { browser, passkey } = await withPasskey({ email });
    expect((await browser.delete(`/api/passkeys/${passkey.id}`)).status).toBe(204);
    expect(await passkeysOf(browser)).toEqual([]);
    expect((await browser.delete(`/api/passkeys/${passkey.id}`)).status).toBe(404);
    expect((await mailbox.awaits(email, 3)).subject).toBe('A passkey was removed');
  });

  it('are nobody else’s to see, name or remove', async () => {
    const { browser, passkey } = await withPasskey();
    const other = await signedUp();
    expect(await passkeysOf(other)).toEqual([]);
    expect((await other.patch(`/api/passkeys/${passkey.id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.delete(`/api/passkeys/${passkey.id}`)).status).toBe(404);
    expect(await passkeysOf(browser)).toEqual([passkey]);
  });

  it('cannot be removed while nothing else would let the person in, whichever goes first', async () => {
    const person = await signedUp();
    const browser = Browser.of(person);
    const [first, second] = [
      (await registerPasskey(browser)).body,
      (await registerPasskey(browser)).body,
    ];
    const answers = await Promise.all([
      browser.delete(`/api/passkeys/${first.id}`),
      browser.delete(`/api/passkeys/${second.id}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const [left] = await passkeysOf(browser);
    const { status, body } = await browser.delete(`/api/passkeys/${left.id}`);
    expect([status, body.message]).toEqual([409, expect.stringContaining('your only way in')]);
  });

  it('stay through a new password', async () => {
    const { browser, device, person } = await withPasskey();
    await browser.post('/api/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'Another-horse-8',
    });
    const { browser: again } = await signInBy(device);
    expect((await again.get('/api/user')).body.id).toBe(person.user.id);
  });
});
