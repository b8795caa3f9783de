import { type APIRequestContext, expect } from '@playwright/test';
import { type ApiRoute, readsBody } from '#schema/api/route.ts';
import { API_ROUTES, named } from '#schema/api/routes.ts';
import { PASSWORD } from '#tests/password.ts';
import type { Seen } from '#tests/peers/contract-proxy.ts';
import { test, unusedName } from './support/journey.ts';

/**
 * Every route at least once, through the proxy that holds calls and answers to `/api/openapi.json`
 * (as it does with the calls of all journeys): first as nobody, then as somebody who fills in as
 * they go.
 */

/**
 * What needs more than a walk: seen to go well by other journeys, or by the tests inside workerd.
 */
const NEEDS_MORE: Record<string, string> = {
  'POST /api/set-new-password': 'a mailed link',
  'POST /api/confirm-email': 'a mailed link',
  'POST /api/email-confirmation': 'an address that is not confirmed',
  'POST /api/recover': 'a code of one’s own',
  'POST /api/webhooks/stripe': 'a signature of Stripe’s',
  'POST /api/sso/link': 'a provider',
  'DELETE /api/sso/link': 'a provider',
  'POST /api/passkeys': 'a device',
  'PATCH /api/passkeys/:passkeyId': 'a device',
  'DELETE /api/passkeys/:passkeyId': 'a device',
  'POST /api/passkey-sign-in': 'a device',
  'POST /api/learning/reviews/:reviewId': 'some days',
  'POST /api/goals/:goalId/shares': 'somebody to share with',
  'DELETE /api/share-notes/:noteId': 'a partner',
  'DELETE /api/shared-with-me/:shareId': 'a partner',
  'POST /api/shared/:code/keep': 'a partner',
  'POST /api/shared/:code/note': 'a partner',
  'DELETE /api/shared/:code/note': 'a partner',
  'POST /api/cancel-subscription': 'a subscription',
  'POST /api/resume-subscription': 'a subscription',
  'POST /api/billing-portal': 'a subscription',
  'PATCH /api/learning/recommendations/:recommendationId': 'a recommendation',
  'POST /api/reminders': 'a task of one’s own',
  'DELETE /api/reminders/:reminderId': 'a task of one’s own',
  'GET /api/reminders/sends/:sendId': 'a reminder that was sent',
  'POST /api/reminders/sends/:sendId/answer': 'a reminder that was sent',
  'DELETE /api/coach/kept/:keptId': 'a guided session gone through',
};

/** Whatever ends a session, or takes away what others need, comes last, in this order. */
const LATE = ['DELETE', '/api/sessions', '/api/logout', '/api/account'];
const lateness = (route: ApiRoute) => LATE.findLastIndex((piece) => named(route).includes(piece));
const depth = ({ path }: ApiRoute) => path.split('/').length;
const inOrder = API_ROUTES.filter(({ path }) => !/\/(register|login)$/.test(path)).toSorted(
  (a, b) => lateness(a) - lateness(b) || (lateness(a) === 0 ? depth(b) - depth(a) : 0),
);

/** What the walker has learnt to put in a path, by where it stands: `journal/:entryId`. */
type Known = Record<string, string>;

/** From an answer with an id, where that id leads on: of `/api/goals`, to `/api/goals/:goalId`. */
function learn(known: Known, { path }: ApiRoute, body: any) {
  const row = Array.isArray(body) ? body[0] : body;
  const facts: [place: string, id: unknown][] = [
    ['conversations/:conversationId', row?.conversationId],
    ['shared/:code', row?.code],
    ['user-progress/:progressId', path.endsWith('/progress') && row?.id],
    ['devices/:deviceId', row?.devices?.[0]?.id],
    ['tasks/:taskId', row?.roadmap?.milestones?.[0]?.tasks.length && '0-0'],
    ['if-thens/:ifThenId', row?.ifThens?.[0]?.id],
    ['sandbox-orders/:orderId', /order=([\w-]+)/.exec(row?.url ?? '')?.[1]],
  ];
  for (const route of API_ROUTES.filter((other) => other.path.startsWith(`${path}/:`))) {
    const param = /^\/(:\w+)/.exec(route.path.slice(path.length))?.[1];
    facts.push([`${path.split('/').at(-1)}/${param}`, row?.id]);
  }
  for (const [place, id] of facts) if (id) known[place] ??= String(id);
}

/** What stands for an id that nothing was learnt of. */
const STRANGE: Known = { 'shared/:code': 'x'.repeat(22), 'content/:kind': 'unit' };
const QUERIES: Record<string, string> = {
  '/api/learning/search': '?q=yet',
  '/api/privacy/chat-retention': '?days=30',
  '/api/journal/days': '?month=2026-11',
};

async function call(request: APIRequestContext, route: ApiRoute, known: Known, data: unknown) {
  const path = route.path
    .replaceAll(
      /([\w-]+)\/(:\w+)/g,
      (place, segment) => `${segment}/${known[place] ?? STRANGE[place] ?? '1'}`,
    )
    .replaceAll(/:\w+/g, '1');
  const answer = await request.fetch(path + (QUERIES[route.path] ?? ''), {
    method: route.method,
    maxRedirects: 0,
    ...(readsBody(route) && { data: data ?? {} }),
  });
  const text = await answer.text();
  expect(answer.status(), `${named(route)}: ${text}`).not.toBe(502);
  const isJson = answer.headers()['content-type']?.includes('json');
  if (answer.ok() && isJson) learn(known, route, JSON.parse(text));
}

test('the API is as it describes itself, whoever calls', async ({
  request,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const visitor = await playwright.request.newContext({ baseURL: baseURL as string });
  for (const route of API_ROUTES) await call(visitor, route, {}, route.example);
  for (const route of API_ROUTES.filter(readsBody)) await call(visitor, route, {}, { odd: [] });

  const username = unusedName();
  const credentials = { username, password: PASSWORD };
  const own: Record<string, unknown> = {
    'PATCH /api/user': { email: `${username}@mail.org` },
    'POST /api/user/update-email': { email: `${username}@mail.org` },
    'POST /api/change-password': { currentPassword: PASSWORD, newPassword: PASSWORD },
    'POST /api/create-subscription': { priceId: 'yet_pro_monthly' },
    'DELETE /api/account': { confirmation: username },
    'POST /api/goals': {
      title: 'Swim across the lake',
      targetDate: '2099-06-30',
      roadmap: {
        milestones: [
          { title: 'Begin', description: '', targetDate: '2099-05-30', tasks: ['Find the lake'] },
        ],
      },
    },
  };
  const known: Known = {};
  await request.post('/api/register', { data: credentials });
  for (const route of inOrder) {
    if (lateness(route) > 0) await request.post('/api/login', { data: credentials });
    await call(request, route, known, own[named(route)] ?? route.example);
  }

  const { operations, violations }: Seen = await (await request.get('/__contract')).json();
  expect(violations).toEqual([]);
  const seen = (route: ApiRoute) => operations[named(route).replaceAll(/:(\w+)/g, '{$1}')] ?? [];
  // The proxy knows the API; a calendar’s own address is another matter: see `calendar.journey.ts`.
  const api = API_ROUTES.filter(({ path }) => path.startsWith('/api/'));
  expect(api.filter((route) => seen(route).length === 0).map(named)).toEqual([]);
  const neverWell = api.filter(
    (route) =>
      route.access !== 'admin' && !NEEDS_MORE[named(route)] && !seen(route).includes(route.status),
  );
  expect(neverWell.map((route) => [named(route), seen(route)])).toEqual([]);
});
