import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { type Json, jsonSchemaOf } from '#schema/api/components.ts';
import { type ApiRoute, readsBody } from '#schema/api/route.ts';
import { API_ROUTES, named } from '#schema/api/routes.ts';
import { anAdmin } from '#tests/worker/admin.ts';
import { mostly } from '#tests/worker/from-schema.ts';
import { isFull, shareOf } from '#tests/worker/full.ts';
import { type HttpAnswer, type Person, type SentRequest, signedUp } from '#tests/worker/harness.ts';
import { leaksIn } from '#tests/worker/leaks.ts';
import { RAW_BODIES, SEGMENTS } from '#tests/worker/nonsense.ts';
import { fillWith, ownerOfEverything } from '#tests/worker/owned-rows.ts';

const SEED = 20_261_121;
/**
 * How much is tried, the same on every run: in all, bodies and queries for each route, fewer where
 * a hash takes 140 ms, and the routes that are sent the files of JSONTestSuite.
 */
const AMOUNT = isFull
  ? { inputs: 20_000, bodies: 160, hashedBodies: 40, queries: 150, jsonRoutes: 12 }
  : { inputs: 1500, bodies: 8, hashedBodies: 3, queries: 15, jsonRoutes: 2 };
const NOT_JSON = 'The request is not valid JSON';
const LONG = { timeout: 120_000 };

let tried = 0;

/**
 * Somebody who may call a route and has something behind each of its ids; another one when they
 * used themselves up.
 */
class Caller {
  readonly #route: ApiRoute;
  #who: { person: Person; rows: Record<string, string> } | undefined;

  constructor(route: ApiRoute) {
    this.#route = route;
  }

  async #make() {
    const { access, params, ids } = this.#route;
    if (params && ids === 'own') {
      const { owner, rows } = await ownerOfEverything();
      return { person: owner, rows };
    }
    return { person: access === 'admin' ? await anAdmin() : await signedUp(), rows: {} };
  }

  /** The route's path with rows of the caller's own, or what is everybody's. */
  async path(): Promise<string> {
    this.#who ??= await this.#make();
    const { path, ids } = this.#route;
    if (ids === 'own') return fillWith(path, this.#who.rows);
    const known = ids === 'people' ? String(this.#who.person.user.id) : '1';
    return path
      .replace(':code', 'x'.repeat(22))
      .replace(':kind', 'unit')
      .replaceAll(/:\w+/g, known);
  }

  /** Sends with the cookie of before, whatever an earlier answer did to it. */
  async send(path: string, sent: SentRequest = {}): Promise<HttpAnswer> {
    const { method } = this.#route;
    this.#who ??= await this.#make();
    const { person } = this.#who;
    const { cookie } = person;
    const answer = await person.send(method, path, sent);
    person.cookie = cookie;
    tried++;
    const isOver = answer.status === 401 || answer.status === 429;
    if (isOver && this.#route.access !== 'public') this.#who = undefined;
    return answer;
  }
}

/**
 * That it fits the table's contracts is held to by the harness; here, that nothing broke and
 * nothing got out.
 */
function isSound({ status, body }: HttpAnswer) {
  if (status >= 500) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  const leaks = status >= 400 ? leaksIn(JSON.stringify(body)) : [];
  if (leaks.length > 0) throw new Error(`told of ${leaks.join()}: ${JSON.stringify(body)}`);
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const withBody = API_ROUTES.filter(({ body }) => body);

describe('bodies that mostly fit', () => {
  it.each(withBody)('$method $path', LONG, async (route) => {
    const caller = new Caller(route);
    const [contract] = Object.values(route.body ?? {});
    const bodies = mostly(jsonSchemaOf(contract as Parameters<typeof jsonSchemaOf>[0], 'input'));
    const oneBody = fc.asyncProperty(bodies, async (body) => {
      isSound(
        await caller.send(await caller.path(), {
          raw: JSON.stringify(body) ?? '',
          headers: JSON_TYPE,
        }),
      );
    });
    const numRuns = route.hashes ? AMOUNT.hashedBodies : AMOUNT.bodies;
    await fc.assert(oneBody, { numRuns, seed: SEED });
  });
});

describe('bodies that are no JSON, or odd', () => {
  it.each(API_ROUTES.filter(readsBody))('$method $path', LONG, async (route) => {
    const caller = new Caller(route);
    for (const [what, raw] of shareOf(RAW_BODIES, API_ROUTES.indexOf(route), 3)) {
      const answer = await caller.send(await caller.path(), { raw, headers: JSON_TYPE });
      expect([what, answer.status < 500, typeof answer.body]).toEqual([what, true, 'object']);
      isSound(answer);
    }
  });

  const corpus = Object.entries(inject('corpora').jsonFiles);
  it
    .runIf(corpus.length > 0)
    .each(withBody.filter(({ hashes }) => !hashes).slice(0, AMOUNT.jsonRoutes))(
    'JSONTestSuite to $method $path',
    LONG,
    async (route) => {
      const caller = new Caller(route);
      for (const [file, base64] of corpus) {
        const raw = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const answer = await caller.send(await caller.path(), { raw, headers: JSON_TYPE });
        isSound(answer);
        const isRead = answer.body?.message !== NOT_JSON;
        if (file.startsWith('y_')) expect([file, isRead]).toEqual([file, true]);
        if (file.startsWith('n_')) expect([file, isRead]).toEqual([file, false]);
      }
    },
  );
});

describe('paths and queries', () => {
  it.each(API_ROUTES.filter(({ params }) => params))(
    '$method $path with no ids',
    LONG,
    async (route) => {
      const caller = new Caller({ ...route, ids: 'content' });
      for (const segment of shareOf(SEGMENTS, API_ROUTES.indexOf(route), 12)) {
        const path = route.path.replaceAll(/:\w+/g, () => segment);
        const body = readsBody(route) ? { body: route.example } : {};
        isSound(await caller.send(path, body));
      }
    },
  );

  it.each(API_ROUTES.filter(({ query }) => query))(
    '$method $path with odd queries',
    LONG,
    async (route) => {
      const caller = new Caller(route);
      const schema = jsonSchemaOf(route.query as Parameters<typeof jsonSchemaOf>[0], 'input');
      const names = Object.keys((schema['properties'] as Json) ?? {});
      const pairs = fc.array(
        fc.tuple(fc.constantFrom(...names, '__proto__', 'limit', 'toString', ''), fc.anything()),
        { maxLength: 4 },
      );
      const queries = fc.oneof(
        mostly(schema).map((value) => Object.entries(Object(value) as object)),
        pairs,
      );
      const oneQuery = fc.asyncProperty(queries, async (query) => {
        const words = query.map(([name, value]) => {
          const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
          return `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`;
        });
        isSound(await caller.send(`${await caller.path()}?${words.join('&').slice(0, 8000)}`));
      });
      await fc.assert(oneQuery, { numRuns: AMOUNT.queries, seed: SEED });
    },
  );

  it.each(['%', '%ff', '%E0%A4%A', '=', '&&&', 'limit=%00', 'limit=1&limit=2', '?'.repeat(2000)])(
    'GET /api/goals?%s',
    async (query) => {
      const caller = new Caller(
        API_ROUTES.find((route) => named(route) === 'GET /api/goals') as ApiRoute,
      );
      isSound(await caller.send(`/api/goals?${query}`));
    },
  );
});

describe('in all', () => {
  it(`${AMOUNT.inputs} inputs were tried`, () => {
    expect(tried).toBeGreaterThanOrEqual(AMOUNT.inputs);
  });
});
