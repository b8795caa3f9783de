import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, inject } from 'vitest';
import type { OidcPlan } from '#tests/peers/oidc-peer.ts';
import { createIdentityProvider } from '#worker/adapters/oidc/identity-provider.ts';
import { createApp } from '#worker/app.ts';
import type { Deps } from '#worker/context.ts';
import { buildDeps } from '#worker/deps.ts';
import type { Bindings } from '#worker/env.ts';
import type { Log } from '#worker/lib/log.ts';
import type { Mail } from '#worker/ports.ts';
import { readConfig } from '#worker/settings.ts';
import { Browser } from './browser.ts';
import { bindings, freshName, type HttpAnswer, homeDb, ORIGIN, type Visitor } from './harness.ts';

const ITSELF = crypto.randomUUID();

/** A provider that lies as it is told, for this file's tests alone. */
export const liar = () => `${inject('peers').oidc}/${ITSELF}`;

/**
 * The app wired to an identity provider of the test's own, with a clock, a log and a mailbox that
 * the test holds.
 */
export class SignOn {
  readonly log: string[] = [];
  readonly mails: Mail[] = [];
  /** How far the app's clock is ahead, in milliseconds. */
  ahead = 0;
  readonly deps: Deps;
  readonly #app;
  readonly #env: Bindings;

  constructor(issuer = liar(), settings: Partial<Bindings> = {}) {
    this.#env = {
      ...bindings,
      APP_URL: ORIGIN,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'yet',
      OIDC_CLIENT_SECRET: 'secret-of-yet',
      OIDC_NAME: 'Garden',
      PROVIDER_TIMEOUT_MS: '4000',
      ...settings,
    };
    const note = (event: string, fields: object) => {
      this.log.push(`${event} ${JSON.stringify(fields)}`);
    };
    const log: Log = { error: note, warn: note };
    const { oidc } = readConfig({ ...this.#env });
    this.deps = {
      ...buildDeps(this.#env),
      clock: { now: () => new Date(Date.now() + this.ahead) },
      mailer: {
        delivery: 'sent',
        knowsRepeats: false,
        send: async (mail) => void this.mails.push(mail),
      },
      identityProvider: oidc && createIdentityProvider(oidc, log),
    };
    this.#app = createApp(() => this.deps);
  }

  /** A browser that talks to this app; signed in as somebody, if they are given. */
  browser(visitor?: Visitor): Browser {
    const browser = visitor ? Browser.of(visitor) : new Browser();
    browser.reach = async (url, init) => {
      const surroundings = createExecutionContext();
      const response = await this.#app.fetch(new Request(url, init), this.#env, surroundings);
      await waitOnExecutionContext(surroundings);
      return response;
    };
    return browser;
  }
}

/** Tells the provider how to behave. @returns what it was asked since it was told last. */
export async function tellProvider(plan: OidcPlan = {}): Promise<string[]> {
  const answer = await fetch(`${liar()}/__peer/control`, {
    method: 'POST',
    body: JSON.stringify(plan),
  });
  return answer.json();
}

export const locationOf = ({ headers }: { headers: Headers }) => headers.get('location') ?? '';

/** What the provider sends the browser back with, as the path of ours that it then asks for. */
export async function visitProvider(address: string): Promise<string> {
  const { pathname, search } = new URL(locationOf(await fetch(address, { redirect: 'manual' })));
  return pathname + search;
}

/** There and back again. */
export async function signOn(browser: Browser, next = ''): Promise<HttpAnswer> {
  const left = await browser.get(`/api/sso/start${next && `?next=${encodeURIComponent(next)}`}`);
  return browser.get(await visitProvider(locationOf(left)));
}

/** From the settings to the provider and back. */
export async function linkOn(browser: Browser): Promise<HttpAnswer> {
  const { body } = await browser.post('/api/sso/link');
  return browser.get(await visitProvider(body.url));
}

/** Somebody at the provider's, whom nobody here knows yet. */
export function stranger(claims: object = {}) {
  const name = freshName('flora');
  return {
    sub: `sub-of-${name}`,
    preferred_username: name,
    email: `${name}@mail.org`,
    email_verified: true,
    ...claims,
  };
}

/** The account that is linked with this subject, as the database has it. */
export const memberAt = (subject: string) =>
  homeDb
    .prepare('select * from users where sso_id = ?')
    .bind(subject)
    .first<Record<string, unknown>>();

export async function expectNobodyIn(browser: Browser) {
  expect(browser.cookies.has('session')).toBe(false);
  expect((await browser.get('/api/user')).status).toBe(401);
}
