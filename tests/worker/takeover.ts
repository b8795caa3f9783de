import { expect } from 'vitest';
import { PASSWORD } from '#tests/password.ts';
import { Authenticator } from './authenticator.ts';
import type { Browser } from './browser.ts';
import { aRoadmap, bindings, freshName, HOME, NEXT_YEAR } from './harness.ts';
import { run } from './home-rows.ts';
import { registerPasskey, signInBy } from './passkeys.ts';
import { PUSH_DEVICE } from './reminders.ts';
import { liar, SignOn, signOn, tellProvider } from './sign-on.ts';

export const NEW_PASSWORD = 'Another-horse-8';
export const KEY = 'the-key-of-a-write';
export const GOAL = { title: 'Row to the lighthouse', targetDate: NEXT_YEAR, roadmap: aRoadmap() };
const NOTHING_SHARED = 'This is no longer shared';

/** The app of the test that runs. */
export let app: SignOn;

/** A new app before each test. */
export async function startApp(): Promise<void> {
  await tellProvider();
  // Passkeys need a host that browsers let have some.
  app = new SignOn(undefined, { APP_URL: 'http://localhost:8787' });
}

const tokenTo = (email: string, path: string) => {
  const mails = app.mails.filter(
    ({ to, text }) => to === email && text.includes(`/${path}?token=`),
  );
  return /token=([\w.-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};

export async function entered(browser: Browser, username: string, password: string) {
  const { status } = await browser.post('/api/login', { username, password });
  return status;
}
export const confirmed = (browser: Browser, email: string) =>
  browser.post('/api/confirm-email', { token: tokenTo(email, 'confirm-email') });

/**
 * Links an account with somebody at the provider's, as one that vouches for nothing would have let
 * them begin.
 */
async function linkedWith(userId: number, sub: string) {
  const link = 'update users set sso_provider = ?, sso_id = ? where id = ?';
  await run(link, liar(), sub, userId);
  if (HOME.shard > 0) await bindings.DB.prepare(link).bind(liar(), sub, userId).run();
}

/** An account under somebody else's address, with every way back in that a stranger can lay. */
export async function preHijackedAccount() {
  const email = `${freshName('owner')}@mail.org`;
  const username = freshName('mallory');
  const session = app.browser();
  const { body: user } = await session.post('/api/register', {
    username,
    email,
    password: PASSWORD,
  });
  const secondSession = app.browser();
  await entered(secondSession, username, PASSWORD);
  const device = new Authenticator();
  expect((await registerPasskey(session, device)).status).toBe(201);
  const { codes } = (await session.post('/api/recovery-codes', { password: PASSWORD })).body;
  const sub = freshName('sub');
  await linkedWith(user.id, sub);
  const goal = await session.send('POST', '/api/goals', {
    body: GOAL,
    headers: { 'Idempotency-Key': KEY },
  });
  expect([goal.status, goal.body.message]).toEqual([201, undefined]);
  const goalId = goal.body.id as number;
  const publicLink = (await session.post(`/api/goals/${goalId}/public-link`, { expiresAt: null }))
    .body.code as string;
  const share = (
    await session.post(`/api/goals/${goalId}/shares`, {
      sharedWithEmail: `${freshName()}@mail.org`,
    })
  ).body.code as string;
  const calendar = (await session.post('/api/calendar-address')).body.path as string;
  expect((await session.post('/api/reminders/devices', PUSH_DEVICE)).status).toBe(201);
  const confirmation = tokenTo(email, 'confirm-email');
  return {
    email,
    username,
    id: user.id as number,
    session,
    secondSession,
    device,
    codes: codes as string[],
    sub,
    links: [publicLink, share],
    calendar,
    confirmation,
  };
}
export type PreHijackedAccount = Awaited<ReturnType<typeof preHijackedAccount>>;

/** Asks for the mailed link as the owner of the address does. */
export async function linkFor({ email }: { email: string }) {
  expect((await app.browser().post('/api/reset-password', { email })).status).toBe(200);
  return tokenTo(email, 'reset-password');
}
export const reset = (token: string, newPassword = NEW_PASSWORD) =>
  app.browser().post('/api/set-new-password', { token, newPassword });
export async function ownerOf({ username }: { username: string }) {
  const owner = app.browser();
  expect(await entered(owner, username, NEW_PASSWORD)).toBe(200);
  return owner;
}

/**
 * Tries every way in that the attacker had prepared. @returns those that opened the account, or
 * what is in it.
 */
export async function whatStillOpens({
  id,
  username,
  ...hijacked
}: PreHijackedAccount): Promise<string[]> {
  const opens: string[] = [];
  const note = (what: string, isOpen: boolean) => isOpen && opens.push(what);
  note('session', (await hijacked.session.get('/api/user')).status === 200);
  note('another session', (await hijacked.secondSession.get('/api/user')).status === 200);
  note('passkey', (await signInBy(hijacked.device, {}, app.browser())).answer.status === 200);
  await tellProvider({ claims: { sub: hijacked.sub }, userinfo: { sub: hijacked.sub } });
  const atProvider = app.browser();
  await signOn(atProvider);
  note('provider', (await atProvider.get('/api/user')).body.id === id);
  const confirm = await app.browser().post('/api/confirm-email', { token: hijacked.confirmation });
  note('confirming link', confirm.status === 200);
  for (const link of hijacked.links) {
    const { status, body } = await app.browser().get(`/api/shared/${link}`);
    note(status === 404 && body.message === NOTHING_SHARED ? '' : 'link to a goal', status !== 404);
  }
  note('calendar', (await app.browser().get(hijacked.calendar)).status === 200);
  note('old password', (await entered(app.browser(), username, PASSWORD)) === 200);
  for (const code of hijacked.codes.slice(0, 2)) {
    const { status } = await app
      .browser()
      .post('/api/recover', { username, code, newPassword: PASSWORD });
    note('recovery code', status === 200);
  }
  return opens;
}
