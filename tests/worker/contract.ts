import * as z from 'zod/mini';
import { type ApiRoute, refusals } from '#schema/api/route.ts';
import { API_ROUTES, named } from '#schema/api/routes.ts';
import { ErrorBody } from '#schema/contracts/errors.ts';

/** A word in a path is more than a place for one: `/api/goals/summary` is no goal. */
const MATCHERS = API_ROUTES.toSorted(
  (a, b) => a.path.split(':').length - b.path.split(':').length,
).map((route) => ({ route, pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

/** The table's line for a call. A segment of dots asks for another place, as in any address. */
export function routeOf(method: string, path: string): ApiRoute | undefined {
  const bare = new URL(path, 'http://yet.test').pathname;
  return MATCHERS.find(({ route, pattern }) => route.method === method && pattern.test(bare))
    ?.route;
}

interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
}

function contractOf(route: ApiRoute, { status, headers }: Answered): z.ZodMiniType | undefined {
  if (status !== route.status) {
    if (!(status in refusals(route)) && status !== 500 && status !== 503)
      throw new Error(`${named(route)} answered ${status}, which the table does not tell of`);
    return ErrorBody;
  }
  const type = headers.get('content-type') ?? '';
  if (route.media && !type.startsWith(route.media))
    throw new Error(`${named(route)} answered ${type}`);
  const isStream = route.streams && type.startsWith('text/event-stream');
  return isStream ? undefined : route.reply && Object.values(route.reply)[0];
}

/**
 * Holds an answer to what the table says of its route. @throws Error naming the route and what does
 * not fit.
 */
export function holdToTable(method: string, path: string, answer: Answered): void {
  const route = routeOf(method, path);
  // An answer given again says the same, or that it came: see `worker/http/retries.ts`.
  if (!route || answer.headers.has('idempotency-replayed')) return;
  const checked = contractOf(route, answer)?.safeParse(answer.body);
  if (checked?.success === false)
    throw new Error(`${named(route)} at ${path} answered ${answer.status} in another shape than the table's: 
${z.prettifyError(checked.error)}`);
}
