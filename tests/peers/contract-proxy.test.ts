import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeApi } from '#schema/api/openapi.ts';
import { type Seen, startContractProxy } from './contract-proxy.ts';
import type { Peer } from './peer-server.ts';

const USER = {
  id: 1,
  username: 'ada',
  email: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  isAdmin: false,
  incognitoMode: false,
  dailyMotivation: true,
  hasCompletedInitialQuiz: false,
  coachPersonality: 'supportive',
  coachTone: 'warm',
  coachStyle: 'growth_mindset',
  subscriptionTier: 'free',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  stripeSubscriptionId: null,
  dayStartsAt: 3,
};
const { username: _, ...NAMELESS } = USER;

/** An app that answers what a test tells it to. */
let answer: { status: number; body?: unknown; type?: string };
const app = createServer((request, response) => {
  const told = request.url === '/api/openapi.json' ? { status: 200, body: describeApi() } : answer;
  const type = 'type' in told ? told.type : 'application/json';
  response.writeHead(told.status, told.body === undefined ? {} : { 'Content-Type': type });
  response.end(told.body === undefined ? '' : JSON.stringify(told.body));
});

let proxy: Peer;
beforeAll(async () => {
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
});
afterAll(() => app.close());
beforeEach(async () => {
  await proxy?.stop();
  proxy = await startContractProxy({
    app: `http://127.0.0.1:${(app.address() as AddressInfo).port}`,
  });
});
afterAll(() => proxy.stop());

async function call(method: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(proxy.url + path, { method, ...init });
  const seen = (await (await fetch(`${proxy.url}/__contract`)).json()) as Seen;
  return {
    status: response.status,
    problems: seen.violations.flatMap(({ problems }) => problems),
    seen,
  };
}

describe('the contract proxy', () => {
  it('lets through what is as described, and remembers it', async () => {
    answer = { status: 200, body: USER };
    expect(await call('GET', '/api/user')).toEqual({
      status: 200,
      problems: [],
      seen: { operations: { 'GET /api/user': [200] }, violations: [] },
    });
    answer = { status: 401, body: { message: 'Please log in to continue' } };
    expect((await call('GET', '/api/user')).seen.operations).toEqual({
      'GET /api/user': [200, 401],
    });
  });

  it('answers 502 for a field that is missing', async () => {
    answer = { status: 200, body: NAMELESS };
    const { status, problems } = await call('GET', '/api/user');
    expect([status, problems]).toEqual([
      502,
      [expect.stringContaining("required property 'username'")],
    ]);
  });

  it.each([
    [
      'a field too many',
      { status: 200, body: { ...USER, password: 'scrypt$…' } },
      /additional properties/,
    ],
    ['another type', { status: 200, body: { ...USER, id: '1' } }, /id must be integer/],
    ['a date that is none', { status: 200, body: { ...USER, createdAt: 'today' } }, /date-time/],
    ['another status', { status: 418, body: { message: 'x' } }, /418 is not among/],
    [
      'another kind of error',
      { status: 401, body: { error: 'x' } },
      /additional properties|message/,
    ],
    ['a page for data', { status: 200, body: '<p>', type: 'text/html' }, /not among its types/],
  ])('answers 502 for %s', async (_what, told, problem) => {
    answer = told;
    const { status, problems } = await call('GET', '/api/user');
    expect([status, problems.join()]).toEqual([502, expect.stringMatching(problem)]);
  });

  it('answers 502 when the app takes what it should not', async () => {
    answer = { status: 200, body: USER };
    expect(await call('PATCH', '/api/user', { email: 'no address' })).toMatchObject({
      status: 502,
      problems: [expect.stringContaining('took what is not allowed: the body')],
    });
    answer = { status: 400, body: { message: 'Please enter a valid email address.' } };
    expect((await call('PATCH', '/api/user', { email: 'no address' })).status).toBe(400);
  });

  it('answers 502 for a route that nobody described', async () => {
    answer = { status: 200, body: {} };
    expect((await call('GET', '/api/hidden')).status).toBe(502);
    answer = { status: 404, body: { message: 'Not found' } };
    expect((await call('GET', '/api/hidden')).status).toBe(404);
  });
});
