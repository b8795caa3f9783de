import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, askFor, errorMessage, request } from './request.ts';

function answerWith(response: Response | Error) {
  const fetcher = vi.fn(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const failed = (call: Promise<unknown>) => call.then(() => null).catch((error: ApiError) => error);

afterEach(() => vi.unstubAllGlobals());

test('a change goes out as JSON with the session and the person’s time zone', async () => {
  const fetcher = answerWith(json({ ok: true }));
  await request('PATCH', '/api/goals/1', { completed: true });
  expect(fetcher).toHaveBeenCalledWith(
    '/api/goals/1',
    expect.objectContaining({
      method: 'PATCH',
      credentials: 'same-origin',
      body: '{"completed":true}',
      headers: expect.objectContaining({
        'Content-Type': 'application/json',
        'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    }),
  );
});

test('each call says whom the page is open for, once that is known', async () => {
  const headersOf = (fetcher: ReturnType<typeof answerWith>) =>
    (fetcher.mock.lastCall as unknown as [string, { headers: Record<string, string> }])[1].headers;
  const fetcher = answerWith(json([]));
  await request('GET', '/api/goals');
  expect(headersOf(fetcher)).not.toHaveProperty('X-Person');
  // What a visitor reads has no days, and the zone is asked for when somebody needs it.
  expect(headersOf(fetcher)).not.toHaveProperty('X-Time-Zone');
  askFor(7);
  const again = answerWith(json([]));
  await request('GET', '/api/goals');
  expect(headersOf(again)).toHaveProperty('X-Person', '7');
  askFor(undefined);
});

test('an answer without content is nothing', async () => {
  answerWith(new Response(null, { status: 204 }));
  expect(await request('DELETE', '/api/goals/1')).toBeUndefined();
});

test.each([
  [
    'the message field',
    json({ message: 'Goal not found', error: 'no' }, { status: 404 }),
    'Goal not found',
  ],
  ['else the error field', json({ error: 'Nope' }, { status: 400 }), 'Nope'],
  ['else the status text', json({}, { status: 400, statusText: 'Bad Request' }), 'Bad Request'],
  ['the text of an answer that is not JSON', new Response('Too busy', { status: 503 }), 'Too busy'],
  [
    'else its status text',
    new Response('', { status: 502, statusText: 'Bad Gateway' }),
    'Bad Gateway',
  ],
])('the error carries %s', async (_, response, message) => {
  const status = response.status;
  answerWith(response);
  expect(await failed(request('GET', '/api/goals'))).toMatchObject({
    name: 'ApiError',
    status,
    message,
  });
});

test('broken JSON in an error falls back to the status text', async () => {
  answerWith(
    new Response('{', {
      status: 500,
      statusText: 'Server Error',
      headers: { 'content-type': 'application/json' },
    }),
  );
  expect(await failed(request('GET', '/api/goals'))).toMatchObject({ message: 'Server Error' });
});

test('no answer at all is a plain sentence', async () => {
  answerWith(new TypeError('Failed to fetch'));
  expect(await failed(request('GET', '/api/goals'))).toMatchObject({
    status: 0,
    message: 'Yet could not be reached. Check your connection and try again.',
  });
});

test('the server’s words win over ours; ours fill in for silence and for bugs', () => {
  expect(errorMessage(new ApiError(401, 'Invalid username or password'), 'ours')).toBe(
    'Invalid username or password',
  );
  expect(errorMessage(new ApiError(500, ''), 'ours')).toBe('ours');
  expect(errorMessage(new TypeError('x is undefined'), 'ours')).toBe('ours');
});
