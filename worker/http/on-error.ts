import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '#schema/contracts/errors.ts';
import { AppError, type ErrorKind } from '#worker/lib/errors.ts';
import { createLog, reasonOf } from '#worker/lib/log.ts';
import { isFormPath } from '#worker/pages/form-paths.ts';
import type { AppEnv } from './app-env.ts';

const STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'not-json': 415,
  'too-many': 429,
  'provider-failed': 502,
  'not-configured': 503,
} as const satisfies Record<ErrorKind, ContentfulStatusCode>;

interface Failure {
  status: ContentfulStatusCode;
  body: ErrorBody;
}

/** A path as it may be logged: without the parts that give access to whoever knows them. */
const withoutSecret = (path: string) => path.replace(/^(\/calendar|\/api\/shared)\/[^/]+/, '$1/…');

/**
 * Status and body for a failure, as JSON or as a page. Anything but an AppError is logged and
 * answered with a general sentence.
 */
export function describeFailure(thrown: unknown, c: Context<AppEnv>): Failure {
  if (thrown instanceof AppError) {
    const { message, issues, safetyNotice } = thrown;
    if (thrown.retryAfter !== undefined) c.header('Retry-After', String(thrown.retryAfter));
    return {
      status: STATUS[thrown.kind],
      body: { message, ...(safetyNotice && { safetyNotice }), ...(issues && { issues }) },
    };
  }
  createLog({ requestId: c.var.requestId }).error('unexpected', {
    reason: reasonOf(thrown),
    path: withoutSecret(c.req.path),
  });
  const message = 'Something went wrong on our side. Nothing you wrote is lost; please try again.';
  return { status: 500, body: { message } };
}

/**
 * The one place where a failure becomes an answer: JSON, or a page for a form that the browser sent
 * by itself.
 */
export async function onError(thrown: Error, c: Context<AppEnv>) {
  const { status, body } = describeFailure(thrown, c);
  if (c.req.method !== 'POST' || !isFormPath(c.req.path)) return c.json(body, status);
  const { plainPage } = await import('#worker/pages/plain-page.ts');
  return c.html(plainPage('This was not sent', body.message, c.req.path), status, {
    'Cache-Control': 'no-store',
  });
}
