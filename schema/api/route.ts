import type * as z from 'zod/mini';
import { maxBytesOf } from '../rules/body-bounds.ts';

type Schema = z.ZodMiniType;

/** A contract under the name it has in `schema/contracts`: `{ Goal }`. */
export type Named<S extends Schema = Schema> = Record<string, S>;

/** Why a call can be refused, beside what follows from its kind (see `refusals`). */
type Fails = Partial<Record<401 | 403 | 404 | 409 | 429 | 502 | 503, string>>;

/** What a caller must know of a route, and what the sweeps hold it to. */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As it is mounted: `/api/goals/:goalId`. */
  path: string;
  summary: string;
  access: 'public' | 'signed-in' | 'admin';
  params: Schema | undefined;
  /**
   * What an id in the path names: a person's own rows, where another person's is 404; `content`,
   * the same for everybody; `secret`, which allows access by itself; `people`, for an admin.
   */
  ids: 'own' | 'content' | 'secret' | 'people';
  query: Schema | undefined;
  body: Named | undefined;
  /** A body that goes through; ids in it need not exist. */
  example: unknown;
  /** Where the body is somebody else's, proven by a signature in this header. */
  signature: string | undefined;
  /** The longest body that is read, in bytes. */
  maxBytes: number;
  status: 200 | 201 | 204 | 303;
  reply: Named | undefined;
  /** Of a reply that is no JSON. */
  media: string | undefined;
  /** Whether `Accept: text/event-stream` gets the reply in pieces. */
  streams: boolean;
  /** A password is hashed on the way, which costs 140 ms: limits come before. */
  hashes: boolean;
  /** Whether the same again changes nothing more, without a key. */
  repeatable: boolean;
  fails: Fails;
}

interface Given<Body extends Schema> {
  access?: ApiRoute['access'];
  params?: Schema;
  ids?: ApiRoute['ids'];
  query?: Schema;
  body?: Named<Body>;
  example?: NoInfer<z.input<Body>>;
  signature?: string;
  status?: ApiRoute['status'];
  reply?: Named;
  media?: string;
  streams?: boolean;
  hashes?: boolean;
  repeatable?: boolean;
  fails?: Fails;
}

const route =
  (method: ApiRoute['method']) =>
  <Body extends Schema>(path: string, summary: string, given: Given<Body>): ApiRoute => ({
    method,
    path,
    summary,
    access: given.access ?? 'signed-in',
    params: given.params,
    ids: given.ids ?? 'own',
    query: given.query,
    body: given.body,
    example: given.example,
    signature: given.signature,
    maxBytes: maxBytesOf(path),
    status: given.status ?? (given.reply || given.media ? 200 : 204),
    reply: given.reply,
    media: given.media,
    streams: given.streams ?? false,
    hashes: given.hashes ?? false,
    repeatable: given.repeatable ?? method !== 'POST',
    fails: given.fails ?? {},
  });

export const get = route('GET');
export const post = route('POST');
export const patch = route('PATCH');
/** `delete` is a word of the language. */
export const remove = route('DELETE');

export const readsBody = ({ body, signature }: ApiRoute) => Boolean(body || signature);

/** What follows from the kind of a call. */
const USUAL = {
  400: 'Something sent does not fit; `issues` names the fields.',
  401: 'Nobody is signed in.',
  403: 'The request comes from another site.',
  404: 'There is no such thing, or it is somebody else’s.',
  409: 'The Idempotency-Key stands for another request, or for one still under way.',
  413: 'The body is longer than what fits.',
  415: 'The body is not JSON.',
} as const;

/**
 * Every status that a call can be refused with, and why. A server at fault answers 500; one not set
 * up, 503.
 */
export function refusals(of: ApiRoute): Record<number, string> {
  const changes = of.method !== 'GET';
  const isKnown = of.access !== 'public';
  const follows: [keyof typeof USUAL, unknown][] = [
    [400, of.query || readsBody(of) || (changes && isKnown)],
    [401, isKnown],
    [403, changes],
    [404, of.params || of.access === 'admin'],
    [409, changes && isKnown],
    [413, changes],
    [415, changes],
  ];
  const all = { ...of.fails } as Record<number, string>;
  for (const [status, holds] of follows) {
    if (holds) all[status] = [of.fails[status as 401], USUAL[status]].filter(Boolean).join(' ');
  }
  return all;
}
