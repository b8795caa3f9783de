import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

/** Kinds of paths an isolate remembers; there are fewer than this that lead anywhere. */
const REMEMBERED_MAX = 500;
const LENGTH_MAX = 100;
const NUMBER = /^\d+$/;
/** Stands for the number in this place of a path; no path has it, since a bar does not come unescaped. */
const placeOf = (index: number) => `|${index}`;
const PLACE = /^\|(\d+)$/;

type Found<Handler> = [Handler, [name: string, value: string][]][];

/**
 * Hono's plainest router (the usual one prepares one large pattern, which takes milliseconds of an isolate's first answer),
 * which looks each kind of path up once: `/api/goals/7` leads where `/api/goals/8` does, and finding it takes longer than
 * reading a small cookie.
 */
export class KnownPathsRouter<Handler> implements Router<Handler> {
  readonly name = 'KnownPathsRouter';
  readonly #router = new TrieRouter<Handler>();
  readonly #found = new Map<string, Found<Handler>>();

  add(method: string, path: string, handler: Handler): void {
    this.#router.add(method, path, handler);
    this.#found.clear();
  }

  match(method: string, path: string): Result<Handler> {
    const segments = path.split('/');
    const kind = segments
      .map((segment, index) => (NUMBER.test(segment) ? placeOf(index) : segment))
      .join('/');
    const call = `${method} ${kind}`;
    const known = this.#found.get(call) ?? this.#lookUp(method, kind);
    if (this.#found.size < REMEMBERED_MAX && call.length < LENGTH_MAX) this.#found.set(call, known);
    const numbered = (value: string) => segments[Number(PLACE.exec(value)?.[1])] ?? value;
    return [
      known.map(([handler, params]) => [
        handler,
        Object.fromEntries(params.map(([name, value]) => [name, numbered(value)])),
      ]),
    ];
  }

  #lookUp(method: string, kind: string): Found<Handler> {
    const [handlers] = this.#router.match(method, kind) as [[Handler, Record<string, string>][]];
    return handlers.map(([handler, params]) => [handler, Object.entries(params)]);
  }
}
