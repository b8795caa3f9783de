import { beforeEach, describe, expect, it } from 'vitest';
import type { OidcPlan } from '#tests/peers/oidc-peer.ts';
import { bindings, freshName, registered } from '#tests/worker/harness.ts';
import {
  expectNobodyIn,
  linkOn,
  locationOf,
  SignOn,
  signOn,
  stranger,
  tellProvider,
} from '#tests/worker/sign-on.ts';

let app: SignOn;
beforeEach(async () => {
  await tellProvider();
  app = new SignOn();
});

const people = () => bindings.DB.prepare('select count(*) as n from users').first<number>('n');

/**
 * What is no subject: it must be a text of 1 to 255 characters that can be read back as it was
 * sent.
 */
const NO_SUBJECTS: [string, OidcPlan][] = [
  ['none', { claims: { sub: null } }],
  ['empty', { claims: { sub: '' } }],
  ['blank', { claims: { sub: '   ' } }],
  ['a number', { claims: { sub: 7 } }],
  ['null', { nulls: ['sub'] }],
  ['true', { claims: { sub: true } }],
  ['a list', { claims: { sub: ['somebody'] } }],
  ['an object', { claims: { sub: { id: 'somebody' } } }],
  ['256 characters', { claims: { sub: 'x'.repeat(256) } }],
  ['fifty thousand characters', { claims: { sub: 'x'.repeat(50_000) } }],
  ['a line break', { claims: { sub: 'some\nbody' } }],
  ['a NUL', { claims: { sub: 'somebody\u0000' } }],
  ['an escape', { claims: { sub: '\u001b[31msomebody' } }],
  ['a DEL', { claims: { sub: 'somebody\u007f' } }],
  ['a control character of Latin-1', { claims: { sub: 'somebody\u0085' } }],
  ['half a letter', { claims: { sub: 'somebody\ud800' } }],
];

describe('a subject that is no key', () => {
  it.each(NO_SUBJECTS)(
    'signs nobody in and makes no account: %s',
    async (_, { claims, nulls = [] }) => {
      await tellProvider({ claims: { ...stranger(), ...claims }, nulls });
      const before = await people();
      const browser = app.browser();
      const answer = await signOn(browser, '/goals');
      expect([answer.status, locationOf(answer)]).toEqual([303, '/auth?sso=refused&next=%2Fgoals']);
      await expectNobodyIn(browser);
      expect(await people()).toBe(before);
    },
  );

  it.each(NO_SUBJECTS)('links no account: %s', async (_, { claims, nulls = [] }) => {
    const email = `${freshName()}@mail.org`;
    const browser = app.browser(await registered({ email }));
    await tellProvider({ claims: { ...stranger({ email }), ...claims }, nulls });
    expect(locationOf(await linkOn(browser))).toBe('/settings?sso=refused#security');
    expect((await browser.get('/api/ways-in')).body.sso.linked).toBeNull();
    expect((await browser.get('/api/account')).body.emailVerifiedAt).toBeNull();
  });

  it('is told apart in the log by the claim, and not repeated there', async () => {
    await tellProvider({ claims: stranger({ sub: 'some\nbody' }) });
    await signOn(app.browser());
    expect(app.log).toEqual([
      'sign-on-refused {"what":"arrive","reason":"KeyRefused","detail":"sub"}',
    ]);
  });
});

it.each(['x', 'x'.repeat(255), 'auth0|5f7c8ec7c33c6c004bbafe82', 'ä@müller.example', '0'])(
  'a subject that is one lets its person in, and in again: %j',
  async (tail) => {
    const sub =
      tail.length === 255 ? freshName('sub').padEnd(255, 'x') : `${freshName('sub')}${tail}`;
    await tellProvider({ claims: stranger({ sub }) });
    const [first, second] = [app.browser(), app.browser()];
    expect(locationOf(await signOn(first))).toBe('/');
    expect(locationOf(await signOn(second))).toBe('/');
    expect((await second.get('/api/user')).body.id).toBe((await first.get('/api/user')).body.id);
  },
);
