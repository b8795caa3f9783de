import type { ErrorBody } from '#schema/contracts/errors.ts';
import { deviceLocale } from './device-locale.ts';
import { passOnSafetyNotice } from './safety-notice.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Issues = NonNullable<ErrorBody['issues']>;

const UNREACHABLE = 'Yet could not be reached. Check your connection and try again.';

/**
 * What a failed call raises. `status` 0 means that no answer came; `message` may be empty when the
 * server said nothing.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly issues: Issues;
  readonly headers: Headers | undefined;

  constructor(
    status: number,
    message: string,
    issues: Issues = [],
    headers?: Headers,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.issues = issues;
    this.headers = headers;
  }
}

let person: number | undefined;
let tellOfWrite: (path: string) => void = () => undefined;

/** `listener` hears the path of each write that the server has taken. */
export function onWritten(listener: (path: string) => void): void {
  tellOfWrite = listener;
}

/**
 * From here on each call says whom the page is open for: another person's session does not answer
 * it.
 */
export function askFor(userId: number | undefined): void {
  person = userId;
}

export function hasStatus(thrown: unknown, status: number): boolean {
  return thrown instanceof ApiError && thrown.status === status;
}

/**
 * The server's own words where there are any, else ours. An error that a failed call was the cause
 * of has the call's.
 */
export function errorMessage(thrown: unknown, fallback: string): string {
  if (thrown instanceof ApiError) return thrown.message || fallback;
  return thrown instanceof Error && thrown.cause ? errorMessage(thrown.cause, fallback) : fallback;
}

async function errorFrom(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  if (!response.headers.get('content-type')?.includes('json')) {
    return new ApiError(response.status, text || response.statusText);
  }
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> & { error?: string };
    passOnSafetyNotice(body);
    const message = body.message ?? body.error ?? response.statusText;
    return new ApiError(response.status, message, body.issues, response.headers);
  } catch {
    return new ApiError(response.status, response.statusText);
  }
}

interface Options {
  signal?: AbortSignal;
  accept?: string;
  headers?: Record<string, string>;
}

/**
 * The answer to one call, its body unread. @throws ApiError for every answer that is not ok, and
 * when none comes.
 */
export async function openRequest(
  method: Method,
  path: string,
  body?: unknown,
  { signal, accept = 'application/json', headers }: Options = {},
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: accept,
        // What visitors read knows no days.
        ...((person || method !== 'GET') && { 'X-Time-Zone': deviceLocale().zone }),
        ...(person && { 'X-Person': String(person) }),
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, UNREACHABLE);
  }
  if (!response.ok) throw await errorFrom(response);
  if (method !== 'GET') tellOfWrite(path);
  return response;
}

/** One call to our API. @throws ApiError */
export async function request<Reply>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  headers?: Options['headers'],
): Promise<Reply> {
  const response = await openRequest(method, path, body, { signal, headers });
  if (response.status === 204) return undefined as Reply;
  const reply = await response.json();
  passOnSafetyNotice(reply);
  return reply as Reply;
}
