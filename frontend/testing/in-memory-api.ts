import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { ReminderSettings } from '#schema/contracts/reminders.ts';

/** One call of the page to the API, as it left the browser. */
export interface ApiCall {
  route: string;
  body: unknown;
}

/**
 * What answers a route: a `Response` as it is, anything else as JSON with status 200. May throw, as
 * `fetch` does.
 */
type Answer = (call: { body: unknown; url: URL }) => unknown;

let answers: Record<string, Answer> = {};
let calls: ApiCall[] = [];
let unknown: string[] = [];

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

/** The answer of a server that refuses: a status and the sentence for the person. */
export const refusal = (status: number, message: string): Response => json({ message }, status);

/** What `fetch` does when there is no connection. */
export const noConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

/** A reply of Eden's as the API streams it. */
export function eventStream(...events: [name: string, data: unknown][]): Response {
  const body = events
    .map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

/**
 * Answers these routes, such as `PATCH /api/goals/1`, from now on; a later answer takes the place
 * of an earlier one.
 */
export function answerApi(more: Record<string, Answer>): void {
  answers = { ...answers, ...more };
}

/** All that was sent to a route, in its order. */
export const sentTo = (route: string): unknown[] =>
  calls.filter((call) => call.route === route).map(({ body }) => body);

async function respond(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), window.location.origin);
  const route = `${init.method ?? 'GET'} ${url.pathname}`;
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  calls.push({ route, body });
  const answer = answers[route];
  if (!answer) {
    unknown.push(route);
    return refusal(404, `Nothing answers ${route} in this test`);
  }
  const value = await answer({ body, url });
  if (value instanceof Response) return value;
  return value === undefined ? new Response(null, { status: 204 }) : json(value);
}

/** What holds for reminders of somebody who never chose any. */
const NO_REMINDERS: ReminderSettings = {
  byPush: false,
  byMail: false,
  quietFrom: null,
  quietUntil: null,
  dayLimit: 3,
  pausedUntil: null,
  showsTitles: false,
  devices: [],
  pushKey: null,
  email: null,
  mailDelivery: 'local',
  timeZone: null,
};

/**
 * The network is the one thing that stands in for something: whatever a test does not answer fails
 * it.
 */
beforeEach(() => {
  // Asked for in the background after many an action, or wherever something can ask.
  answers = {
    'GET /api/stickers/user': () => [],
    'GET /api/reminders': () => [],
    'GET /api/reminders/settings': () => NO_REMINDERS,
  };
  calls = [];
  unknown = [];
  const browsers = window.fetch.bind(window);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).startsWith('/api/') ? respond(input, init) : browsers(input, init),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  expect(unknown).toEqual([]);
});
