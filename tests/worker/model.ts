import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { inject } from 'vitest';
import type { PeerAddresses } from '#tests/peers/peer-addresses.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';
import type { Bindings } from '#worker/env.ts';
import { bindings, type Person, signedUp } from './harness.ts';

/** The app wired to a model of its own, which is known by its name in what the peer was sent. */
export class AppWithModel {
  readonly model = `model-${crypto.randomUUID()}`;
  readonly #peer = (inject('peers') as PeerAddresses).model;
  readonly host = new URL(this.#peer).host;
  readonly #env: Bindings = {
    ...bindings,
    OPENAI_API_KEY: 'a-key-for-the-peer',
    OPENAI_BASE_URL: `${this.#peer}/v1`,
    OPENAI_MODEL: this.model,
  };
  readonly #app = createApp(buildDeps);

  async somebody(): Promise<Person> {
    const person = await signedUp();
    person.reach = async (url, init) => {
      const surroundings = createExecutionContext();
      const response = await this.#app.fetch(new Request(url, init), this.#env, surroundings);
      // A stream runs on after its answer has begun: it is read before what follows it is waited for.
      const whole = new Response(await response.arrayBuffer(), response);
      await waitOnExecutionContext(surroundings);
      return whole;
    };
    return person;
  }

  /** The bodies of what the model was sent, oldest first. */
  async heard(): Promise<any[]> {
    const journal = await fetch(`${this.#peer}/__aimock/journal`);
    const entries = (await journal.json()) as { body: { model: string } }[];
    return entries.map(({ body }) => body).filter(({ model }) => model === this.model);
  }
}
