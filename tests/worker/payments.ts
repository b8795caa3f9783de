import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { inject } from 'vitest';
import type { PaypalControl } from '#tests/peers/paypal-peer.ts';
import type { PeerAddresses } from '#tests/peers/peer-addresses.ts';
import type { StripeControl } from '#tests/peers/stripe-peer.ts';
import { createPayments } from '#worker/adapters/payments.ts';
import { createApp } from '#worker/app.ts';
import type { Deps } from '#worker/context.ts';
import { buildDeps } from '#worker/deps.ts';
import type { Bindings } from '#worker/env.ts';
import type { Database } from '#worker/lib/database/database.ts';
import type { Log } from '#worker/lib/log.ts';
import { bindings, type HttpAnswer, homeDb, type Person, signedUp, Visitor } from './harness.ts';
import { seenDatabase } from './seen-database.ts';

/** Signs as Stripe does: seconds, a full stop and the bytes, under HMAC-SHA-256. */
export async function signed(
  payload: string,
  secret: string,
  seconds: number,
  scheme = 'v1',
): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey(
    'raw',
    bytes(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = await crypto.subtle.sign('HMAC', key, bytes(`${seconds}.${payload}`));
  const hex = Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return `t=${seconds},${scheme}=${hex}`;
}

/** What the peers tell about themselves. */
export type PeerState = Record<string, any>;

/** The app wired to providers of its own, with a clock and a log that the test holds. */
export class Shop {
  readonly key = `sk_test_${crypto.randomUUID().replaceAll('-', '')}`;
  readonly clientId = crypto.randomUUID();
  readonly webhookSecret = 'whsec_for_tests';
  readonly log: string[] = [];
  /** How far the app's clock is ahead, in milliseconds. */
  ahead = 0;
  /** Runs before each batch of writes; throwing is a process that dies there. */
  beforeBatch: (texts: string[]) => void | Promise<void> = () => undefined;
  readonly env: Bindings;
  readonly deps: Deps;
  readonly #app;

  constructor(settings: Partial<Bindings> = {}) {
    const peers: PeerAddresses = inject('peers');
    this.env = {
      ...bindings,
      APP_URL: 'http://yet.test',
      STRIPE_SECRET_KEY: this.key,
      STRIPE_WEBHOOK_SECRET: this.webhookSecret,
      STRIPE_API_BASE: peers.stripe,
      PAYPAL_CLIENT_ID: this.clientId,
      PAYPAL_CLIENT_SECRET: `secret-of-${this.clientId}`,
      PAYPAL_API_BASE: peers.paypal,
      ...settings,
    };
    const built = buildDeps(this.env);
    const clock = { now: () => new Date(Date.now() + this.ahead) };
    const note = (event: string, fields: object) => {
      this.log.push(`${event} ${JSON.stringify(fields)}`);
    };
    const log: Log = { error: note, warn: note };
    const payments = createPayments(built.config, { kv: built.kv, clock, log });
    const watched = (db: Database) =>
      seenDatabase(db, (queries) => this.beforeBatch(queries.map(({ sql }) => sql)));
    this.deps = {
      ...built,
      clock,
      db: watched(built.db),
      shards: built.shards.map(watched),
      payments: async (deadline) => payments(deadline),
    };
    this.#app = createApp(() => this.deps);
  }

  /** Has somebody talk to this app instead of the deployed one. */
  welcome<Who extends Visitor>(visitor: Who): Who {
    visitor.reach = async (url, init) => {
      const surroundings = createExecutionContext();
      const response = await this.#app.fetch(new Request(url, init), this.env, surroundings);
      await waitOnExecutionContext(surroundings);
      return response;
    };
    return visitor;
  }

  async customer(): Promise<Person> {
    return this.welcome(await signedUp());
  }

  /**
   * Posts to the webhook what Stripe would, or what somebody else would like it to take for that.
   */
  async post(payload: string, signature?: string): Promise<HttpAnswer> {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'Stripe-Signature': signature }),
    };
    return this.welcome(new Visitor()).send('POST', '/api/webhooks/stripe', {
      raw: payload,
      headers,
    });
  }

  async deliver(event: object): Promise<HttpAnswer> {
    const payload = JSON.stringify(event);
    const seconds = Math.floor((Date.now() + this.ahead) / 1000);
    return this.post(payload, await signed(payload, this.webhookSecret, seconds));
  }

  /**
   * Delivers all that Stripe has told so far, in its order; what is delivered again changes
   * nothing.
   */
  async deliverAll(): Promise<number[]> {
    const statuses: number[] = [];
    for (const event of (await this.stripe())['events'])
      statuses.push((await this.deliver(event)).status);
    return statuses;
  }

  /** Days go by, here and at Stripe. */
  async pass(days: number): Promise<void> {
    this.ahead += days * 86_400_000;
    await this.stripe({ act: 'move on', days });
  }

  async stripe(asked: StripeControl = { act: 'state' }): Promise<PeerState> {
    const body = JSON.stringify({ key: this.key, ...asked });
    const answer = await fetch(`${this.env.STRIPE_API_BASE}/__peer/control`, {
      method: 'POST',
      body,
    });
    return answer.json();
  }

  async paypal(asked: PaypalControl = { act: 'state' }): Promise<PeerState> {
    const body = JSON.stringify({ clientId: this.clientId, ...asked });
    const answer = await fetch(`${this.env.PAYPAL_API_BASE}/__peer/control`, {
      method: 'POST',
      body,
    });
    return answer.json();
  }
}

export const PRO = 'yet_pro_monthly';
export const PREMIUM = 'yet_premium_monthly';

/** A person's own row, as the database has it. */
export async function rowOf({ user }: Person): Promise<PeerState> {
  const row = await homeDb.prepare('select * from users where id = ?').bind(user.id).first();
  return row as PeerState;
}

export async function paymentsOf({ user }: Person): Promise<PeerState[]> {
  const found = await homeDb
    .prepare('select * from payments where user_id = ? order by id')
    .bind(user.id)
    .all<PeerState>();
  return found.results;
}

export async function ordersOf({ user }: Person): Promise<PeerState[]> {
  const found = await homeDb
    .prepare('select * from payment_orders where user_id = ? order by created_at, rowid')
    .bind(user.id)
    .all<PeerState>();
  return found.results;
}
