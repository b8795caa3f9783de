import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { inject } from 'vitest';
import type { HeardByModel } from '#tests/peers/unruly-model.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';
import type { Bindings } from '#worker/env.ts';
import { bindings, type Person, signedUp } from './harness.ts';

/** The app wired to a model of its own, which is known by its name in what the peer was sent. */
export class AppWithModel {
  readonly model: string;
  readonly host: string;
  readonly #peer: string;
  readonly #env: Bindings;
  readonly #app = createApp(buildDeps);

  constructor(settings: Partial<Bindings> = {}, peer = inject('peers').model, way = 'model') {
    this.model = `${way}-${crypto.randomUUID()}`;
    this.#peer = peer;
    this.host = new URL(peer).host;
    this.#env = {
      ...bindings,
      OPENAI_API_KEY: 'a-key-for-the-peer',
      OPENAI_BASE_URL: `${peer}/v1`,
      OPENAI_MODEL: this.model,
      ...settings,
    };
  }

  /** The same with a model that behaves in one of the ways of `tests/peers/unruly-model.ts`. */
  static unruly(way: string, settings: Partial<Bindings> = {}): AppWithModel {
    return new AppWithModel(settings, inject('peers').unrulyModel, way);
  }

  async somebody(): Promise<Person> {
    const person = await signedUp();
    person.reach = async (url, init) => {
      const surroundings = createExecutionContext();
      const response = await this.#app.fetch(new Request(url, init), this.#env, surroundings);
      // A stream runs on after its answer has begun: it is read before what follows it is waited
      // for.
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

  /** What an unruly model was sent, oldest first, and how much of its answers anybody took. */
  async heardByUnruly(): Promise<HeardByModel[]> {
    return (await fetch(`${this.#peer}/heard/${this.model}`)).json();
  }
}
