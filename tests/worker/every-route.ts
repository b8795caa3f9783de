import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { type ApiRoute, readsBody } from '#schema/api/route.ts';
import { API_ROUTES, named } from '#schema/api/routes.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';
import { anAdmin } from './admin.ts';
import { bindings, type Person, signedUp } from './harness.ts';
import { run } from './home-rows.ts';
import { fillWith, type OwnedRows, ownerOfEverything } from './owned-rows.ts';
import { countRoundTrips, type RoundTripCount } from './round-trips.ts';

export interface Called extends RoundTripCount {
  route: string;
  status: number;
  /** Whether it did what it is for; a refusal asks for less. */
  isGood: boolean;
}

export interface Cast {
  owner: Person;
  rows: OwnedRows;
  admin: Person;
  /** Whom the admin looks after. */
  subject: Person;
  /** Of a goal that somebody shares with the owner. */
  code: string;
}

/** What a call needs beside the table's example. */
const queriesOf = ({ owner }: Cast): Record<string, string> => ({
  'GET /api/learning/search': '?q=plan',
  'GET /api/privacy/chat-retention': '?days=90',
  'GET /api/journal/days': '?month=2026-11',
  'GET /api/admin/content': '?kind=unit',
  'GET /api/admin/users': `?q=${owner.user.username}`,
});
const bodyOf = (route: ApiRoute, { owner }: Cast) =>
  named(route) === 'DELETE /api/account' ? { confirmation: owner.user.username } : route.example;

export async function aCast(): Promise<Cast> {
  const { owner, rows } = await ownerOfEverything();
  await run("update users set ai_feedback = 'model' where id = ?", owner.user.id);
  const share = await bindings.DB.prepare(
    'select code from goal_shares where shared_with_username = ?',
  )
    .bind(owner.user.username)
    .first<{ code: string }>();
  return {
    owner,
    rows,
    admin: await anAdmin(),
    subject: await signedUp(),
    code: share?.code as string,
  };
}

function pathOf(route: ApiRoute, { rows, subject, code }: Cast): string {
  const path = route.path.replace(':code', code);
  if (route.ids === 'own' && !route.path.includes(':code')) return fillWith(path, rows);
  return path
    .replace(':kind', route.method === 'PATCH' ? 'module' : 'unit')
    .replace(':userId', String(subject.user.id))
    .replaceAll(/:\w+/g, '1');
}

const sessionOf = (cookie: string): string =>
  JSON.parse(atob((cookie.split('.')[1] as string).replaceAll('-', '+').replaceAll('_', '/'))).sid;

/** Puts back what an earlier call may have ended: the session, and the cookie that names it. */
function sessionRestorer(person: Person) {
  const { cookie, user } = person;
  return () => {
    person.cookie = cookie;
    return run(
      'insert or ignore into sessions (id, user_id, last_seen_at) values (?, ?, ?)',
      sessionOf(cookie),
      user.id,
      new Date().toISOString(),
    );
  };
}

/** Reads come first, and what lies deeper is deleted before what it lies in. */
const turnOf = ({ method, path, access }: ApiRoute) =>
  ['GET', 'PATCH', 'POST', 'DELETE'].indexOf(method) * 100 +
  (access === 'admin' ? 0 : 50) -
  path.split('/').length;

/** What the app sends through its outbox carries a key. */
const OUTBOX =
  /^(POST|PATCH) \/api\/(goals(\/:goalId(\/journal(\/:entryId)?)?)?|journal(\/:freeEntryId)?)$/;
const headersOf = (name: string): Record<string, string> =>
  OUTBOX.test(name) ? { 'Idempotency-Key': crypto.randomUUID() } : {};

const app = createApp(buildDeps);

/**
 * The app, waited for until nothing is left to do after its answer: that is asked of the database,
 * too.
 */
async function reachToTheEnd(url: string, init: RequestInit): Promise<Response> {
  const surroundings = createExecutionContext();
  const answer = await app.fetch(new Request(url, init), bindings, surroundings);
  const body = await answer.arrayBuffer();
  await waitOnExecutionContext(surroundings);
  return new Response(body.byteLength > 0 ? body : null, answer);
}

/**
 * Calls every route that asks who is there, as the table says it is called, and watches the
 * database.
 */
export async function callEveryRoute(cast: Cast): Promise<Called[]> {
  const called: Called[] = [];
  const queries = queriesOf(cast);
  for (const person of [cast.owner, cast.admin]) person.reach = reachToTheEnd;
  const restoreSession = new Map(
    [cast.owner, cast.admin].map((person) => [person, sessionRestorer(person)]),
  );
  const routes = API_ROUTES.filter(({ access }) => access !== 'public').toSorted(
    (a, b) => turnOf(a) - turnOf(b),
  );
  for (const route of routes) {
    const person = route.access === 'admin' ? cast.admin : cast.owner;
    await restoreSession.get(person)?.();
    const name = named(route);
    const path = pathOf(route, cast) + (queries[name] ?? '');
    let status = 0;
    const asked = await countRoundTrips(async () => {
      const body = readsBody(route) ? { body: bodyOf(route, cast) } : {};
      const sent = { ...body, headers: headersOf(name) };
      ({ status } = await person.send(route.method, path, sent));
    });
    called.push({
      route: name,
      status,
      isGood: status === route.status || status === 200,
      ...asked,
    });
  }
  return called;
}
